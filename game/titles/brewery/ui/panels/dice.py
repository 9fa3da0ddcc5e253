"""Dice, goods and numbers of brewery as small signs: each kind has a colour and a symbol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.language import _
from game.rules.brewery.catalogue import (
    COLOUR_OF,
    COLOURS,
    FIRST_TOKEN,
    INGREDIENTS,
    SKILL,
    SKILL_USE,
    TOKENS,
    Colour,
    Die,
    RecipeCard,
    Reward,
)
from game.rules.brewery.view import BreweryView
from game.ui import theme
from game.ui.boxes import Told
from game.ui.flow import Flow
from game.ui.layout import Row
from game.ui.marks import Badge, Disc, Icon, Text
from game.ui.rect import Rect, Size
from game.ui.theme import Ink, Style, Type
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

FILL: tuple[Ink, ...] = ("#E9B13C", "#4B2E24", "#6FA048", "#2F689F")
PIP: tuple[Ink, ...] = ("#4A2B04", "#F3D9AE", "#10290B", "#F2F7FF")
"""The colours of the four kinds of dice, and of what is printed on them."""
LINES: tuple[Ink, ...] = ("#8A5F14", "#2A1710", "#3C6122", "#1C4672")
OWN_PAINTS: dict[str, tuple[Ink, Ink, Ink]] = {"berry": ("#5A2D55", "#F6D9E6", "#33142F")}
"""Fill, ink and line of kinds that a pack draws by a symbol of another colour."""
COIN: Ink = "#7C4F06"
YES: Ink = "#15604A"
"""What speaks for something, dark enough for words on every ground."""
LEAF: Ink = "#35702A"
TOKEN_ICONS = ("withdraw", "lock", "guard", "no_recipe", "raise", "reroll")
"""The symbols of the six action tokens."""
assert len(TOKEN_ICONS) == len(TOKENS)


class DieSign(Widget):
    """A die as a rounded plate: its symbol, and what it shows beside it ("" nothing)."""

    def __init__(self, colour: Colour, text: str = "", height: float = 30.0) -> None:
        super().__init__()
        self._colour, self._text, self._height = colour, text, height

    @property
    def _type(self) -> Type:
        return theme.BIG_NUMBER if self._height >= 30 else theme.NUMBER

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A square without a text, else as wide as that asks."""
        height = self._height
        if not self._text:
            return Size(height, height)
        return Size(height * 0.98 + meter.width(self._text, self._type) + 3, height)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one line
        """The value."""
        return ((self._text, self._type),)

    def draw(self, painter: Painter) -> None:
        """Paint the plate, the symbol and the value."""
        x, y = self.rect.x, self.rect.center[1] - self._height / 2
        width, height = self.natural(painter.meter, Size(0, 0))
        fill, ink, line = paints(self._colour, painter)
        style = Style(fill, line, 1.5, height * 0.24)
        painter.box(Rect(x, y, width, height), style)
        inner = height * (0.6 if self._text else 0.74)
        left = x + (height * 0.18 if self._text else (height - inner) / 2)
        painter.icon(COLOURS[self._colour], left, y + (height - inner) / 2, inner, ink)
        if self._text:
            with painter.ground(fill):
                painter.text(self._text, x + height * 0.86, y + height / 2, self._type, ink)


class Chip(Badge):
    """The chip of a kind of dice."""

    def __init__(self, colour: Colour, size: float = 24) -> None:
        self._colour = colour
        symbol, line = COLOURS[colour], LINES[colour]
        super().__init__(symbol, FILL[colour], PIP[colour], size, line=line)

    def draw(self, painter: Painter) -> None:
        """Paint ground and symbol, as the pack has that kind."""
        fill, self._ink, line = paints(self._colour, painter)
        self._style = Style(fill, line, 1.5, self._size * 0.24)
        super().draw(painter)


def paints(colour: Colour, painter: Painter) -> tuple[Ink, Ink, Ink]:
    """Fill, ink and line of a kind of dice."""
    symbol = painter.symbols.get(COLOURS[colour], "")
    return OWN_PAINTS.get(symbol, (FILL[colour], PIP[colour], LINES[colour]))


