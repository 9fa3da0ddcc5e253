"""The word at the flag that climbs or is swung: what the new phase allows, or the last round."""

from __future__ import annotations

import math

from game.language import _
from game.rules.towers.events import LastRound, PhaseStarted, TowersEvent
from game.rules.towers.view import TowersView
from game.scene.beats import Beat
from game.titles.towers.scene.places import flag_pose
from game.titles.towers.ui.panels.words import phase_begins
from game.ui import theme
from game.ui.boxes import Panel, Pinned, Sized
from game.ui.ground import Ground
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.memo import kept
from game.ui.theme import CHOSEN_PANEL
from game.ui.widget import Widget, grown

ABOVE = 56.0
"""Units between the foot of the flag and the sign over it."""
MOVED = 0.02
"""Table units by which a flag that is on its way has moved at least."""
WIDTH = 340.0


def flying(ground: Ground[TowersView], beat: Beat[TowersView, TowersEvent]) -> list[Widget]:
    """The sign, as soon as the flag has left its place: nothing is told before it happens."""
    text = _word(beat)
    flag = ground.scene.pieces.get(("flag",))
    if not text or flag is None:
        return []
    if math.dist(flag.pose.place, flag_pose(beat.before.phase).place) < MOVED:
        return []
    x, y = ground.units(flag.pose.place)
    return [Pinned(kept(_sign, text), (x, y - ABOVE), (0.3, 1.0))]


def _word(beat: Beat[TowersView, TowersEvent]) -> str:
    for event in reversed(beat.events):
        match event:
            case LastRound():
                return _("The last round: everybody has as many turns")
            case PhaseStarted(phase=phase):
                return phase_begins(phase)
            case _:
                pass
    return ""


def _sign(text: str) -> Widget:
    words = grown(Text(text, theme.LABEL, lines=4))
    content = Row(Icon("stairs", 32), words, gap=12)
    return Sized(Panel(content, CHOSEN_PANEL, (14, 10)), max_width=WIDTH)
