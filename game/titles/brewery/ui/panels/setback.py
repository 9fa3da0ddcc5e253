"""A brewing of one's own that came to nothing, or to less: who did what with which token (D8).

It stands in the place of the cards until it is read, whatever goes on beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.language import _
from game.rules.brewery.catalogue import SKILL_USE, Recipe
from game.rules.brewery.events import BrewingFailed, ExtensionLost
from game.rules.brewery.view import BreweryView
from game.titles.brewery.ui.panels.dice import TOKEN_ICONS
from game.titles.brewery.ui.panels.names import bonus, recipe_name, token_name
from game.titles.brewery.ui.panels.rescue import Attack, attacked, attacks
from game.titles.brewery.ui.panels.sheet import Room, finding, head_of, sheet
from game.titles.brewery.ui.panels.steps import Told
from game.ui.controls import MAIN, button
from game.ui.intents import Dismiss, On
from game.ui.persons import People
from game.ui.situation import UNREAD
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Setback:
    """What fell through, or lost its extension (``bared``), and what the others did to it."""

    recipe: Recipe
    bared: bool
    done: tuple[Attack, ...]


def setback(view: BreweryView, unread: Sequence[tuple[int, Told]]) -> Setback | None:
    """The latest setback that the viewer hasn't read about; not what he has let fall himself."""
    if view.seat < 0:
        return None
    for number in range(len(unread) - 1, -1, -1):
        mover, event = unread[number]
        if not isinstance(event, BrewingFailed | ExtensionLost) or event.player != view.seat:
            continue
        if mover != view.seat:
            before = [earlier for _mover, earlier in unread[:number]]
            bared = isinstance(event, ExtensionLost)
            return Setback(event.recipe, bared, attacks(view, before))
    return None


def setback_panel(
    view: BreweryView, people: People, told: Setback, on: On, room: Room, *, keyed: bool
) -> Widget:
    """What happened, who did it and with what, and what one keeps. ``keyed``: read by Enter."""
    name = recipe_name(view.catalogue, told.recipe)
    # Translators: headings
    heading = _("{recipe} fell through") if not told.bared else _("{recipe} brought you less")
    head = head_of("no_recipe", heading.format(recipe=name), _("Somebody used an action token"))
    deeds = [
        finding(TOKEN_ICONS[each.token], text, bold=True)
        for each, text in zip(told.done, deeds_of(view, people, told), strict=True)
    ]
    rest = finding("info", rest_text(view, told), bold=True)
    key = "Enter" if keyed else ""
    read = button(
        "setback.read", _("Got it"), Dismiss(UNREAD), on, icon="check", tone=MAIN, shortcut=key
    )
    return sheet("setback", head, (*deeds, rest), read, room=room, gap=10)


def deeds_of(view: BreweryView, people: People, told: Setback) -> list[str]:
    """What the others did to it, each a sentence that names the token."""
    # Translators: {deed} is a sentence, "Ada has sent your hops back to the pool."
    text = _("{name} used “{token}”. {deed}")
    return [
        text.format(
            name=people[each.rival].name,
            token=token_name(view.catalogue, each.token),
            deed=attacked(view, people, each),
        )
        for each in told.done
    ]


def rest_text(view: BreweryView, told: Setback) -> str:
    """What one keeps, and how it goes on."""
    if told.bared:
        text = _("The recipe was made anyway, without the skill die: {gain} less.")
        return text.format(gain=bonus(view.catalogue, told.recipe, SKILL_USE))
    if view.actor is None:
        return _("So you got nothing for it.")
    return _(
        "So you got nothing for it, but you keep your dice. The recipe stays open until "
        "somebody makes it: make it when you have its dice again."
    )
