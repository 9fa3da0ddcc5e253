"""What the thing under the pointer is called, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.catalogue import Building, Mob, Round, find_tile, find_weapon
from game.rules.biomes.hints import free_sides, hidden_beside, tile_at, win_chance
from game.rules.biomes.view import BiomesView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CardTarget,
    CrossingTarget,
    FightTokenTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
    TurntableTarget,
)
from game.titles.biomes.ui.panels.cards import belongings, weapons_text
from game.titles.biomes.ui.panels.chances import chance_text
from game.titles.biomes.ui.panels.facts import (
    card_facts,
    pile_facts,
    tile_facts,
    tray_facts,
    weapon_facts,
)
from game.titles.biomes.ui.panels.layers import counting
from game.titles.biomes.ui.panels.whynot import (
    block_name,
    block_why_not,
    lacking_text,
    plain_tip,
    why_not,
)
from game.titles.biomes.ui.panels.words import characteristic, scoring, tile_name
from game.ui.keycaps import KEYCAPS
from game.ui.persons import People
from game.ui.widget import Widget


def tip(
    view: BiomesView,
    people: People,
    target: Target,
    refusal: Refusal | None,
    *,
    able: Target | None,
    quarters: int = 0,
) -> Widget | None:
    """The sign at ``target``. ``refusal``: why the viewer may not use it now.

    ``able``: what he may use by it, itself or the crossing that a figure stands upon.

    ``quarters``: by how many quarter turns anticlockwise he sees the cube turned.
    """
    if isinstance(target, BlockTarget):
        return _block(view, target, refusal, quarters)
    name, printed = thing(view, people, target), _printed(view, target)
    if refusal is not None:
        return why_not(name, refusal, printed, _lacking(view, target, refusal))
    if not name:
        return None
    return plain_tip(name, _use(view, able) if able else _facts(view, target), printed)


def _lacking(view: BiomesView, target: Target, refusal: Refusal) -> str:
    """Which blocks are wanting for the building that the viewer can't pay; "" for other things."""
    if refusal.code != "cannot_pay" or not isinstance(target, StackTarget) or view.seat < 0:
        return ""
    tile = tile_at(view, target.cell)
    supply = view.players[view.seat].supply
    return lacking_text(tile.cost, supply) if isinstance(tile, Building) else ""


def _block(
    view: BiomesView, target: BlockTarget, refusal: Refusal | None, quarters: int
) -> Widget | None:
    x, y, z = target.block
    if not view.is_block_there(x, y, z):
        return None
    kind = view.cube[x * 16 + y * 4 + z].value
    if refusal is None:
        return block_name(kind, counting(view, z))
    sides = as_seen(free_sides(view, target.block), quarters)
    return block_why_not(kind, refusal, sides)


def as_seen(sides: Sequence[bool], quarters: int) -> tuple[bool, ...]:
    """Something of the four sides of a block, for the left, right, near and far one.

    ``sides`` are those towards -x, +x, -y, +y of the cube, which is turned by ``quarters``.
    """
    left, right, near, far = sides
    ring = (right, far, left, near)  # anticlockwise
    right, far, left, near = (ring[(place - quarters) % 4] for place in range(4))
    return left, right, near, far


def thing(view: BiomesView, people: People, target: Target) -> str:
    """The name of a thing; "" for what needs none."""
    match target:
        case StackTarget(cell):
            tile = view.stack(cell).face_up
            return tile_name(view.catalogue, tile) if tile else _("Hidden tile")
        case RimTarget(cell):
            token = dict(view.rim)[cell].face_up
            return _(find_weapon(view.catalogue, token).name) if token else _("Hidden weapon")
        case SpaceTarget(seat, space):
            return _space(view, seat, space)
        case MobTarget(_, tile):
            return tile_name(view.catalogue, tile)
        case FigureTarget(seat):
            return people[seat].name
        case CardTarget(letter):
            return scoring(Round(letter))
        case TrayTarget(seat):
            # Translators: label: somebody's blocks.
            return _("{name}: blocks").format(name=people[seat].name)
        case PileTarget(seat):
            # Translators: label: somebody's weapons.
            return _("{name}: weapons").format(name=people[seat].name)
        case CrossingTarget():
            return _("Crossing")
        case TurntableTarget():
            return _("The cube")
        case FightTokenTarget(place):
            return _fight_token(view, place)
        case _:
            return ""


def _space(view: BiomesView, seat: int, space: tuple[int, int]) -> str:
    player = view.players[seat]
    number = SPACE_INDEX[space]
    if player.spaces[number]:
        return tile_name(view.catalogue, player.spaces[number][-1])
    return characteristic(view.catalogue.boards[player.board][number])


