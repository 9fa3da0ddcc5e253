"""Where a game turned: the turns after which a seat's share of the win was lastingly another.

A share is an estimate, and it swings with every turn. So the course is first freed of what lasted
one turn only (a running median of three, which leaves lasting steps where they are), and then cut
into three stretches, each as level as can be (least squares, after Fisher 1958, "On Grouping for
Maximum Homogeneity"). Where the stretches meet the game turned. What is told of it are the levels
of the course (:attr:`Course.levels`) before the turn and a lap later, as whoever sees the course
drawn finds them there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from statistics import fmean, median

from game.ai.coach.course import Course, TellingDeed

MOST_TURNS = 2
"""So many turning points there are at most: stretches meet no oftener."""
STRETCH = 3
"""Turns that a share must last at least; the outcome, which lasts for ever, counts for as many."""
LEAST_CHANGE = 0.08
"""Changes of the share smaller than that are not worth telling."""
LEAST_TOLD = 0.03
"""Nor is a change that hardly shows in the levels around the turn."""
_LAPS = 2
"""Turns of every seat on either side of which the middle shares must differ.

Whole laps, as an estimate may favour the seat that is to move.
"""
_BLUR = 2
"""Turns by which a cut may miss the turn that did it."""
_UNLIKELY = 0.5
"""What counts of a change that goes against whose turn it was."""
_NEARLY_ALL = 0.75
"""What the levels around the turn that is told must show of the change that those around any turn
near it show."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed a seat's share of the win, lastingly: from the level ``before`` it to the
    one a lap ``after`` it began.

    ``deed``: the most telling decision of the turn, perhaps another seat's. ``span``: after which
    turns the course shows the two levels.
    """

    turn: int
    deed: TellingDeed
    before: float
    after: float
    span: tuple[int, int]


def turning_points(course: Course, seat: int) -> tuple[TurningPoint, ...]:
    """The two turns with the largest lasting changes for a seat, in the order played.

    Fewer when the game turned once or never.
    """
    shares = course.shares(seat)
    if not shares:
        return ()
    lasting = [*shares, *[shares[-1]] * (STRETCH - 1)]
    cuts = _cuts(_steadied(lasting))
    edges = [0, *cuts, len(lasting)]
    found: list[TurningPoint] = []
    turned = 0
    for start, cut, end in zip(edges, cuts, edges[2:], strict=False):
        change = _lasting_change(lasting, (start, cut, end), len(course.points[0].wins))
        if abs(change) < LEAST_CHANGE:
            continue
        first = max(start, cut - _BLUR, turned + 1)
        near = range(first, min(end, cut + _BLUR + 1, _decided(shares)))
        point = _told(course, seat, near, change > 0)
        if point is not None:
            turned = next(at for at, each in enumerate(course.points) if each.turn == point.turn)
            found.append(point)
    return tuple(found)


def _decided(shares: Sequence[float]) -> int:
    """The first turn that can't have turned the game: the last one, if all was decided before."""
    last = len(shares) - 1
    open_still = last > 0 and abs(shares[last] - shares[last - 1]) >= LEAST_CHANGE
    return last + 1 if open_still else last


def _lasting_change(lasting: Sequence[float], cut: tuple[int, int, int], seats: int) -> float:
    """By how much the middle share of a stretch differs from that of the one before it."""
    start, middle, end = cut
    before = median(lasting[middle - _around(middle - start, seats) : middle])
    return median(lasting[middle : middle + _around(end - middle, seats)]) - before


def _told(course: Course, seat: int, near: range, rises: bool) -> TurningPoint | None:
    """What is told of the turns near a cut; None where the levels tell of no such change."""
    if not near:
        return None
    at = _turn_of(course, seat, near, rises)
    point, levels = course.points[at], [each[seat] for each in course.levels]
    since, until = at - 1, min(at + len(point.wins), len(levels)) - 1
    before, after = levels[since], levels[until]
    change = after - before if rises else before - after
    if point.deed is None or change < LEAST_TOLD:
        return None
    span = course.points[since].turn, course.points[until].turn
    return TurningPoint(point.turn, point.deed, before, after, span)


def _around(stretch: int, seats: int) -> int:
    """How many turns of a stretch to look at: whole laps, if it holds one."""
    return min(_LAPS, stretch // seats) * seats or stretch


def _turn_of(course: Course, seat: int, near: range, rises: bool) -> int:
    """Which of the turns near a cut changed the share most, by itself and as it lasted.

    A share that rises does so rather by the seat's own deeds, one that falls by those of others;
    but the levels around the turn must show nearly all of the change.
    """
    shares, fair = course.shares(seat), _fair(course, seat)
    seats = len(course.points[0].wins)

    def lasting(at: int) -> float:
        change = fmean(shares[at : at + seats]) - fmean(shares[max(0, at - seats) : at])
        return change if rises else -change

    def weight(at: int) -> float:
        alone = fair[at] - fair[at - 1]
        deed = course.points[at].deed
        own = deed is not None and deed.player == seat
        size = lasting(at) + (alone if rises else -alone)
        return size * (1.0 if own == rises else _UNLIKELY)

    most = max(lasting(at) for at in near)
    least = min(most, _NEARLY_ALL * most)
    return max((at for at in near if lasting(at) >= least), key=weight)


def _fair(course: Course, seat: int) -> list[float]:
    """A seat's shares, estimates freed of what they usually favour the seat that is to move by.

    Without that every share rises in its rivals' turns and falls in its own: moves as good as any
    would be told as turning points, and blamed.
    """
    *estimates, end = course.shares(seat)
    movers = [point.deed.player if point.deed else -1 for point in course.points[1:]]
    seats = len(course.points[0].wins)
    off: dict[int, list[float]] = {}
    for at, (share, mover) in enumerate(zip(estimates, movers, strict=True)):
        behind, ahead = estimates[max(0, at - seats + 1) : at + 1], estimates[at : at + seats]
        if len(behind) == len(ahead) == seats:
            off.setdefault(mover, []).append(share - (fmean(behind) + fmean(ahead)) / 2)
    usual = {mover: fmean(each) for mover, each in off.items()}
    fair = [share - usual.get(mover, 0.0) for share, mover in zip(estimates, movers, strict=True)]
    return [*fair, end]


def _steadied(shares: Sequence[float]) -> list[float]:
    """The shares without what lasted for one turn alone."""
    inner = [median(shares[at - 1 : at + 2]) for at in range(1, len(shares) - 1)]
    return [shares[0], *inner, shares[-1]]


def _cuts(shares: Sequence[float]) -> tuple[int, ...]:
    """Where to cut the shares in three, or two, so that each stretch is as level as can be."""
    size = len(shares)
    sums = [0.0, *accumulate(shares)]
    squares = [0.0, *accumulate(share * share for share in shares)]

    def unevenness(start: int, end: int) -> float:
        total = sums[end] - sums[start]
        return squares[end] - squares[start] - total * total / (end - start)

    def cost(cuts: tuple[int, ...]) -> float:
        edges = (0, *cuts, size)
        return sum(unevenness(start, end) for start, end in pairwise(edges))

    return min(_ways_to_cut(size), key=cost, default=())


def _ways_to_cut(size: int) -> Iterator[tuple[int, ...]]:
    """Every way to cut ``size`` turns into two or three stretches that are long enough."""
    for first in range(STRETCH, size - STRETCH + 1):
        yield (first,)
        for second in range(first + STRETCH, size - STRETCH + 1):
            yield (first, second)
