"""How a game would stand if it ended here (T11)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core import Outcome, ranked
from game.rules.towers.position import ENDINGS, FINISHED
from game.rules.towers.view import PlayerView, TowersView


def if_ended(view: TowersView) -> tuple[TowersView, Outcome]:
    """The end that ``view`` would come to if nobody did anything more, and its outcome.

    Roofs, storeys and captures have brought their points by then (T5.3, T6.2, T7.2); blocks decide
    between equals.
    """
    ended = view if view.ended else _ended(view)
    blocks = [sum(player.blocks) for player in ended.players]
    return ended, ranked([player.points for player in ended.players], blocks)


def _ended(view: TowersView) -> TowersView:
    players = tuple(_paid(player) for player in view.players)
    return replace(view, players=players, actor=None, ended=ENDINGS[FINISHED])


def _paid(player: PlayerView) -> PlayerView:
    return replace(player, points=sum(points for _reason, points in player.points_by_reason))
