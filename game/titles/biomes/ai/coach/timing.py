"""What a block does to the scoring rounds and to the game's end (B7.1, B8.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ai.coach.advice import Reason
from game.rules.biomes import hints
from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import Round
from game.rules.biomes.cube import SIDE
from game.rules.biomes.mining import TRIGGERS
from game.rules.biomes.moves import Block
from game.rules.biomes.reckoning import best_points
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ai.coach.boards import could_build, promise
from game.titles.biomes.ai.coach.reasons import told

NEAR = 4
"""Blocks left of a layer from which its round is called near, for each player."""
_PRESSING = 2
"""Blocks left of a layer, for each player, from which one block more or less is a reason."""


def triggered(view: BiomesView, block: Block) -> Round | None:
    """The round that taking a block triggers (B7.1)."""
    x, y, layer = block
    others = [height for column, height in enumerate(view.heights) if column != x * SIDE + y]
    return TRIGGERS.get(layer) if max(others) <= layer else None


def round_ahead(view: BiomesView) -> tuple[Round, int] | None:
    """The next round to be triggered, and the blocks left of its layer and above (B7.1)."""
    for layer in range(SIDE - 1, 0, -1):
        blocks = sum(max(0, height - layer) for height in view.heights)
        if blocks:
            return TRIGGERS[layer], blocks
    return None


def is_near(view: BiomesView, blocks: int) -> bool:
    """Whether a round that is so many blocks away is near."""
    return blocks <= NEAR * len(view.players)


def timing(view: BiomesView, block: Block) -> tuple[Sequence[Reason], Sequence[Reason]]:
    """What speaks for the block: first that it triggers a round, last that it brings one closer."""
    scoring = triggered(view, block)
    if scoring is None:
        return (), _pace(view, block)
    if scoring is Round.C:
        own, rival = _finals(view)
        return ([told("ends_ahead", own=own, rival=rival)] if own > rival else ()), ()
    own, rival = _bests(view, scoring)
    if own <= rival:
        return list(_cut_off(view, scoring)), ()
    return [told("triggers", round=scoring.value, own=own, rival=rival)], ()


def _cut_off(view: BiomesView, scoring: Round) -> Iterator[Reason]:
    """The rival's building that would come too late for the round."""
    found = []
    for rival in range(len(view.players)):
        if rival == view.seat:
            continue
        before = best_points(view, rival, scoring)
        for building in could_build(view, rival):
            after = max(
                best_points(hints.with_building(view, rival, building.id, space), rival, scoring)
                for space in SPACES
            )
            found.append((after - before, rival, building.id))
    gain, rival, tile = max(found, default=(0, 0, ""))
    if gain > 0:
        yield told("cuts_off", rival=rival, tile=tile, round=scoring.value, gain=gain)


def timing_caution(view: BiomesView, block: Block) -> Reason | None:
    """That the round it triggers brings a rival more, or the end finds one ahead."""
    scoring = triggered(view, block)
    if scoring is None:
        return None
    if scoring is Round.C:
        own, rival = _finals(view)
        return told("ends_behind", own=own, rival=rival) if own <= rival else None
    own, rival = _bests(view, scoring)
    if own >= rival:
        return None
    return told("triggers_behind", round=scoring.value, own=own, rival=rival)


def _pace(view: BiomesView, block: Block) -> Sequence[Reason]:
    """The round that comes closer and is welcome, or that is not and stays away."""
    ahead = round_ahead(view)
    if ahead is None or len(view.players) == 1:
        return ()
    presses = ahead[1] <= _PRESSING * len(view.players)
    scoring = ahead[0]
    own, rival = _bests(view, scoring)
    values = {"round": scoring.value, "own": own, "rival": rival}
    counts = TRIGGERS.get(block[2]) is scoring
    if counts and own > rival and (presses or _has_full_village(view)):
        return [told("hastens", **values)]
    others = any(TRIGGERS.get(one[2]) is scoring for one in hints.takeable_blocks(view))
    if presses and not counts and others and own < rival:
        return [told("delays", **values)]
    return ()


def _has_full_village(view: BiomesView) -> bool:
    """Whether the actor's board has no bare space: time brings him less than the others."""
    return all(view.players[view.seat].spaces)


def lead_ahead(view: BiomesView) -> Round | None:
    """The next round to be triggered, where it would bring the actor more than the others; the
    last one, where he is ahead with all that comes at the end. Else None."""
    ahead = round_ahead(view)
    if ahead is None or len(view.players) == 1:
        return None
    own, rival = _finals(view) if ahead[0] is Round.C else _bests(view, ahead[0])
    return ahead[0] if own > rival else None


def _bests(view: BiomesView, scoring: Round) -> tuple[int, int]:
    """What a round would bring to the actor, and to the best of the others."""
    best = [best_points(view, seat, scoring) for seat in range(len(view.players))]
    own = best.pop(view.seat)
    return own, max(best, default=0)


def _finals(view: BiomesView) -> tuple[int, int]:
    """The points at the end as boards stand: the actor's, and the best of the others."""
    ends = [promise(view, seat) for seat in range(len(view.players))]
    own = ends.pop(view.seat)
    return own, max(ends, default=0)
