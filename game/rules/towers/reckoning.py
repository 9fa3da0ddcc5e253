"""How a game would stand if it ended here (T11, Q3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.core import Outcome, ranked
from game.rules.towers.position import ENDINGS, FINISHED, REASONS, SKYLINE_POINTS
from game.rules.towers.quick import due_at_end
from game.rules.towers.view import PlayerView, TowersView

SKYLINE: Final = REASONS[SKYLINE_POINTS]


def if_ended(view: TowersView) -> tuple[TowersView, Outcome]:
    """The end that ``view`` would come to if nobody did anything more, and its outcome.

    Roofs, storeys and captures have brought their points by then (T5.3, T6.2, T7.2), the skyline of
    a quick town is still to come (Q3); blocks decide between equals.
    """
    ended = view if view.ended else _ended(view)
    blocks = [sum(player.blocks) for player in ended.players]
    return ended, ranked([player.points for player in ended.players], blocks)


def _ended(view: TowersView) -> TowersView:
    due = due_at_end(view)
    players = tuple(_paid(*each) for each in zip(view.players, due, strict=True))
    return replace(view, players=players, actor=None, ended=ENDINGS[FINISHED])


def _paid(player: PlayerView, due: int) -> PlayerView:
    """The points of a player, with those of the skyline that are still ``due``."""
    by_reason = tuple(
        (reason, points + due if reason == SKYLINE else points)
        for reason, points in player.points_by_reason
    )
    return replace(
        player, points=sum(points for _reason, points in by_reason), points_by_reason=by_reason
    )
