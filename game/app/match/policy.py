"""What the screen around a match has to say about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.app.screen import Dialog
from game.rules.core import Move, Refusal
from game.scene.targets import Target
from game.session.match import Step
from game.ui.situation import AnySituation
from game.ui.viewport import Viewport


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPolicy:
    """What a match allows and tells, where a lesson or a challenge has more to say than its rules.

    By itself it is that of an ordinary match. Each part is asked whenever it matters, so that what
    it answers may change.

    ``taught``: somebody there says what to do. ``gentle``: it is a first game, where the coach has
    something done before something is got ready. ``bars``: why a move that the rules allow is none
    here; None: it is one. ``allows``: whether a legal move is played that the viewer makes.
    ``plays_unasked``: whether a move may be played without asking whoever has no choice. ``done``:
    whether nothing is left to decide, so that nothing on the table offers a move. ``heeds``:
    whether a click on a target, or on the bare table (None), is taken by the screen around.
    ``speaks``: whether a note stands where the coach's hint would. ``noted``: whether a note stands
    that Enter puts away. ``triumphs``: whether the end is celebrated. ``completes``: what the
    panels are told, with what the screen around adds for a window of that size. ``menu``: its
    menu; None: that of a match. ``earlier``: what was played before the match began, for its log.
    """

    taught: bool = False
    gentle: bool = False
    bars: Callable[[Move], Refusal | None] = lambda _move: None
    allows: Callable[[Move], bool] = lambda _move: True
    plays_unasked: Callable[[Move], bool] = lambda _move: True
    done: Callable[[], bool] = lambda: False
    heeds: Callable[[Target | None], bool] = lambda _target: False
    speaks: Callable[[], bool] = lambda: False
    noted: Callable[[], bool] = lambda: False
    triumphs: Callable[[], bool] = lambda: True
    completes: Callable[[AnySituation, Viewport], AnySituation] = lambda told, _viewport: told
    menu: Callable[[], Dialog] | None = None
    earlier: Sequence[Step] = ()


ORDINARY = MatchPolicy()
"""A match that nothing lies around."""
