"""Beginning a challenge, or going on with one where it was left."""

from __future__ import annotations

from game.app.challenge.origin import Origin
from game.app.challenge.screen import ChallengeScreen
from game.app.routes import PlayChallenge, Shelf
from game.app.screen import House
from game.app.screens.dialogs import NoticeDialog
from game.app.screens.seating import persons
from game.content.challenge import Challenge
from game.language import _
from game.rules.codec import BadData
from game.rules.core import IllegalMove
from game.session.challenges.beginning import OpenMatch, begin
from game.session.challenges.progress import Standing
from game.session.challenges.soundness import faults, hindrances
from game.session.preferences import Preferences
from game.session.seats import HUMAN


def show(house: House, route: PlayChallenge) -> None:
    """Go to a challenge; where its file is wrong, say so instead."""
    challenge = route.challenge
    wrong = hindrances(challenge)
    if wrong:
        if not house.screen.name:
            house.show(Shelf())
        house.open(NoticeDialog(house, _("This challenge can't be played"), str(wrong[0])))
        return
    match = _match(challenge, _name(house.preferences), route.left)
    proven = challenge.proof is not None and not faults(challenge)
    origin = Origin(challenge, route.day, house.saves.learning, route.after)
    house.go(ChallengeScreen(house, challenge, match, origin, proven=proven))


def _match(challenge: Challenge, name: str, left: Standing | None) -> OpenMatch:
    """The match at its beginning, or with the moves of the try that was left."""
    match = begin(challenge, name)
    try:
        for at, action in enumerate(left.moves if left else ()):
            match.play(match.rules.move_from_data(match.content, action, f"moves[{at}]"))
    except (BadData, IllegalMove):  # they are none of this challenge: it begins anew
        match = begin(challenge, name)
    return match


def _name(preferences: Preferences) -> str:
    """What the solver is called: as the first person of the last set-up."""
    told = (seat.name for seat in preferences.last_setup.seats if seat.agent == HUMAN and seat.name)
    return next(told, persons()[0])
