"""The panels of a match in many positions: what stays where it is, and that everything fits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.language import set_language
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.moves import BiomesMove, Build, Fight
from game.rules.biomes.view import BiomesView, Stage
from game.rules.core import Options
from game.titles.biomes.ui.hands.selection import EMPTY, PILE, BiomesSituation, PaymentChoice
from game.titles.biomes.ui.panels.actions import bar
from game.titles.biomes.ui.panels.cards import mobs_text, weapons_text
from game.titles.biomes.ui.panels.deeds import deed
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.match import match_panels
from game.titles.biomes.ui.panels.prompt import prompt_text
from game.titles.biomes.ui.panels.sentences import line, seat_of
from game.ui.boxes import Anchored
from game.ui.marks import Text
from game.ui.panels.bar import ActionBar, action_bar
from game.ui.panels.coach import CoachModel, HintButton, Suggestion
from game.ui.panels.log import LogLine
from game.ui.persons import Person
from game.ui.rect import Rect
from game.ui.scroll import Scroll
from tests.sizes import WHOLE
from tests.ui.audit import faults
from tests.ui.gallery import catalogue, ignore
from tests.ui.looks import LOOKS, SCALES, SIZES, each_look
from tests.ui.situations import situation_of
from tests.ui.stage import surface, unseen

OFTEN, SELDOM = (1, 4) if WHOLE else (2, 7)
"""Texts of the greatest scale, and others, are tried in one position of so many, each look in
others."""
SEAT = 0


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@cache
def positions(seed: int, players: int = 4) -> tuple[tuple[BiomesView, tuple[BiomesMove, ...]], ...]:
    """What the viewer knows after each move of a random game, and what he may do then."""
    state = BIOMES.setup(catalogue(), Options(tuple({} for _ in range(players))), seed)
    chance, found = random.Random(seed), []
    while state.actor() is not None:
        mine = tuple(state.legal_moves()) if state.actor() == SEAT else ()
        found.append((state.view(SEAT), mine))
        state.apply(chance.choice(state.legal_moves()))
    return tuple(found)


def bars(seed: int) -> Iterator[ActionBar]:
    """The action bar all through a game, with and without what the coach does meanwhile."""
    for number, (view, legal) in enumerate(positions(seed)):
        hint = HintButton(
            "" if legal else "not now", thinking=number % 3 == 0, open=number % 5 == 0
        )
        undo = "" if number % 2 else "nothing to undo"
        mine = view.actor == SEAT
        told = situation_of(view, PEOPLE, SEAT, EMPTY, legal, mine=mine, undo=undo, hint=hint)
        assert told.acting is not None
        yield bar(told, told.acting)
        yield bar(told, replace(told.acting, holding=True, passes=number % 2 == 1))


@each_look
def test_every_button_of_the_bar_stays_at_its_place(
    size: tuple[int, int], scale: float, language: str
) -> None:
    set_language(language)
    shown = unseen(size, scale)
    told = set[str]()
    places: dict[str, set[Rect]] = {}
    for model in list(bars(7))[::3]:
        shown.show(Anchored(action_bar(model, ignore), 0.5, 1.0, 8))
        for node in shown.root.walk():
            if node.key:
                places.setdefault(node.key, set()).add(node.rect)
        told |= {each.reason for each in model.acting}
    assert len(told) > 6, "many reasons were told"
    assert {"action.collect", "action.arm", "coach.ask", "undo", "end"} <= places.keys()
    assert {key: len(rects) for key, rects in places.items()} == dict.fromkeys(places, 1)


PEOPLE = (
    Person("Łukasz Wiśniewski", "red", head_start=20, hints=False),
    Person("Hazel", "blue", "greedy"),
    Person("Maximiliana von und zu Hohenfels-Brandau", "green", "architect"),
    Person("Wilhelmina", "pink", head_start=5),
)
REASON = "Then you have all blocks for the Sandcastle, and nobody else can build it before you do."


@cache
def log_of(seed: int) -> tuple[LogLine, ...]:
    """What the viewer's log tells at the end of the same game; for the language that is spoken."""
    state = BIOMES.setup(catalogue(), Options(tuple({} for _ in range(4))), seed)
    chance, lines = random.Random(seed), list[LogLine]()
    while state.actor() is not None:
        for event in state.apply(chance.choice(state.legal_moves())):
            text = line(event, PEOPLE, catalogue())
            if text:
                told = (text, seat_of(event), (), deed(event, catalogue()))
                lines.append(LogLine(len(lines), *told, again=True))
    return tuple(lines)


