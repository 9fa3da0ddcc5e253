"""Cards for the discard pile: picked one by one, then exchanged with one yes (T8)."""

from __future__ import annotations

from game.rules.towers.moves import Exchange
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import CardTarget, DiscardTarget
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.meaning import fan
from game.titles.towers.ui.hands.selection import EMPTY, Answer, Selection


def picked(view: TowersView, cards: frozenset[int]) -> Selection:
    """These cards of the fan are to be exchanged, if there are any."""
    colours = [fan(view)[index] for index in cards]
    a, b, c, d = (colours.count(colour) for colour in range(4))
    move = Exchange((a, b, c, d)) if cards else None
    return Selection(ActionKind.EXCHANGE, waiting=move, cards=cards)


def added(view: TowersView, held: Selection, index: int) -> Selection:
    """One card more, beside those that were picked to be exchanged."""
    before = held.cards if held.action is ActionKind.EXCHANGE else frozenset[int]()
    return picked(view, before | {index})


def click(view: TowersView, held: Selection, target: Target) -> Answer | None:
    """A click while cards are picked; None: it is about something else."""
    match target:
        case CardTarget(index) if index < len(fan(view)):
            return Answer(picked(view, held.cards ^ {index}))
        case DiscardTarget():
            return Answer(EMPTY, held.waiting) if held.waiting is not None else Answer(held)
        case _:
            return None


def goals(view: TowersView, held: Selection) -> list[Target]:
    """Each card, and the discard pile once there is one for it."""
    cards: list[Target] = [CardTarget(index) for index in range(len(fan(view)))]
    return [*cards, DiscardTarget()] if held.waiting is not None else cards
