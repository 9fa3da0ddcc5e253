"""The word over the season token when a round begins: its number and its season."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.events import BreweryEvent, RoundStarted
from game.rules.brewery.view import BreweryView
from game.scene.beats import Beat
from game.titles.brewery.ui.panels.banner import season_sign
from game.titles.brewery.ui.panels.names import season
from game.ui import theme
from game.ui.boxes import Panel, Pinned, Sized
from game.ui.ground import Ground
from game.ui.keeping import kept
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.theme import CHOSEN_PANEL
from game.ui.widget import Widget, grown

ABOVE = 40.0
"""Units between the season token and the sign over it."""
WIDTH = 320.0


def flying(ground: Ground[BreweryView], beat: Beat[BreweryView, BreweryEvent]) -> list[Widget]:
    """The sign, from when the season token is on its way."""
    shown = beat.events[: ground.scene.shown]
    begun = [event for event in shown if isinstance(event, RoundStarted)]
    token = ground.scene.pieces.get(("season",))
    if not begun or token is None:
        return []
    x, y = ground.units(token.pose.place)
    return [Pinned(kept(_sign, begun[-1]), (x, y - ABOVE), (0.5, 1.0))]


def _sign(event: RoundStarted) -> Widget:
    summer = event.season == "summer"
    text = _("Round {round} begins: {season}").format(round=event.round, season=season(summer))
    words = grown(Text(text, theme.LABEL, lines=3))
    return Sized(
        Panel(Row(season_sign(summer), words, gap=12), CHOSEN_PANEL, (14, 10)), max_width=WIDTH
    )
