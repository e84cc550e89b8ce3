"""Plays any game with random legal moves and checks, on sampled steps, all that must be true of every game.

    kit.play(kit.Case("duel", seats=3, options={}, seed=7))

A failure names a file with the moves so far; `python -m tests.kit FILE` plays it again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from itertools import combinations, islice, product
from itertools import count as counting
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import games
from games.core import Ask, codec, registry
from games.core.steps import tag
from tests import checks, toys

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core import Decision, Game, Outcome
    from tests.checks import Say

NAMES = ("Ada", "Charlotte", "Émile", "Jean-Baptiste", "Ötzi", "Wallace")
"""Names of players as they are: short, long, with accents, beginning with a vowel."""

MOVES = 3000
"""A game of more moves than this will not end."""

SETS = 64
"""So many sets of options are played at most."""

SOME = 8
"""Of so many games one is looked at closely after its end, and played again from its record."""

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Case:
    """One game to be played: the seed decides the luck and the moves."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    seed: int

    def new(self) -> Game[Any]:
        return games.new(self.game, seats=self.seats, options=self.options, seed=self.seed.to_bytes(32, "big"))


@dataclass
class Run:
    """What has been played of a case."""

    case: Case
    moves: list[tuple[int, str]] = field(default_factory=list)
    digest: str = ""
    outcome: Outcome | None = None
    kinds: dict[str, int] = field(default_factory=dict)
    """How often each kind of question was answered."""


class Failure(AssertionError):
    """A game that went wrong, with all that is needed to see it again."""

    def __init__(self, run: Run, why: str) -> None:
        case = run.case
        self.path = _write(run, why)
        last = " ".join(f"{seat}:{key}" for seat, key in run.moves[-12:])
        super().__init__(
            f"{why}\n"
            f"  game {case.game}, {case.seats} seats, options {case.options}, seed {case.seed}, "
            f"at move {len(run.moves)}\n"
            f"  last moves: {last or 'none'}\n"
            f"  again: python -m tests.kit {self.path}"
        )


def _write(run: Run, why: str) -> Path:
    folder = Path(tempfile.gettempdir()) / "beagle-kit"
    folder.mkdir(exist_ok=True)
    case = run.case
    path = folder / f"{case.game}-{case.seats}-{case.seed}-{len(run.moves)}.json"
    path.write_text(json.dumps({"why": why, "case": asdict(case), "moves": run.moves}, indent=1), encoding="utf-8")
    return path


# Which games


def option_sets(name: str) -> list[dict[str, bool | int | str]]:
    """List the sets of options of a game that some number of seats can play with."""
    rules = games.rules(name)
    every = [
        dict(zip((each.name for each in rules.options), values, strict=True))
        for values in product(*(each.values for each in rules.options))
    ]
    playable = [options for options in every if _tables(name, options) and not _idle(name, options)]
    if len(playable) <= SETS:
        return playable
    usual = rules.defaults(rules.seats[1])
    near = [options for options in playable if sum(options[key] != usual[key] for key in usual) <= 1]
    far = [options for options in playable if options not in near]
    Random(name).shuffle(far)
    return [*near, *far][:SETS]


def _idle(name: str, options: dict[str, bool | int | str]) -> bool:
    """Tell whether an option was changed that means nothing beside the others: that is the same game."""
    rules = games.rules(name)
    offered = rules.offered(options)
    return any(options[each.name] != each.default for each in rules.options if each not in offered)


def paired_sets(name: str) -> list[dict[str, bool | int | str]]:
    """List a few sets of options in which each value meets each value of every other option at least once."""
    playable = [options for options in option_sets(name) if _tables(name, options)]
    missing = {pair for options in playable for pair in _pairs(options)}
    chosen = []
    while missing:
        best = max(playable, key=lambda options: len(missing & _pairs(options)))
        chosen.append(best)
        missing -= _pairs(best)
    return chosen or playable


def _pairs(options: dict[str, bool | int | str]) -> set[Any]:
    return set(combinations(options.items(), 2))


def _tables(name: str, options: dict[str, bool | int | str]) -> list[int]:
    rules = games.rules(name)
    return [seats for seats in range(rules.seats[0], rules.seats[1] + 1) if not rules.problems(seats, options)]


def registered() -> list[str]:
    """List the games of the house, without those that tests have brought along."""
    return [name for name in games.names() if registry.kind(name).__module__.startswith("games.")]


def questions(name: str) -> set[str]:
    """List the kinds of question a game can ask."""
    return {tag(step) for step in codec.step_types(registry.kind(name)) if issubclass(step, Ask)}


def cases(name: str, count: int, *, options: dict[str, bool | int | str] | None = None, first: int = 0) -> list[Case]:
    """Make so many cases: all numbers of seats and sets of options (or only this one) in turn."""
    sets = option_sets(name) if options is None else [options]
    tables = [_tables(name, each) for each in sets]

    def endless() -> Iterator[Case]:
        for seed in counting(first):
            turn, number = divmod(seed - first, len(sets))
            yield Case(name, tables[number][turn % len(tables[number])], sets[number], seed)

    return list(islice(endless(), count))


# Playing


