"""The review of a game that is over: how each decision was judged, as plain data.

One threshold holds wherever a decision is spoken of: only :attr:`Judgement.verdict` says whether
there was something better, and nothing else may be asked about that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from game.ai.coach.advice import BARE, Reason
from game.ai.coach.shares import hundredths
from game.ai.judging.verdict import WORTH_TELLING, Verdict

__all__ = [
    "DIGITS",
    "VERSION",
    "Action",
    "Judgement",
    "Review",
    "Verdict",
    "marked",
]
VERSION: Final = 4
"""Of the way in which games are judged: a review of another one is made anew."""
DIGITS: Final = 4
"""Of the chances that are kept: to a hundredth of a percent, which is less than any search can
tell."""
Action = dict[str, object]
"""A move as records write it."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One decision, judged from what its player knew then.

    ``n``, ``turn``, ``player``: as in the record. ``reached``: how far the game had come by then,
    as its players count (:meth:`game.session.replay.Replay.reached_at`). ``chance``, ``best``: the
    player's expected share of the win (0-1) after the move that was played, and after the best that
    was found. ``noise``: the standard error of their difference. ``lost``: the difference where
    something better is told of, else 0. ``luck``: what chance and hidden things made of the move,
    in shares of the win beyond ``chance``; negative: bad luck. ``better``: the best move, where the
    verdict is marked. ``alike``: of a marked decision all moves that are as good as ``better``
    within the noise, that one first. ``why``, ``why_better``: what a hint would have said for the
    move played, and for ``better``. ``wins``: each seat's share of the win before the move; ()
    where nobody thought about it. ``edge``: by how much the chance of what was played was better
    than that of the other moves there were; None: nobody knows. ``position``: of a marked decision
    what tells it from others (:func:`~game.session.reviews.position.position_digest`).
    """

    n: int
    turn: int
    player: int
    verdict: Verdict
    reached: int = 0
    chance: float = 0.0
    best: float = 0.0
    noise: float = 0.0
    lost: float = 0.0
    luck: float = 0.0
    better: Action | None = None
    alike: tuple[Action, ...] = ()
    why: tuple[Reason, ...] = ()
    why_better: tuple[Reason, ...] = ()
    wins: tuple[float, ...] = ()
    edge: float | None = None
    position: str = ""

    @property
    def unexplained(self) -> bool:
        """Whether all that is told for the better move is that it came out well."""
        return bool(self.why_better) and all(each in BARE for each in self.why_better)

    @property
    def cost(self) -> float:
        """What was :attr:`lost` as it is told: the difference of the two chances as people are told
        them, and never less than what is worth telling."""
        if not self.lost:
            return 0.0
        told = hundredths(self.best) - hundredths(self.chance)
        return max(told, hundredths(WORTH_TELLING)) / 100


class Review(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a game so far.

    ``record``: the digest of its record (:func:`game.session.reviews.store.digest_of`). ``seats``:
    whose decisions are judged. ``steps``: how many decisions there are to judge. ``judged``: those
    that have been, in the order played.
    """

    version: int = VERSION
    record: str = ""
    seats: tuple[int, ...] = ()
    steps: int = 0
    judged: tuple[Judgement, ...] = ()

    @property
    def done(self) -> bool:
        """Whether all of it has been judged."""
        return len(self.judged) >= self.steps

    def of(self, seat: int) -> tuple[Judgement, ...]:
        """What was judged of one seat."""
        return tuple(each for each in self.judged if each.player == seat)

    def at(self, n: int) -> Judgement | None:
        """What was judged of step ``n``; None: nothing (yet)."""
        return next((each for each in self.judged if each.n == n), None)


def marked(judged: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """The decisions in which something better was to be had, in the order played."""
    return tuple(each for each in judged if each.verdict.marked)
