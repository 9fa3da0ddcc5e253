"""Beginning a challenge, or going on with one where it was left."""

from __future__ import annotations

from game.app.challenge.origin import Origin
from game.app.challenge.screen import ChallengeScreen
from game.app.routes import PlayChallenge
from game.app.screen import House
from game.app.screens.dialogs import refuse
from game.app.screens.seating import preferred_name
from game.content.packs import ContentError
from game.language import _
from game.rules.codec import BadData
from game.rules.core import IllegalMove
from game.session.challenges.beginning import OpenMatch
from game.session.challenges.progress import Standing
from game.session.challenges.soundness import begun


def show(house: House, route: PlayChallenge) -> None:
    """Go to a challenge; where its file is wrong, say so instead."""
    challenge, host = route.challenge, house.host
    try:
        attempt = begun(challenge, preferred_name(host.preferences))
    except ContentError as error:
        refuse(house, _("This challenge can't be played"), str(error.problems[0]))
        return
    if route.left is not None:
        _go_on(attempt.match, route.left)
    origin = Origin(challenge, route.day, host.saves.learning, route.after)
    house.go(ChallengeScreen(host, attempt, origin))


def _go_on(match: OpenMatch, left: Standing) -> None:
    """Play the moves of the try that was left; where they are none of this challenge it begins
    anew."""
    try:
        for at, action in enumerate(left.moves):
            match.play(match.read(action, f"moves[{at}]"))
    except (BadData, IllegalMove):
        while match.can_undo():
            match.undo()
