"""How a fight stands that is told where its mob lies: its hearts over the mob, and the end."""

from __future__ import annotations

from game.language import _
from game.rules.biomes.catalogue import Mob, WeaponKind, find_tile, find_weapon
from game.rules.biomes.events import MobDefeated, MobSurvived, WeaponsDrawn
from game.rules.biomes.moves import Cell
from game.rules.biomes.view import BiomesView
from game.scene.geometry import add
from game.scene.pose import PieceId, Vec3
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.beats import BiomesBeat
from game.titles.biomes.scene.layout import TOKEN_BACK
from game.ui import theme
from game.ui.boxes import Panel, Pinned
from game.ui.ground import Ground
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.memo import kept
from game.ui.theme import CHOSEN_PANEL, PANEL
from game.ui.widget import Widget

ABOVE: Vec3 = (0.0, 0.35, 0.75)
"""From the middle of a mob's stack to its sign."""

Ended = MobDefeated | MobSurvived


def fought(ground: Ground[BiomesView], beat: BiomesBeat) -> list[Widget]:
    """The sign over the mob: the hearts so far, and from when it is known the end."""
    shown = beat.events[: ground.scene.shown]
    drawn = next((each for each in beat.events if isinstance(each, WeaponsDrawn)), None)
    ended = next((each for each in beat.events if isinstance(each, Ended)), None)
    fight = drawn or ended
    if fight is None:
        return []
    mob = find_tile(beat.before.catalogue, fight.tile)
    if not isinstance(mob, Mob):
        return []
    if ended in shown:
        return [_over(ground, fight.cell, kept(_end, isinstance(ended, MobDefeated)))]
    if drawn is None:
        return []
    hearts = _open_hearts(ground, beat.before, drawn, whole=drawn in shown)
    return [_over(ground, fight.cell, kept(_hearts, hearts, mob.hearts))]


def _open_hearts(
    ground: Ground[BiomesView], view: BiomesView, drawn: WeaponsDrawn, *, whole: bool
) -> int:
    """The hearts of the tokens that have turned over so far, or of the ``whole`` of them; TNT has
    none until it is lit."""
    found = 0
    for place, token in enumerate(drawn.tokens):
        name: PieceId = ("skirmish", "token", place)
        piece = ground.scene.pieces.get(name)
        weapon = find_weapon(view.catalogue, token)
        is_open = whole or (piece is not None and piece.look != TOKEN_BACK)
        found += weapon.hearts if is_open and weapon.kind is not WeaponKind.TNT else 0
    return found


def _over(ground: Ground[BiomesView], cell: Cell, sign: Widget) -> Widget:
    place = add(at.cell_pose(cell).place, ABOVE)
    return Pinned(sign, ground.units(place), (0.5, 1.0))


def _hearts(hearts: int, needed: int) -> Widget:
    count = _("{hearts} of {needed}").format(hearts=hearts, needed=needed)
    icon = Icon("heart" if hearts else "heart_o", 24, theme.HEART)
    return Panel(Row(icon, Text(count, theme.LABEL, lines=1), gap=8), PANEL, (12, 6))


def _end(won: bool) -> Widget:
    words = _("Won!") if won else _("Not this time")
    icon = Icon("trophy" if won else "flag", 24, theme.STAR if won else theme.SECOND_INK)
    style = CHOSEN_PANEL if won else PANEL
    return Panel(Row(icon, Text(words, theme.LABEL, lines=1), gap=8), style, (12, 6))
