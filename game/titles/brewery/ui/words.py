"""Brewery in words: its log, its deeds, what its coach says."""

from __future__ import annotations

from game.ai.coach.advice import Reason
from game.rules.brewery.catalogue import COLOUR_OF, Catalogue
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.moves import Brew, BreweryMove, Buy
from game.rules.brewery.view import BreweryView
from game.scene.targets import Target
from game.titles.brewery.scene.targets import RecipeTarget
from game.titles.brewery.ui.panels import lighting, sentences
from game.titles.brewery.ui.panels.coach.moves import move_text
from game.titles.brewery.ui.panels.coach.reason_sentences import sentence
from game.titles.brewery.ui.panels.deeds import deed
from game.titles.brewery.ui.panels.dice import Chip, good_sign, use_sign
from game.titles.brewery.ui.panels.steps import Told, telling
from game.ui.layout import Row
from game.ui.widget import Widget
from game.ui.words import Words

NOWHERE = -1


def price(_view: BreweryView, move: BreweryMove) -> Widget | None:
    """What is bought and the skill die that helps, or what an extension uses."""
    match move:
        case Buy(what=what, die=die):
            helps = None if die is None else Chip(COLOUR_OF[die])
            return Row(good_sign(what), helps, gap=6)
        case Brew(extension=extension) if extension is not None:
            return Row(use_sign(extension))
        case _:
            return None


def named(view: BreweryView, reason: Reason) -> tuple[Target, ...]:
    """The recipe that a reason speaks of, where it lies to be brewed."""
    recipe = dict(reason.values).get("recipe", NOWHERE)
    return tuple(RecipeTarget(at) for at, each in enumerate(view.row) if each == recipe)


WORDS: Words[BreweryView, BreweryMove, BreweryEvent, Told, Catalogue] = Words(
    line=sentences.line,
    told=sentences.told,
    seat_of=sentences.seat_of,
    targets=lighting.targets,
    deed=deed,
    move=move_text,
    reason=sentence,
    named=named,
    about=lighting.about,
    price=price,
    trace=lighting.trace,
    telling=telling,
)
"""What is said of moves and events of brewery. What a token stops is told until it was read."""
