"""The models of `brewery`, carved when they are first shown."""

from __future__ import annotations

from functools import partial

from game.render.models import dice
from game.render.models import furniture as house
from game.render.models.blunt import carve_bluntly
from game.render.models.toybox import Toybox
from game.render.models.workshop import Sculptor, carve
from game.titles.brewery.looks import buildings, furniture, greenery, orchard, things, yard
from game.titles.brewery.looks.recipes import OTHERS, STYLES

DICE = {
    "light": dice.Die("#E9B13C", "#5A3608", "grain"),
    "dark": dice.Die("#4B2E24", "#F3D9AE", "square"),
    "hops": dice.Die("#6FA048", "#173312", "leaf"),
    "skill": dice.Die("#3F7DB8", "#F2F7FF", "star"),
}
ORCHARD_DICE = {
    "apple": dice.Die("#E9B13C", "#8F2412", "apple"),
    "berry": dice.Die("#5A2D55", "#F6D9E6", "berry"),
    "herb": dice.Die("#6FA048", "#173312", "sprig"),
    "spoon": dice.Die("#3F7DB8", "#F2F7FF", "spoon"),
}
"""The same four kinds of an orchard: as light and as dark, and of their own shapes."""
ALL_DICE = DICE | ORCHARD_DICE
TOKENS = ("withdraw", "block-object", "block-die", "block-recipe", "raise", "reroll")
GOODS = {
    "fruit": things.fruit,
    "spices": things.spices,
    "honey": things.honey,
    "special-hops": things.special_hops,
    "special-malt": things.special_malt,
}
LEAVES = ("#D0702F", "#9DB84E", "#E4B93C")
BOTTLES = tuple(STYLES.values())
_NAMED: dict[str, Sculptor] = {
    "mat": partial(house.mat, width=19.6, depth=14.4, x0=0.25, y0=-0.3),
    "green": yard.green,
    "kettle": yard.kettle,
    **{f"steam:{number}": partial(yard.steam, number=number) for number in range(len(yard.STEAM))},
    "stand": furniture.stand,
    "bins": furniture.bins,
    "basket": furniture.basket,
    "market": furniture.market,
    "awning": furniture.awning,
    "calendar": things.calendar,
    **{f"price:{cost}": partial(things.price, cost=cost) for cost in range(10)},
    **{f"digit:{number}": partial(things.digit, number=number) for number in range(10)},
    "card": furniture.recipe_card,
    "bundle": furniture.bundle,
    "barred": things.barred,
    "closed": things.planks,
    "season:summer": partial(things.season, name="summer"),
    "season:winter": partial(things.season, name="winter"),
    **{f"die:{name}": partial(dice.die, kind=kind) for name, kind in ALL_DICE.items()},
    **{
        f"mark:{name}": partial(things.mark, name=name)
        for name in ("blocked", "protected", "raised")
    },
    "seed": greenery.seed,
    "coin": things.coin,
    "coins": partial(things.coin, number=5),
    **{f"good:{name}": sculptor for name, sculptor in GOODS.items()},
    **{f"token:{name}": partial(things.token, name=name) for name in TOKENS},
    **{
        f"bottle:{number}": partial(things.bottle, colour=colour, dark=number in (5, 6, 7))
        for number, colour in enumerate(BOTTLES)
    },
    **{f"board{seat}": partial(furniture.board, player=seat) for seat in range(4)},
    "malt": buildings.malt_house,
    "hops": buildings.hop_garden,
    "school": buildings.school,
    "seeds": buildings.seed_barn,
    **{f"field:{row}": partial(furniture.field, row=row) for row in range(3)},
    "pool:front": furniture.tray,
    "pool:side": partial(furniture.lane, felt=True),
    "warehouse:front": furniture.rack,
    "warehouse:side": partial(furniture.lane, felt=False),
    "goods": furniture.goods_tray,
    "stamp": things.stamp,
    "cellar": furniture.cellar,
    **{f"ribbon{seat}": partial(things.ribbon, player=seat) for seat in range(4)},
    **{f"leaf:{n}": partial(things.leaf, colour=LEAVES[n]) for n in range(len(LEAVES))},
    "flake": things.flake,
    "bins:berry": partial(furniture.bins, dark=ORCHARD_DICE["berry"].paint),
    "press": orchard.press,
    "fruit-trees": orchard.fruit_trees,
    "herb-beds": orchard.herb_beds,
    "crates": orchard.crate_rack,
    "meadow": orchard.meadow,
    "good:elderflower": orchard.elderflower,
    "good:russet": orchard.russets,
    **{
        f"carafe:{number}": partial(orchard.carafe, colour=colour)
        for number, colour in enumerate(OTHERS)
    },
}
SCULPTORS = {f"brewery/{name}": sculptor for name, sculptor in _NAMED.items()}
"""What carves each of them."""
_BLUNT = (
    "seeds",
    "green",
    "warehouse:front",
    "pool:front",
    "market",
    "awning",
    "basket",
    "cellar",
    *(f"board{seat}" for seat in range(4)),
    *(f"steam:{number}" for number in range(len(yard.STEAM))),
    *(f"good:{name}" for name in (*GOODS, "elderflower", "russet")),
    "seed",
)
"""What is so rich that its coarse form is carved bluntly."""


COARSE = {f"brewery/{name}": partial(carve_bluntly, _NAMED[name]) for name in _BLUNT}
PLAIN = {
    "malt": buildings.malt_house,
    "hops": buildings.hop_garden,
    "school": buildings.school,
    "kettle": yard.kettle,
    "press": orchard.press,
    "fruit-trees": orchard.fruit_trees,
    "herb-beds": orchard.herb_beds,
    "crates": orchard.crate_rack,
    "meadow": orchard.meadow,
}
COARSE |= {
    f"brewery/{name}": partial(carve_bluntly, partial(PLAIN[name], plain=True)) for name in PLAIN
}
COARSE |= {
    f"brewery/die:{name}": partial(carve, partial(dice.plain_die, kind=kind))
    for name, kind in ALL_DICE.items()
}
TOYBOX = Toybox(SCULPTORS, baked="models/brewery.bin", coarse=COARSE)
