"""Somebody's best move of a game that is over: what did most, by all that could have been done.

A move counts by two things: how much better its chance to win was than that of the other moves
there were, and how much its player's share of the win rose over the turns around it. What was
forced is nobody's merit. So a few decisions after which the share rose are put to a thinker, each
on the view of whoever decided; the questions do not depend on one another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from game.ai.coach.advice import LEAST_VISITS, Reason
from game.ai.coach.course import Course, Passage, TellingDeed
from game.ai.judging.judge import Judged
from game.ai.thinking import Candidate, Thoughts, is_choice
from game.ai.titles import BRAINS
from game.rules.core import Move, View
from game.rules.registry import UnknownTitle

FEW = 4
"""So many decisions of a seat are weighed."""
LEAST_EDGE, LEAST_RISE = 0.01, 0.02
"""A move whose chance was better than that of others by less is not told from them, unless things
went so much better from then on."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision to be weighed: its number ``n`` in the record, what its player knew then, and the
    ``move`` that was played."""

    n: int
    turn: int
    view: View
    legal_moves: tuple[Move, ...]
    move: Move


@dataclass(frozen=True, slots=True)
class BestMove:
    """A seat's best move, and the turn in which it was made.

    ``edge``: by how much its chance to win was better than that of the others, 0-1. ``rise``: by
    how much its player's share of the win was greater in the lap from then on than before.
    """

    turn: int
    deed: TellingDeed
    edge: float
    rise: float


def choices(
    title: str,
    passages: Sequence[Passage],
    course: Course,
    seat: int,
    tellable: Callable[[TellingDeed], bool] = lambda _deed: True,
) -> tuple[Choice, ...]:
    """The few decisions of a seat to be weighed for its best move, in the order played.

    Those after which its share rose most, of those that left a choice, are not trivial and can be
    told of (``tellable``). Raises UnknownTitle.
    """
    if title not in BRAINS:
        raise UnknownTitle(title)
    memory, by_number = BRAINS[title].memory, {each.n: each for each in passages}
    own = [at for at, each in enumerate(course.points) if each.deed and each.deed.player == seat]
    found: list[Choice] = []
    for at in sorted(own, key=lambda at: -_rise(course, seat, at)):
        point = course.points[at]
        if point.deed is None or memory.trivial(point.deed.move) or not tellable(point.deed):
            continue
        choice = _choice(title, by_number[point.deed.n], point.turn)
        if choice is not None:
            found.append(choice)
        if len(found) == FEW:
            break
    return tuple(sorted(found, key=lambda each: each.n))


def best_move(course: Course, seat: int, judged: Mapping[int, Judged]) -> BestMove | None:
    """A seat's best move, of the decisions that were ``judged``, by their numbers.

    None where none of them was better than what else could have been done, nor brought a turn for
    the better; nothing is praised when something clearly better was to be had.
    """
    found = []
    for at, point in enumerate(course.points):
        deed = point.deed
        if deed is None or deed.player != seat or deed.n not in judged:
            continue
        one = judged[deed.n]
        if one.thoughts is None or one.verdict.marked:
            continue
        edge, rise = edge_of(one.thoughts, deed.move), _rise(course, seat, at)
        if edge is not None and (edge >= LEAST_EDGE or rise >= LEAST_RISE):
            found.append(BestMove(point.turn, deed, edge, rise))
    return max(found, key=lambda each: (each.edge + each.rise, -each.turn), default=None)


def edge_of(thoughts: Thoughts, move: Move) -> float | None:
    """By how much a move's chance to win was better than that of all others that were tried.

    None where nobody knows: it was the only one, or hardly tried.
    """
    tried, mine = _tried(thoughts, move)
    others = [each.win for each in tried if each is not mine]
    return mine.win - fmean(others) if mine is not None and others else None


def choice_of(title: str, passages: Sequence[Passage], turn: int, n: int) -> Choice | None:
    """The decision ``n`` of the record, made in ``turn``, to be weighed by itself.

    None where it left no choice. ``passages``: the decisions of the game, ``n`` among them. Raises
    UnknownTitle.
    """
    if title not in BRAINS:
        raise UnknownTitle(title)
    return _choice(title, next(each for each in passages if each.n == n), turn)


def _choice(title: str, passage: Passage, turn: int) -> Choice | None:
    legal = BRAINS[title].memory.legal_moves(passage.view)
    if not is_choice(legal):
        return None
    return Choice(passage.n, turn, passage.view, legal, passage.move)


def reason_for(title: str, view: View, thoughts: Thoughts, move: Move) -> Reason | None:
    """Why a move was good, as a hint would have said first; None where the rules tell nothing.

    ``view``: what its player knew when he decided. Raises UnknownTitle.
    """
    if title not in BRAINS:
        raise UnknownTitle(title)
    guide = BRAINS[title].guide(view, thoughts)
    return next((each for each in guide.reasons(move) if guide.tells(each)), None)


def _tried(thoughts: Thoughts, move: Move) -> tuple[list[Candidate], Candidate | None]:
    """What was tried often enough to be told of, best first, and ``move`` among it."""
    tried = [each for each in thoughts.candidates if each.visits >= LEAST_VISITS]
    return tried, next((each for each in tried if each.move == move), None)


def _rise(course: Course, seat: int, at: int) -> float:
    """By how much a seat's share was greater in the lap that a turn began than in the one before.

    Whole laps, as an estimate may favour the seat that is to move. How the game ended is none of a
    move's merits: else whoever won would have made his best move last of all.
    """
    shares, lap = course.shares(seat)[:-1], len(course.points[at].wins)
    if not shares:  # the course is its end alone
        return 0.0
    before = shares[max(0, at - lap) : at] or shares[:1]
    return fmean(shares[at : at + lap] or shares[-1:]) - fmean(before)
