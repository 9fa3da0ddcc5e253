"""The brewing that waits for its yes: values against minima, an extension or none, the gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.formats import row_of
from game.language import _, pgettext
from game.rules.brewery.catalogue import (
    INGREDIENTS,
    SKILL_USE,
    Extension,
    Recipe,
    RecipeCard,
)
from game.rules.brewery.moves import Brew, BreweryMove
from game.rules.brewery.view import BreweryView
from game.titles.brewery.scene.targets import RecipeTarget
from game.titles.brewery.ui.choices import Extend
from game.titles.brewery.ui.panels.dice import (
    YES,
    any_token_line,
    apart,
    further,
    gives,
    one_more,
    use_sign,
    worth,
)
from game.titles.brewery.ui.panels.names import (
    called,
    die_label,
    ingredient_name,
    own_word,
    recipe_name,
    within,
)
from game.titles.brewery.ui.panels.sheet import (
    GAIN,
    Room,
    back_only,
    head_of,
    sheet,
    titled,
    yes_and_back,
)
from game.titles.brewery.ui.panels.slots import all_there, base_row, dice_row, lack_text
from game.titles.brewery.ui.view_facts import extension_die, has_extension, lacking, slots, viewer
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, spacer
from game.ui.controls import FLAT, HOT_FLAT, Pressable
from game.ui.intents import Choose, On, Play
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text
from game.ui.rect import Rect, Size
from game.ui.theme import Style
from game.ui.widget import Widget, grown

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter


class Radio(Widget):
    """Whether one of several is the chosen one."""

    def __init__(self, chosen: bool) -> None:
        super().__init__()
        self._chosen = chosen

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A small square."""
        return Size(20, 20)

    def draw(self, painter: Painter) -> None:
        """Paint the ring, and the dot in it."""
        x, y = self.rect.center
        ring = Style(theme.PAPER, theme.SECOND_INK, 2.0, 10)
        painter.box(Rect(x - 10, y - 10, 20, 20), ring)
        if self._chosen:
            painter.box(Rect(x - 5, y - 5, 10, 10), Style(theme.INK, None, 0, 5))


def brew_panel(
    view: BreweryView,
    move: Brew,
    legal: Sequence[BreweryMove],
    on: On,
    room: Room,
) -> Widget:
    """A panel with all about the brewing ``move``, which waits for its yes.

    ``legal``: among them the other ways to brew it; ``room``: the panel's width and greatest
    height.
    """
    seat, card = viewer(view), view.catalogue.recipes[move.recipe]
    found = slots(view, seat, move.recipe)
    head = head_of("glass", recipe_name(view.catalogue, move.recipe), all_there(len(found)))
    parts = (
        dice_row(view, found),
        _extensions(view, seat, move, legal, on),
        _gain(card, move),
    )
    buttons = yes_and_back("brew", called(view.catalogue, "brew"), Play(move), on, icon="brew")
    return sheet("brew", head, parts, buttons, room=room, gap=12)


WHY = 140.0
"""Width of why an extension can't be had: what it uses is named beside it."""


def _extensions(
    view: BreweryView, seat: int, move: Brew, legal: Sequence[BreweryMove], on: On
) -> Widget:
    """What may be added; a choice only where there is one."""
    card = view.catalogue.recipes[move.recipe]
    allowed = {each.extension for each in legal if isinstance(each, Brew)}
    has = [each for each in card.extensions if has_extension(view, seat, each.use)]
    lacks = [each.use for each in card.extensions if each not in has]
    missing = _lacks(view, lacks) if lacks else None
    if not has:
        return titled(_("No extension this time"), missing)
    rows: list[Widget] = [
        _extension(view, seat, each, move, each.use in allowed, on) for each in has
    ]
    none = Text(_("No extension"), theme.BODY_BOLD)
    rows.append(_choice("none", None, move.extension is None, none, None, on))
    return titled(_("Extension: one or none"), *rows, missing)


def _extension(
    view: BreweryView, seat: int, each: Extension, move: Brew, allowed: bool, on: On
) -> Widget:
    """One of the card's extensions that one has: what it uses, and its bonus."""
    ink = theme.INK if allowed else theme.GREYED_INK
    name = Text(use_name(view, seat, each.use), theme.BODY_BOLD, ink, lines=3)
    label = Row(use_sign(each.use, 26), grown(name), gap=8)
    if allowed:
        bonus = worth(each.points, each.gold, sign="+")
        return _choice(str(each.use), each.use, move.extension == each.use, label, bonus, on)
    # Translators: a short reason beside an extension; at most 26 characters
    why = _("not now")
    shown = Text(why, theme.SMALL, theme.GREYED_INK, lines=4, align=1.0)
    reason = Sized(shown, max_width=WHY)
    return _choice(str(each.use), each.use, False, label, reason, on, why)


def _lacks(view: BreweryView, uses: Sequence[int]) -> Widget:
    """The card's other extensions in one line: rows that choose nothing would push the gain off.
    A die counts only where dice keep their values.
    """
    things = row_of([_use_within(view, use) for use in uses])
    text = _("You have none of these: {things}.").format(things=things)
    return Text(text, theme.SMALL, theme.SECOND_INK)


