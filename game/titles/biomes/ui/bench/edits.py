"""What a hand does to a position of biomes: lays pieces of the box, takes them away, counts."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from game.content.challenge import Data
from game.language import _
from game.rules.biomes.catalogue import (
    MATERIALS,
    Building,
    Catalogue,
    Weapon,
    find_tile,
    find_weapon,
)
from game.rules.biomes.cube import SIDE
from game.rules.biomes.overworld import CENTRE, CROSSINGS
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
)
from game.titles.biomes.ui.bench.laid import STARTING, Laid
from game.titles.biomes.ui.panels.words import material
from game.ui.bench import REMOVE, Edit, Refused

BLOCK, TILE, TOKEN, SUPPLY, HAND = "block", "tile", "token", "supply", "hand"
"""What the keys of tools and counters begin with, before a full stop."""
FIGURE: Final = "figure"
BOARD: Final = "board"


def lay(content: Catalogue, position: Data, tool: str, target: Target) -> Edit:
    """Use a tool on a target."""
    if isinstance(target, CrossingTarget):
        return _walked(position, target)
    if tool == REMOVE:
        return take(content, position, target)
    kind, _dot, name = tool.partition(".")
    match kind:
        case "block":
            return _lay_block(content, position, name, target)
        case "tile":
            return _lay_tile(content, position, name, target)
        case "token":
            return _lay_token(content, position, name, target)
        case _:
            return Refused(_("The figure stands on a crossing."))


def take(content: Catalogue, position: Data, target: Target) -> Edit:
    """Take away what lies uppermost there."""
    del content
    laid = Laid.of(deepcopy(dict(position)))
    match target:
        case BlockTarget((x, y, _z)) if laid.columns[x * SIDE + y]:
            laid.columns[x * SIDE + y].pop()
        case StackTarget(cell) if cell in laid.stacks:
            laid.uncover(cell)
        case RimTarget(cell) if cell in laid.rim:
            del laid.rim[cell]
        case SpaceTarget(_seat, (row, column)) if laid.village[row * 3 + column]:
            laid.village[row * 3 + column].pop()
        case MobTarget(_seat, tile):
            laid.mobs.remove(tile)
        case FigureTarget():
            return Refused(_("The figure has to stand somewhere."))
        case TrayTarget() | PileTarget():
            return Refused(_("Take these away by the − in the palette."))
        case _:
            return Refused(_("There is nothing to take away."))
    return laid.told()


def _walked(position: Data, target: CrossingTarget) -> Edit:
    laid = Laid.of(position)
    laid.player["at"] = list(target.crossing)
    if target.crossing == CROSSINGS[CENTRE]:
        del laid.player["at"]
    return laid.told()


def _lay_block(content: Catalogue, position: Data, name: str, target: Target) -> Edit:
    laid = Laid.of(deepcopy(dict(position)))
    if blocks_left(content, laid, name) <= 0:
        return Refused(_("No more of it in the box: {name}.").format(name=material(name)))
    match target:
        case BlockTarget((x, y, _z)):
            column = laid.columns[x * SIDE + y]
            if len(column) == SIDE:
                return Refused(_("Four blocks are as high as it gets."))
            column.append(name)
        case TrayTarget():
            laid.supply[name] = laid.supply.get(name, 0) + 1
        case _:
            return Refused(_("Blocks go onto the cube, or into your supply."))
    return laid.told()


def _lay_tile(content: Catalogue, position: Data, name: str, target: Target) -> Edit:
    laid = Laid.of(deepcopy(dict(position)))
    building = isinstance(find_tile(content, name), Building)
    laid.take_tile(name)
    match target:
        case StackTarget(cell):
            entry = laid.stacks.setdefault(cell, {"cell": list(cell)})
            laid.stacks[cell] = {"cell": entry["cell"], "up": name, **_kept_below(entry)}
        case SpaceTarget(_seat, (row, column)) if building:
            laid.village[row * 3 + column].append(name)
        case SpaceTarget():
            return Refused(_("No mob lives in a village."))
        case _:
            return Refused(_("Tiles go onto the overworld, buildings into the village, too."))
    return laid.told()


def _kept_below(entry: dict[str, Any]) -> dict[str, Any]:
    return {"down": entry["down"]} if "down" in entry else {}


def _lay_token(content: Catalogue, position: Data, name: str, target: Target) -> Edit:
    laid = Laid.of(deepcopy(dict(position)))
    match target:
        case RimTarget(cell):
            laid.rim.pop(cell, None)
            free = [each for each in free_tokens(content, laid, name) if not own(each)]
            if not free:
                return Refused(_none_left(content, name, rim=True))
            laid.rim[cell] = {"cell": list(cell), "up": free[0]}
            return laid.told()
        case PileTarget():
            return count(content, position, f"{HAND}.{name}", 1)
        case _:
            return Refused(_("Weapons lie at the edge of the overworld, or in your hand."))


def _none_left(content: Catalogue, name: str, *, rim: bool) -> str:
    if rim and any(alike(weapon, name) for weapon in content.starting):
        return _("This one is yours from the start: it never lies at the edge.")
    return _("No more of it in the box: {name}.").format(name=_(_sample(content, name).name))


def count(content: Catalogue, position: Data, key: str, by: int) -> Edit:
    """Change a counter by one."""
    laid = Laid.of(deepcopy(dict(position)))
    kind, _dot, name = key.partition(".")
    return (_supply if kind == SUPPLY else _hand)(content, laid, name, by)


def _supply(content: Catalogue, laid: Laid, name: str, by: int) -> Edit:
    if by > 0 and blocks_left(content, laid, name) <= 0:
        return Refused(_("No more of it in the box: {name}.").format(name=material(name)))
    held = laid.supply.get(name, 0) + by
    if held < 0:
        return Refused(_("You have none of it."))
    laid.supply[name] = held
    return laid.told()


def _hand(content: Catalogue, laid: Laid, name: str, by: int) -> Edit:
    """Tokens in the hand; the starting ones lie there unless somebody says otherwise."""
    if laid.pile is None:
        laid.pile = starting(content)
    held = [token for token in laid.pile if alike(weapon_of(content, token), name)]
    if by < 0:
        if not held:
            return Refused(_("You have none of it."))
        laid.pile.remove(held[-1])
    else:
        free = free_tokens(content, laid, name)
        if not free:
            return Refused(_none_left(content, name, rim=False))
        laid.pile.append(free[0])
    if sorted(laid.pile) == sorted(starting(content)):
        laid.pile = None
    return laid.told()


def choose(content: Catalogue, position: Data, key: str, value: Any) -> Edit:
    """Have the board ``value`` where ``key`` is :data:`BOARD`; 0: the usual one."""
    del content
    laid = Laid.of(position)
    if key == BOARD:
        laid.player["board"] = value
        if not value:
            del laid.player["board"]
    return laid.told()


def blocks_left(content: Catalogue, laid: Laid, name: str) -> int:
    """How many blocks of a material are in the box."""
    most: int = content.blocks[[str(each) for each in MATERIALS].index(name)]
    return most - laid.blocks(name)


def starting(content: Catalogue) -> list[str]:
    """The tokens that the seat begins with."""
    return [STARTING + weapon.id for weapon in content.starting]


def own(token: str) -> bool:
    """Whether a token is one of those that the seat begins with."""
    return token.startswith(STARTING)


def weapon_of(content: Catalogue, token: str) -> Weapon:
    """The weapon of a token."""
    return find_weapon(content, token)


def sort_of(weapon: Weapon) -> str:
    """What weapons have in common that are the same to whoever uses them."""
    return f"{weapon.kind}-{weapon.hearts}"


def alike(weapon: Weapon, sort: str) -> bool:
    """Whether a weapon is of a sort."""
    return sort_of(weapon) == sort


def _sample(content: Catalogue, sort: str) -> Weapon:
    return next(each for each in (*content.weapons, *content.starting) if alike(each, sort))


def free_tokens(content: Catalogue, laid: Laid, sort: str) -> list[str]:
    """The tokens of a sort that lie nowhere, those of the rim first."""
    held = starting(content) if laid.pile is None else []
    named = laid.tokens().union(held)
    tokens = [each.id for each in content.weapons] + starting(content)
    return [
        token for token in tokens if token not in named and alike(weapon_of(content, token), sort)
    ]
