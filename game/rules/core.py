"""The walls of a title: what every game of the house offers to the rest.

A title is a pure state machine: moves in, events out. This module imports the standard library
alone; it knows no clock, file, window or global random source.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.rules.chance import Dealer
from game.rules.codec import Codec

SPECTATOR = -1
"""The seat number of an onlooker: ``view(SPECTATOR)`` shows only what is public."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed, for people and for tests.

    ``rule`` is the number in the rules (``"B3.2"``), ``code`` names the sentence that the UI
    translates (``"few_free_sides"``), ``values`` fill its gaps (``{"needs": 2, "has": 1}``).
    """

    rule: str
    code: str
    values: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        gaps = ", ".join(f"{name}={value}" for name, value in self.values)
        return f"{self.rule} {self.code}" + (f" ({gaps})" if gaps else "")


class IllegalMove(Exception):  # noqa: N818 - a fact about the game, not a fault of the program
    """A move the rules refuse; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: points, tie-break figures and winners, by seat."""

    scores: tuple[int, ...]
    tiebreak: tuple[int, ...]
    winners: tuple[int, ...]


def ranked(scores: Sequence[int], tiebreak: Sequence[int]) -> Outcome:
    """The outcome of such points: most win, then most of what breaks a tie; else it is shared."""
    ranks = list(zip(scores, tiebreak, strict=True))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(tuple(scores), tuple(tiebreak), winners)


class Move(Hashable, Protocol):
    """A small printable value that holds ids and coordinates only."""


class Event(Protocol):
    """What an onlooker sees, ids only."""

    @property
    def type(self) -> str:
        """The name of the event in records (``"block_taken"``)."""

    @property
    def teaches(self) -> bool:
        """Whether somebody learned something by it that was hidden before: no undo beyond it."""

    def redacted(self, seat: int) -> Self:
        """The event as ``seat`` may see it (:data:`SPECTATOR` for an onlooker)."""


@dataclass(frozen=True, slots=True)
class PublicEvent:
    """An event that everybody sees whole."""

    teaches: ClassVar[bool] = False

    def redacted(self, seat: int) -> Self:  # noqa: ARG002 - everybody sees it whole
        """The event itself."""
        return self


class View(Protocol):
    """All that one seat may know, and nothing more; frozen plain data."""

    @property
    def seat(self) -> int:
        """Whose view this is, or :data:`SPECTATOR`."""

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""

    @property
    def turn_player(self) -> int:
        """The seat whose turn it is. Another one may be the actor (:class:`State`)."""


OptionValue = bool | int | str
Values = Mapping[str, OptionValue]
"""What options are set to, by name; the usual value holds for one that isn't named."""


@dataclass(frozen=True, slots=True)
class Option:
    """A variant of the rules that the set-up offers, for the whole game or for one seat.

    ``choices`` are all its values, of one kind (flags, numbers or words), ``default`` is the usual
    one. The name stands in records; none is ``name``, ``agent`` or ``color``. ``by_seats``: what is
    usual in its place for some numbers of players. ``late``: it came to the rules after their first
    records, so that it stands in a record only where it isn't what is usual. ``offered``: whether
    the set-up has it; another one is for the records that do.
    """

    name: str
    default: OptionValue = False
    choices: tuple[OptionValue, ...] = (False, True)
    by_seats: tuple[tuple[int, OptionValue], ...] = ()
    late: bool = False
    offered: bool = True

    def usual(self, seats: int) -> OptionValue:
        """The usual value with that many players."""
        return dict(self.by_seats).get(seats, self.default)


@dataclass(frozen=True, slots=True)
class Options:
    """What the set-up screen fixes: for each of the ``seats`` and for the ``game``.

    ``first_player`` None: drawn from the seed.
    """

    seats: tuple[Values, ...]
    first_player: int | None = None
    game: Values = field(default_factory=dict)


def chosen(
    declared: Sequence[Option], values: Values, seats: int | None = None
) -> dict[str, OptionValue]:
    """A value for every option of ``declared``, in their order: as in ``values``, else the usual,
    that with ``seats`` players where their number is told.

    Raises ValueError for a name that isn't declared, or a value that is none of its choices.
    """
    usual = [option.default if seats is None else option.usual(seats) for option in declared]
    names = [option.name for option in declared]
    found = {name: values.get(name, value) for name, value in zip(names, usual, strict=True)}
    if values.keys() - found.keys():
        raise ValueError(f"no such option: {', '.join(sorted(values.keys() - found.keys()))}")
    for option in declared:
        if found[option.name] not in option.choices:
            raise ValueError(f"{option.name} is one of {option.choices}, not {found[option.name]}")
    return found


M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V_co = TypeVar("V_co", bound=View, covariant=True)


