"""All recipes: those open with what they lack, those brewed by everybody, those still to come."""

from __future__ import annotations

from game.ai.coach.shares import hundredths
from game.formats import percent, row_of
from game.language import _, ngettext
from game.rules.brewery.catalogue import Recipe
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.choices import RECIPES
from game.titles.brewery.ui.forecast import outlook
from game.titles.brewery.ui.panels.brewing import brings_token, why_not
from game.titles.brewery.ui.panels.dice import (
    YES,
    any_token_line,
    gives,
    one_more,
    refinements,
)
from game.titles.brewery.ui.panels.names import recipe_name, shown_die, style_name
from game.titles.brewery.ui.panels.sheet import Room, titled
from game.titles.brewery.ui.panels.slots import base_row
from game.titles.brewery.ui.view_facts import still_to_come, viewer
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.controls import FLAT, icon_button
from game.ui.intents import On, Unfold
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text, player_sign
from game.ui.persons import People
from game.ui.scroll import BAR, Scroll
from game.ui.theme import Style
from game.ui.widget import Widget, grown

WIDTH = 520.0
CARD = Style(theme.PAPER, theme.LINE, 1.5, 10)


def recipes_panel(view: BreweryView, people: People, on: On, room: Room) -> Widget:
    """A panel of the open recipes in full, who has brewed what, and what is still in the deck.

    ``on``: what is done with an intent; ``room``: the panel's width and greatest height.
    """
    close = icon_button(
        "recipes.close",
        "close",
        _("Close"),
        Unfold(RECIPES),
        on,
        tone=FLAT,
        size=16,
        shortcut="Esc",
    )
    title = Row(Icon("recipe", 28), grown(Text(_("Recipes"), theme.HEADING)), close, gap=10)
    openly = [_open(view, recipe) for recipe in view.row if recipe is not None]
    brewed = [_brewed(view, people, seat) for seat in range(len(people))]
    parts = Column(
        titled(
            _("Open recipes"),
            Text(one_more(), theme.SMALL),
            Text(any_token_line(), theme.SMALL) if brings_token(view) else None,
            *openly,
            gap=6,
        ),
        titled(_("Finished recipes"), *brewed, gap=4),
        _coming(view),
        gap=12,
    )
    body = grown(Scroll("recipes.scroll", parts))
    content = Column(title, Rule(), body, gap=8)
    return Sized(
        Panel(content, padding=(16, 12, 16 - BAR / 2, 12)), width=room.width, max_height=room.height
    )


def dots(level: int) -> str:
    """A recipe's level, as on its card."""
    return "●" * level + "○" * (3 - level)


def _open(view: BreweryView, recipe: Recipe) -> Widget:
    """A card in words: what it asks, its extensions, its reward, and what lacks now."""
    card, seat = view.catalogue.recipes[recipe], viewer(view)
    name = Text(recipe_name(view.catalogue, recipe), theme.LABEL)
    style = Text(style_name(view.catalogue, recipe), theme.SMALL, theme.SECOND_INK)
    text, ready = _standing(view, seat, recipe)
    sign = Icon("check" if ready else "close", 16, YES if ready else theme.BLOCKED)
    ink = YES if ready else theme.BLOCKED
    return Panel(
        Column(
            Row(
                grown(Column(name, style, gap=0)),
                Row(*gives(card.reward, str(recipe)), gap=8),
                gap=10,
            ),
            base_row(card),
            refinements(card, 24),
            Row(sign, grown(Text(text, theme.SMALL_BOLD, ink)), gap=6, align=Align.START),
            gap=6,
        ),
        CARD,
        (12, 8),
    )


def _standing(view: BreweryView, seat: int, recipe: Recipe) -> tuple[str, bool]:
    """What lacks, or what is to be stored; and whether its dice are at hand."""
    why = why_not(view, seat, recipe)
    if why == _("Not now"):
        # Translators: of a recipe
        return _("All dice are there"), True
    store = () if recipe in view.blocked_recipes else outlook(view, seat, recipe).store
    if store:
        dice = [shown_die(view, die) for die in store]
        return _("Store for it: {dice}").format(dice=row_of(dice)), True
    return f"{why}{_hope(view, seat, recipe)}", False


def _hope(view: BreweryView, seat: int, recipe: Recipe) -> str:
    """The chance to have its dice in the next round, after what lacks; "" where that is over."""
    if view.ended or view.last_round:
        return ""
    chance = percent(hundredths(outlook(view, seat, recipe).chance))
    return " · " + _("{percent} next round").format(percent=chance)


def _brewed(view: BreweryView, people: People, seat: int) -> Widget:
    """What a seat has brewed."""
    own = view.players[seat].recipes
    names = row_of([recipe_name(view.catalogue, recipe) for recipe in own])
    return Row(
        player_sign(people[seat].color, 22),
        # Translators: of recipes that a player has made
        grown(Text(names or _("nothing yet"), theme.BODY)),
        gap=8,
        align=Align.START,
    )


def _coming(view: BreweryView) -> Widget:
    """What lies in the deck, in the order of the styles: nobody knows which comes next."""
    left = still_to_come(view)
    text = ngettext("Still to come: {count} recipe", "Still to come: {count} recipes", len(left))
    names = row_of([recipe_name(view.catalogue, recipe) for recipe in left])
    return titled(text.format(count=len(left)), Text(names or _("The deck is empty."), theme.BODY))
