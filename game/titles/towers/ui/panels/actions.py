"""The bar of towers: six actions with their reasons, the hint, and the hand-over between people."""

from __future__ import annotations

from game.language import _
from game.titles.towers.ui.choices import ICONS, ActionKind
from game.titles.towers.ui.hands.paying import prices
from game.titles.towers.ui.hands.selection import TowersActing, TowersSituation
from game.titles.towers.ui.panels.lacking import lacks
from game.titles.towers.ui.panels.lacking import told_of as notes_of
from game.titles.towers.ui.panels.words import action
from game.ui.controls import MAIN
from game.ui.intents import SayDone
from game.ui.panels.bar import ActionBar, Entry, action_entry, hint_entries
from game.ui.panels.coach import enter_is_taken


def bar(told: TowersSituation, acting: TowersActing) -> ActionBar:
    """The buttons of the action bar; all stay at their places, whatever can be done."""
    shared = sum(person.human for person in told.people) > 1
    ends = (_end(acting),) if shared else ()
    return ActionBar(_actions(told, acting), (*hint_entries(acting.hint), *ends))


def _actions(told: TowersSituation, acting: TowersActing) -> tuple[Entry, ...]:
    """While another person waits for the viewer to look at his cards, nothing can be begun."""
    mine, held = acting.mine and not acting.holding, acting.selection
    why = lacks(acting.view, acting.legal, told.people, mine=mine)
    differ, chosen = len(set(why.values())) > 1, held.action if mine else None
    paying = mine and held.waiting is not None and len(prices(held.waiting, acting.legal)) > 1
    exchanges = chosen is ActionKind.EXCHANGE
    return tuple(
        action_entry(
            kind,
            str(number),
            ICONS[kind],
            action(kind),
            why[kind].short,
            notes_of,
            chosen=kind is chosen,
            differ=differ,
            keyed=not paying and (not exchanges or kind is chosen),  # else a panel has the keys
            why=why[kind].told,
        )
        for number, kind in enumerate(ActionKind, 1)
    )


def _end(acting: TowersActing) -> Entry:
    """The next person takes over; while the hint or a note has its key, it has none."""
    reason = "" if acting.holding else one_action_first()
    keyed = not enter_is_taken(acting.hint) and not reason
    # Translators: button; the laptop is handed to the next person, whose turn it is then.
    done = ("end", "end", _("Hand over"), "Enter", SayDone(), reason, MAIN)
    return Entry(*done, (one_action_first(),), reason, keyed=keyed)


def one_action_first() -> str:
    """Why nobody can be handed over to yet."""
    # Translators: why a button can't be pressed, in small type on it. At most 26 characters.
    return _("one action first")