def die_sign(colour: Colour, value: int = 0, height: float = 30.0) -> Widget:
    """A die with its value; without one while it isn't rolled."""
    return DieSign(colour, str(value) if value else "", height)


def shown_sign(view: BreweryView, die: Die, height: float = 34.0) -> Widget:
    """A die with what it shows now."""
    return die_sign(COLOUR_OF[die], view.value[die], height)


def ingredient_sign(ingredient: int, size: float = 26) -> Widget:
    """An ingredient, on a round ground."""
    icon = INGREDIENTS[ingredient]
    return Disc(size, theme.PAPER, theme.INK, icon=icon, line=theme.BROWN, share=0.72, width=1.5)


def token_sign(token: int, size: float = 26) -> Widget:
    """An action token, on a round ground with a double rim."""
    icon = TOKEN_ICONS[token]
    return Disc(size, "#F6E3BC", theme.INK, icon=icon, line=theme.DARK_BROWN, share=0.62, width=2.5)


def good_sign(what: int, size: float = 26) -> Widget:
    """An ingredient or a token, by its place in GOODS."""
    if what < FIRST_TOKEN:
        return ingredient_sign(what, size)
    return token_sign(what - FIRST_TOKEN, size)


def use_sign(use: int, size: float = 26) -> Widget:
    """What an extension uses: a skill die or an ingredient."""
    return Chip(SKILL, size) if use == SKILL_USE else ingredient_sign(use, size)


def any_token(key: str, size: float = 26) -> Widget:
    """The action token of a reward, whichever one likes: as it is printed on the cards."""
    sign = Disc(size, "#F6E3BC", theme.INK, text="?", line=theme.DARK_BROWN)
    return Told(f"any.{key}", sign, _("Any action token of the market"))


def further(reward: Reward, key: str, size: float = 22) -> list[Widget]:
    """What a recipe gives besides points and gold: a token of one's choice, a die."""
    token = [any_token(key, size)] if reward.token else []
    die = [Chip(reward.die, size)] if reward.die is not None else []
    return [*token, *die]


def refinements(card: RecipeCard, size: float) -> Widget:
    """The extensions of a recipe, each with its bonus."""
    bonuses = (
        Row(use_sign(each.use, size), worth(each.points, each.gold, sign="+"), gap=5)
        for each in card.extensions
    )
    return Flow(*bonuses, gap=14)


def any_token_line() -> str:
    """What the question mark of the cards stands for."""
    return _("The ? is an action token that you choose.")


def worth(points: int, gold: int, style: Type = theme.NUMBER, *, sign: str = "") -> Widget:
    """Points and gold, each behind its symbol."""
    cells: list[Widget] = []
    if points:
        cells.append(amount("star", f"{sign}{points}", style, theme.STAR))
    if gold:
        cells.append(amount("gold", f"{sign}{gold}", style, COIN))
    return Row(*cells, gap=12)


def gives(reward: Reward, key: str, size: float = 22) -> list[Widget]:
    """A recipe's reward, with the one point of every brewing told apart from it (D7)."""
    stars = amount("star", apart(reward.points), ink=theme.STAR)
    coins = [amount("gold", str(reward.gold), ink=COIN)] if reward.gold else []
    return [Row(stars, *coins, gap=12), *further(reward, key, size)]


def apart(*points: int) -> str:
    """Points as they are added up, the one of every brewing last: "4 + 1"."""
    return " + ".join(str(part) for part in (*points, 1) if part)


def one_more() -> str:
    """What the last of those points is for."""
    return _("Every recipe you make brings 1 point more than its card shows.")


def amount(icon: str, text: str, style: Type = theme.NUMBER, ink: Ink = theme.INK) -> Widget:
    """A symbol with a number, or another short ``text``, behind it."""
    return Row(Icon(icon, style.size + 3, ink), Text(text, style, lines=1), gap=5)
