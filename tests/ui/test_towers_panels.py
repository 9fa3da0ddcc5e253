"""The panels of a match of towers in many positions: what stays in place, and that all fits."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from game.language import language as spoken
from game.language import set_language
from game.rules.core import Options
from game.rules.towers import TOWERS
from game.rules.towers.catalogue import Catalogue
from game.rules.towers.events import TowersEvent
from game.rules.towers.moves import TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.content.loading import load_towers
from game.titles.towers.ui.choices import DISCARD, ActionKind, kind_of
from game.titles.towers.ui.hands.building import NONE
from game.titles.towers.ui.hands.selection import EMPTY, TowersSituation, Unfinished
from game.titles.towers.ui.panels.actions import bar
from game.titles.towers.ui.panels.banner import banner, phase_text
from game.titles.towers.ui.panels.cards import belongings
from game.titles.towers.ui.panels.deeds import deed
from game.titles.towers.ui.panels.lacking import lacks
from game.titles.towers.ui.panels.match import match_panels
from game.titles.towers.ui.panels.prompt import prompt_text
from game.titles.towers.ui.panels.sentences import line, seat_of, targets
from game.titles.towers.ui.panels.steps import telling
from game.titles.towers.ui.summary import SUMMARY
from game.ui.boxes import Anchored, Told
from game.ui.controls import Pressable
from game.ui.marks import Text
from game.ui.panels.bar import ActionBar, action_bar
from game.ui.panels.coach import CoachModel, HintButton, Suggestion
from game.ui.panels.log import LogLine
from game.ui.panels.reckoned import reckoned
from game.ui.persons import Person
from game.ui.rect import Rect
from game.ui.scroll import Scroll
from tests.sizes import WHOLE
from tests.ui.audit import faults
from tests.ui.gallery import ignore
from tests.ui.looks import LOOKS, SCALES, SIZES, each_look
from tests.ui.situations import situation_of
from tests.ui.stage import surface, unseen

SEAT = 0
OFTEN, SELDOM = (1, 4) if WHOLE else (5, 13)
"""One of so many situations is shown: with texts of the greatest scale, and with others."""
LIKED = ("build", "demolish", "capture", "place")
"""What gets a game on, the dearest first: uniform random play would hardly ever build."""
Known = tuple[TowersView, tuple[TowersMove, ...]]

each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
each_scale = pytest.mark.parametrize("scale", SCALES)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@cache
def catalogue() -> Catalogue:
    return load_towers()


def liveliest(moves: Sequence[TowersMove], chance: random.Random) -> TowersMove:
    """A move that gets a game on, where there is one."""
    if chance.random() < 0.25:
        return chance.choice(moves)
    for kind in LIKED:
        found = [move for move in moves if move.type == kind]
        if found:
            return chance.choice(found)
    return chance.choice(moves)


@cache
def positions(seed: int, players: int = 4, *, quick: bool = False) -> tuple[Known, ...]:
    """What the viewer knows after each move of a lively game, and what he may do then."""
    options = Options(({},) * players, None, {"quick_town": quick})
    state = TOWERS.setup(catalogue(), options, seed)
    chance, found = random.Random(seed), []
    while state.actor() is not None:
        mine = tuple(state.legal_moves()) if state.actor() == SEAT else ()
        found.append((state.view(SEAT), mine))
        state.apply(liveliest(state.legal_moves(), chance))
    found.append((state.view(SEAT), ()))
    return tuple(found)


PEOPLE = (
    Person("Łukasz Wiśniewski", "red", head_start=20, hints=False),
    Person("Hazel", "blue", "greedy"),
    Person("Maximiliana von und zu Hohenfels-Brandau", "green", "architect"),
    Person("Wilhelmina", "pink", head_start=5),
)
REASON = "With brick you reach row 3, column 3; next turn you can take the tower of two from there."


def bars(seed: int, step: int) -> Iterator[ActionBar]:
    """The bar after every so many moves of a game, with and without what the coach does then."""
    for number, (view, legal) in list(enumerate(positions(seed)))[::step]:
        hint = HintButton(
            "" if legal else "not now", thinking=number % 3 == 0, open=number % 5 == 0
        )
        mine, holding = bool(legal), number % 3 == 1
        told = situation_of(view, PEOPLE, SEAT, EMPTY, legal, mine=mine, hint=hint)
        assert told.acting is not None
        yield bar(told, replace(told.acting, holding=holding))


@each_look
def test_every_button_of_the_bar_stays_at_its_place(
    size: tuple[int, int], scale: float, language: str
) -> None:
    set_language(language)
    shown = unseen(size, scale)
    told = set[str]()
    places: dict[str, set[Rect]] = {}
    for model in bars(7, 3 if WHOLE else 7):
        shown.show(Anchored(action_bar(model, ignore), 0.5, 1.0, 8))
        for node in shown.root.walk():
            if node.key:
                places.setdefault(node.key, set()).add(node.rect)
        told |= {each.reason for each in model.acting}
    assert len(told) > 6, "many reasons were told"
    assert {"action.place", "action.exchange", "coach.ask", "end"} <= places.keys()
    assert {key: len(rects) for key, rects in places.items()} == dict.fromkeys(places, 1)


@cache
def happened(seed: int) -> tuple[Sequence[TowersEvent], ...]:
    """What the viewer sees happen in the same game, move by move."""
    state = TOWERS.setup(catalogue(), Options(tuple({} for _ in range(4))), seed)
    chance, found = random.Random(seed), []
    while state.actor() is not None:
        events = state.apply(liveliest(state.legal_moves(), chance))
        found.append([event.redacted(SEAT) for event in events])
    return tuple(found)


def log_of(seed: int) -> tuple[LogLine, ...]:
    """What the viewer's log tells at the end of that game."""
    return _log_in(spoken(), seed)


