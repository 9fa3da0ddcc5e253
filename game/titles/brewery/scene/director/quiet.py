"""What is heard of a move that is shown without motion."""

from __future__ import annotations

from game.rules.brewery import events as ev
from game.scene.cues import Cue
from game.titles.brewery.scene import places as at


def heard(event: ev.BreweryEvent) -> Cue | None:
    """The one sound that tells of ``event``; none for what is not heard."""
    match event:
        case ev.DiceRolled():
            return Cue("die")
        case ev.ItemPlaced() | ev.DieStored() | ev.DieReturned() | ev.DieToPool():
            return Cue("die", strength=0.6)
        case ev.Accelerated() | ev.DieRaised():
            return Cue("notch")
        case ev.Bought() | ev.TokenGained():
            return Cue("slide", at.MARKET.place)
        case ev.TokenUsed():
            return Cue("trade")
        case ev.Brewed():
            return Cue("fill", at.KETTLE.place)
        case ev.BrewingFailed() | ev.ExtensionLost():
            return Cue("lost", at.KETTLE.place)
        case _:
            return _more(event)


def _more(event: ev.BreweryEvent) -> Cue | None:
    match event:
        case ev.RecipeRevealed():
            return Cue("flip", at.DECK.place)
        case ev.RoundStarted():
            return Cue("bell")
        case ev.SeedsGained() | ev.DieGained():
            return Cue("sprout", at.BASKET.place)
        case ev.GameOver():
            return Cue("ending", what="brewery")
        case _:
            return None
