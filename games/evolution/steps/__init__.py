"""The questions and automatic steps of Evolution, phase by phase."""

from games.evolution.steps.attack import Eaten, Intend, Lure, Paralyse, Pounce, Sting, Strike
from games.evolution.steps.development import Arrange, Develop, NextDevelopment, Partner, Place, StartTurn
from games.evolution.steps.exchange import Give
from games.evolution.steps.extinction import Draw, Extinction, Finish, Outlive, Regenerate, Regrow, Rescue
from games.evolution.steps.feeding import Burn, EndGo, Feed, Rob, Shed, StartGo, Target
from games.evolution.steps.food import FillBank, StartFeeding
from games.evolution.steps.meals import Ambush, CallScavengers, GetRed, Scavenge, TakeRed, Trigger
from games.evolution.steps.migration import Announce, Depart, Follow, Route
from games.evolution.steps.reactions import Mimic, React, Tail, TailEaten

ALL = (
    *(StartTurn, NextDevelopment, Develop, Arrange, Place, Partner),
    *(FillBank, StartFeeding),
    *(StartGo, EndGo, Feed, Target, Burn, Shed, Rob),
    *(Give, Route, Announce, Follow, Depart),
    *(TakeRed, GetRed, Ambush, Trigger, CallScavengers, Scavenge),
    *(Strike, Lure, Pounce, Intend, React, Mimic, Tail, TailEaten, Eaten, Sting, Paralyse),
    *(Extinction, Regenerate, Regrow, Outlive, Draw, Rescue, Finish),
)
"""All of them, in the order of the rules."""

__all__ = ["ALL", "Eaten", "Extinction", "FillBank", "React", "StartTurn", "Strike"]
