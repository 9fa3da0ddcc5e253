"""What the stills of the rulebook of brewery show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.rules.brewery.catalogue import COLOUR_OF, COLOURS, FIELDS, GOODS, INGREDIENTS, SEED, Field
from game.scene.dice import lying
from game.scene.geometry import on
from game.scene.pose import UPRIGHT, Layout, Look, Piece, Pose, turned
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.estates import Estate
from game.titles.brewery.scene.names import good_look, looks
from game.titles.brewery.scene.seats import BUILDINGS, field_look, planted_pose
from tools import brewery_lid
from tools.rulebook.still import Laid, eye

LIGHT, DARK, HOPS, SKILL = range(4)
OWN = Estate(Pose((0.0, 0.0, 0.0), UPRIGHT, 1.4), front=True)
BIG = 1.9
"""How large dice are that lie by themselves."""
STYLES = 9
"""So many kinds of bottles there are."""
Die = tuple[int, int]
"""A die's colour and its value."""
(
    MALT_LIGHT,
    MALT_DARK,
    MALT_RAISE,
    HOPS_GROW,
    HOPS_RAISE,
    REROLL,
    EXCHANGE,
    LEARN,
    SEEDS_HOPS,
    SEEDS_DARK,
    SEEDS_GOLD,
) = range(len(FIELDS))


def _ground() -> Layout:
    return {
        ("table",): Piece(Look("table"), Pose()),
        ("mat",): Piece(looks("mat"), Pose()),
    }


def _die_look(colour: int) -> Look:
    return looks(f"die:{COLOURS[colour]}")


def _dice(dice: Sequence[Die]) -> Laid:
    """Dice in a row."""
    pieces = _ground()
    for number, (colour, value) in enumerate(dice):
        x = (number - (len(dice) - 1) / 2) * 1.25
        pose = lying(value, (x, 0.08 * (-1) ** number, 0.0), 14.0 - 11.0 * number, BIG)
        pieces["die", number] = Piece(_die_look(colour), pose)
    return Laid(pieces, eye((0.0, 0.0, 0.3), 0.0, 42.0, 7.0))


def _board(
    items: Mapping[Field, Die | int] | None = None,
    quick: Mapping[Field, int] | None = None,
    building: int | None = None,
) -> Laid:
    """A board: a die or a seed on fields, skill dice that hurry them, seen whole or near."""
    pieces = _ground()
    pieces["board",] = Piece(looks("board0"), OWN.base)
    for number, name in enumerate(BUILDINGS):
        pieces["building", number] = Piece(looks(name), OWN.building(number))
    pieces["bench",] = Piece(looks("field:2", "fields:hops"), OWN.bench_strip)
    for field in range(len(FIELDS)):
        pieces["field", field] = Piece(field_look(field), OWN.field(field))
    for field, item in (items or {}).items():
        if isinstance(item, int):
            pieces["planted", field] = Piece(looks("seed"), planted_pose(OWN, field))
        else:
            colour, value = item
            foot = OWN.item(field, COLOUR_OF.index(colour))
            pieces["die", field] = Piece(
                _die_look(colour), lying(value, foot.place, 8.0, foot.scale)
            )
    for field, value in (quick or {}).items():
        foot = OWN.quick(field)
        pieces["quick", field] = Piece(_die_look(SKILL), lying(value, foot.place, -6.0, foot.scale))
    if building is None:
        return Laid(pieces, eye((0.0, 0.1, 0.4), 0.0, 38.0, 15.6))
    x = at.plot_at(building) * OWN.base.scale
    return Laid(pieces, eye((x, -0.05, 0.45), 0.0, 44.0, 8.4))


def _storage() -> Laid:
    """The tray of the pool and the rack of the warehouse, with dice in both."""
    pieces = _ground()
    pool, rack = Pose((-1.9, 0.0, 0.0), UPRIGHT, 1.15), Pose((1.75, 0.0, 0.0), UPRIGHT, 1.15)
    pieces["pool",] = Piece(looks("pool:front", "signs"), pool)
    pieces["rack",] = Piece(looks("warehouse:front", "signs"), rack)
    loose = ((HOPS, 2, -0.45, 0.3), (SKILL, 4, 0.4, 0.25), (DARK, 3, 0.0, -0.45))
    for number, (colour, value, x, y) in enumerate(loose):
        foot = on(pool, Pose((x, y, 0.075)))
        pieces["die", number] = Piece(
            _die_look(colour), lying(value, foot.place, 25.0 * number - 20.0, 1.3)
        )
    for number, (colour, value) in enumerate(((LIGHT, 5), (HOPS, 4))):
        foot = on(rack, Pose(((number - 2) * 0.58, 0.29, 0.165)))
        pieces["stored", number] = Piece(_die_look(colour), lying(value, foot.place, 0.0, 1.28))
    return Laid(pieces, eye((0.0, 0.0, 0.2), 0.0, 46.0, 10.0))


