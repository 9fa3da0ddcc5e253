"""The signs of brewery: its marks, ghosts, notes and tips behind the protocol of the ui."""

from __future__ import annotations

from game.rules.brewery.moves import Buy, UseToken
from game.rules.brewery.view import BreweryView
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.brewery.scene.targets import DieTarget, FieldTarget
from game.titles.brewery.ui.hands.refusal_of_click import refused
from game.titles.brewery.ui.hands.selection import BreweryDecision
from game.titles.brewery.ui.refusals import sentence
from game.titles.brewery.ui.signs import pointed_move
from game.titles.brewery.ui.signs.ghosts import ghosts
from game.titles.brewery.ui.signs.lying import laid
from game.titles.brewery.ui.signs.notes import Notes
from game.titles.brewery.ui.signs.tips import tip
from game.titles.brewery.ui.signs.uses import move_sign, use_line
from game.ui.ground import Ground
from game.ui.signs import Asked, Laid, Meant
from game.ui.viewport import Viewport
from game.ui.widget import Widget

TOLD = ("not_open", "field_full", "field_blocked", "once_a_round")
"""What the facts of a field tell already."""


class BrewerySigns:
    """Where a piece may go, what a recipe takes, what a move brings, how recipes stand."""

    def group(self, decision: BreweryDecision, meant: Meant) -> list[Target]:
        """All that the piece under the pointer leads to; the dice that a recipe takes."""
        return pointed_move.group(decision, meant)

    def along(self, decision: BreweryDecision, meant: Meant) -> list[Target]:
        """The dice of a brewing, the die of a price."""
        return pointed_move.along(decision, meant)

    def previewed(self, decision: BreweryDecision, meant: Meant) -> list[Target]:
        """Nothing that could lie hidden."""
        del decision, meant
        return []

    def single(self, decision: BreweryDecision, meant: Meant) -> dict[PieceId, Mark]:
        """The dice that a brewing or a purchase which waits would take."""
        taken = pointed_move.involved(decision, decision.selection.waiting)
        del meant
        dice = (target.die for target in taken if isinstance(target, DieTarget))
        return {("die", die): Mark.CHOSEN for die in dice}

    def ghosts(
        self, ground: Ground[BreweryView], decision: BreweryDecision, meant: Meant
    ) -> list[Piece]:
        """A die where it goes, what is bought, what a token does."""
        waits = decision.open and decision.selection.waits
        if waits and not isinstance(decision.selection.waiting, Buy | UseToken):
            return []  # its pieces lie there themselves
        return ghosts(decision.view, ground.focus, pointed_move.aimed(decision, meant))

    def laid(self, ground: Ground[BreweryView], decision: BreweryDecision) -> dict[PieceId, Laid]:
        """A die beside its price, dice on their recipe, a token at its target."""
        return laid(ground, decision)

    def notes(
        self,
        ground: Ground[BreweryView],
        decision: BreweryDecision,
        meant: Meant,
        viewport: Viewport,
    ) -> list[Widget]:
        """Dice in numbers, how recipes stand, what is worth storing."""
        return Notes(ground, decision, viewport).all(meant)

    def tip(
        self, ground: Ground[BreweryView], decision: BreweryDecision, meant: Meant, asked: Asked
    ) -> Widget | None:
        """What a click there would do, or what the thing is."""
        del ground
        view = decision.view
        move = pointed_move.hovered(decision, meant) if asked.able is not None else None
        shown = move_sign(view, move) if move is not None else None
        if shown is not None:
            return shown
        use = use_line(decision, asked.able) if asked.able is not None else _later(decision, asked)
        return tip(view, decision.people, asked.target, asked.refusal, use)


def _later(decision: BreweryDecision, asked: Asked) -> str:
    """When a thing is used that isn't of use now."""
    if asked.refusal is not None or not decision.open:
        return ""
    refusal = refused(decision, asked.target)
    if refusal is None or (isinstance(asked.target, FieldTarget) and refusal.code in TOLD):
        return ""
    return sentence(decision.view.catalogue, refusal)


SIGNS = BrewerySigns()
