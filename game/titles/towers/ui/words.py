"""Towers in words: its log, its deeds, what its coach says."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.advice import Reason
from game.language import _
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import Build, Exchange, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.scene.targets import FieldTarget, PawnTarget, TowerTarget
from game.titles.towers.ui.panels import sentences
from game.titles.towers.ui.panels.coach.moves import move_text
from game.titles.towers.ui.panels.coach.reason_sentences import sentence
from game.titles.towers.ui.panels.coach.targets import targets_of
from game.titles.towers.ui.panels.deeds import Deed, deed
from game.titles.towers.ui.panels.materials import chips
from game.titles.towers.ui.panels.steps import Told, telling
from game.ui import theme
from game.ui.flow import Flow
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.persons import People
from game.ui.widget import Widget


class TowersWords:
    """What is said of moves and events of towers."""

    def telling(self, events: Sequence[TowersEvent]) -> Sequence[Told]:
        """The deed, what was paid for it, and all else."""
        return telling(events)

    def line(self, event: Told, people: People, content: Catalogue) -> str:
        """What happened, in a sentence; "" for what another line already tells."""
        return sentences.line(event, people, content)

    def told(self, events: Sequence[TowersEvent], people: People, content: Catalogue) -> str:
        """What was done in a step, by its most telling event."""
        return sentences.told(events, people, content)

    def seat_of(self, event: Told) -> int | None:
        """Who did it; None where nobody did."""
        return sentences.seat_of(event)

    def loser(self, event: Told) -> int | None:
        """Whose pawn was captured."""
        return sentences.loser(event)

    def to_loser(self, event: Told, people: People, content: Catalogue) -> str:
        """What was captured, and where."""
        return sentences.to_loser(event, people, content)

    def targets(self, event: Told) -> tuple[Target, ...]:
        """What on the table a line is about."""
        return sentences.targets(event)

    def trace(self, event: Told) -> Target | None:
        """Where what was done stays marked for a while."""
        return sentences.trace(event)

    def deed(self, event: Told, content: Catalogue) -> Deed | None:
        """The sign of an event; None for what is no deed of its own."""
        return deed(event, content)

    def move(self, view: TowersView, move: TowersMove) -> str:
        """What to do, as a short sentence without a full stop."""
        return move_text(view, move)

    def price(self, view: TowersView, move: TowersMove) -> Widget | None:  # noqa: ARG002 - whatever lies there
        """The cards that a move costs, and the blocks of a tower."""
        if isinstance(move, Exchange):
            return Flow(Text(_("Discards"), theme.BODY_BOLD, lines=1), chips(move.cards), gap=10)
        pays = Flow(Text(_("Pays"), theme.BODY_BOLD, lines=1), chips(move.pay), gap=10)
        if not isinstance(move, Build):
            return pays
        blocks = Flow(Text(_("Blocks"), theme.BODY_BOLD, lines=1), chips(move.blocks), gap=10)
        return Column(blocks, pays, gap=6)

    def reason(self, reason: Reason, content: Catalogue, people: People) -> str:
        """Why a move is good, in one sentence."""
        return sentence(reason, content, people)

    def named(self, view: TowersView, reason: Reason) -> tuple[Target, ...]:
        """The field that a reason speaks of, with what stands on it."""
        field = dict(reason.values).get("field")
        if not isinstance(field, int):
            return ()
        pawns = {*view.neutral, *(each for player in view.players for each in player.pawns)}
        if view.towers[field]:
            return (TowerTarget(field),)
        return (PawnTarget(field),) if field in pawns else (FieldTarget(field),)

    def about(self, view: TowersView, move: TowersMove) -> tuple[Target, ...]:
        """The things to mark for a suggested move."""
        return targets_of(view, move)


WORDS = TowersWords()