def situations(seed: int) -> Iterator[tuple[str, BiomesSituation]]:
    """Positions of a random game of every kind, with all that can stand open in them."""
    lines, seen = log_of(seed), dict[object, int]()
    for number, (view, legal) in enumerate(positions(seed)):
        kinds = frozenset(type(move) for move in legal)
        kind = (view.stage, bool(legal), Build in kinds, Fight in kinds)
        seen[kind] = seen.get(kind, 0) + 1
        if view.fight is None and seen[kind] % 40 == 1:
            yield from _around(f"{number} {view.stage.value}", view, legal, lines[: number + 1])


def _around(
    name: str, view: BiomesView, legal: tuple[BiomesMove, ...], lines: tuple[LogLine, ...]
) -> Iterator[tuple[str, BiomesSituation]]:
    mine = view.actor == SEAT
    hint = HintButton("" if legal else "not now")
    news = tuple(each for each in lines if each.deed and each.seat != SEAT)[-9:]
    plain = situation_of(view, PEOPLE, SEAT, EMPTY, legal, mine=mine, hint=hint, lines=lines)
    yield name, replace(plain, news=news, skippable=not mine)
    yield f"{name} log", replace(plain, log_open=True)
    yield f"{name} pile", replace(plain, unfolded=PILE)
    yield f"{name} both", replace(plain, unfolded=PILE, log_open=True)
    yield f"{name} cube", replace(plain, attention="cube")
    if not mine:
        assert plain.acting is not None
        for passes in (False, True):
            ends = replace(plain.acting, undo="nothing to undo", holding=True, passes=passes)
            yield f"{name} held", replace(plain, holding=True, passes=passes, acting=ends)
        return
    advice = tuple(
        Suggestion(move, (REASON,) * 4, 0.5 - i / 20) for i, move in enumerate(legal[:3])
    )
    for at in ("table", "cube"):
        told = CoachModel(advice, chosen=len(advice) - 1)
        yield f"{name} hint {at}", replace(plain, coach=told, attention=at)
    yield f"{name} thinking", replace(plain, coach=CoachModel(thinking=True), log_open=True)
    yield from _chosen(name, plain)


def _chosen(name: str, plain: BiomesSituation) -> Iterator[tuple[str, BiomesSituation]]:
    """What has to be answered: how to pay, whether to fight, what to do in a fight."""
    for move in plain.legal:
        if isinstance(move, Build):
            choice = PaymentChoice(move.cell, move.space, (move.pay, move.pay, move.pay))
            yield f"{name} pay", replace(plain, selection=replace(EMPTY, payment=choice))
            break
    for move in plain.legal:
        if isinstance(move, Fight):
            yield f"{name} fight", replace(plain, selection=replace(EMPTY, fight=move.cell))
            yield from _fought(name, plain, move)
            break


def _fought(
    name: str, plain: BiomesSituation, move: Fight
) -> Iterator[tuple[str, BiomesSituation]]:
    """The stage of a fight in all its phases, with many hearts and tokens."""
    mob = find_tile(catalogue(), plain.view.stack(move.cell).face_up or "")
    assert isinstance(mob, Mob)
    tokens = ("stone-sword", "bow-1", "p0.potato-1", "golden-hoe-1", "tnt-1", "diamond-sword-1")
    for phase in FightPhase:
        for count, hearts in ((0, 0), (3, 2), (6, 13)):
            chance = 0.65 if phase is FightPhase.FLIP else None
            shown = (PEOPLE[2], mob, catalogue(), tokens[:count], hearts, phase)
            fight = FightModel(*shown, chance=chance, without=0.31, tnt="tnt-1")
            yield f"{name} {phase.value} {hearts}", replace(plain, stage=fight)
        if phase in (FightPhase.PICKAXE, FightPhase.TNT):
            told = CoachModel((Suggestion(move, (REASON,) * 4, 0.5),))
            yield f"{name} {phase.value} hint", replace(plain, stage=fight, coach=told)


