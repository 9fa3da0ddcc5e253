"""How a seat stands to an open recipe: what suits, what lacks, the chance for the next round."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.shares import hundredths
from game.formats import listed, percent, row_of
from game.language import _, ngettext
from game.rules.brewery.catalogue import COLOUR_OF, Colour, Die, Recipe
from game.rules.brewery.view import BREWING, BreweryView
from game.titles.brewery.ui.choices import ICONS, ActionKind
from game.titles.brewery.ui.forecast import Outlook, outlook
from game.titles.brewery.ui.panels.dice import (
    FILL,
    PIP,
    any_token_line,
    die_sign,
    gives,
    refinements,
)
from game.titles.brewery.ui.panels.names import colour_within, own_word, shown_die
from game.titles.brewery.ui.panels.slots import needs_text
from game.titles.brewery.ui.view_facts import Slot, lacking, slots, storable
from game.ui import theme
from game.ui.boxes import Fit, Panel
from game.ui.flow import Flow
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Icon, Text
from game.ui.widget import Widget

RING = 3.5
"""How thick the ring is of a die that lacks."""
SMALL, GAP = 20.0, 2.0
"""Across what stands in the sign over a card, and between."""


def recipe_facts(view: BreweryView, seat: int, recipe: Recipe) -> Widget:
    """The dice asked for, ticked or not; what refines it; what it gives; the chance."""
    card = view.catalogue.recipes[recipe]
    pool = [] if view.phase == BREWING else list(storable(view, seat, recipe)[0])
    dice = Flow(*(_slot(view, slot, pool) for slot in slots(view, seat, recipe)), gap=10)
    cells = gives(card.reward, str(recipe))
    lines = [Text(line, theme.BODY_BOLD) for line in standing(view, seat, recipe)]
    gain = Row(Text(_("Reward"), theme.BODY, theme.SECOND_INK, lines=1), *cells, gap=10)
    any_one = Text(any_token_line(), theme.BODY) if card.reward.token else None
    return Column(dice, refinements(card, 22), gain, any_one, *lines, gap=6)


def _slot(view: BreweryView, slot: Slot, pool: list[Die]) -> Widget:
    """One die asked for: a tick where the warehouse has it, a hand to it where the pool has."""
    icon, ink = ("check", theme.GOOD) if slot.die is not None else ("close", theme.BLOCKED)
    if slot.die is None:
        fits = [d for d in pool if COLOUR_OF[d] == slot.colour and view.value[d] >= slot.least]
        if fits:
            pool.remove(fits[0])
            icon, ink = ICONS[ActionKind.STORE], theme.STAR
    return Row(die_sign(slot.colour, slot.least, 24), Icon(icon, 14, ink), gap=2)


def standing(view: BreweryView, seat: int, recipe: Recipe) -> list[str]:
    """How a seat stands to a recipe, in one or two sentences."""
    if recipe in view.blocked_recipes:
        # Translators: of a recipe
        return [_("Nobody can make it in this round: it is blocked.")]
    found = outlook(view, seat, recipe)
    if found.ready:
        if view.phase == BREWING:
            # Translators: of a recipe
            return [_("You can make it now.")]
        # Translators: of a recipe
        return [_("You have all it needs in your warehouse.")]
    if found.store:
        dice = listed(_shown(view, found.store))
        # Translators: of a recipe; {dice} is "hops 4 and light malt 3"
        return [_("Store {dice}, and you have all it needs.").format(dice=dice)]
    lacks = lacks_text(view, seat, recipe)
    return lacks if view.last_round else [*lacks, chance_text(found)]


def _shown(view: BreweryView, dice: Sequence[Die]) -> list[str]:
    return [shown_die(view, die) for die in dice]


def lacks_text(view: BreweryView, seat: int, recipe: Recipe) -> list[str]:
    """What a recipe lacks, die by die: "You lack: hops of 2 or more".

    What lies in the pool need but be stored, as long as one can (D3).
    """
    dice, rest = storable(view, seat, recipe)
    if not dice or view.phase == BREWING:
        return [_("You lack: {dice}.").format(dice=_slots(view, lacking(view, seat, recipe)))]
    text = _("In your pool, to be stored: {dice}.").format(dice=row_of(_shown(view, dice)))
    return [text, _("You still lack: {dice}.").format(dice=_slots(view, rest))]


def _slots(view: BreweryView, missing: Sequence[Slot]) -> str:
    return row_of([at_least(view, slot) for slot in missing])


def at_least(view: BreweryView, slot: Slot) -> str:
    """A die that is asked for, in a list: "hops of 2 or more"."""
    # Translators: in a list behind "You lack:" or behind a recipe that lacks it
    text = _("{colour} of {least} or more")
    return text.format(colour=colour_within(view.catalogue, slot.colour), least=slot.least)


def chance_text(found: Outlook) -> str:
    """The chance to brew it next round, by the rolls alone."""
    if found.chance <= 0.0:
        # Translators: of a recipe
        return _("Next round's rolls can't bring it: you have too few dice.")
    # Translators: of a recipe
    text = _("Next round's rolls bring it with a chance of {percent}.")
    return text.format(percent=percent(hundredths(found.chance)))


def short_standing(view: BreweryView, seat: int, recipe: Recipe) -> tuple[str, bool]:
    """What a recipe lacks, in few words for a sign over the card; and whether it can be brewed."""
    if recipe in view.blocked_recipes:
        # Translators: of a recipe, on a small sign over its card
        return _("Blocked"), False
    found = outlook(view, seat, recipe)
    if found.ready:
        return _ready(view), True
    if found.store:
        return _("Store for it: {dice}").format(dice=row_of(_shown(view, found.store))), True
    missing = _missing(view, seat, recipe)
    text = ngettext("Lacks {count} die", "Lacks {count} dice", len(missing))
    lack = text.format(count=len(missing))
    if len(missing) == 1:
        lack = needs_text(view, seat, recipe, missing[0])
    if found.chance <= 0.0 or view.last_round:
        return lack, False
    # Translators: {lack} is "Lacks 2 dice" or "Needs hops 4, has 3"; {percent} is a chance
    later = _("{lack}; next round {percent}")
    return later.format(lack=lack, percent=percent(hundredths(found.chance))), False


def _missing(view: BreweryView, seat: int, recipe: Recipe) -> Sequence[Slot]:
    """What a recipe lacks beside what the pool has for it, as long as that can be stored (D3)."""
    stores = view.phase != BREWING
    return storable(view, seat, recipe)[1] if stores else lacking(view, seat, recipe)


def _ready(view: BreweryView) -> str:
    """Words for a recipe that lacks nothing, those of the pack."""
    if view.phase != BREWING:
        # Translators: of a recipe, on a small sign over its card
        return _("All its dice are there")
    # Translators: of a recipe, on a small sign over its card
    return _("Can be made") if own_word(view.catalogue, "brew") else _("Can be brewed")


def standing_sign(view: BreweryView, seat: int, recipe: Recipe) -> Widget:
    """A sign over the card: in a few words, where there is room for them in one line; else by the
    dice that are to be stored or lack, in one row or in two; else by a tick or a cross alone."""
    text, able = short_standing(view, seat, recipe)
    words: list[Widget] = [Text(text, theme.SMALL_BOLD, lines=1)]
    dice = _told(view, seat, recipe)
    shown = _to_store() if able and dice else mark(able)
    forms: list[Widget] = [_panel(Row(shown, *words, gap=7))]
    if dice:
        chips = [_chip(die, lacks=not able) for die in dice]
        # Translators: on a small sign over a recipe, before dice: store these; it lacks these
        word = Text(_("store") if able else _("lacks"), theme.SMALL_BOLD, lines=1)
        forms.append(_panel(Row(shown, word, *chips, gap=GAP)))
        forms.append(_panel(Column(Row(shown, word, gap=GAP), Row(*chips, gap=GAP), gap=GAP)))
        forms.append(_panel(Row(shown, *chips, gap=GAP)))
        first = Row(shown, *chips[:2], gap=GAP)
        forms.append(_panel(Column(first, Row(*chips[2:], gap=GAP), gap=GAP)))
    return Fit(*forms, mark(able))


def _told(view: BreweryView, seat: int, recipe: Recipe) -> list[tuple[Colour, int]]:
    """The dice that a sign shows: those to be stored, or else those that lack."""
    found = outlook(view, seat, recipe)
    if found.ready or recipe in view.blocked_recipes:
        return []
    if found.store:
        return [(COLOUR_OF[die], view.value[die]) for die in found.store]
    return [(slot.colour, slot.least) for slot in _missing(view, seat, recipe)]


def _chip(die: tuple[Colour, int], *, lacks: bool) -> Widget:
    """A die that is there, filled; or the place of one that lacks: a ring in its colour."""
    colour, value = die
    if lacks:
        ring = FILL[colour]
        return Disc(SMALL, theme.PAPER, theme.INK, text=str(value), line=ring, width=RING)
    return Disc(SMALL, FILL[colour], PIP[colour], text=str(value), line=theme.PARCHMENT)


def _to_store() -> Widget:
    """The sign that dice of the pool need but be stored."""
    icon = ICONS[ActionKind.STORE]
    return Disc(SMALL, theme.CHOSEN, theme.INK, icon=icon, line=theme.ACCENT, share=0.6)


def _panel(inner: Widget) -> Widget:
    return Panel(inner, theme.PANEL, (5, 4))


def mark(able: bool) -> Widget:
    """The tick or the cross."""
    ink = theme.GOOD if able else theme.BLOCKED
    return Disc(SMALL, ink, theme.WHITE, icon="check" if able else "close", share=0.6)
