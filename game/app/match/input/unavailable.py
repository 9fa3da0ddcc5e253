"""Why nothing on the table can be used now, whatever it is."""

from __future__ import annotations

from game.app.match.flow.game import Game
from game.language import _
from game.rules.core import Refusal
from game.ui.refusals import barred


def not_now(game: Game, *, done: bool) -> Refusal | None:
    """Why the viewer can't do anything; None where he decides. ``done``: nothing is left to do."""
    if done:
        return barred(_("There is nothing left to do here."))
    if game.deciding:
        return None
    actor = game.match.actor
    if game.holding and game.passing.ends_turn:
        return barred(_("You have done what you can in this turn. End it first."))
    if game.holding:
        return barred(_("You have scored. Go on first."))
    if actor is None:
        return barred(_("The game is over."))
    if actor == game.seat:
        return barred(_("Wait until it has come to rest."))
    # Translators: “…: {name}” or “({name})” will do: names are never declined.
    return barred(_("It is the turn of {name}.").format(name=game.people[actor].name))
