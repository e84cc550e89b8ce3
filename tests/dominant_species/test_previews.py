"""What a choice would do is said before it is made: points, dominance, elements lost, species endangered."""

import pytest

from games.core import EVERYBODY, Text
from games.dominant_species.words import animal_thing
from render.words import Words
from tests.dominant_species.scenes import scene

DETAIL = 100
EN = Words("en", ("Ada", "Bob", "Cid", "Dot", "Eve", "Fay"))


def said(s, key):
    return EN.say(s.decision.detail(key))


def test_migration_given_the_last_cube_leaves_then_the_preview_says_who_becomes_dominant_there():
    s = scene().disk("water", "c3.w").disk("seed", "c3.nw").put("amphibian", "c3", 1).put("bird", "c3", 1)
    s.disk("meat", "d3.ne").put("mammal", "d2", 1).act("migration", "amphibian")
    s.play("from:c3")
    assert said(s, "to:d2").endswith(" · C3 Amphibian → Bird")
    s.play("to:d2")
    assert s.dominant("c3") == "bird"


def test_migration_given_a_cube_stays_behind_then_only_the_tile_it_goes_to_is_spoken_of():
    s = scene().disk("water", "c3.w").disk("seed", "c3.nw").put("amphibian", "c3", 2).put("bird", "c3", 1)
    s.act("migration", "amphibian").play("from:c3", "to:c4")
    assert said(s, "n:2").endswith(" · C3 Amphibian → Bird")
    assert said(s, "n:1") == "endangered (match 0) · dominant: nobody · scored now: 5 VP"


def test_wanderlust_given_a_dominant_animal_follows_then_the_preview_says_what_it_leaves():
    s = scene().disk("grub", "d2.w").disk("grass", "d2.ne").put("arachnid", "d2", 1).put("insect", "d2", 1)
    s.disk("grub", "d2.nw").show(0, "sea").act("wanderlust", "mammal")
    assert said(s, "stack:1") == "VP by place: 9, 5, 3 and 2 · tiles in this stack: 8"
    s.play("stack:1", "to:d1", "done")
    assert said(s, "from:d2") == (
        "match 2 · dominant: nobody → Arachnid · scored now: 9 VP for you · D2 Arachnid → Insect"
    )


def test_abundance_given_a_tile_and_a_corner_then_the_preview_names_whoever_gains_and_loses():
    s = scene().disk("sun", "e4.e").put("reptile", "e4", 1).put("mammal", "e4", 1).put("mammal", "e3", 1)
    s.box("abundance", "meat").add("mammal", "meat").act("abundance", "mammal").play("take:meat")
    assert said(s, "on:e4").endswith("your match there: 0 → 3 · dominant: Reptile → Mammal")
    s.play("on:e4")
    assert said(s, "corner:e3.se") == ("Dominance: E3 nobody → Mammal and E4 Reptile → Mammal. Endangered: 2 fewer.")
    s.play("corner:e3.se")
    assert (s.dominant("e3"), s.dominant("e4")) == ("mammal", "mammal")


def test_depletion_given_a_disk_that_feeds_three_tiles_then_the_preview_names_two_and_counts_the_third():
    s = scene().disk("sun", "d3.se", "c4.w").put("reptile", "d3").put("reptile", "d4").put("reptile", "e4", 2)
    s.box("depletion", "sun").act("depletion", "mammal").play("remove:sun")
    assert said(s, "corner:d3.se") == (
        "Dominance: D3 Reptile → nobody, D4 Reptile → nobody and 1 more. Endangered: 4 more."
    )


def test_glaciation_given_a_disk_between_three_tundras_then_the_preview_counts_dominances_and_endangered():
    s = scene().disk("water", "d3.ne").freeze("d2").put("amphibian", "d3").put("amphibian", "e3", 3)
    s.put("mammal", "c4", 3).act("glaciation", "insect")
    assert said(s, "freeze:e3") == ("VP: 3 · elements lost: 1 · dominances changed: 2 · endangered: 2 more · back: 2")
    assert said(s, "freeze:c4") == "VP: 1 · elements lost: 0 · species back to gene pools: 2"
    s.play("freeze:e3")
    assert (s.dominant("d3"), s.dominant("e3")) == (None, None)
    assert s.endangered("amphibian", "d3")
    assert s.endangered("amphibian", "e3")


