"""Biomes in words: its log, its deeds, what its coach says."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.advice import Reason
from game.language import _
from game.rules.biomes.catalogue import Building, Catalogue, find_tile
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove, Build
from game.rules.biomes.view import BiomesView
from game.scene.targets import Target
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.panels import sentences
from game.titles.biomes.ui.panels.coach.moves import move_text
from game.titles.biomes.ui.panels.coach.reason_sentences import sentence
from game.titles.biomes.ui.panels.coach.targets import named_in, targets_of
from game.titles.biomes.ui.panels.deeds import Deed, deed
from game.titles.biomes.ui.panels.gain import change_sign, total_words
from game.titles.biomes.ui.panels.payment import chips
from game.ui import theme
from game.ui.boxes import Told, spacer
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.persons import People
from game.ui.widget import Widget


class BiomesWords:
    """What is said of moves and events of biomes."""

    def telling(self, events: Sequence[BiomesEvent]) -> Sequence[BiomesEvent]:
        """Each by itself."""
        return events

    def line(self, event: BiomesEvent, people: People, content: Catalogue) -> str:
        """What happened, in a sentence; "" for what another line already tells."""
        return sentences.line(event, people, content)

    def told(self, events: Sequence[BiomesEvent], people: People, content: Catalogue) -> str:
        """What was done in a step, by its most telling event."""
        return sentences.told(events, people, content)

    def seat_of(self, event: BiomesEvent) -> int | None:
        """Who did it; None where nobody did."""
        return sentences.seat_of(event)

    def loser(self, event: BiomesEvent) -> int | None:  # noqa: ARG002 - of whatever event
        """Nobody: here nothing is taken from others."""
        return None

    def to_loser(self, event: BiomesEvent, people: People, content: Catalogue) -> str:
        """The same as to everybody."""
        return sentences.line(event, people, content)

    def targets(self, event: BiomesEvent) -> tuple[Target, ...]:
        """What on the table a line is about."""
        return sentences.targets(event)

    def trace(self, event: BiomesEvent) -> Target | None:
        """Where what was done stays marked for a while."""
        return sentences.trace(event)

    def deed(self, event: BiomesEvent, content: Catalogue) -> Deed | None:
        """The sign of an event; None for what is no deed of its own."""
        return deed(event, content)

    def move(self, view: BiomesView, move: BiomesMove) -> str:
        """What to do, as a short sentence without a full stop."""
        return move_text(view, move)

    def price(self, view: BiomesView, move: BiomesMove) -> Widget | None:
        """What a building brings, all in all, and the blocks that it is paid with."""
        if not isinstance(move, Build):
            return None
        pays = Row(Text(_("Pays"), theme.BODY_BOLD, lines=1), chips(move.pay, 24), gap=10)
        tile = find_tile(view.catalogue, view.stack(move.cell).face_up or "")
        if not isinstance(tile, Building):
            return pays
        total = brought(view, max(view.seat, 0), tile, move.space).total
        brings = Told("coach.brings", change_sign(total), total_words())
        return Row(pays, spacer(), brings, gap=8)

    def reason(self, reason: Reason, content: Catalogue, people: People) -> str:
        """Why a move is good, in one sentence."""
        return sentence(reason, content, people)

    def named(self, view: BiomesView, reason: Reason) -> tuple[Target, ...]:
        """The tile and the weapon that a reason speaks of."""
        return named_in(view, reason)

    def about(self, view: BiomesView, move: BiomesMove) -> tuple[Target, ...]:
        """The things to mark for a suggested move; none for a move that uses none."""
        return targets_of(view, move)


WORDS = BiomesWords()
