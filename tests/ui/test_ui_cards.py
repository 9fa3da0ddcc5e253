"""Player cards: numbers stand clear of one another; whose turn waits is framed."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import TypeGuard

import pytest

from game.rules.core import Options
from game.session.titles import play_of
from game.titles.biomes.ui.panels.cards import CARDS
from game.ui import theme
from game.ui.boxes import Anchored
from game.ui.controls import Pressable
from game.ui.marks import Badge, Text
from game.ui.panels.player_cards import Card, player_card
from game.ui.situation import AnySituation, Situation
from game.ui.titles import INTERFACES
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


@pytest.mark.parametrize("title", ["biomes", "towers", "brewery"])
def test_the_overview_frames_whose_turn_waits_for_a_yes(title: str) -> None:
    """In brewery it framed whoever comes next, and the cards beside it did not."""
    play, interface = play_of(title), INTERFACES[title]
    view = play.setup(play.load("classic"), Options(({},) * 3, 0), 7).view(1)
    assert view.actor == 0
    told: AnySituation = Situation(
        view, PEOPLE[:3], 1, interface.hands.empty, holding=True, log_open=True
    )
    shown = surface(size=(1024, 768), scale=2.0)
    shown.show(interface.signage.panels(told, ignore, shown.viewport))
    lines = {node.key: node._tone.style.line for node in shown.root.walk() if is_card(node)}
    assert lines["card.1"] == theme.PLAYER_FILL[PEOPLE[1].color]
    assert lines["card.0"] == lines["card.2"] == theme.PASSIVE_PANEL.line


def is_card(node: Widget) -> TypeGuard[Pressable]:
    return isinstance(node, Pressable) and re.fullmatch(r"card\.\d", node.key) is not None