class State(Protocol[M, E, V_co]):
    """A game in progress.

    Somebody may have to decide, or may respond, in the turn of another: then :meth:`actor` is not
    the view's ``turn_player``. Such a window opens for a seat only if it has more than one move, so
    never to let it pass alone; what is still open is part of the state, never memory of a screen.
    """

    @property
    def turn(self) -> int:
        """The number of the turn being played or scored, from 1."""

    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""

    def legal_moves(self) -> Sequence[M]:
        """Every legal move, in a fixed order; never empty while :meth:`actor` is a seat."""

    def refusal(self, move: M) -> Refusal | None:
        """Why ``move`` is not legal now, or None; depends on what the actor may know alone.

        The one truth of what is allowed: :meth:`legal_moves` lists what it lets pass, :meth:`apply`
        asks it, and whoever greys a button or explains why something can't be done quotes it.
        """

    def apply(self, move: M) -> list[E]:
        """Play ``move`` in place and tell what happened, in order.

        Raises IllegalMove, and leaves the state untouched, when the rules refuse it.
        """

    def play_unchecked(self, move: M) -> None:
        """Play a legal ``move`` in place and tell nothing, for whoever looks at positions alone.

        Nothing asks whether it is legal: it comes out of :meth:`legal_moves`.
        """

    def clone(self) -> Self:
        """A copy; no later move on either shows in the other."""

    def view(self, seat: int) -> V_co:
        """All that ``seat`` may know."""

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""


Seed = int
"""What all of a game's chance follows from."""
Data = Mapping[str, object]
"""Plain data, as it is written into a file."""
C = TypeVar("C")
S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Title(Generic[C, S, M, E, V]):
    """One game of the house: how it begins, how it is written down, and what it is played by.

    ``C`` is its content, ``S`` its state.
    """

    id: str
    """The name in records, folders and commands."""
    seats: range
    """The numbers of players that a game allows; a position may be for one alone."""
    has_secrets: bool
    """Whether a seat may know what others at the table may not: people take turns to look."""
    moves: Callable[[C], Codec[M]]
    """How the moves of a game with that content are written."""
    events: Callable[[C], Codec[E]]
    """How the events of a game with that content are written."""
    setup: Callable[[C, Options, Seed], S]
    """The first position; every hidden order is fixed by the seed here.

    Raises ValueError for a number of seats that isn't allowed.
    """
    disclose: Callable[[S], Data]
    """The record's ``setup``: all that chance decided before the first move, as plain data."""
    restore: Callable[[C, Options, Data, Seed], S]
    """The first position from the plain data of :attr:`disclose`, without drawing it again.

    Raises BadData.
    """
    position: Callable[[S], Data]
    """The whole state as plain data, hidden things and the generator's word included.

    Ids and coordinates of the rulebook alone, in a form that a person can write by hand. What
    belongs to one seat, with what the others know of it, is its entry of the list ``players``.
    """
    placed: Callable[[C, Options, Data, Seed], S]
    """The state that a position tells, for one seat up to the most of :attr:`seats`.

    What it leaves out has a default, or is dealt by the seed; ``Options.first_player`` isn't asked,
    for a position says whose turn it is. All that is accepted is a state on which the rules'
    invariants hold. Raises BadData, whose path begins in ``position``, for what can't be.
    :attr:`position` of the state, placed again, is the same state.
    """
    imagine: Callable[[V, Dealer], S]
    """A full state that fits a view: what it hides is dealt anew by the dealer."""
    points: Callable[[V], tuple[int, ...]]
    """The points of each seat so far, as far as the view's seat knows them."""
    if_ended: Callable[[V], tuple[V, Outcome]]
    """The end that a view would come to if nobody did anything more, and its outcome.

    Whatever the rules give for what lies there by now is counted, by the reasons of the result;
    what the view hides is not, and of a game that is over nothing changes.
    """
    reached: Callable[[S], int]
    """How far a game has come, from 1, as its players count: in turns, or in rounds."""
    can_end: Callable[[S], bool] = lambda _: True
    """Whether a game can still come to its end; a position laid out by hand may lack what ends it.
    """
    waits_for_yes: Callable[[V, M, V], bool] = lambda *_: False
    """Whether somebody may want to look at what a move brought, by the views before and after it,
    before others go on.

    That is so when it handed on the decision without being meant to. Who played it says yes then,
    or takes it back; the rules know nothing of that, nor does a record.
    """
    game_options: Sequence[Option] = ()
    """What may be chosen for a game as a whole."""
    seat_options: Sequence[Option] = ()
    """What may be chosen for each seat."""


AnyTitle = Title[Any, Any, Any, Any, Any]
"""A title as tables hold it. It is handed back only what it made itself."""