@each_look
def test_in_no_position_anything_is_cut_or_overlaps(
    size: tuple[int, int], scale: float, language: str
) -> None:
    set_language(language)
    log_of.cache_clear()
    shown, turn = unseen(size, scale), LOOKS.index((size, scale, language))
    found, stages = dict[str, list[str]](), set[Stage]()
    for number, (name, situation) in enumerate(situations(7)):
        stages.add(situation.view.stage)
        if (number + turn) % (OFTEN if scale == max(SCALES) else SELDOM):
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        wrong = faults(shown)
        if wrong:
            found[name] = wrong
    assert {Stage.ACTION, Stage.SECOND_BLOCK, Stage.EXTRA, Stage.SCORE} <= stages
    assert not found, "\n".join(f"{name}: {wrong}" for name, wrong in list(found.items())[:12])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_the_hint_can_always_be_done(size: tuple[int, int], scale: float) -> None:
    """Its button never scrolls away, and it covers no more than the third that it needs."""
    shown = unseen(size, scale)
    for _name, situation in situations(7):
        if situation.coach is None or situation.coach.thinking:
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        scrolled = {
            node.key
            for each in shown.root.walk()
            if isinstance(each, Scroll)
            for node in each.walk()
        }
        keys = {node.key: node.rect for node in shown.root.walk() if node.key}
        assert "coach.do" in keys
        assert "coach.do" not in scrolled
        assert keys["coach.do"].bottom <= shown.viewport.height - 60
        if shown.viewport.compact:
            assert keys["coach.do"].x > shown.viewport.width * 0.55


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_all_that_the_display_tells_has_a_place_at_every_size(
    size: tuple[int, int], scale: float
) -> None:
    """Blocks, weapons, mobs, the log and every reason: in sight, or in what L opens."""
    shown = unseen(size, scale)
    view, legal = next((v, m) for v, m in positions(7)[60:] if v.stage is Stage.ACTION and m)
    hint = HintButton()
    lines = log_of(7)[:40]
    plain = situation_of(view, PEOPLE, SEAT, EMPTY, legal[:1], hint=hint, lines=lines)
    assert plain.acting is not None
    model, plain = bar(plain, plain.acting), replace(plain, legal=legal)
    told = ""
    for is_open in (False, True):
        shown.show(match_panels(replace(plain, log_open=is_open), ignore, shown.viewport))
        assert "log.toggle" in {node.key for node in shown.root.walk()}
        told += " | ".join(n.text for n in shown.root.walk() if isinstance(n, Text))
        told += " | ".join(node.tip for node in shown.root.walk() if node.key == "action.build")
    assert lines[-1].text in told
    assert all(person.name in told for person in PEOPLE)
    assert all(weapons_text(player.pile_size) in told for player in view.players)
    assert all(mobs_text(len(player.mobs)) in told for player in view.players)
    assert all(each.reason in told for each in model.acting if shown.viewport.compact)
    assert prompt_text(view, EMPTY, deciding=True) in told


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_hint_for_a_scoring_leaves_the_list_that_it_is_about_in_sight(
    size: tuple[int, int],
) -> None:
    """It stood in the place of the very list of which it said that none of the four brings more."""
    shown, tried = surface(None, size), 0
    for _name, situation in situations(7):
        if situation.coach is None or situation.view.stage is not Stage.SCORE:
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        found = {node.key: node.rect for node in shown.root.walk() if node.key}
        rows = [found[key] for key in found if key.startswith("score.") and key != "score.scroll"]
        hint = found.get("coach.close") or found["coach.ask"]
        assert len(rows) == 4
        assert all(row.bottom <= hint.y for row in rows), "the hint stands below it"
        assert all(row.bottom <= found["score.scroll"].bottom for row in rows), "none is scrolled"
        tried += 1
    assert tried
