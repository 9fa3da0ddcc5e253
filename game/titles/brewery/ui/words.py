"""Brewery in words: its log, its deeds, what its coach says."""

from __future__ import annotations

from collections.abc import Sequence

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
from game.titles.brewery.ui.panels.deeds import Deed, deed
from game.titles.brewery.ui.panels.dice import colour_chip, good_sign, use_sign
from game.titles.brewery.ui.panels.steps import Told, telling
from game.ui.layout import Row
from game.ui.persons import People
from game.ui.widget import Widget

NOWHERE = -1


class BreweryWords:
    """What is said of moves and events of brewery."""

    def telling(self, events: Sequence[BreweryEvent]) -> Sequence[Told]:
        """The events; a brewing with all that it brings."""
        return telling(events)

    def line(self, event: Told, people: People, content: Catalogue) -> str:
        """What happened, in a sentence; "" for what another line already tells."""
        return sentences.line(event, people, content)

    def told(self, events: Sequence[BreweryEvent], people: People, content: Catalogue) -> str:
        """What was done in a step, by its most telling event."""
        return sentences.told(events, people, content)

    def seat_of(self, event: Told) -> int | None:
        """Who did it; None where nobody did."""
        return sentences.seat_of(event)

    def loser(self, event: Told) -> int | None:  # noqa: ARG002 - of whatever event
        """Nobody: what a token stops is told until it has been read."""
        return None

    def to_loser(self, event: Told, people: People, content: Catalogue) -> str:
        """The same as to everybody."""
        return sentences.line(event, people, content)

    def targets(self, event: Told) -> tuple[Target, ...]:
        """What on the table a line is about."""
        return lighting.targets(event)

    def trace(self, event: Told) -> Target | None:
        """Where what was done stays marked for a while."""
        return lighting.trace(event)

    def deed(self, event: Told, content: Catalogue) -> Deed | None:
        """The sign of an event; None for what is no deed of its own."""
        return deed(event, content)

    def move(self, view: BreweryView, move: BreweryMove) -> str:
        """What to do, as a short sentence without a full stop."""
        return move_text(view, move)

    def price(self, view: BreweryView, move: BreweryMove) -> Widget | None:  # noqa: ARG002 - whatever lies there
        """What is bought and the skill die that helps, or what an extension uses."""
        match move:
            case Buy(what=what, die=die):
                helps = None if die is None else colour_chip(COLOUR_OF[die])
                return Row(good_sign(what), helps, gap=6)
            case Brew(extension=extension) if extension is not None:
                return Row(use_sign(extension))
            case _:
                return None

    def reason(self, reason: Reason, content: Catalogue, people: People) -> str:
        """Why a move is good, in one sentence."""
        return sentence(reason, content, people)

    def named(self, view: BreweryView, reason: Reason) -> tuple[Target, ...]:
        """The recipe that a reason speaks of, where it lies to be brewed."""
        recipe = dict(reason.values).get("recipe", NOWHERE)
        return tuple(RecipeTarget(at) for at, each in enumerate(view.row) if each == recipe)

    def about(self, view: BreweryView, move: BreweryMove) -> tuple[Target, ...]:
        """The things to mark for a suggested move."""
        return lighting.about(view, move)


WORDS = BreweryWords()
