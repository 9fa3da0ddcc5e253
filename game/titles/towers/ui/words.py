"""Towers in words: its log, its deeds, what its coach says."""

from __future__ import annotations

from game.ai.coach.advice import Reason
from game.language import _
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import Build, Exchange, TowersMove
from game.rules.towers.view import TowersView
from game.scene.targets import Target
from game.titles.towers.ui.hands.meaning import standing_on
from game.titles.towers.ui.panels import sentences
from game.titles.towers.ui.panels.coach.moves import move_text
from game.titles.towers.ui.panels.coach.reason_sentences import sentence
from game.titles.towers.ui.panels.coach.targets import targets_of
from game.titles.towers.ui.panels.deeds import deed
from game.titles.towers.ui.panels.materials import chips
from game.titles.towers.ui.panels.steps import Told, telling
from game.ui import theme
from game.ui.flow import Flow
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.widget import Widget
from game.ui.words import Words


def price(_view: TowersView, move: TowersMove) -> Widget | None:
    """The cards that a move costs, and the blocks of a tower."""
    if isinstance(move, Exchange):
        # Translators: label before signs of cards: whoever makes the move discards these.
        return Flow(Text(_("Discards"), theme.BODY_BOLD, lines=1), chips(move.cards), gap=10)
    # Translators: label before signs of what a move costs: whoever makes it pays these.
    pays = Flow(Text(_("Pays"), theme.BODY_BOLD, lines=1), chips(move.pay), gap=10)
    if not isinstance(move, Build):
        return pays
    # Translators: label before signs of the blocks that a tower is built of.
    blocks = Flow(Text(_("Blocks"), theme.BODY_BOLD, lines=1), chips(move.blocks), gap=10)
    return Column(blocks, pays, gap=6)


def named(view: TowersView, reason: Reason) -> tuple[Target, ...]:
    """The field that a reason speaks of, with what stands on it."""
    field = dict(reason.values).get("field")
    if not isinstance(field, int):
        return ()
    return (standing_on(view, field),)


WORDS: Words[TowersView, TowersMove, TowersEvent, Told, Catalogue] = Words(
    line=sentences.line,
    told=sentences.told,
    seat_of=sentences.seat_of,
    targets=sentences.targets,
    deed=deed,
    move=move_text,
    reason=sentence,
    named=named,
    about=targets_of,
    price=price,
    loser=sentences.loser,
    to_loser=sentences.to_loser,
    trace=sentences.trace,
    telling=telling,
)
"""What is said of moves and events of towers."""