def _goods(first: int, count: int, size: float, pitch: float) -> Laid:
    """Goods in a row."""
    pieces = _ground()
    for number in range(count):
        x = (number - (count - 1) / 2) * pitch
        pose = Pose((x, 0.0, 0.0), turned(at.UP, 6.0 - 3.0 * number), size)
        pieces["good", number] = Piece(good_look(first + number), pose)
    return Laid(pieces, eye((0.0, 0.0, 0.3), 0.0, 46.0, count * pitch * 1.4))


def _discount() -> Laid:
    pieces = _ground()
    honey = INGREDIENTS.index("honey")
    pieces["honey",] = Piece(good_look(honey), Pose((-1.2, 0.1, 0.0), turned(at.UP, 8.0), 4.0))
    for number in range(4):
        place = (0.25 + 0.12 * (number % 2), -0.5 + 0.5 * (number // 2), 0.0)
        pieces["coin", number] = Piece(looks("coin"), Pose(place, UPRIGHT, 1.9))
    pieces["die",] = Piece(_die_look(SKILL), lying(6, (1.6, 0.0, 0.0), 12.0, BIG))
    return Laid(pieces, eye((0.1, 0.0, 0.3), 0.0, 44.0, 6.6))


def _bottles() -> Laid:
    """A bottle of each style, in two rows."""
    pieces = _ground()
    for number in range(STYLES):
        row, column = divmod(number, 5)
        x, y = (column - 2 + 0.5 * row) * 0.85, 0.6 - 0.9 * row
        pose = Pose((x, y, 0.0), turned(at.UP, 20.0 * number), 2.6)
        pieces["bottle", number] = Piece(looks(f"bottle:{number}"), pose)
    for number, colour in enumerate((LIGHT, HOPS, DARK)):
        pose = lying(4 + number % 2, (-2.9, 0.8 - 0.75 * number, 0.0), 15.0 * number, 1.4)
        pieces["die", number] = Piece(_die_look(colour), pose)
    return Laid(pieces, eye((-0.3, 0.0, 0.5), 0.0, 30.0, 8.2))


EVERYWHERE: dict[Field, Die | int] = {
    MALT_LIGHT: SEED,
    MALT_RAISE: (LIGHT, 3),
    HOPS_RAISE: (HOPS, 4),
    EXCHANGE: (SKILL, 2),
}
STILLS: dict[str, Callable[[], Laid]] = {
    "brewhouse": lambda: Laid(brewery_lid.brewhouse(load_brewery()), brewery_lid.OPEN_CAMERA),
    "orchard": lambda: Laid(
        brewery_lid.brewhouse(load_brewery("orchard")), brewery_lid.OPEN_CAMERA
    ),
    "dice": lambda: _dice([(LIGHT, 5), (DARK, 3), (HOPS, 4), (SKILL, 6)]),
    "sixes": lambda: _dice([(LIGHT, 6), (DARK, 6), (HOPS, 6)]),
    "storage": _storage,
    "fields": lambda: _board(EVERYWHERE),
    "buildings": _board,
    "accelerate": lambda: _board({MALT_RAISE: (LIGHT, 3)}, {MALT_RAISE: 2}, 0),
    "malt": lambda: _board({MALT_LIGHT: SEED, MALT_DARK: (LIGHT, 2)}, building=0),
    "hops": lambda: _board({HOPS_GROW: SEED, HOPS_RAISE: (HOPS, 3)}, building=1),
    "school": lambda: _board(
        {REROLL: (SKILL, 3), EXCHANGE: (SKILL, 2), LEARN: (SKILL, 5)}, building=2
    ),
    "seed-barn": lambda: _board(
        {SEEDS_HOPS: (HOPS, 2), SEEDS_DARK: (DARK, 1), SEEDS_GOLD: (SKILL, 4)}, building=3
    ),
    "discount": _discount,
    "bottles": _bottles,
    "goods": lambda: _goods(0, len(INGREDIENTS), 3.6, 1.0),
    "tokens": lambda: _goods(len(INGREDIENTS), len(GOODS) - len(INGREDIENTS), 1.9, 1.2),
}
"""The stills by their names."""
