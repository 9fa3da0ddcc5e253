"""What is heard of a move that is shown without motion."""

from __future__ import annotations

from game.rules.towers import events as ev
from game.scene.cues import Cue
from game.titles.towers.scene import places as at
from game.titles.towers.scene.names import MATERIALS


def heard(event: ev.TowersEvent) -> Cue | None:
    """The one sound that tells of ``event``; none for what is not heard."""
    match event:
        case ev.CardsDiscarded():
            return Cue("slide", at.DISCARD.place)
        case ev.JokerUsed() | ev.JokerRestored():
            return Cue("flip", at.JOKER.place)
        case ev.PawnPlaced(to=to) | ev.PawnMoved(to=to):
            return Cue("glide", at.field_pose(to).place)
        case ev.TowerDemolished(at=field, blocks=blocks):
            return Cue("pop", at.field_pose(field).place, MATERIALS[blocks[-1]])
        case ev.TowerBuilt(at=field, blocks=blocks):
            return Cue("clack", at.field_pose(field).place, MATERIALS[blocks[-1]])
        case _:
            return _more(event)


def _more(event: ev.TowersEvent) -> Cue | None:
    match event:
        case ev.PawnCaptured(at=field):
            return Cue("topple", at.field_pose(field).place)
        case ev.DeckReshuffled():
            return Cue("shuffle", at.DECK.place)
        case ev.PhaseStarted():
            return Cue("turning", at.STAIRS.place, "towers")
        case ev.LastRound():
            return Cue("bell", at.STAIRS.place)
        case ev.GameOver():
            return Cue("ending", what="towers")
        case _:
            return None
