"""The questions and automatic steps of Evolution, phase by phase."""

from games.evolution.steps.attack import Eaten, Intend, Lure, Pounce, Strike
from games.evolution.steps.development import Develop, NextDevelopment, Partner, Place, StartTurn
from games.evolution.steps.extinction import Draw, Extinction, Finish
from games.evolution.steps.feeding import Burn, EndGo, Feed, Rob, Shed, StartGo, Target
from games.evolution.steps.food import FillBank, StartFeeding
from games.evolution.steps.meals import Ambush, CallScavengers, GetRed, Scavenge, TakeRed, Trigger
from games.evolution.steps.reactions import Mimic, React, Tail, TailEaten

ALL = (
    *(StartTurn, NextDevelopment, Develop, Place, Partner),
    *(FillBank, StartFeeding),
    *(StartGo, EndGo, Feed, Target, Burn, Shed, Rob),
    *(TakeRed, GetRed, Ambush, Trigger, CallScavengers, Scavenge),
    *(Strike, Lure, Pounce, Intend, React, Mimic, Tail, TailEaten, Eaten),
    *(Extinction, Draw, Finish),
)
"""All of them, in the order of the rules."""

__all__ = ["ALL", "Eaten", "Extinction", "FillBank", "React", "StartTurn", "Strike"]
