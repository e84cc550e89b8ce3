"""What an agenda is made of: automatic steps, and questions that wait for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from msgspec import Struct

from games.core.errors import IllegalMove, clip
from games.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core.game import Game

Value: TypeAlias = "bool | int | str | tuple[Value, ...] | None"
"""What an option may carry: plain data, so that a sealed answer can be stored."""


class Option(Struct, frozen=True):
    """One thing that may be chosen."""

    key: str
    label: Text
    value: Value = None
    group: Text | None = None
    at: str | None = None


class Refusal(NamedTuple):
    """One thing that a player may look for and cannot have, and why."""

    key: str
    label: Text
    why: Text
    rule: str | None = None


class Step(Struct, tag_field="step", kw_only=True, omit_defaults=True):
    """Something that happens by itself. Subclasses give a stable tag: `class Draw(Step, tag="draw")`.

    A step refers to things by id and holds nothing hidden. `scope` names what it belongs to, for `game.cut`.
    """

    scope: str = ""

    def still(self, game: Any) -> bool:  # noqa: ARG002
        """Tell whether the step still has a subject; if not, it vanishes."""
        return True

    def run(self, game: Any) -> None:
        """Do it."""
        raise NotImplementedError


class Ask(Step):
    """A question to one seat: it lists what may be chosen, and plays the choice."""

    seat: int

    always: ClassVar[bool] = False
    """Ask even when there is one option only: not asking would tell something hidden."""

    standing: ClassVar[str | None] = None
    """The key of a harmless answer that may be given beforehand: for questions out of one's own turn."""

    def prompt(self, game: Any) -> Text:
        """Say what is to be chosen; public, so it never depends on what is hidden."""
        raise NotImplementedError

    def options(self, game: Any) -> Iterable[Option]:
        """List what may be chosen, in the order of the rulebook."""
        raise NotImplementedError

    def detail(self, game: Any, option: Option) -> Text:  # noqa: ARG002
        """Say what a choice would do."""
        return option.label

    def refused(self, game: Any) -> Iterable[Refusal]:  # noqa: ARG002
        """List what cannot be chosen now, with reasons."""
        return ()

    def play(self, game: Any, value: Any) -> None:
        """Carry out the option that has this value."""
        raise NotImplementedError


class Together(Step, tag="core.together"):
    """Lanes that run at once, one per seat; it waits below them until all are empty."""

    lanes: dict[int, int]
    sealed: bool = False


class Unseal(Step, tag="core.unseal"):
    """Apply the sealed answers of some lanes, in seat order."""

    lanes: list[int]

    def run(self, game: Game[Any]) -> None:
        """Play the next sealed answer; what follows from it comes before the one after."""
        lane = game.sealed[self.lanes[0]]
        if not lane.answers:
            del game.sealed[self.lanes.pop(0)]
            if self.lanes:
                game.then(self)
            return
        step, value = lane.answers.pop(0)
        game.then(self)
        if isinstance(step, Ask):
            step.play(game, value)
        elif step.still(game):
            step.run(game)


class Decision:
    """A question that waits, as its seat (or, in a view, anybody) sees it."""

    __slots__ = ("_ask", "_game", "_open", "_options", "id", "seat")

    def __init__(
        self,
        game: Game[Any],
        ask: Ask,
        id: str,  # noqa: A002
        options: tuple[Option, ...] | None,
        *,
        closed: bool = False,
    ) -> None:
        self._game = game
        self._ask = ask
        self._options = () if closed else options
        self._open = not closed
        self.id = id
        self.seat = ask.seat

    @property
    def kind(self) -> str:
        """Give the stable name of this question, for standing answers: "evolution.ambush"."""
        return f"{self._game.rules.name}.{tag(type(self._ask))}"

    @property
    def standing(self) -> str | None:
        """Give the key that may be answered beforehand, or None where everybody has to be asked."""
        return self._ask.standing

    @property
    def prompt(self) -> Text:
        """Say what is to be chosen."""
        return self._ask.prompt(self._game)

    @property
    def options(self) -> tuple[Option, ...]:
        """List what may be chosen; empty only in the view of somebody else."""
        if self._options is None:
            self._options = tuple(self._ask.options(self._game))
        return self._options

    @property
    def refused(self) -> tuple[Refusal, ...]:
        """List what cannot be chosen now, with reasons."""
        return tuple(self._ask.refused(self._game)) if self._open else ()

    def behind_a_screen(self) -> Decision:
        """Give the question as others see it: that it is asked, not what may be answered."""
        return Decision(self._game, self._ask, self.id, None, closed=True)

    def option(self, key: str) -> Option:
        """Find an option by its key, or say why there is none."""
        for option in self.options:
            if option.key == key:
                return option
        for refusal in self.refused:
            if refusal.key == key:
                raise IllegalMove(key, refusal.why, refusal.rule)
        raise IllegalMove(key, Text("error-no-such-option", key=clip(key)))

    def detail(self, key: str) -> Text:
        """Say what a choice would do."""
        return self._ask.detail(self._game, self.option(key))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._shown() == other._shown()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Decision {self.id} {self.kind} seat {self.seat}>"

    def _shown(self) -> tuple[object, ...]:
        return self.id, self.kind, self.seat, self.prompt, self.options, self.refused


def tag(step: type[Step]) -> str:
    """Give the stable name of a kind of step."""
    return str(step.__struct_config__.tag)
