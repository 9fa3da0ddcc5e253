"""The signs of towers: its marks, ghosts, notes and tips in one value."""

from __future__ import annotations

from game.language import _
from game.rules.towers.catalogue import Field
from game.rules.towers.moves import Build, TowersMove
from game.rules.towers.view import TowersView
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlockTarget,
    CardTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
    ReserveTarget,
)
from game.titles.towers.ui.choices import ActionKind, kind_of
from game.titles.towers.ui.hands.building import lying
from game.titles.towers.ui.hands.meaning import is_own_pawn
from game.titles.towers.ui.hands.selection import Selection, TowersDecision
from game.titles.towers.ui.hands.ways import ways_of
from game.titles.towers.ui.signs import pointed_move
from game.titles.towers.ui.signs.fresh import tags
from game.titles.towers.ui.signs.ghosts import block_marks, ghosts
from game.titles.towers.ui.signs.hidden import cross_texts, hides
from game.titles.towers.ui.signs.lying import laid
from game.titles.towers.ui.signs.notes import Notes
from game.titles.towers.ui.signs.storeys import storeys
from game.titles.towers.ui.signs.tips import kinds_text, move_sign, tip
from game.titles.towers.ui.view_facts import first_in_line
from game.ui.ground import Ground
from game.ui.signs import Asked, Meant, Signs
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def _single(decision: TowersDecision, meant: Meant) -> dict[PieceId, Mark]:
    """The blocks that a tower would be built of."""
    move, blocks = pointed_move.aimed(decision, meant), decision.selection.blocks
    if isinstance(move, Build):
        blocks = lying(decision.view, move.blocks, blocks)
    return block_marks(decision.view, blocks)


def _ghosts(_ground: Ground[TowersView], decision: TowersDecision, meant: Meant) -> list[Piece]:
    """A pawn where it goes, a tower on its field."""
    return ghosts(decision, pointed_move.aimed(decision, meant))


def _notes(
    ground: Ground[TowersView],
    decision: TowersDecision,
    meant: Meant,
    viewport: Viewport,
) -> list[Widget]:
    """Sight, ways, sides, points; which cards are new, and what towers are built of."""
    new = [*storeys(ground), *tags(ground, decision, meant, viewport)]
    return [*new, *Notes(ground, decision, viewport).all(meant)] if decision.open else new


def _tip(
    _ground: Ground[TowersView], decision: TowersDecision, meant: Meant, asked: Asked
) -> Widget | None:
    """What a click there would have wait, or what the thing is."""
    move = pointed_move.hovered(decision, meant) if asked.able is not None else None
    target = asked.target
    crosses = cross_texts(decision, target.field) if isinstance(target, FieldTarget) else []
    if move is not None:
        return move_sign(decision.view, move, crosses)
    use = _use(decision, asked.able) if asked.able is not None else ""
    return tip(decision.view, decision.people, target, asked.refusal, use, crosses)


def _use(decision: TowersDecision, target: Target) -> str:
    """What can be done with a piece."""
    held = decision.selection
    if held.action is ActionKind.EXCHANGE and isinstance(target, CardTarget):
        return (
            # Translators: a card that is chosen for an exchange, or may be.
            _("Click to put it back") if target.index in held.cards else _("Click to exchange it")
        )
    match target:
        case PawnTarget(field) if is_own_pawn(decision.view, field):
            moves = ways_of(decision.view, decision.legal).by_target(None, target).values()
            able = {kind_of(move) for each in moves for move in each}
            deeds = kinds_text([kind for kind in ActionKind if kind in able])
            return "\n".join(filter(None, (deeds, _crosses(decision, field))))
        case ReserveTarget():
            # Translators: of the pawns in reserve, beside the board.
            return _("Drag a pawn to a glowing field; or click it, then the field")
        case CardTarget():
            # Translators: of a card in hand; it: the card.
            return _("Drag it to a pawn, a field or the discard pile; or click it, then the place")
        case JokerTarget():
            # Translators: of the joker.
            return _("Pays for one card: click it, then what it is for")
        case BlockTarget():
            if (target.colour, target.number) in held.blocks:
                # Translators: of a block that is chosen for a tower.
                return _("Click to put it back")
            # Translators: of a block in one's own supply.
            return _("Click the blocks of your tower, then your pawn; or drag them there")
        case DiscardTarget():
            # Translators: of the discard pile.
            return _("Drop cards here to exchange them")
        case _:
            return ""


def _crosses(decision: TowersDecision, pawn: Field) -> str:
    """What the crosses say that stand there while a pawn is pointed at; "" for none."""
    seen = first_in_line(decision.view, pawn)
    if all(hides(decision, pawn, goal) is None for goal in seen):
        return ""
    return _("A red cross marks a field that hides what stands behind it: both are of one kind.")


SIGNS: Signs[TowersView, TowersMove, Selection] = Signs(
    tip=_tip,
    group=pointed_move.group,
    along=pointed_move.along,
    previewed=pointed_move.previewed,
    single=_single,
    ghosts=_ghosts,
    laid=lambda _ground, decision: laid(decision),
    notes=_notes,
)
"""What a piece leads to, what a pawn sees, what a tower would close, what a move brings."""