def play(case: Case, *, every: int = 1, say: Say | None = None, moves: Sequence[tuple[int, str]] | None = None) -> Run:
    """Play a game to its end, with random moves or these, checking all on about each `every`-th move; raise Failure.

    With `every=0` there is no check but that of the copy that is played beside it; the digest is of all that happened.
    """
    run = Run(case)
    try:
        _play(run, every, say, moves)
    except Exception as error:
        told = str(error) if isinstance(error, checks.Wrong) else f"{type(error).__name__}: {error}"
        raise Failure(run, told) from error
    return run


def _play(run: Run, every: int, say: Say | None, moves: Sequence[tuple[int, str]] | None) -> None:
    case = run.case
    random, looks = Random(case.seed), Random(f"looks {case.seed}")
    player = _player(Random(case.seed)) if moves is None else _script(moves)
    digest = blake2b(digest_size=16)
    game = case.new()
    checks.said(game.opening, game.seats, say)
    digest.update(repr(game.opening).encode())
    twin = games.load(case.game, game.dump())
    while pending := game.pending():
        checks.want(len(run.moves) < MOVES, f"The game does not end within {MOVES} moves.")
        checks.want(game.outcome is None, "The game is over and asks somebody.")
        seat, key = next(player)(pending)
        closely = bool(every) and looks.randrange(every) == 0
        imagined = _look(game, seat, key, say, random) if closely else None
        if closely:
            checks.want(twin.dump() == game.dump(), "A reloaded copy did not stay equal.")
            twin = games.load(case.game, game.dump())
        asked = checks.Asked.of(game)
        kind, turn, barrier = pending[seat].kind, game.turn, game.barrier
        run.moves.append((seat, key))
        run.kinds[kind] = run.kinds.get(kind, 0) + 1
        events = game.play(seat, key)
        checks.want(twin.play(seat, key) == events, "A reloaded copy told other events.")
        asked.then(game, seat)
        checks.want(game.turn >= turn, f"The turn fell from {turn} to {game.turn}.")
        checks.want(game.barrier >= barrier, f"The barrier fell from {barrier} to {game.barrier}.")
        if imagined is not None:
            # What is imagined is a copy, too: a copy that goes astray should be told as that.
            checks.want(twin.dump() == game.dump(), "A reloaded copy did not stay equal.")
            checks.consequences(game, barrier, events, imagined)
            checks.said(events, game.seats, say)
            game.check()
        if not every:
            digest.update(repr((seat, key, events)).encode())
    checks.want(twin.dump() == game.dump(), "A reloaded copy did not stay equal.")
    game.check()
    checks.ended(game, say)
    if every and case.seed % min(every, SOME) == 0:
        checks.refusals(game)
        checks.views(game)
        checks.recorded(game, run.moves)
    digest.update(game.dump())
    run.digest = digest.hexdigest()
    run.outcome = game.outcome


def _look(game: Game[Any], seat: int, key: str, say: Say | None, random: Random) -> list[checks.World]:
    """Check all that can be seen before a move, and play it in imagination."""
    checks.questions(game, say)
    checks.refusals(game)
    checks.views(game)
    checks.imaginations(game, random)
    before = game.dump()
    imagined = checks.worlds(game, seat, key, random)
    checks.want(game.dump() == before, "Playing an imagined game changed the real one.")
    return imagined


def _player(random: Random) -> Iterator[Any]:
    """Pick seats and moves at random; some players like the first options, some the last, so that all is tried."""
    taste = random.choice((None, None, 0, -1))

    def pick(pending: dict[int, Decision]) -> tuple[int, str]:
        seat = random.choice(list(pending))
        options = pending[seat].options
        if taste is not None and random.random() < 0.6:
            return seat, options[taste].key
        return seat, random.choice(options).key

    while True:
        yield pick


def _script(moves: Sequence[tuple[int, str]]) -> Iterator[Any]:
    for seat, key in moves:
        yield lambda _pending, move=(seat, key): move
    raise checks.Wrong("The moves of the file end here, and nothing went wrong.")


def speaker() -> Say:
    """Make what says a text in either language, with the words of the toys as well."""
    from render.words import Words  # noqa: PLC0415 - the kit works without words, too

    voices = {language: Words(language, NAMES, extra=toys.TEXT) for language in checks.LANGUAGES}
    return lru_cache(100_000)(lambda language, text: voices[language].say(text))


# The same elsewhere


def digest(case: Case) -> str:
    """Play a game and give a digest of all that happened."""
    return play(case, every=0).digest


def digests_elsewhere(some: Sequence[Case], hash_seed: int, *modules: str) -> list[str]:
    """Give the digests of some games as another process finds them, with other hashes of strings.

    The modules bring games along: each has a function `register`.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit", "--digests", *modules],
        input=json.dumps([asdict(case) for case in some]),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"The games cannot be played under PYTHONHASHSEED={hash_seed}:\n{done.stderr}")
    return list(json.loads(done.stdout))


def main(arguments: Sequence[str]) -> int:
    """Play a file of a failure again, or give digests of the cases on the standard input."""
    match arguments:
        case ["--digests", *modules]:
            for module in modules:
                import_module(module).register()
            some = [Case(**each) for each in json.load(sys.stdin)]
            sys.stdout.write(json.dumps([digest(case) for case in some]))
            return 0
        case [path]:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
            case = Case(**data["case"])
            try:
                play(case, say=speaker(), moves=[(seat, key) for seat, key in data["moves"]])
            except Failure as failure:
                sys.stdout.write(f"{failure}\n")
                return 1
            return 0
        case _:
            sys.stdout.write(f"{__doc__}\n")
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
