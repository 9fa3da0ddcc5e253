"""What still pays once every space of a village is built on, by what can be done now (B5.3, B7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.biomes.catalogue import Building, Mob, Round
from game.rules.biomes.hints import tile_at, win_chance
from game.rules.biomes.moves import Arm, BiomesMove, Build, Collect, Explore, Fight
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ai.coach.reasons import WORTH_SAYING
from game.titles.biomes.ai.coach.timing import lead_ahead
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.panels.words import points, scoring

MOST = 2
"""So many ways are told; more are no help."""


def full_village_text(view: BiomesView, legal: Sequence[BiomesMove]) -> str:
    """What pays of the ``legal`` moves of a seat whose village is full; "" where there is room."""
    if not all(view.players[view.seat].spaces):
        return ""
    ways = [each for each in (_over(view, legal), _mob(view, legal), _layer(view, legal)) if each]
    if len(ways) < MOST:
        ways += _for_later({type(move) for move in legal})
    return " ".join([_("Your village is full."), *ways[:MOST]])


def _for_later(kinds: set[type[BiomesMove]]) -> list[str]:
    """What may pay in turns to come, the best first."""
    found: list[str] = []
    if Explore in kinds:
        found.append(_("Explore to find a mob, or a better building."))
    if Arm in kinds:
        found.append(_("A weapon helps in your next fight."))
    if Collect in kinds:
        found.append(_("Blocks may pay for a better building."))
    return found


def _over(view: BiomesView, legal: Sequence[BiomesMove]) -> str:
    """Building over an earlier tile (B5.3), where that brings something."""
    gains = [0]
    for cell, space in dict.fromkeys(
        (move.cell, move.space) for move in legal if isinstance(move, Build)
    ):
        tile = tile_at(view, cell)
        if isinstance(tile, Building):
            gains.append(brought(view, view.seat, tile, space).total)
    if max(gains) == 0:
        return ""
    return _("Build over an old tile: up to {points} more.").format(points=points(max(gains)))


def _mob(view: BiomesView, legal: Sequence[BiomesMove]) -> str:
    """A fight that isn't all but lost (B6.2)."""
    near = [tile_at(view, move.cell) for move in legal if isinstance(move, Fight)]
    mobs = [tile.id for tile in near if isinstance(tile, Mob)]
    if any(win_chance(view, view.seat, mob) >= WORTH_SAYING for mob in mobs):
        return _("A mob that you defeat brings points, too.")
    return ""


def _layer(view: BiomesView, legal: Sequence[BiomesMove]) -> str:
    """Blocks, which bring the next round closer (B7.1), where it brings more than to the others."""
    ahead = lead_ahead(view)
    if ahead is None or not any(isinstance(move, Collect) for move in legal):
        return ""
    if ahead is Round.C:
        return _("The game ends sooner if you take blocks, and you are ahead.")
    text = _("{scoring} comes sooner if you take blocks, and you lead there.")
    return text.format(scoring=scoring(ahead))
