"""A move that waits for its yes: whatever hides what it is about is seen through."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from game.app.match.screen import MatchScreen
from game.rules.towers.moves import Build, Demolish, TowersMove
from game.rules.towers.view import TowersView
from game.scene.stage import Mark
from game.session.match import Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.titles.towers.scene.anchors import pieces_of
from game.titles.towers.scene.targets import BlockTarget, PawnTarget, TowerTarget
from game.titles.towers.scene.veils import hiding
from game.titles.towers.ui.hands.building import lying
from game.titles.towers.ui.hands.meaning import place_where
from tests.app.desktop import ESCAPE, NAMES, Desktop, played_by_agent

PLAYERS = (HUMAN, "greedy", "greedy", "greedy")
Wanted = Callable[[TowersView, TowersMove], bool]


def where(desktop: Desktop, wanted: Wanted) -> tuple[MatchScreen, TowersMove]:
    """A game of four in which the viewer may move so."""
    content = play_of("towers").load("classic")
    seats = [Seat(*each) for each in zip(NAMES, PLAYERS, COLORS, strict=False)]
    for seed in range(3, 12):
        match = Match.new("towers", content, seats, seed, options={"quick_town": True})
        while match.actor is not None:
            view = cast(TowersView, match.state_view(0))
            for move in cast(list[TowersMove], match.legal_moves() if match.actor == 0 else []):
                if wanted(view, move):
                    return desktop.go_on(match), move
            match.play(played_by_agent(match))
    raise AssertionError("no such move")


def hidden(desktop: Desktop, kind: type[TowersMove]) -> tuple[MatchScreen, TowersMove]:
    """A move of that kind behind a tower, as the table is looked at first."""
    screen, _ = where(desktop, lambda *_: True)
    eye = screen.game.table.eye.eye

    def wanted(view: TowersView, move: TowersMove) -> bool:
        return isinstance(move, kind) and bool(hiding(place_where(move), view, eye))

    return where(desktop, wanted)


@pytest.mark.parametrize("kind", [Demolish, Build])
def test_what_waits_behind_a_tower_is_seen_through_it(
    desktop: Desktop, kind: type[Demolish | Build]
) -> None:
    screen, move = hidden(desktop, kind)
    view, table = cast(TowersView, screen.game.table.view), screen.game.table
    before = hiding(place_where(move), view, table.eye.eye)
    things = [PawnTarget(move.start), TowerTarget(move.to)] if isinstance(move, Demolish) else []
    if isinstance(move, Build):
        things = [BlockTarget(0, *each) for each in sorted(lying(view, move.blocks))]
        things += [PawnTarget(move.at)]
    for thing in things:
        screen.deciding.clicked(thing)
        desktop.settle()
    assert "preview.do" in desktop.widgets()
    storeys = [
        name
        for field in before
        for name in pieces_of(TowerTarget(field), view)
        if name[0] == "storey"
    ]
    assert storeys
    assert all(table.scene.marks.get(name) is Mark.VEILED for name in storeys)
    desktop.press_key(ESCAPE)
    desktop.press_key(ESCAPE)
    desktop.settle()
    assert not any(table.scene.marks.get(name) is Mark.VEILED for name in storeys)
