"""The word over the season token when a round begins: its number and its season; and over the
kettle, when the brewing begins, why the viewer has no part in it."""

from __future__ import annotations

from game.language import _
from game.rules.brewery.events import BreweryEvent, PhaseStarted, RoundStarted
from game.rules.brewery.view import BREWING, BreweryView
from game.scene.beats import Beat
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.ui.panels.banner import season_sign
from game.titles.brewery.ui.panels.names import season
from game.titles.brewery.ui.skipped import skipped_text
from game.ui import theme
from game.ui.boxes import Panel, Pinned, Sized
from game.ui.ground import Ground
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.memo import kept
from game.ui.theme import CHOSEN_PANEL
from game.ui.widget import Widget, grown

ABOVE = 40.0
"""Units between the season token and the sign over it."""
WIDTH = 320.0


def flying(ground: Ground[BreweryView], beat: Beat[BreweryView, BreweryEvent]) -> list[Widget]:
    """The sign, from when the season token is on its way, or the brewing has begun."""
    shown = beat.events[: ground.scene.shown]
    begun = [event for event in shown if isinstance(event, RoundStarted)]
    if begun:
        return _over(ground, "season", kept(_sign, begun[-1]))
    for number, event in enumerate(shown, 1):
        if isinstance(event, PhaseStarted) and event.phase == BREWING:
            skipped = skipped_text(so_far(beat.before, beat.events, number))
            return _over(ground, "kettle", kept(_skipped, skipped)) if skipped else []
    return []


def _over(ground: Ground[BreweryView], name: str, sign: Widget) -> list[Widget]:
    """A sign over a piece, if it lies there."""
    piece = ground.scene.pieces.get((name,))
    if piece is None:
        return []
    x, y = ground.units(piece.pose.place)
    return [Pinned(sign, (x, y - ABOVE), (0.5, 1.0))]


def _sign(event: RoundStarted) -> Widget:
    summer = event.season == "summer"
    text = _("Round {round} begins: {season}").format(round=event.round, season=season(summer))
    words = grown(Text(text, theme.LABEL, lines=3))
    return Sized(
        Panel(Row(season_sign(summer), words, gap=12), CHOSEN_PANEL, (14, 10)), max_width=WIDTH
    )


def _skipped(told: str) -> Widget:
    words = grown(Text(told, theme.BODY_BOLD, lines=4))
    return Sized(
        Panel(Row(Icon("no_recipe", 30), words, gap=12), padding=(14, 10)), max_width=WIDTH
    )