def test_adaptation_given_an_element_then_the_preview_says_where_it_would_make_the_animal_dominant():
    s = scene().disk("grub", "c3.w").put("mammal", "c3", 2).box("adaptation", "grub").act("adaptation", "mammal")
    assert said(s, "take:grub") == "Dominance: C3 nobody → Mammal. Endangered: 2 fewer."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_given_the_fullest_previews_then_they_are_short(lang):
    words = Words(lang, ("Ada",))
    one, other = animal_thing(0), animal_thing(3)
    leader = [Text("dominant-species-animal", animal=each) for each in (one, other)]
    succession = Text("dominant-species-succession", before=leader[0], now=leader[1])
    turn = Text("dominant-species-turnover", tile="E3", dominant=succession)
    more, danger = Text("dominant-species-more-turnovers", n=5), Text("dominant-species-danger-more", n=35)
    standing = Text("dominant-species-after", match=36, dominant=succession, vp=9)
    lost = Text("dominant-species-after-danger", dominant=leader[1], vp=9)
    everybody = tuple(map(animal_thing, range(6)))
    shares = tuple(Text("dominant-species-share", animal=each, n=28) for each in everybody)
    fullest = (
        Text("dominant-species-change", danger=danger, turns=(turn, turn, more)),
        Text("dominant-species-move-detail", there=standing, left=turn),
        Text("dominant-species-move-detail", there=lost, left=turn),
        Text("dominant-species-glaciate-loss", vp=45, lost=12, back=30, changed=12, danger=12),
        Text("dominant-species-place-element-detail", n=5, match=30, then=36, dominant=succession),
        Text("dominant-species-stack-detail", points=(9, 5, 3, 2), n=8),
        Text("dominant-species-foretold-ice-age", shares=shares),
        Text("dominant-species-foretold-niche-biomes", n=9, animals=everybody[:5]),
        *(Text(f"dominant-species-foretold-{each}", animals=everybody) for each in ("pawn", "symbiotic", "disease")),
    )
    for text in fullest:
        assert len(words.say(text)) <= DETAIL, words.say(text)


def cards_said(s):
    return {option.key.removeprefix("card:"): said(s, option.key) for option in s.decision.options}


def offering(s, *cards):
    s.state.deck.cards += [card for card in s.state.offer.cards if card not in cards]
    s.state.deck.cards[:] = [card for card in s.state.deck.cards if card not in cards]
    s.state.deck.seen[:] = [0] * len(s.state.deck.cards)
    s.state.offer.cards[:] = cards
    s.state.offer.seen[:] = [EVERYBODY] * len(cards)
    return s


def test_cards_given_a_position_then_the_preview_says_whom_and_how_many_they_concern():
    s = scene().disk("seed", "e3.e").put("bird", "e3", 2).put("mammal", "e3").freeze("d4").put("mammal", "d4")
    s.put("insect", "d4").put("bird", "d4").add("mammal", "sun").add("amphibian", "sun")
    s.state.vp[:] = [9, 0, 0, 0, 0, 30]
    offering(s, "niche_biomes", "cold_snap", "intelligence", "disease", "biomass")
    assert cards_said(s.act("domination", "bird").play("score:e3")) == {
        "biomass": "2 tiles lose a species of your choice",
        "cold_snap": "Eliminates 2 species of others on tundra",
        "disease": "An added element less for Mammal and Amphibian",
        "intelligence": "A new pawn for Mammal, Reptile and Bird",
        "niche_biomes": "−7 VP for Mammal and Insect",
    }


def test_cards_given_dominated_tiles_then_the_ice_age_says_what_it_pays_to_whom():
    s = scene().disk("seed", "e3.e").put("bird", "e3").disk("meat", "c4.w").put("mammal", "c4").put("mammal", "e3")
    offering(s, "ice_age", "parasitism", "symbiotic", "predator", "omnivore")
    assert cards_said(s.act("domination", "bird").play("score:e3")) == {
        "ice_age": "VP: Mammal 1 and Bird 1 · this turn is the last",
        "omnivore": "A new pawn for the animal",
        "parasitism": "A new pawn for Bird, Amphibian, Arachnid and Insect",
        "predator": "1 tile loses an opposing species of your choice",
        "symbiotic": "A random element for Bird",
    }
