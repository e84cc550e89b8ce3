"""Dumps: lossless, checked, of their own game and version; older ones are brought up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import pytest
from msgspec import Struct

import games
from games.core import Ask, BadDump, Game, Step, Zone, codec
from tests.core.probe import SEED, Do, Note, Pick, Probe, probe, start

if TYPE_CHECKING:
    from collections.abc import Callable


def envelope(game: Any, /, **changes: Any) -> bytes:
    """Write a game down with some fields changed, or left out (None), and a checksum that is right."""
    plain = msgspec.msgpack.decode(game.dump()[:-4])
    fields = {name: value for name, value in {**plain, **changes}.items() if value is not None}
    return codec.sealed(msgspec.msgpack.encode(fields))


def busy() -> Probe:
    """Make a game in the middle of everything: lanes within lanes, sealed answers, a turn that begins."""

    def whisper(game: Probe) -> None:
        game.together({seat: [Pick(seat=seat), Pick(seat=seat)] for seat in (0, 1)}, sealed=True)

    lanes = {0: [Do(deed="whisper")], 2: [Pick(seat=2, scope="plot"), Note(word="later")]}
    game = probe(Do(deed="fork"), Note(word="after"), fork=lambda g: g.together(lanes), whisper=whisper)
    game.play(1, "yes")
    game.dice.roll()
    game.state.deck.deal(game.state.hands[0], 3)
    return game


# Lossless


def test_given_a_game_in_the_middle_of_everything_when_reloaded_then_nothing_is_different():
    game = busy()
    copy = games.load("probe", game.dump())
    assert copy.dump() == game.dump()
    assert copy.pending() == game.pending()
    for name in ("seats", "options", "barrier", "turn", "questions", "finished", "state", "stacks", "sealed", "asked"):
        assert getattr(copy, name) == getattr(game, name), name
    assert (copy.dice.seed, copy.dice.position) == (game.dice.seed, game.dice.position) == (SEED, 1)


def test_given_a_finished_game_when_reloaded_then_it_is_finished_the_same_way():
    game = probe()
    copy = games.load("probe", game.dump())
    assert copy.outcome == game.outcome is not None
    assert copy.pending() == {}


def test_given_a_reloaded_game_when_either_is_played_then_the_other_stays():
    game = busy()
    data = game.dump()
    copy = games.load("probe", data)
    copy.deeds = game.deeds
    copy.play(2, "no")
    assert game.dump() == data
    assert copy.dump() != data


def test_given_a_sealed_answer_that_is_a_tuple_when_reloaded_then_it_is_still_one():
    game = start()
    lane = codec.Sealed(0, [], [(Pick(seat=0), ("rob", (1, 2)))])
    game.sealed[7] = lane
    assert games.load("probe", game.dump()).sealed[7].answers == lane.answers


# Broken and foreign


@pytest.mark.parametrize(
    "data",
    [b"", b"x", b"junk", bytes(3), bytes(4), bytes(8), bytes(2000), b"\x91" * 5000, "text", None, 7, [1]],
    ids=repr,
)
def test_given_junk_when_loaded_then_it_is_a_bad_dump_that_names_the_game(data: Any):
    with pytest.raises(BadDump, match="stored game of probe"):
        games.load("probe", data)


def test_given_a_dump_with_any_byte_changed_when_loaded_then_it_is_a_bad_dump():
    data = busy().dump()
    for index in range(len(data)):
        harmed = bytearray(data)
        harmed[index] ^= 0x41
        with pytest.raises(BadDump, match=f"The {len(data)} bytes .* damaged or cut off"):
            games.load("probe", bytes(harmed))


def test_given_a_dump_that_is_cut_off_or_too_long_when_loaded_then_it_is_a_bad_dump():
    data = busy().dump()
    for short in (data[:-1], data[1:], data[: len(data) // 2], data + b"\0"):
        with pytest.raises(BadDump, match=f"The {len(short)} bytes"):
            games.load("probe", short)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seats": 9}, "its seats, options or agenda make no sense"),
        ({"options": {"size": 77}}, "its seats, options or agenda make no sense"),
        ({"stacks": {}}, "its seats, options or agenda make no sense"),
        ({"seats": "three"}, r"Expected `int`, got `str` - at `\$.seats`"),
        ({"state": None}, "missing required field `state`"),
        ({"stacks": {0: [{"step": "no_such_step"}]}}, "Invalid value 'no_such_step'"),
        ({"format": 0}, "there is no format 0"),
    ],
)
def test_given_an_envelope_that_makes_no_sense_when_loaded_then_it_says_what(changes: dict[str, Any], sentence: str):
    with pytest.raises(BadDump, match=f"stored game of probe is damaged: .*{sentence}"):
        games.load("probe", envelope(start(), **changes))


def test_given_options_that_were_fine_before_when_a_flag_becomes_a_number_then_it_is_damaged():
    game = start(open=True)
    assert games.load("probe", game.dump()).options == game.options
    with pytest.raises(BadDump, match="its seats, options or agenda make no sense"):
        games.load("probe", envelope(game, options={**game.options, "open": 1}))


def test_given_an_envelope_without_a_header_when_loaded_then_it_is_no_stored_game():
    with pytest.raises(BadDump, match="This is no stored game of probe"):
        games.load("probe", codec.sealed(msgspec.msgpack.encode(["a", "list"])))


def test_given_a_dump_of_another_game_when_loaded_then_both_are_named():
    foreign = games.new("cubosaurs", seats=2, seed=SEED).dump()
    with pytest.raises(BadDump, match="a stored game of 'cubosaurs', not of 'probe'"):
        games.load("probe", foreign)


@pytest.mark.parametrize("changes", [{"version": 4}, {"format": 2}, {"version": 4, "state": {"unheard": "of"}}])
def test_given_a_dump_of_a_newer_program_when_loaded_then_it_says_so_with_both_versions(changes: dict[str, Any]):
    with pytest.raises(BadDump, match=r"newer program: .* knows format 1, rules version 3") as caught:
        games.load("probe", envelope(start(), **changes))
    assert caught.value.text.id == "error-newer-dump"


# Older versions


class OldState(Struct):
    """What the state of a made-up game is today: `log` is new, and has a default; `pile` was called `deck` once."""

    pile: Zone
    log: list[str] = []


class Aged(Game[OldState]):
    rules = msgspec.structs.replace(Probe.rules, name="aged")
    state_type = OldState
    steps: ClassVar[Any] = (Note,)

    prepare = begin = result = appraise = pools = None

    @classmethod
    def migrate(cls, data: dict[str, Any], version: int) -> dict[str, Any]:
        if version < 2:
            data["state"]["pile"] = data["state"].pop("deck")
        return data


Aged.__abstractmethods__ = frozenset()


def aged(version: int, state: dict[str, Any]) -> bytes:
    return envelope(start(), game="aged", version=version, state=state, stacks={0: [{"step": "note", "word": "hi"}]})


PILE = {"pool": "animals", "cards": ["ant"], "seen": [0]}


def test_given_a_dump_of_older_rules_when_loaded_then_new_fields_get_their_defaults():
    game = codec.load(Aged, aged(2, {"pile": PILE}))
    assert game.state == OldState(Zone.hidden("animals", ["ant"]), [])
    assert game.stacks == {0: [Note(word="hi")]}


def test_given_a_dump_of_much_older_rules_when_loaded_then_it_is_migrated():
    assert codec.load(Aged, aged(1, {"deck": PILE})).state.pile.cards == ["ant"]


@pytest.mark.parametrize("version", [2, 3])
def test_given_a_dump_from_before_an_option_when_loaded_then_the_option_has_its_default(version: int):
    old = envelope(start(mood="wild"), version=version, options={"mood": "wild"})
    assert games.load("probe", old).options == {"open": False, "size": 2, "mood": "wild"}


def test_given_an_older_dump_when_loaded_and_dumped_then_it_is_of_todays_version():
    again = codec.load(Aged, aged(1, {"deck": PILE})).dump()
    assert msgspec.msgpack.decode(again[:-4])["version"] == 3


@pytest.mark.parametrize("state", [{}, {"deck": "no zone"}, None])
def test_given_an_older_dump_that_is_damaged_when_loaded_then_it_says_so_with_its_version(state: Any):
    with pytest.raises(BadDump, match="The stored game of aged, rules version 1, is damaged"):
        codec.load(Aged, aged(1, state))


# What a game may not be made of


def game_with(**parts: Any) -> Callable[[], codec.Codec]:
    return lambda: codec.Codec(type("Odd", (Aged,), parts))


class Untagged(Step):
    word: str


class Base(Step):
    """What others build on needs no tag, for nobody stores it."""

    word: str


class Built(Base, tag="built"):
    pass


class NoteAgain(Step, tag="note"):
    pass


class Clutching(Ask, tag="clutching"):
    cards: Zone


class Jumbled(Step, tag="jumbled"):
    words: frozenset[str] = frozenset()


class Deep(Struct):
    inner: list[dict[str, Zone]]


class DeepState(Struct):
    pile: Zone
    deep: Deep


class PairState(Struct):
    pair: tuple[Zone, int]


class SetState(Struct):
    pile: Zone
    words: dict[str, set[str]]


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"steps": (Untagged,)}, r"Steps of Odd have no tag of their own: \['Untagged'\]"),
        ({"steps": (Note, NoteAgain)}, "Two steps of Odd have the same tag"),
        ({"steps": (Clutching,)}, "The step Clutching holds a zone"),
        ({"steps": (Jumbled,)}, "Jumbled.words holds a set"),
        ({"state_type": DeepState}, "DeepState.deep holds a zone too deep"),
        ({"state_type": PairState}, "PairState.pair holds a zone too deep"),
        ({"state_type": SetState}, "SetState.words holds a set"),
    ],
)
def test_given_a_game_that_could_not_be_stored_safely_when_registered_then_it_is_refused(
    parts: dict[str, Any], sentence: str
):
    with pytest.raises(TypeError, match=sentence):
        game_with(**parts)()


def test_given_a_base_without_a_tag_then_only_what_is_built_on_it_is_stored():
    class Fine(Aged):
        steps = (Base, Built)

    assert Base not in codec.step_types(Fine)
    assert Built in codec.step_types(Fine)


def test_given_two_games_of_one_name_when_registered_then_the_second_is_refused():
    class Impostor(Probe):
        pass

    with pytest.raises(TypeError, match="Two games are named 'probe'"):
        games.core.register(Impostor)
    assert type(start()) is Probe
