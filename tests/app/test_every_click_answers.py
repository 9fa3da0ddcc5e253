"""Whatever lies on a table answers a click: it acts, or says why it does not, or what it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app.match.screen import MatchScreen
from game.app.routes import NewGame
from game.rules.registry import TITLES
from game.scene.targets import Target
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.marks import Text
from game.ui.titles import INTERFACES
from tests.app.desktop import NAMES, Desktop, played_by_agent

COLUMNS, ROWS = 32, 20
"""So finely the window is searched for things to click."""
SEATS = (HUMAN, "greedy")


def _begun(desktop: Desktop, title: str) -> MatchScreen:
    seats = tuple(
        Seat(name, each, color) for name, each, color in zip(NAMES, SEATS, COLORS, strict=False)
    )
    desktop.desk.show(NewGame(title, "classic", seats, 3, 0))
    desktop.settle()
    return desktop.match


def _things(screen: MatchScreen) -> Iterator[tuple[Target, tuple[float, float]]]:
    """All that a pointer may meet on the table where no panel lies, each at one pixel."""
    table, found = screen.game.table, set[Target]()
    view = screen.host.viewport
    for across in range(COLUMNS):
        for up in range(ROWS):
            at = (across + 0.5) * view.pixel_width / COLUMNS, (up + 0.5) * view.pixel_height / ROWS
            target = table.pick(*at)
            if target is not None and target not in found:
                found.add(target)
                yield target, at


def _silent(desktop: Desktop, screen: MatchScreen) -> list[Target]:
    """What doesn't answer to a click; what acts upon it is not clicked."""
    deciding, silent = screen.deciding, list[Target]()
    hands = INTERFACES[screen.game.match.header.title].hands
    for target, at in _things(screen):
        decision = deciding.decision()
        answer = hands.click(decision, target) if screen.game.deciding else None
        if answer is not None and (answer.move or answer.selection != decision.selection):
            continue
        deciding.pointed(at)
        deciding.pressed(at, "left")
        deciding.released(at, "left")
        notes = screen.notes(desktop.desk.viewport)
        told = notes is not None and any(isinstance(node, Text) for node in notes.walk())
        if not (told or deciding.unfolded):
            silent.append(target)
        deciding.unfolded = None
    return silent


@pytest.mark.parametrize("title", TITLES)
def test_everything_answers_to_whoever_decides(desktop: Desktop, title: str) -> None:
    screen = _begun(desktop, title)
    assert screen.game.deciding
    assert not _silent(desktop, screen)


def test_a_click_says_that_a_turn_is_to_be_ended_first(desktop: Desktop) -> None:
    """No block glowed any more, and a click on one told its name alone."""
    screen = _begun(desktop, "biomes")
    match = screen.game.match
    while not screen.game.holding:
        match.play(played_by_agent(match))
        desktop.go_on(match)
        screen = desktop.match
    assert not _silent(desktop, screen)
    block = next(each for each in _things(screen) if type(each[0]).__name__ == "BlockTarget")
    deciding = screen.deciding
    deciding.pointed(block[1])
    deciding.pressed(block[1], "left")
    deciding.released(block[1], "left")
    notes = screen.notes(desktop.desk.viewport)
    assert notes is not None
    words = [node.text for node in notes.walk() if isinstance(node, Text)]
    assert "You have done what you can in this turn. End it first." in words
