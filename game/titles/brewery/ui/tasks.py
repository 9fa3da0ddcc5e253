"""What brewery says of its challenges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from game.content.challenge import Challenge, Worth
from game.language import _, ngettext
from game.rules.brewery.catalogue import FIRST_TOKEN, RAISE, REROLL, Catalogue
from game.rules.brewery.dice import SIX
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Pick,
    Place,
    Take,
    UseToken,
)
from game.rules.brewery.state import BreweryState
from game.rules.brewery.view import BreweryView
from game.rules.chance import Dealer
from game.session.titles import play_of
from game.titles.brewery.ui.panels.names import gold, points, recipe_name, recipes
from game.ui import theme
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Text
from game.ui.tasks import Tasks, as_chance, no_part
from game.ui.widget import Widget

_TITLE: Final = "brewery"
_ABREAST: Final = 5
"""Dice to come in a row."""
_OWN_TOKENS: Final = (RAISE, REROLL)
"""The tokens that are of use to somebody alone."""


_GOALS: Final[dict[str, Callable[[int], str]]] = {
    "points": lambda count: ngettext(
        "You may place {count} die or seed. Make as many points as you can from recipes.",
        "You may place {count} dice or seeds. Make as many points as you can from recipes.",
        count,
    ),
    "recipes": lambda count: ngettext(
        "You may place {count} die or seed. Make as many recipes as you can this round.",
        "You may place {count} dice or seeds. Make as many recipes as you can this round.",
        count,
    ),
    "gold": lambda count: ngettext(
        "You may place {count} die or seed. End this round with as much gold as you can.",
        "You may place {count} dice or seeds. End this round with as much gold as you can.",
        count,
    ),
    "score": lambda count: ngettext(
        "It is the last round, and you may place {count} die or seed. Score as many points as "
        "you can.",
        "It is the last round, and you may place {count} dice or seeds. Score as many points as "
        "you can.",
        count,
    ),
}


def _wanted(challenge: Challenge) -> str:
    """The name of the recipe of a goal."""
    catalogue = cast("Catalogue", play_of(_TITLE).load(challenge.pack))
    ids = [card.id for card in catalogue.recipes]
    return recipe_name(catalogue, ids.index(str(challenge.goal["of"])))


def _goal(challenge: Challenge) -> str:
    count = challenge.limit.count
    words = _GOALS.get(challenge.kind)
    if words is not None:
        return words(count).format(count=count)
    text = ngettext(
        "You may place {count} die or seed, and store dice. Get ready for {recipe}: the more "
        "likely your next roll fits it, the more stars.",
        "You may place {count} dice or seeds, and store dice. Get ready for {recipe}: the more "
        "likely your next roll fits it, the more stars.",
        count,
    )
    return text.format(count=count, recipe=_wanted(challenge))


def _worth(challenge: Challenge, worth: Worth) -> str:
    count = int(worth)
    match challenge.kind:
        case "points" | "score":
            return points(count)
        case "recipes":
            return recipes(count)
        case "gold":
            return gold(count)
    return as_chance(challenge, worth)


def _left(_challenge: Challenge, left: int, _view: BreweryView) -> str:
    text = ngettext("{count} die or seed left", "{count} dice or seeds left", left)
    return text.format(count=left)


def _kind(challenge: Challenge) -> str:
    return {
        "points": _("Points"),
        "recipes": _("Recipes"),
        "gold": _("Gold"),
        "score": _("The last round"),
    }.get(challenge.kind, _("Getting ready"))


def coming(challenge: Challenge, state: BreweryState | None) -> Sequence[int]:
    """The known rolls that are still to come, the next one first; all of them without a state."""
    known, begins = challenge.goal.get("rolls"), challenge.position.get("chance")
    rolls = [int(each) for each in known] if isinstance(known, list) else []
    if state is None or begins is None:
        return rolls
    dealer = Dealer(int(str(begins), 16))
    for rolled in range(len(rolls)):
        if dealer.word == state.word:
            return rolls[rolled:]
        dealer.below(SIX)
    return ()


def _notes(challenge: Challenge, _view: BreweryView, state: BreweryState | None) -> Widget | None:
    """The dice to come."""
    rolls = coming(challenge, state)
    if not rolls:
        return None
    dice = [Disc(30, theme.PAPER, theme.INK, text=str(value), line=theme.BROWN) for value in rolls]
    rows = [Row(*dice[at : at + _ABREAST], gap=6) for at in range(0, len(dice), _ABREAST)]
    return Column(Text(_("Next rolls, in this order:")), *rows, gap=6)


def _why_not(challenge: Challenge, move: BreweryMove, left: int) -> str:
    """Why a move of the game is none of the challenge."""
    match move:
        case Place() | Accelerate() if left == 0:
            return _("You have placed all that you may place here.")
        case Place() | Accelerate() | Pick():
            return _("Nobody has told you what this roll would bring, so it can't be made here.")
        case UseToken(token) | Take(token) if token not in _OWN_TOKENS:
            return _no_token()
        case UseToken():
            return _("Nobody has told you what this roll would bring, so it can't be made here.")
        case Buy(what) if what >= FIRST_TOKEN:
            return _no_token()
        case Brew():
            return _("Here only the recipes count that lay open from the start.")
    return no_part(challenge, move, left)


def _no_token() -> str:
    return _("This action token is about other players, and here you are alone.")


TASKS = Tasks(_goal, _worth, _left, _kind, _notes, _why_not)