@cache
def _log_in(_language: str, seed: int) -> tuple[LogLine, ...]:
    lines = list[LogLine]()
    for events in happened(seed):
        for event in telling(events):
            text = line(event, PEOPLE, catalogue())
            if text:
                told = (text, seat_of(event), targets(event), deed(event, catalogue()))
                lines.append(LogLine(len(lines), *told, again=True))
    return tuple(lines)


def situations(seed: int, *, quick: bool = False) -> Sequence[tuple[str, TowersSituation]]:
    """Positions of a lively game of every kind, with all that can stand open in them."""
    return _situations_in(spoken(), seed, quick)


@cache
def _situations_in(_language: str, seed: int, quick: bool) -> Sequence[tuple[str, TowersSituation]]:
    return tuple(_situations(seed, quick))


def _situations(seed: int, quick: bool) -> Iterator[tuple[str, TowersSituation]]:
    lines, seen = log_of(seed), dict[object, int]()
    for number, (view, legal) in enumerate(positions(seed, quick=quick)):
        kinds = frozenset(kind_of(move) for move in legal)
        kind = (view.phase, view.last_round, kinds)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] == 1 and (legal or number % 5 == 0):
            yield from _around(f"{number} phase {view.phase}", view, legal, lines[: 3 * number + 1])


