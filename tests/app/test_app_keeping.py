"""What is kept looks exactly like what is painted anew, whatever happened before."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.language import PSEUDO, set_language
from game.rules.biomes.view import ActionKind
from game.titles.biomes.ui.hands.selection import EMPTY, PILE, BiomesSituation
from game.titles.biomes.ui.panels.match import match_panels
from game.ui.paint import Painter
from game.ui.panels.coach import HintButton
from game.ui.scroll import Scroll
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE, ignore, played
from tests.ui.situations import situation_of
from tests.ui.stage import surface

SIZES = [(1280, 720), (1600, 720), (1920, 1080), (960, 600)]
GAMES = [3, 4]
ACTIONS = 60


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def _situation(moves: int, seed: int) -> BiomesSituation:
    state, lines = played(moves, seed)
    view = state.view(0)
    mine = view.actor == 0
    legal = tuple(state.legal_moves()) if mine else ()
    hint = HintButton("" if mine else "not your turn")
    told = situation_of(view, PEOPLE, 0, EMPTY, legal, mine=mine, hint=hint)
    return replace(told, lines=lines, news=lines[-3:])


class Player:
    """Does this and that with the panels of a match, by chance."""

    def __init__(self, seed: int) -> None:
        self._seed, self._chance = seed, random.Random(seed)
        self._moves = 20
        self._log_open = self._pile_open = self._holding = False
        self.live = surface(size=SIZES[0])
        self._wanted = self._make()
        self.shown = self._wanted
        self.live.build(self.shown)

    def _make(self) -> Callable[[], Widget]:
        """The panels as they are to be now, in whatever size and language holds then."""
        situation = replace(
            _situation(self._moves, self._seed),
            log_open=self._log_open,
            unfolded=PILE if self._pile_open else None,
            holding=self._holding,
        )
        return lambda: match_panels(situation, ignore, self.live.viewport)

    def act(self) -> None:
        """Do something."""
        likely = [self._move] * 4 + [self._toggle, self._speak, self._resize]
        likely += [self._point, self._press, self._scroll, self._tab] * 3
        likely += [self.live.atlas.clear, self._widen]
        self._chance.choice(likely)()
        self.live.go_on(self._chance.choice([0.0, 1e-4, 1.0]))
        if not self.live.rehearsing:
            self.shown = self._wanted

    def _show(self) -> None:
        """Show the panels anew, at once or after a rehearsal."""
        self._wanted = self._make()
        if self._chance.random() < 0.5:
            self.live.rehearse(self._wanted)
        else:
            self.live.build(self._wanted)

    def _at_once(self) -> None:
        self._wanted = self._make()
        self.live.build(self._wanted)

    def _move(self) -> None:
        self._moves = max(1, self._moves + self._chance.choice([-1, 0, 1, 1, 1, 2]))
        self._show()

    def _toggle(self) -> None:
        which = self._chance.randrange(3)
        self._log_open ^= which == 0
        self._pile_open ^= which == 1
        self._holding ^= which == 2
        self._show()

    def _speak(self) -> None:
        set_language(self._chance.choice(["en", PSEUDO]))
        self._at_once()

    def _resize(self) -> None:
        self.live.resize(Viewport.of(*self._chance.choice(SIZES), self._chance.choice([1.0, 1.25])))
        self._at_once()

    def _spot(self) -> tuple[float, float]:
        controls = [node for node in self.live.root.walk() if node.key]
        return self._pixel(*self._chance.choice(controls).rect.center)

    def _pixel(self, x: float, y: float) -> tuple[float, float]:
        view = self.live.viewport
        return x * view.scale, view.pixel_height - y * view.scale

    def _point(self) -> None:
        self.live.pointer_moved(*self._spot())

    def _press(self) -> None:
        at = self._spot()
        self.live.pointer_moved(*at)
        self.live.pointer_pressed(*at)
        if self._chance.random() < 0.5:
            self.live.pointer_released(*at)

    def _widen(self) -> None:
        """Another width at the same scale: what is kept comes to lie elsewhere."""
        width = {1280: 1600, 1600: 1280}.get(self.live.viewport.pixel_width)
        if width is not None:
            self.live.resize(replace(self.live.viewport, pixel_width=width))
            self._at_once()

    def _scroll(self) -> None:
        if not self._log_open:
            self._log_open = True
            self._at_once()
        scrolls = [node for node in self.live.root.walk() if isinstance(node, Scroll)]
        x, y = self._chance.choice(scrolls).rect.center if scrolls else (0.0, 0.0)
        at = self._pixel(x, y)
        self.live.scrolled(*at, self._chance.choice([-3.0, 1.0, 2.0]))

    def _tab(self) -> None:
        self.live.key(self._chance.choice(["Tab", "Tab", "Shift+Tab", "Down"]))


def _anew(live: Surface, make: Callable[[], Widget]) -> Surface:
    """The same panels on a surface that knows nothing."""
    fresh = Surface(live.atlas, live.viewport)
    touch = live.touch
    tree = make()
    fresh.show(tree)
    fresh.touch.hovered, fresh.touch.pressed = touch.hovered, touch.pressed
    fresh.touch.focused, fresh.touch.ring = touch.focused, touch.ring
    fresh._patience = live._patience
    fresh._pointer = live._pointer
    scrolled = {node.key: node for node in live.root.walk() if isinstance(node, Scroll)}
    for node in tree.walk():
        if isinstance(node, Scroll):
            node.put(scrolled[node.key].look)
    return fresh


@pytest.mark.parametrize("seed", GAMES)
def test_what_is_kept_looks_like_what_is_painted_anew(seed: int) -> None:
    player = Player(seed)
    for number in range(ACTIONS):
        player.act()
        live = player.live
        kept = bytes(live.paint().data)
        anew = _anew(live, player.shown)
        assert kept == bytes(anew.paint().data), f"action {number}"
        assert live.painter.pairs == anew.painter.pairs
        assert live.painter.cuts == anew.painter.cuts
        places = [(type(node), node.rect) for node in live.root.walk() if node.key]
        assert places == [(type(node), node.rect) for node in anew.root.walk() if node.key]


def _panels(moves: int, shown: Surface) -> Callable[[], Widget]:
    situation = _situation(moves, 3)
    return lambda: match_panels(situation, ignore, shown.viewport)


def test_most_of_a_move_is_not_painted_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    count = {"record": 0, "replay": 0}
    for name in count:
        _count(monkeypatch, name, count)
    shown = surface(size=SIZES[2])
    for moves in range(20, 40):
        shown.build(_panels(moves, shown))
        shown.paint()
    assert count["record"] < count["replay"] * 0.75


def _count(monkeypatch: pytest.MonkeyPatch, name: str, count: dict[str, int]) -> None:
    real = getattr(Painter, name)

    def counted(self: Painter, what: object) -> object:
        count[name] += 1
        return real(self, what)

    monkeypatch.setattr(Painter, name, counted)


def test_a_tip_under_the_pointer_paints_one_part_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    count = {"record": 0}
    shown = surface(size=SIZES[0])
    shown.build(_panels(30, shown))
    shown.paint()
    _count(monkeypatch, "record", count)
    card = next(node for node in shown.root.walk() if node.key == "card.1")
    x, y = card.rect.center
    scale = shown.viewport.scale
    shown.pointer_moved(x * scale, shown.viewport.pixel_height - y * scale)
    shown.paint()
    assert count["record"] == 1


def test_a_rehearsed_tree_needs_nothing_more_when_it_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = surface(size=SIZES[0])
    for moves in (30, 31):
        shown.rehearse(_panels(moves, shown))
        while shown.rehearsing:
            count = {"record": 0}
            shown.go_on(0.0)
        _count(monkeypatch, "record", count)
        shown.paint()
        monkeypatch.undo()
        assert count["record"] == 0
        assert {ActionKind.COLLECT.value} <= {n.key.rpartition(".")[2] for n in shown.root.walk()}
