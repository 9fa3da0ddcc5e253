"""The end of a game of biomes: where experience points came from, and when (B8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.biomes.events import BiomesEvent, XpGained
from game.rules.biomes.moves import BiomesMove, Score
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.panels.words import points
from game.ui.panels.victory import why_text
from game.ui.summary import PointsRow, Summary

REASONS = ("building", "mob", "hoe", "score_A", "score_B", "score_C", "mob_bonus")
ALWAYS = "score"
"""Reasons that begin so are told even where they brought nobody anything."""


def reason_name(reason: str) -> str:
    """Where points come from, as a line of the table."""
    # Translators: where points came from: a row of a table.
    return {
        "building": _("Golden stars on buildings"),
        "mob": _("XP for mobs"),
        "hoe": _("Golden hoes"),
        "score_A": _("Biome scoring"),
        "score_B": _("Material scoring"),
        "score_C": _("Type scoring"),
        "mob_bonus": _("Trophy mobs"),
    }[reason]


def rows(view: BiomesView) -> tuple[PointsRow, ...]:
    """A line for each reason that brought somebody points, and for each round."""
    columns = [dict(player.xp_by_reason) for player in view.players]
    used = [r for r in REASONS if r.startswith(ALWAYS) or any(c.get(r) for c in columns)]
    return tuple(PointsRow(reason_name(r), tuple(c.get(r, 0) for c in columns)) for r in used)


def gains(events: Sequence[BiomesEvent]) -> list[tuple[int, int]]:
    """Who got how many points."""
    return [(each.player, each.amount) for each in events if isinstance(each, XpGained)]


def landmark(move: BiomesMove) -> str:
    """The letter of the round that is scored."""
    return move.round.value if isinstance(move, Score) else ""


SUMMARY: Summary[BiomesView, BiomesMove, BiomesEvent] = Summary(
    rows=rows,
    reckoning=lambda _view: _(
        "Every scoring still to come, each with the choice that brings most."
    ),
    why=lambda outcome, people: why_text(outcome, people, points),
    over_time=lambda: _("XP over time"),
    gains=gains,
    tie=lambda: _("Blocks left, for a tie"),
    landmark=landmark,
)
"""What the result of biomes tells."""