def _around(
    name: str, view: TowersView, legal: tuple[TowersMove, ...], lines: tuple[LogLine, ...]
) -> Iterator[tuple[str, TowersSituation]]:
    mine = bool(legal)
    hint = HintButton("" if legal else "not now")
    news = tuple(each for each in lines if each.deed and each.seat != SEAT)[-9:]
    ended = reckoned("towers", SUMMARY, view, PEOPLE[: len(view.players)])
    plain = situation_of(view, PEOPLE, SEAT, EMPTY, legal, hint=hint, lines=lines, ended=ended)
    yield name, replace(plain, news=news, skippable=not mine)
    yield f"{name} log", replace(plain, log_open=True)
    yield f"{name} pile", replace(plain, unfolded=DISCARD)
    yield f"{name} both", replace(plain, unfolded=DISCARD, log_open=True)
    yield f"{name} near", replace(plain, attention="tower")
    if not mine:
        assert plain.acting is not None
        acting = replace(plain.acting, holding=True)
        yield f"{name} held", replace(plain, holding=True, acting=acting)
        return
    advice = tuple(
        Suggestion(move, (REASON,) * 3, 0.5 - i / 20, caution=REASON)
        for i, move in enumerate(legal[:: max(1, len(legal) // 3)][:3])
    )
    yield f"{name} hint", replace(plain, coach=CoachModel(advice, chosen=len(advice) - 1))
    yield f"{name} thinking", replace(plain, coach=CoachModel(thinking=True), log_open=True)
    yield from _chosen(name, plain)


def _chosen(name: str, plain: TowersSituation) -> Iterator[tuple[str, TowersSituation]]:
    """What waits for its yes: a move of each kind, the dearest; and a tower without its blocks."""
    for kind in ActionKind:
        moves = [move for move in plain.legal if kind_of(move) is kind]
        if moves:
            waiting = replace(EMPTY, action=kind, waiting=moves[-1])
            assert plain.acting is not None
            plain = replace(plain, acting=replace(plain.acting, selection=waiting))
            yield f"{name} {kind}", replace(plain, selection=waiting)
            yield f"{name} {kind} pile", replace(plain, selection=waiting, unfolded=DISCARD)
    for counts, blocks in (((0, 0, 0, 0), NONE), ((1, 0, 1, 0), frozenset({(0, 0), (2, 0)}))):
        site = replace(EMPTY, unfinished=Unfinished(40, counts), blocks=blocks)
        yield f"{name} site", replace(plain, selection=site)
    for blocks in (frozenset({(0, 0)}), frozenset({(0, 0), (0, 1), (1, 0), (2, 0), (3, 0)})):
        yield f"{name} tray", replace(plain, selection=replace(EMPTY, blocks=blocks))
    yield f"{name} action", replace(plain, selection=replace(EMPTY, action=ActionKind.DEMOLISH))


@each_look
def test_in_no_position_anything_is_cut_or_overlaps(
    size: tuple[int, int], scale: float, language: str
) -> None:
    set_language(language)
    shown, turn = unseen(size, scale), LOOKS.index((size, scale, language))
    found, kinds, phases = dict[str, list[str]](), set[str](), set[int]()
    for number, (name, situation) in enumerate(situations(7)):
        phases.add(situation.view.phase)
        if situation.selection.waiting is not None:
            kinds.add(situation.selection.waiting.type)
        if (number + turn) % (OFTEN if scale == max(SCALES) else SELDOM):
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        wrong = faults(shown)
        if wrong:
            found[name] = wrong
    assert kinds == {kind.value for kind in ActionKind}
    assert phases == {1, 2, 3, 4}
    assert not found, "\n".join(f"{name}: {wrong}" for name, wrong in list(found.items())[:12])


@each_look
def test_nothing_of_a_quick_town_is_cut_or_overlaps(
    size: tuple[int, int], scale: float, language: str
) -> None:
    """The clock and the skyline have more to say (Q1-Q3)."""
    set_language(language)
    shown, turn = unseen(size, scale), LOOKS.index((size, scale, language))
    found, phases = dict[str, list[str]](), set[int]()
    for number, (name, situation) in enumerate(situations(7, quick=True)):
        phases.add(situation.view.phase)
        if (number + turn) % (4 * OFTEN if scale == max(SCALES) else 4 * SELDOM):
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        wrong = faults(shown)
        if wrong:
            found[name] = wrong
    assert phases == {1, 2, 3, 4}
    assert not found, "\n".join(f"{name}: {wrong}" for name, wrong in list(found.items())[:12])


@each_size
@each_scale
def test_what_waits_and_the_hint_can_always_be_done(size: tuple[int, int], scale: float) -> None:
    """Their buttons never scroll away, and stand above those of the bar."""
    shown = unseen(size, scale)
    checked = 0
    for name, situation in situations(7)[:: 1 if WHOLE else 3]:
        told = situation.coach is not None and not situation.coach.thinking
        if not told and situation.selection.waiting is None:
            continue
        if situation.unfolded == DISCARD:
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        scrolled = {
            node.key
            for each in shown.root.walk()
            if isinstance(each, Scroll)
            for node in each.walk()
        }
        keys = {node.key: node.rect for node in shown.root.walk() if node.key}
        pressed = [node.shortcut for node in shown.root.walk() if isinstance(node, Pressable)]
        numbers = sorted(filter(str.isdigit, pressed))
        assert len(set(numbers)) == len(numbers), f"{name}: a number means one thing"
        yes = "coach.do" if told else "preview.do"
        assert yes in keys, name
        assert yes not in scrolled
        assert keys[yes].bottom <= shown.viewport.height - 60
        assert keys[yes].x > shown.viewport.width * 0.55, "the board stays in sight"
        checked += 1
    assert checked > 20


@each_size
@each_scale
def test_all_that_the_display_tells_has_a_place_at_every_size(
    size: tuple[int, int], scale: float
) -> None:
    """Blocks, pawns, cards, jokers, the log and every reason: in sight, or in what L opens."""
    shown = unseen(size, scale)
    view, legal = next((v, m) for v, m in positions(7)[60:] if m)
    hint = HintButton()
    lines = log_of(7)[:40]
    plain = situation_of(view, PEOPLE, SEAT, EMPTY, legal[-1:], hint=hint, lines=lines)
    plain = replace(plain, legal=legal)
    told = ""
    for is_open in (False, True):
        shown.show(match_panels(replace(plain, log_open=is_open), ignore, shown.viewport))
        assert "log.toggle" in {node.key for node in shown.root.walk()}
        told += " | ".join(n.text for n in shown.root.walk() if isinstance(n, Text))
        told += " | ".join(node.tip for node in shown.root.walk() if node.tip)
    assert lines[-1].text in told
    assert all(person.name in told for person in PEOPLE)
    assert all(text in told for player in view.players for text in belongings(player))
    assert phase_text(view) in told
    assert all(lack.told in told for lack in lacks(view, legal[-1:], PEOPLE, mine=True).values())
    assert prompt_text(view, EMPTY, legal, deciding=True) in told


def test_lively_games_are_told_without_a_gap_left_open() -> None:
    for players in (2, 3, 4):
        state = TOWERS.setup(catalogue(), Options(tuple({} for _ in range(players))), players)
        chance, kinds = random.Random(players), set[str]()
        while state.actor() is not None:
            move = liveliest(state.legal_moves(), chance)
            events = state.apply(move)
            for seat in range(players):
                told = telling([event.redacted(seat) for event in events])
                texts = [line(event, PEOPLE, catalogue()) for event in told]
                assert not any("{" in text for text in texts)
                signs = [deed(event, catalogue()) for event in told]
                assert [sign.icon for sign in signs if sign] == [move.type], "one deed a turn"
            kinds.add(move.type)
        assert kinds == {kind.value for kind in ActionKind}


def test_rounds_are_counted_where_others_play() -> None:
    """Of 80 rounds a challenge of two turns knows nothing."""
    view = positions(1)[0][0]
    for people, counted in ((PEOPLE, True), (PEOPLE[:1], False)):
        shown = Anchored(banner(view, people, SEAT), 0.5, 0.0, 16)
        surface(shown, (1600, 900))
        told = {each.key for each in shown.walk() if isinstance(each, Told)}
        assert ("round" in told) is counted
