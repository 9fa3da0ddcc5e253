"""What the pieces of `brewery` look like: its part of the drawing's table of titles."""

from __future__ import annotations

from game.render.looks import Looks
from game.rules.brewery.catalogue import DICE_OF, OF_A_KIND, SEEDS, Catalogue
from game.titles.brewery.looks.dressing import dressed
from game.titles.brewery.looks.faces import faces
from game.titles.brewery.looks.models import DICE, GOODS, TOKENS, TOYBOX

MOST_COINS, MOST_STACKS = 16, 12


def _coming(content: Catalogue) -> dict[str, int]:
    """What comes onto the table as a game goes on."""
    dice = {f"brewery/die:{name}": n for name, n in zip(DICE, DICE_OF, strict=True)}
    goods = {f"brewery/good:{name}": OF_A_KIND for name in GOODS}
    tokens = {f"brewery/token:{name}": OF_A_KIND for name in TOKENS}
    money = {"brewery/coin": MOST_COINS, "brewery/coins": MOST_STACKS}
    bottles = {f"brewery/bottle:{number}": 2 for number in range(len(content.styles))}
    seasons = {"brewery/season:summer": 1, "brewery/season:winter": 1}
    digits = {f"brewery/digit:{number}": 2 for number in range(10)}
    marks = {f"brewery/mark:{name}": 2 for name in ("blocked", "protected", "raised")}
    rest = {"brewery/seed": SEEDS, "brewery/closed": 4, "brewery/barred": 2, "brewery/card": 20}
    return {**dice, **goods, **tokens, **money, **bottles, **seasons, **digits, **marks, **rest}


LOOKS: Looks[Catalogue] = Looks(
    faces=faces, coming=_coming, seated=("brewery/board",), models=TOYBOX, dressed=dressed
)