def _use_within(view: BreweryView, use: int) -> str:
    if use != SKILL_USE:
        return within(view.catalogue, INGREDIENTS[use])
    # Translators: nominative, in a list behind "You have none of these:"
    return _("a skill die in the warehouse")


def _choice(
    key: str,
    use: int | None,
    chosen: bool,
    told: Widget,
    end: Widget | None,
    on: On,
    reason: str = "",
) -> Widget:
    return Pressable(
        f"extension.{key}",
        Row(Radio(chosen), grown(told), end, gap=10),
        Choose(Extend(use)),
        on,
        tone=HOT_FLAT if chosen else FLAT,
        padding=(10, 6),
        reason=reason,
    )


def use_name(view: BreweryView, seat: int, use: int) -> str:
    """What an extension uses; a skill die with its value."""
    if use != SKILL_USE:
        return ingredient_name(view.catalogue, use)
    die = extension_die(view, seat)
    return _("Skill die") if die is None else die_label(view, die)


def _gain(card: RecipeCard, move: Brew) -> Widget:
    """Points and gold, a token or a die, and where dice and card go."""
    bonus = next((each for each in card.extensions if each.use == move.extension), None)
    gold = card.reward.gold + (bonus.gold if bonus else 0)
    shown = apart(card.reward.points, bonus.points if bonus else 0)
    # Translators: label before points, gold, a die
    name = Text(_("You gain"), theme.BODY_BOLD, lines=1)
    stars = Row(Icon("star", 26, theme.STAR), Text(shown, theme.BIG_NUMBER, lines=1), gap=6)
    coins = worth(0, gold, theme.BIG_NUMBER) if gold else None
    first = Row(name, stars, coins, *further(card.reward, "brew", 26), gap=14)
    lines = [
        Text(one_more(), theme.BODY),
        Text(_("The dice return to your pool; the card is yours."), theme.BODY),
    ]
    if card.reward.token:
        lines.insert(1, Text(any_token_line(), theme.BODY))
    if move.extension is not None and move.extension != SKILL_USE:
        lines.append(Text(_("The ingredient goes back to the market."), theme.BODY))
    return Panel(Column(first, *lines, gap=6), GAIN, (12, 10))


def recipes_to_brew(view: BreweryView, legal: Sequence[BreweryMove], on: On, room: Room) -> Widget:
    """A panel of the open recipes: which can be brewed now, and what the others lack.

    ``legal``: the moves that tell what can be; ``room``: the panel's width and greatest height.
    """
    possible = {move.recipe for move in legal if isinstance(move, Brew)}
    rows: list[Widget] = [
        _row(view, slot, recipe, recipe in possible, on)
        for slot, recipe in enumerate(view.row)
        if recipe is not None
    ]
    if brings_token(view):
        rows.append(Text(any_token_line(), theme.SMALL))
    head = head_of("brew", brew_a_recipe(view), _("Dice from your warehouse find their places."))
    return sheet("recipes", head, rows, back_only("recipes", on), room=room)


def brings_token(view: BreweryView) -> bool:
    """Whether an open recipe gives an action token."""
    openly = (recipe for recipe in view.row if recipe is not None)
    return any(view.catalogue.recipes[recipe].reward.token for recipe in openly)


def brew_a_recipe(view: BreweryView) -> str:
    """What to do in the brewing phase, as a heading."""
    own = own_word(view.catalogue, "brew")
    if not own:
        return _("Brew a recipe")
    # Translators: {brew} is "Press"
    return _("{brew}: choose a recipe").format(brew=own)


def _row(view: BreweryView, slot: int, recipe: Recipe, can: bool, on: On) -> Widget:
    card, seat = view.catalogue.recipes[recipe], viewer(view)
    why = "" if can else why_not(view, seat, recipe)
    sign = Icon("check" if can else "close", 18, YES if can else theme.BLOCKED)
    ink = theme.INK if can else theme.GREYED_INK
    beside, above = (
        grown(Text(recipe_name(view.catalogue, recipe), theme.LABEL, ink, lines=lines))
        for lines in (1, 2)
    )
    gain = Row(*gives(card.reward, str(slot), 26), gap=8)
    words = Column(
        Fit(
            Row(beside, gain, sign, gap=8),
            Column(Row(above, sign, gap=8), Row(gain, spacer()), gap=2),
        ),
        base_row(card),
        Text(why, theme.SMALL_BOLD, lines=2) if why else None,
        gap=4,
    )
    tone, choose = FLAT, Choose(RecipeTarget(slot))
    return Pressable(f"recipes.{slot}", words, choose, on, tone=tone, padding=(10, 8), reason=why)


def why_not(view: BreweryView, seat: int, recipe: Recipe) -> str:
    """Why an open recipe can't be brewed now, in a few words."""
    if recipe in view.blocked_recipes:
        return pgettext("recipe", "Blocked in this round")
    if lacking(view, seat, recipe):
        return lack_text(view, seat, recipe)
    return _("Not now")
