"""The questions and automatic steps, one file per phase, in the order of the rulebook."""

from games.dominant_species.steps import cards
from games.dominant_species.steps.execution import Execute
from games.dominant_species.steps.planning import Plan, PlanNext, StartTurn
from games.dominant_species.steps.setup import Animals, ChooseAnimal, SetUp

ALL = (
    *(Animals, ChooseAnimal, SetUp),
    *(StartTurn, PlanNext, Plan),
    *(Execute,),
    *cards.ALL,
)
"""All of them, in the order of the rules."""

__all__ = ["ALL", "Animals", "Execute", "StartTurn"]
