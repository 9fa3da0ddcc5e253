"""How a game would stand if it ended here: all scorings to come, as the boards are (B7, B8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.biomes.catalogue import CHARACTERISTICS, Round
from game.rules.biomes.hints import scored_spaces, trophy_points
from game.rules.biomes.position import SCORE_REASONS
from game.rules.biomes.view import BiomesView, PlayerView, Stage
from game.rules.core import Outcome, ranked

_REASON_OF: Final = dict(zip(Round, SCORE_REASONS, strict=True))


def if_ended(view: BiomesView) -> tuple[BiomesView, Outcome]:
    """The end that ``view`` would come to if nobody built or fought any more, and its outcome.

    Each seat chooses what brings it most in each round that it has still to score (B7.3); then
    trophy mobs pay (B8.2).
    """
    ended = view if view.stage is Stage.OVER else _ended(view)
    players = ended.players
    blocks = [sum(player.supply) for player in players]
    return ended, ranked([player.xp for player in players], blocks)


def _ended(view: BiomesView) -> BiomesView:
    due = tuple(scoring for scoring in Round if scoring not in view.scored_rounds)
    return replace(
        view,
        players=tuple(_paid(view, seat) for seat in range(len(view.players))),
        actor=None,
        stage=Stage.OVER,
        actions_left=0,
        fight=None,
        scoring=None,
        to_score=(),
        rounds_due=(),
        scored_rounds=view.scored_rounds + due,
    )


def _paid(view: BiomesView, seat: int) -> PlayerView:
    """A seat with all that is still to come to it."""
    player = view.players[seat]
    points = dict(player.xp_by_reason)
    for scoring in Round:
        if has_to_score(view, seat, scoring):
            points[_REASON_OF[scoring]] += best_points(view, seat, scoring)
    points["mob_bonus"] += trophy_points(view, seat)
    return replace(player, xp=sum(points.values()), xp_by_reason=tuple(points.items()))


def has_to_score(view: BiomesView, seat: int, scoring: Round) -> bool:
    """Whether a round is still to be scored by a seat (B7.2)."""
    if scoring is view.scoring:
        return seat in view.to_score
    return scoring not in view.scored_rounds


def best_points(view: BiomesView, seat: int, scoring: Round) -> int:
    """The most that a seat could score in a round as its board stands (B7.3)."""
    return max(scored_spaces(view, seat, scoring, name)[1] for name in CHARACTERISTICS[scoring])
