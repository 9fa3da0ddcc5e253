"""What the thing under the pointer is called, what it shows, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.brewery.view import BreweryView
from game.rules.core import Refusal
from game.scene.targets import Target
from game.titles.brewery.scene.targets import ExtensionTarget, FieldTarget, RecipeTarget
from game.titles.brewery.ui.hands.meaning import recipe_at
from game.titles.brewery.ui.refusals import sentence
from game.titles.brewery.ui.signs.fields import full_text
from game.titles.brewery.ui.signs.recipes import recipe_facts
from game.titles.brewery.ui.signs.things import facts, picture, thing
from game.titles.brewery.ui.view_facts import viewer
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.layout import Column, Row
from game.ui.marks import Text
from game.ui.persons import People
from game.ui.refusals import why_not_sign
from game.ui.widget import Widget, grown

WIDTH = 404.0


def tip(
    view: BreweryView,
    people: People,
    target: Target,
    refusal: Refusal | None,
    use: str = "",
) -> Widget | None:
    """The sign at ``target``. ``refusal``: why it can't be used; ``use``: what a click would do."""
    name, lines = thing(view, people, target), facts(view, people, target)
    shown = printed(view, target)
    if refusal is not None:
        why = _refused(view, people, target, refusal)
        below = shown or _facts(lines[:3]) if isinstance(target, FieldTarget) else shown
        return why_not_sign(name, refusal, why, picture=picture(view, target), facts=below)
    if not name:
        return None
    return sign(name, [*lines, use], picture(view, target), shown)


def _refused(view: BreweryView, people: People, target: Target, refusal: Refusal) -> str:
    if refusal.code == "field_full" and isinstance(target, FieldTarget):
        return full_text(view, people, target.field)
    return sentence(view.catalogue, refusal)


def _facts(lines: Sequence[str]) -> Widget:
    return Column(*(Text(line, theme.SMALL, theme.SECOND_INK) for line in lines if line), gap=1)


def sign(
    name: str, lines: Sequence[str], beside: Widget | None, below: Widget | None = None
) -> Widget:
    """A panel with a heading, lines, and what is shown beside and below them."""
    words = [Text(line, theme.BODY, theme.SECOND_INK) for line in lines if line]
    column = Column(Text(name, theme.LABEL), *words, gap=2)
    head = Row(beside, grown(column), gap=12) if beside is not None else column
    return Sized(Panel(Column(head, below, gap=8), padding=(12, 8)), max_width=WIDTH)


def printed(view: BreweryView, target: Target) -> Widget | None:
    """How the viewer stands to a recipe, below what it is."""
    if not isinstance(target, RecipeTarget | ExtensionTarget):
        return None
    recipe = recipe_at(view, target.slot)
    return None if recipe is None else recipe_facts(view, viewer(view), recipe)
