"""Where a game was played on from, in words."""

from __future__ import annotations

from game.language import _
from game.session.header import POSITION, BranchPoint, Header
from game.ui.beginning import Beginning
from game.ui.dates import short_day
from game.ui.time_told import in_sentence


def origin_told(title: str, origin: BranchPoint | None, now: float) -> str:
    """From which game of ``title``, or from what else, a game was played on, as a label, seen
    from ``now`` (seconds since 1970); "" for one that was dealt."""
    if origin is None:
        return ""
    if origin.challenge:
        # Translators: a label: this game was played on from the end of a challenge.
        return _("From a challenge")
    begun, reached = short_day(origin.started, now), in_sentence(title, origin.reached)
    if not begun:
        # Translators: a label: this game was played on from another one; {when}: “turn 12”.
        return _("From an earlier game, {when}").format(when=reached)
    # Translators: a label: this game was played on from another one; {day}: the date when that was
    # begun; {when}: “turn 12”.
    return _("From your game of {day}, {when}").format(day=begun, when=reached)


def beginning_of(header: Header, now: float) -> Beginning:
    """Where the match of ``header`` began, seen from ``now`` (seconds since 1970)."""
    midway = POSITION in header.setup
    return Beginning(midway, origin_told(header.title, header.origin, now))
