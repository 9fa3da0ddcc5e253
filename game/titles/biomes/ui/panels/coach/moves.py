"""Moves in words, as a coach suggests them: "Build the Camel stable on the back row, left"."""

from __future__ import annotations

from game.formats import listed
from game.language import _, ngettext
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Block,
    Build,
    Cell,
    Collect,
    Crossing,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Space,
    Tnt,
    Trade,
)
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.panels.words import characteristic, tile_name, token_name


def move_text(view: BiomesView, move: BiomesMove) -> str:
    """What to do, as a short sentence without a full stop."""
    match move:
        case Collect(block) | Pickaxe(tuple() as block):
            return _block(view, block)
        case Explore(to):
            return _explore(view, to)
        case Build(cell, space):
            return _build(view, cell, space)
        case Score(characteristic=name):
            return _("Score: {characteristic}").format(characteristic=characteristic(name))
        case Tnt(detonate=light):
            # Translators: advice of the coach: light it now, or keep it.
            return _("Light the TNT") if light else _("Keep the TNT")
        case Pickaxe():
            return _("Take no block with the pickaxe")
        case EndTurn():
            return _("End your turn")
        case _:
            return _about_a_piece(view, move)


def _about_a_piece(view: BiomesView, move: Fight | Arm | Trade) -> str:
    match move:
        case Fight(cell):
            mob = view.stack(cell).face_up
            return _("Fight the {mob}").format(mob=tile_name(view.catalogue, mob or ""))
        case Arm(cell):
            token = dict(view.rim)[cell].face_up
            if token is None:
                return _("Take the hidden weapon")
            return _("Take the weapon: {weapon}").format(weapon=token_name(view.catalogue, token))
        case Trade(tile):
            text = _("Return the {mob} for one more action")
            return text.format(mob=tile_name(view.catalogue, tile))


def _block(view: BiomesView, block: Block) -> str:
    x, y, z = block
    # Translators: {where}: "in the top layer", "at a corner of the top layer".
    text = {
        "wood": _("Take the wood {where}"),
        "sand": _("Take the sand {where}"),
        "stone": _("Take the stone {where}"),
        "obsidian": _("Take the obsidian {where}"),
        "emerald": _("Take the emerald {where}"),
    }[view.cube[x * 16 + y * 4 + z].value]
    return text.format(where=_in_cube(block))


def _in_cube(block: Block) -> str:
    """Where a block is, as it stands within "Take the wood …"."""
    x, y, z = block
    outer = (x in (0, 3)) + (y in (0, 3))
    # Translators: {where} of "Take the wood {where}".
    layers = (
        (_("in the bottom layer"), _("at an edge of the bottom layer"), _corner(0)),
        (_("in the third layer"), _("at an edge of the third layer"), _corner(1)),
        (_("in the second layer"), _("at an edge of the second layer"), _corner(2)),
        (_("in the top layer"), _("at an edge of the top layer"), _corner(3)),
    )
    return layers[z][outer]


def _corner(layer: int) -> str:
    # Translators: {where} of "Take the wood {where}".
    return (
        _("at a corner of the bottom layer"),
        _("at a corner of the third layer"),
        _("at a corner of the second layer"),
        _("at a corner of the top layer"),
    )[layer]


def _build(view: BiomesView, cell: Cell, space: Space) -> str:
    tile = view.stack(cell).face_up or ""
    name = tile_name(view.catalogue, tile)
    # Translators: {where}: "on the back row, left".
    return _("Build the {tile} {where}").format(tile=name, where=space_text(space))


def space_text(space: Space) -> str:
    """Where a space of the own board is, as it stands within "Build the Camel stable …"."""
    # Translators: {where} of "Build the {tile} {where}": a space of the own board.
    rows = (
        (
            _("on the back row, left"),
            _("on the back row, in the middle"),
            _("on the back row, right"),
        ),
        (
            _("on the middle row, left"),
            _("on the middle row, in the middle"),
            _("on the middle row, right"),
        ),
        (
            _("on the front row, left"),
            _("on the front row, in the middle"),
            _("on the front row, right"),
        ),
    )
    return rows[space[0]][space[1]]


def _explore(view: BiomesView, to: Crossing) -> str:
    row, column = view.players[max(view.seat, 0)].crossing
    if to == (row, column):
        return _("Explore where you stand")
    # Translators: {way}: "1 step to the left", or two of such joined by "and".
    return _("Explore: go {way}").format(way=way_text(to[0] - row, to[1] - column))


def way_text(down: int, right: int) -> str:
    """A way of a few steps on the overworld, as it stands within "Explore: go …".

    ``down``: towards the viewer; negative values point the other way.
    """
    parts = [text for text in (_up_down(down), _left_right(right)) if text]
    return listed(parts)


def _up_down(steps: int) -> str:
    if not steps:
        return ""
    if steps < 0:
        # Translators: {way} of "Explore: go {way}".
        text = ngettext("{count} step to the back", "{count} steps to the back", -steps)
    else:
        # Translators: {way} of "Explore: go {way}".
        text = ngettext("{count} step to the front", "{count} steps to the front", steps)
    return text.format(count=abs(steps))


def _left_right(steps: int) -> str:
    if not steps:
        return ""
    if steps < 0:
        # Translators: {way} of "Explore: go {way}".
        text = ngettext("{count} step to the left", "{count} steps to the left", -steps)
    else:
        # Translators: {way} of "Explore: go {way}".
        text = ngettext("{count} step to the right", "{count} steps to the right", steps)
    return text.format(count=abs(steps))
