"""The questions and automatic steps, one file per phase, in the order of the rulebook."""

from games.dominant_species.steps import cards
from games.dominant_species.steps.action import AddSpecies, PlaceCorner, PlaceElement
from games.dominant_species.steps.domination import Dominate, TakeCard
from games.dominant_species.steps.earth import Follow, Glaciate, MoveCount, Wander, WanderElement, WanderScore, WanderTo
from games.dominant_species.steps.elements import (
    Abound,
    Adapt,
    Deplete,
    DepleteCorner,
    LayWaste,
    Regress,
    RegressionEnds,
    Reinitiate,
    Shield,
    Waste,
)
from games.dominant_species.steps.execution import Execute, NextPawn, Section
from games.dominant_species.steps.planning import Plan, PlanNext, StartTurn
from games.dominant_species.steps.reset import Extinction, FinalScore, Reseed, Reset, SaveMammal, Survival
from games.dominant_species.steps.setup import Animals, ChooseAnimal, SetUp
from games.dominant_species.steps.species import (
    Compete,
    CompeteFreely,
    Migrate,
    MigrateCount,
    MigrateTo,
    Speciate,
    SpeciateFreely,
    Victim,
)

ALL = (
    *(Animals, ChooseAnimal, SetUp),
    *(StartTurn, PlanNext, Plan),
    *(Execute, Section, NextPawn, AddSpecies, PlaceElement, PlaceCorner, MoveCount),
    *(Reinitiate, Adapt, Regress, Shield, RegressionEnds, Abound, Waste, LayWaste, Deplete, DepleteCorner),
    *(Glaciate, Speciate, SpeciateFreely, Wander, WanderTo, WanderElement, WanderScore, Follow),
    *(Migrate, MigrateTo, MigrateCount, CompeteFreely, Compete, Victim),
    *(Dominate, TakeCard),
    *cards.ALL,
    *(Reset, SaveMammal, Extinction, Survival, Reseed, FinalScore),
)
"""All of them, in the order of the rules."""

__all__ = ["ALL", "Animals", "Execute", "StartTurn"]
