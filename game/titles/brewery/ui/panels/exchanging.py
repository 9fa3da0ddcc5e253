"""The exchange of the school: the rolled supply and one's own dice, to be read at any size (D5.3).

On the table the supply lies far away, and its dice are small.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.language import _
from game.rules.brewery.catalogue import Die
from game.rules.brewery.moves import BreweryMove, Exchange, Keep
from game.rules.brewery.view import POOL, SUPPLY, WAREHOUSE, BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import DieTarget
from game.titles.brewery.ui.panels.dice import shown_sign
from game.titles.brewery.ui.panels.names import colour_name
from game.titles.brewery.ui.panels.sheet import Room, head_of, sheet, titled
from game.ui.controls import FLAT, HOT_FLAT, Pressable, button
from game.ui.flow import Flow
from game.ui.intents import Choose, On, Play
from game.ui.widget import Widget


def exchange_panel(
    view: BreweryView, picked: Target | None, legal: Sequence[BreweryMove], on: On, room: Room
) -> Widget:
    """A button for each value of the supply, and for each die of one's own that may be given.

    ``picked``: what was clicked first; the exchange is made with the second click.
    """
    moves = [move for move in legal if isinstance(move, Exchange)]
    takes, gives = {move.take for move in moves}, {move.give for move in moves}
    chosen = picked.die if isinstance(picked, DieTarget) else None
    name = colour_name(view.catalogue, view.offer) if view.offer is not None else ""
    head = head_of("exchange", _("Exchange: {colour}").format(colour=name), _asked(view, chosen))
    places = (
        (_("In the supply"), takes),
        (_("In your pool"), {die for die in gives if view.where[die] == POOL}),
        (_("In your warehouse"), {die for die in gives if view.where[die] == WAREHOUSE}),
    )
    parts = [titled(label, _dice(view, dice, chosen, on), gap=6) for label, dice in places if dice]
    keep = button("exchange.keep", _("Keep all"), Play(Keep()), on)
    return sheet("exchange", head, parts, keep, room=room, gap=12)


def _asked(view: BreweryView, chosen: Die | None) -> str:
    """What to click next."""
    if chosen is None:
        return _("Click the die that you want and the one that you give for it.")
    if view.where[chosen] == SUPPLY:
        return _("Now click the die that you give for it.")
    return _("Now click the die that you want for it.")


def _dice(view: BreweryView, dice: Iterable[Die], chosen: Die | None, on: On) -> Widget:
    """Each of some alike dice once, the highest first."""
    by_value = {view.value[die]: die for die in sorted(dice, reverse=True)}
    found = [by_value[value] for value in sorted(by_value, reverse=True)]
    return Flow(*(_die(view, die, _is(view, die, chosen), on) for die in found), gap=6)


def _is(view: BreweryView, die: Die, chosen: Die | None) -> bool:
    """Whether a die is the chosen one, or as good: as high, in the same place."""
    if chosen is None:
        return False
    return (view.value[die], view.where[die]) == (view.value[chosen], view.where[chosen])


def _die(view: BreweryView, die: Die, lit: bool, on: On) -> Widget:
    return Pressable(
        f"exchange.{die}",
        shown_sign(view, die),
        Choose(DieTarget(die)),
        on,
        tone=HOT_FLAT if lit else FLAT,
        padding=(8, 6),
    )