def _use(view: BiomesView, target: Target) -> str:
    """What a click would do, as far as the name does not say so."""
    match target:
        case CrossingTarget(crossing):
            return _crossing_use(view, crossing)
        case StackTarget(cell):
            return _stack_use(view, cell)
        case RimTarget(cell):
            if dict(view.rim)[cell].face_up:
                return _("Click to take it")
            return _("Click to take it: you alone will see what it is")
        case FigureTarget():
            return _("Drag it along the paths to explore, or click it first")
        case MobTarget():
            return _("Click to return it for one more action")
        case _:
            return ""


def _crossing_use(view: BiomesView, crossing: tuple[int, int]) -> str:
    count = len(hidden_beside(view, crossing))
    if view.players[max(view.seat, 0)].crossing == crossing:
        text = ngettext(
            "Stay here: turns up {count} hidden piece",
            "Stay here: turns up {count} hidden pieces",
            count,
        )
        return text.format(count=count) if count else _("Stay here")
    text = ngettext(
        "Go here: turns up {count} hidden piece",
        "Go here: turns up {count} hidden pieces",
        count,
    )
    return text.format(count=count) if count else _("Go here")


def _stack_use(view: BiomesView, cell: tuple[int, int]) -> str:
    found = tile_at(view, cell)
    if isinstance(found, Building):
        return _("Drag it onto your board to build it")
    if isinstance(found, Mob):
        chance = win_chance(view, max(view.seat, 0), found.id)
        text = chance_text(chance)
        # Translators: {chance}: "Chance to win 62 %".
        return text if chance <= 0 else _("{chance} – click to fight").format(chance=text)
    return ""


def _facts(view: BiomesView, target: Target) -> str:
    match target:
        case StackTarget(cell) if view.stack(cell).face_up is None:
            return _left(view.stack(cell).count)
        case SpaceTarget(seat, space) if not view.players[seat].spaces[SPACE_INDEX[space]]:
            return _("A free space")
        case FigureTarget(seat):
            return " · ".join(belongings(view.players[seat]))
        case TrayTarget(seat):
            return _blocks(sum(view.players[seat].supply))
        case PileTarget(seat):
            return weapons_text(view.players[seat].pile_size)
        case TurntableTarget():
            return _("Drag it, or press {left} and {right}, to turn the cube").format(
                left=KEYCAPS.label("Q"), right=KEYCAPS.label("E")
            )
        case CrossingTarget(crossing):
            return _hidden(len(hidden_beside(view, crossing)))
        case _:
            return ""


def _printed(view: BiomesView, target: Target) -> Widget | None:
    """What a face-up tile or a scoring card shows in signs."""
    match target:
        case StackTarget(cell):
            tile = tile_at(view, cell)
            return tile_facts(tile) if tile else None
        case SpaceTarget(seat, space):
            tiles = view.players[seat].spaces[SPACE_INDEX[space]]
            built = find_tile(view.catalogue, tiles[-1]) if tiles else None
            return tile_facts(built, priced=False) if built else None
        case MobTarget(_, tile):
            return tile_facts(find_tile(view.catalogue, tile), priced=False)
        case CardTarget(letter):
            return card_facts(view, Round(letter))
        case RimTarget(cell):
            token = dict(view.rim)[cell].face_up
            return weapon_facts(find_weapon(view.catalogue, token)) if token else None
        case FightTokenTarget(place) if view.fight is not None:
            return weapon_facts(find_weapon(view.catalogue, view.fight.tokens[place]))
        case PileTarget(seat):
            return pile_facts(view, seat)
        case TrayTarget(seat):
            return tray_facts(view.players[seat])
        case _:
            return None


def hidden_token() -> Widget:
    """A token of a fight that is still to turn up (B6.1)."""
    text = _("Drawn from the fighter's weapons. Its hearts count as soon as it turns up.")
    return plain_tip(_("A weapon, face down"), text)


def _fight_token(view: BiomesView, place: int) -> str:
    return _(find_weapon(view.catalogue, view.fight.tokens[place]).name) if view.fight else ""


def _blocks(count: int) -> str:
    return ngettext("{count} block", "{count} blocks", count).format(count=count)


def _hidden(count: int) -> str:
    """How much is to be found at a crossing."""
    text = ngettext("{count} hidden piece beside it", "{count} hidden pieces beside it", count)
    return text.format(count=count) if count else _("Nothing is hidden beside it")


def _left(count: int) -> str:
    return ngettext("{count} tile in the stack", "{count} tiles in the stack", count).format(
        count=count
    )
