"""Cards for the discard pile: picked one by one, then exchanged with one yes (T8)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.towers.counts import by_colour
from game.rules.towers.moves import Exchange
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import CardTarget, DiscardTarget
from game.titles.towers.ui.choices import ActionKind
from game.titles.towers.ui.hands.meaning import fan
from game.titles.towers.ui.hands.selection import EMPTY, Answer, PutDown, Selection

NONE: frozenset[PutDown] = frozenset()


def picked(
    view: TowersView, cards: frozenset[int], put_down: frozenset[PutDown] = NONE
) -> Selection:
    """These cards of the fan are to be exchanged, if there are any; of them some were put down."""
    colours = [fan(view)[index] for index in cards]
    move = Exchange(by_colour(colours)) if cards else None
    down = frozenset(each for each in put_down if _index(each) in cards)
    return Selection(ActionKind.EXCHANGE, waiting=move, cards=cards, put_down=down)


def _index(down: PutDown) -> int | None:
    return down.piece.index if isinstance(down.piece, CardTarget) else None


def added(view: TowersView, held: Selection, index: int) -> Selection:
    """One card more, beside those that were picked to be exchanged."""
    if held.action is not ActionKind.EXCHANGE:
        return picked(view, frozenset({index}))
    return picked(view, held.cards | {index}, held.put_down)


def dropped(view: TowersView, held: Selection, card: CardTarget) -> Selection:
    """One card more to be exchanged, dragged onto the discard pile: it lies there."""
    found = added(view, held, card.index)
    return replace(found, put_down=found.put_down | {PutDown(card, DiscardTarget())})


def click(view: TowersView, held: Selection, target: Target) -> Answer | None:
    """A click while cards are picked; None: it is about something else."""
    match target:
        case CardTarget(index) if index < len(fan(view)):
            return Answer(picked(view, held.cards ^ {index}, held.put_down))
        case DiscardTarget():
            return Answer(EMPTY, held.waiting) if held.waiting is not None else Answer(held)
        case _:
            return None


def goals(view: TowersView, held: Selection) -> list[Target]:
    """Each card, and the discard pile once there is one for it."""
    cards: list[Target] = [CardTarget(index) for index in range(len(fan(view)))]
    return [*cards, DiscardTarget()] if held.waiting is not None else cards
