"""One line under the banner: what the viewer can do next."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.rules.biomes.hints import scored_spaces
from game.rules.biomes.moves import BiomesMove, Score
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.scene.targets import FigureTarget, StackTarget
from game.titles.biomes.ui.hands.meaning import lost_by
from game.titles.biomes.ui.hands.selection import Selection
from game.titles.biomes.ui.panels.full_village import full_village_text
from game.titles.biomes.ui.panels.words import characteristic, points


def prompt_text(
    view: BiomesView, selection: Selection, legal: Sequence[BiomesMove] = (), *, deciding: bool
) -> str:
    """What to do next, as a sentence; "" where a panel or the banner already says so.

    With a full village it is what still pays of what is ``legal``.
    """
    if not deciding or selection.fight or selection.payment:
        return ""
    match selection.picked:
        case StackTarget():
            return _("Choose a space of your board for it.")
        case FigureTarget():
            return _("Choose a glowing crossing to go to.")
        case _:
            pass
    if selection.score is not None:
        return poor_text(view, legal, selection.score)
    if view.stage is Stage.SCORE:
        return _what_to_score(beginner=view.players[view.seat].beginner)
    if view.stage is Stage.SECOND_BLOCK:
        return _("Choose a second glowing block.")
    if view.stage is not Stage.ACTION:
        return ""
    still_pays = full_village_text(view, legal) if legal and selection.action is None else ""
    return still_pays or _for_action(view, selection.action)


def poor_text(view: BiomesView, legal: Sequence[BiomesMove], move: Score) -> str:
    """A sentence: a scoring brings less than another, told before it is taken."""
    worth = scored_spaces(view, view.seat, move.round, move.characteristic)[1]
    # Translators: what it brings, and what the best of the four would; It: the line.
    text = _("{characteristic}: {points}, the best {best}. Click it once more to take it.")
    return text.format(
        characteristic=characteristic(move.characteristic),
        points=points(worth),
        best=points(worth + lost_by(view, legal, move)),
    )


def _what_to_score(*, beginner: bool) -> str:
    if beginner:
        return _("Choose what to score: on your board, or in the list.")
    return _("Choose what to score: a group on your board, or a line of the list.")


def turn_done_text(*, undoes: bool) -> str:
    """What to do when all actions are done; ``undoes``: the last one can still be taken back."""
    if undoes:
        return _("Your actions are done. End your turn, or undo.")
    return _("Your actions are done. Have a look, then end your turn.")


def scored_text() -> str:
    """What to do when one has scored in the turn of another."""
    # Translators: no gender: "your scoring is done" does it.
    return _("You have scored.")


def _for_action(view: BiomesView, action: ActionKind | None) -> str:
    if action is not None:
        return {
            ActionKind.COLLECT: _("Choose a glowing block of the cube."),
            ActionKind.EXPLORE: _("Choose a glowing crossing to go to."),
            ActionKind.BUILD: _("Drag a glowing building onto your board."),
            ActionKind.FIGHT: _("Choose a glowing mob."),
            ActionKind.ARM: _("Choose a glowing weapon."),
        }[action]
    if view.extra:
        return _("One more action, of any kind.")
    if view.done:
        return _("Now a second action, of another kind.")
    if view.actions_left == 1:
        return _("One action a turn: begin with anything that glows.")
    if view.turn <= len(view.players):
        return _("Most XP win: collect, build, fight. Begin with anything that glows.")
    return _("Two different actions: begin with anything that glows.")
