"""Player cards: numbers stand clear of one another, however many blocks somebody has."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from game.titles.biomes.ui.panels.cards import CARDS
from game.ui.boxes import Anchored
from game.ui.marks import Badge, Text
from game.ui.panels.player_cards import Card, player_card
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE, ignore, played
from tests.ui.stage import surface


def test_numbers_of_two_digits_touch_no_other_chip() -> None:
    state, _lines = played(61)
    player = replace(state.view(0).players[0], supply=(2, 13, 10, 12, 9))
    card = player_card(CARDS, Card(0, PEOPLE[0], player, active=True), ignore)
    shown = surface(Anchored(card, 0.0, 0.0))
    row: list[Widget] = []
    for node in shown.root.walk():
        texts = isinstance(node, Text) and node.text in {"2", "13", "10", "12", "9"}
        if texts or (isinstance(node, Badge) and node.rect.width < 30):
            row.append(node)
    assert len(row) == 10
    assert all(one.rect.right <= other.rect.x + 0.1 for one, other in pairwise(row))
