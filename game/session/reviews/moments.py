"""The moments of a game: what was missed, each chance once, however often it was to be had.

Whoever leaves a chance alone often finds it still there in his next turn. Each such decision is
judged for itself, but what was missed is one thing: it is told once, where it cost most. Two marked
decisions of a seat miss the same chance if, by no more than the judgements themselves,

- the later one was made in the same turn as the other or in the seat's next one,
- one and the same move would have been right in both, and in all that belong to them; or the win
  was certain in all of them, by whatever move,
- what had been missed was still to be had: the later position was worth more than midway between
  the two shares of the win that the earlier decision had to choose between. Else that share was
  lost indeed, and the later loss is another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.session.reviews.review import Action, Judgement, marked

FEW: Final = 3
"""So many moments are told as worth a look."""
CERTAIN: Final = 0.99
"""Shares of the win with which a game is as good as won."""


class _Chance:
    """A chance that was missed, in one decision or several."""

    def __init__(self, first: Judgement) -> None:
        self.missed = [first]
        self._right, self._certain = _right(first), first.best >= CERTAIN

    @property
    def told(self) -> Judgement:
        """The decision at which it is told: the first of those that cost most."""
        return max(self.missed, key=lambda each: (each.lost, -each.n))

    def missed_again(self, later: Judgement, turns: Mapping[int, int]) -> bool:
        """Whether it was missed ``later`` as well, which it notes then; ``turns``: the numbers of
        the seat's own turns, by the turn."""
        last = self.missed[-1]
        if turns[later.turn] - turns[last.turn] > 1 or later.best < (last.best + last.chance) / 2:
            return False
        right = [each for each in self._right if each in _right(later)]
        certain = self._certain and later.best >= CERTAIN
        if not (right or certain):
            return False
        self.missed.append(later)
        self._right, self._certain = right, certain
        return True


def _right(judgement: Judgement) -> Sequence[Action]:
    """The moves that would have been right."""
    if judgement.alike:
        return judgement.alike
    return () if judgement.better is None else (judgement.better,)


def _chances(judged: Sequence[Judgement]) -> Iterator[_Chance]:
    """What the seats among those that were judged have missed."""
    for seat in {each.player for each in judged}:
        own = [each for each in judged if each.player == seat]
        turns = {turn: number for number, turn in enumerate(sorted({each.turn for each in own}))}
        found = list[_Chance]()
        for each in marked(own):
            if not any(chance.missed_again(each, turns) for chance in reversed(found)):
                found.append(_Chance(each))
        yield from found


def moments(judged: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """The marked decisions at which something is told that was missed, in the order played."""
    return tuple(sorted((each.told for each in _chances(judged)), key=lambda each: each.n))


def told_elsewhere(judged: Sequence[Judgement]) -> dict[int, Judgement]:
    """The other marked decisions, by their numbers: each with the moment at which that is told."""
    return {
        each.n: chance.told
        for chance in _chances(judged)
        for each in chance.missed
        if each is not chance.told
    }


def worth_a_look(judged: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """The few moments that cost most, in the order played."""
    most = sorted(moments(judged), key=lambda each: (-each.lost, each.n))[:FEW]
    return tuple(sorted(most, key=lambda each: each.n))


def given_away(judged: Sequence[Judgement]) -> float:
    """The shares of the win that were given away in all moments, as they are told, added up.

    Luck and others give chances back, so they may come to more than the whole win.
    """
    return sum(each.cost for each in moments(judged))


def luck_of(judged: Sequence[Judgement]) -> float:
    """The luck of all decisions added up, in shares of the win; negative: bad luck.

    What was missed and still to be had afterwards came back by no luck: it is left out here as
    it is in :func:`given_away`.
    """
    elsewhere = told_elsewhere(judged)
    came_back = sum(each.lost for each in judged if each.n in elsewhere)
    return sum(each.luck for each in judged) - came_back
