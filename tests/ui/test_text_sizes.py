"""What a match shows with small texts it shows with large ones: nothing is left out between."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from game.rules.registry import TITLES
from game.session.seats import COLORS, HUMAN, Seat
from game.ui import theme
from game.ui.boxes import Anchored, Panel, Sized
from game.ui.controls import Pressable, button
from game.ui.intents import Back
from game.ui.layout import Column, Row
from game.ui.marks import Badge, Disc, Icon, Text
from game.ui.panels.handicap import StartPill, Unhinted
from game.ui.persons import Person, person_of
from game.ui.scroll import Scroll
from game.ui.situation import Acting, Situation
from game.ui.surface import Surface
from game.ui.titles import INTERFACES
from game.ui.widget import Widget, grown
from tests.conformance.case import State, midgame
from tests.conformance.cases import CASES
from tests.sizes import WHOLE
from tests.ui.audit import faults
from tests.ui.stage import surface, unseen

SCALES = [1.0 + step / 8 for step in range(9)]
SIZES = [(1280, 720), (1024, 768), (1920, 1080)]
SEATS = (2, 3, 4)
MOVES = (12, 60, 150)
"""Positions early and late in a game."""
PEOPLE = (
    person_of(Seat("Mira", HUMAN, COLORS[0], head_start=5)),
    person_of(Seat("Hazel", "apprentice", COLORS[1])),
    person_of(Seat("Wilhelmina", HUMAN, COLORS[2], hints=False)),
    person_of(Seat("Bruno", "builder", COLORS[3])),
)
SHAPES = frozenset(theme.PLAYER_SHAPE.values())
Fact = tuple[str, str]


def facts(root: Widget) -> Counter[Fact]:
    """What is told by signs and numbers: each sign, and each number with the sign before it.

    Words may be left out where a sign says the same; whose card it is its key tells.
    """
    found: Counter[Fact] = Counter()
    sign = ""
    for node in root.walk():
        match node:
            case Icon() | Badge() | Disc() if (name := _sign(node)) and name not in SHAPES:
                sign = name
                found[sign, ""] += 1
            case StartPill(text=text):
                found["head start", text] += 1
            case Unhinted():
                found["no hints", ""] += 1
            case Text(text=text):
                for number in "".join(c if c.isdigit() else " " for c in text).split():
                    found[sign, number] += 1
            case _:
                pass
    return found


def _sign(node: Widget) -> str:
    return next((str(value) for name in ("name", "icon") if (value := getattr(node, name, ""))), "")


@cache
def position(title: str, seats: int, moves: int) -> State:
    """A position of a lively game."""
    return midgame(CASES[title], seats, 7, moves)


def show(shown: Surface, title: str, state: State, people: tuple[Person, ...]) -> None:
    """The display of a match in a position, as the first seat sees it."""
    interface = INTERFACES[title]
    view = state.view(0)
    nothing = interface.hands.empty
    legal = tuple(state.legal_moves()) if state.actor() == 0 else ()
    acting = Acting(view, legal, nothing, bool(legal))
    told = Situation(view, people, 0, nothing, (), acting)
    shown.show(interface.signage.panels(told, lambda _intent: None, shown.viewport))


def told(shown: Surface) -> dict[str, Counter[Fact]]:
    """The facts of the banner, under "", and of each seat's card."""
    parts: dict[str, Counter[Fact]] = {"": Counter()}
    for node in shown.root.walk():
        if node.key.startswith("card."):
            parts[node.key] = facts(node)
        elif node.key in ("meter", "round", "season") or node.key.startswith(("pip.", "step.")):
            parts[""] += facts(node)
    return parts


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_greyed_actions_say_why_with_large_texts(scale: float) -> None:
    """From 125 % on they said so in tips alone."""
    for size in ((1280, 720), (1920, 1080)):
        shown = unseen(size, scale)
        show(shown, "biomes", position("biomes", 4, 12), PEOPLE)
        actions = [node for node in shown.root.walk() if node.key.startswith("action.")]
        greyed = [node for node in actions if isinstance(node, Pressable) and node.reason]
        assert greyed
        for node in greyed:
            assert node.reason in [each.text for each in node.walk() if isinstance(each, Text)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("title", TITLES)
def test_no_fact_is_lost_whatever_size_texts_have(
    title: str, seats: int, size: tuple[int, int]
) -> None:
    lost = {}
    turn = SIZES.index(size) + SEATS.index(seats)
    early = MOVES if WHOLE else [MOVES[1 + turn % 2]]
    for moves, scale in product(early, SCALES if WHOLE else SCALES[::2]):
        shown = unseen(size, scale)
        show(shown, title, position(title, seats, moves), PEOPLE[:seats])
        now = told(shown)
        if scale == 1.0:
            plain = now
            assert len(plain) == seats + 1
            assert all(sum(each.values()) >= 8 for key, each in plain.items() if key)
        missing = {key: plain[key] - now.get(key, Counter()) for key in plain}
        wrong = {key: dict(each) for key, each in missing.items() if each}
        if wrong or faults(shown):
            lost[moves, scale] = wrong or faults(shown)
    assert not lost


@pytest.mark.parametrize("scale", SCALES)
def test_what_scrolls_shows_lines_whole_or_not_at_all(scale: float) -> None:
    """The last line of a panel was cut in half: it was opened by no test, and what scrolled passed
    for whole however it was cut.
    """
    words = "Every recipe you make brings one point more than its card shows. " * 3
    rows = [
        each
        for number in range(6)
        for each in (
            Row(Icon("star", 26), grown(Text(words)), gap=8),
            button(f"row.{number}", "Fruit", Back(), lambda _intent: None),
        )
    ]
    scroll = Scroll("scroll", Column(*rows))
    shown, half = surface(None, (1280, 720), scale), dict[tuple[int, float], list[str]]()
    for height, offset in product(range(120, 320, 7), (0.0, 31.0, 90.0, 9999.0)):
        scroll.put(offset)
        shown.show(Anchored(Sized(Panel(scroll), width=420.0, max_height=float(height)), 0, 0))
        if cut := faults(shown):
            half[height, offset] = cut
    assert not half
