"""Biomes in words: its log, its deeds, what its coach says."""

from __future__ import annotations

from game.language import _
from game.rules.biomes.catalogue import Building, Catalogue
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.hints import tile_at
from game.rules.biomes.moves import BiomesMove, Build
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.panels import sentences
from game.titles.biomes.ui.panels.coach.moves import move_text
from game.titles.biomes.ui.panels.coach.reason_sentences import sentence
from game.titles.biomes.ui.panels.coach.targets import named_in, targets_of
from game.titles.biomes.ui.panels.deeds import deed
from game.titles.biomes.ui.panels.gain import change_sign, total_words
from game.titles.biomes.ui.panels.payment import chips
from game.ui import theme
from game.ui.boxes import Told, spacer
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.widget import Widget
from game.ui.words import Words


def price(view: BiomesView, move: BiomesMove) -> Widget | None:
    """What a building brings, all in all, and the blocks that it is paid with."""
    if not isinstance(move, Build):
        return None
    # Translators: label before the blocks that a building is paid with.
    pays = Row(Text(_("Pays"), theme.BODY_BOLD, lines=1), chips(move.pay, 24), gap=10)
    tile = tile_at(view, move.cell)
    if not isinstance(tile, Building):
        return pays
    total = brought(view, max(view.seat, 0), tile, move.space).total
    brings = Told("coach.brings", change_sign(total), total_words())
    return Row(pays, spacer(), brings, gap=8)


WORDS: Words[BiomesView, BiomesMove, BiomesEvent, BiomesEvent, Catalogue] = Words(
    line=sentences.line,
    told=sentences.told,
    seat_of=sentences.seat_of,
    targets=sentences.targets,
    deed=deed,
    move=move_text,
    reason=sentence,
    named=named_in,
    about=targets_of,
    price=price,
    trace=sentences.trace,
)
"""What is said of moves and events of biomes; nothing is taken from others."""
