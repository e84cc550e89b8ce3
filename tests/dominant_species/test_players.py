"""Computer players see what is plain: points, cards, elements they need, and pawns that would do nothing."""

from __future__ import annotations

from games import players
from games.core import Dice
from games.dominant_species.appraisal import Outlook
from games.dominant_species.facts import ANIMALS, ELEMENTS, NONE
from games.dominant_species.steps.domination import Dominate
from games.dominant_species.steps.planning import Plan, PlanNext
from tests.dominant_species.earths import Earth


def chosen(e: Earth, level: str = "normal") -> set[str]:
    """Let a computer player answer what is asked, with different luck; give its answers, tiles by their terrain."""
    ((seat, decision),) = e.game.pending().items()
    names = dict(zip([option.key for option in decision.options], e.keys, strict=True))
    view = e.game.view(seat)
    return {names[players.choose(level, view, Dice(bytes([seed] * 32)))] for seed in range(3)}


def ask(e: Earth, step: type[Plan | Dominate], animal: str) -> None:
    """Ask an animal a question of its own, and then somebody else to plan."""
    number = ANIMALS.index(animal)
    seat = e.game.seat_of(number)
    e.state.section = "domination" if step is Dominate else ""
    base = Plan(seat=e.game.seat_of(e.base), animal=e.base)
    e.game.stage(step(seat=seat, animal=number), base, PlanNext(place=0))
    e.game.settle()


def test_given_a_tile_that_pays_oneself_most_then_it_is_scored():
    e = Earth(seats=2)
    other, own = (ANIMALS[each] for each in e.state.animals())
    e.put(own, "savannah", 3).put(other, "jungle", 3).put(own, "desert", 2).put(other, "desert")
    ask(e, Dominate, own)
    assert chosen(e) == {"score:savannah"}


def test_given_one_element_that_the_earth_is_full_of_then_metamorphosis_takes_it():
    e = Earth(seats=2)
    own = ANIMALS[e.state.animals()[1]]
    wanted = "grass" if own != "insect" else "sun"
    for terrain in ("desert", "savannah", "jungle"):
        e.put(own, terrain)
        e.disk(wanted, terrain)
    e.need(own, "grub").card("metamorphosis", own)
    assert chosen(e) == {f"element:{wanted}"}


def test_given_an_empty_box_then_no_pawn_is_sent_there():
    e = Earth(seats=2)
    own = ANIMALS[e.state.animals()[1]]
    e.put(own, "desert", 2)
    e.disk(ELEMENTS[0], "desert")
    ask(e, Plan, own)
    idle = {"space:wasteland:1", "space:depletion:1", "space:regression:1", "space:regression:2"}
    assert not chosen(e) & idle


def test_given_instinct_in_the_last_turn_then_the_pawn_goes_where_it_still_acts():
    e = Earth(seats=2)
    number = e.state.animals()[1]
    own = ANIMALS[number]
    e.put(own, "mountain").disk(ELEMENTS[number], "wetland")  # a speciation there would be worth more, were there time
    e.state.phase, e.state.section, e.state.last_turn = "execution", "domination", True
    e.card("instinct", own)
    assert all(key.startswith("space:domination:") for key in chosen(e))


def test_given_the_last_turn_then_the_survival_card_still_counts():
    e = Earth(seats=2)
    own = e.state.animals()[1]
    e.put(ANIMALS[own], "tundra")
    e.state.last_turn = True
    held = Outlook(e.state).worth(own)
    e.state.survivor = NONE
    assert held == Outlook(e.state).worth(own) + 1


def test_given_the_choice_of_fertile_then_the_fullest_tile_is_taken():
    e = Earth(seats=2)
    other, own = (ANIMALS[each] for each in e.state.animals())
    e.put(own, "desert").put(other, "desert", 4).put(own, "forest", 2).card("fertile", own)
    assert chosen(e) == {"tile:desert"}


def test_given_a_beginner_then_it_does_not_give_a_pawn_away_for_nothing():
    e = Earth(seats=2)
    own = ANIMALS[e.state.animals()[1]]
    e.put(own, "desert").card("immigrants", own)
    assert chosen(e, "easy") == {"species"}
