"""What the sign at the pointer tells, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from pyglet.window import key as keys

from game.app.match.input.pointer_signs import CLEAR, PointerSigns
from game.app.routes import NewGame
from game.rules.biomes.catalogue import Building, Mob, WeaponKind, find_weapon
from game.rules.biomes.moves import BiomesMove, Collect, Explore, Fight
from game.scene.stage import Mark
from game.scene.targets import Target
from game.session.match import Match
from game.session.preferences import Preferences
from game.session.seats import HUMAN, Seat, seats_of
from game.session.titles import play_of
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CardTarget,
    CrossingTarget,
    FightTokenTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
    TurntableTarget,
)
from game.titles.biomes.ui.hands.selection import Selection
from game.titles.biomes.ui.panels.chances import chance_text
from game.titles.biomes.ui.panels.facts import weapon_facts
from game.titles.biomes.ui.panels.pile import weapon_help
from game.titles.biomes.ui.signs.tips import as_seen, thing, tip
from game.ui.boxes import Panel
from game.ui.controls import Pressable
from game.ui.intents import OpenSettings, Play
from game.ui.marks import Text
from game.ui.panels.prompt import KEY
from game.ui.rect import Rect
from game.ui.ring import Ring
from game.ui.tooltip_placement import Around, hidden
from game.ui.widget import Widget
from tests.app.desktop import Desktop, Thinker, first, ground, legal, played_by_agent
from tests.app.test_app_match import reach_building


def texts(sign: Widget | None) -> str:
    """All that a sign says."""
    assert sign is not None
    return " | ".join(node.text for node in sign.walk() if isinstance(node, Text))


def test_no_tip_hides_what_a_dragged_figure_found(desktop: Desktop) -> None:
    desktop.game()
    explore = cast(Explore, first(desktop.match, lambda move: isinstance(move, Explore)))
    goal = desktop.spot(CrossingTarget(explore.to))
    desktop.drag(desktop.spot(FigureTarget(0)), goal)
    desktop.settle()
    assert desktop.match.game.match.history, "it went there"
    desktop.run(3.0)
    assert desktop.match.deciding.pointing.target is not None
    assert notes(desktop) is None
    desktop.send("on_mouse_motion", int(goal[0]) + 6, int(goal[1]), 6, 0)
    desktop.run(1.0)
    assert notes(desktop) is not None, "who goes on pointing is told again"


def notes(desktop: Desktop) -> Widget | None:
    """What lies over the table now."""
    return desktop.match.notes(desktop.desk.viewport)


def point_at(desktop: Desktop, x: float, y: float) -> None:
    """The pointer goes there."""
    desktop.send("on_mouse_motion", int(x), int(y), 0, 0)


def face_up_tiles(desktop: Desktop) -> Iterator[tuple[Target, str]]:
    """The stacks whose top tile can be seen, with its id."""
    view = ground(desktop.match.game.table).view
    for row in range(1, 5):
        for column in range(1, 5):
            tile = view.stack((row, column)).face_up
            if tile:
                yield StackTarget((row, column)), tile


def test_a_tile_tells_what_is_printed_on_it(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.click_on(CrossingTarget((1, 1)))
    desktop.settle()
    view, people = ground(screen.game.table).view, screen.game.people
    known = {tile.id: tile for tile in load_biomes().tiles}
    seen = list(face_up_tiles(desktop))
    assert seen
    for target, tile in seen:
        told = texts(tip(view, people, target, None, able=None))
        found = known[tile]
        if isinstance(found, Building):
            assert "Costs:" in told
        if isinstance(found, Mob):
            assert f"{found.hearts} heart" in told


def test_a_scoring_card_tells_its_points(desktop: Desktop) -> None:
    screen = desktop.game()
    sign = tip(ground(screen.game.table).view, screen.game.people, CardTarget("A"), None, able=None)
    told = texts(sign)
    for name in ("Forest", "Desert", "Mountains", "Tundra", "6 XP"):
        assert name in told


def test_no_tip_hides_what_a_click_brings_about(desktop: Desktop) -> None:
    desktop.game()
    x, y = desktop.spot(BlockTarget((3, 3, 3)))
    point_at(desktop, x, y)
    desktop.run(1.0)
    assert notes(desktop) is not None
    desktop.click_at(x, y)
    desktop.run(1.0)
    assert notes(desktop) is None
    point_at(desktop, x, y - 60)
    desktop.run(1.0)
    assert notes(desktop) is not None


def test_nothing_is_outlined_after_a_click_that_did_something(desktop: Desktop) -> None:
    screen = desktop.game()
    for _ in range(2):
        table = screen.game.table
        blocks = [BlockTarget(move.block) for move in legal(screen) if isinstance(move, Collect)]
        desktop.click_on(next(b for b in blocks if table.pick(*desktop.spot(b)) == b))
        desktop.settle()
    desktop.run(2.0)
    assert len(screen.game.match.history) == 2
    assert isinstance(screen.deciding.pointing.target, BlockTarget)
    assert Mark.REFUSED not in screen.deciding.pointing.marked.values()


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, "can't win"), (0.001, "1 %"), (0.304, "30 %"), (0.999, "99 %"), (1.0, "sure")],
)
def test_only_what_is_certain_is_told_as_certain(chance: float, told: str) -> None:
    assert told in chance_text(chance)


@pytest.mark.parametrize("target", [PileTarget(0), SpaceTarget(1, (2, 2)), SpaceTarget(0, (2, 2))])
def test_no_tip_slides_under_a_panel(desktop: Desktop, target: Target) -> None:
    desktop.game()
    point_at(desktop, *desktop.spot(target))
    desktop.run(1.0)
    over = notes(desktop)
    assert over is not None
    window = Rect(0, 0, desktop.desk.viewport.width, desktop.desk.viewport.height)
    over.place(desktop.desk.surface._meter, window)
    sign = next(node.rect for node in over.walk() if isinstance(node, Panel))
    panels = [node for node in desktop.desk.surface.root.walk() if isinstance(node, Pressable)]
    assert panels
    for panel in panels:
        shared = sign.meets(panel.rect)
        assert shared.width <= 0 or shared.height <= 0, panel.key


def test_while_the_cube_is_filled_the_bar_tells_what_can_be_done_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    lively = Desktop(tmp_path, Preferences())
    seats = (Seat("Mira", HUMAN, "red"), Seat("Jonas", "greedy", "blue"))
    lively.desk.show(NewGame("biomes", "classic", seats, 3, 0))
    lively.desk.settle()
    assert not lively.match.game.deciding
    off = {node.key for node in lively.desk.surface.root.walk() if getattr(node, "reason", "")}
    assert "action.build" in off
    assert not {"action.collect", "action.explore"} & off
    lively.close()


def test_the_cube_is_filled_before_the_eyes_of_the_first_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.match.flow.thinking.Thinking", Thinker)
    lively = Desktop(tmp_path, Preferences())
    seats = (Seat("Mira", HUMAN, "red"), Seat("Jonas", HUMAN, "blue"))
    lively.desk.show(NewGame("biomes", "classic", seats, 3, 0))
    lively.run(10.0)
    lively.click("curtain.lift")
    assert lively.match.game.table.scene.busy
    lively.close()


def test_free_sides_are_told_as_the_turned_cube_shows_them() -> None:
    only_near = (False, False, True, False)
    assert as_seen(only_near, 0) == only_near
    assert as_seen(only_near, 1) == (False, True, False, False), "what was near is at the right"
    assert as_seen(only_near, -1) == (True, False, False, False)
    assert as_seen(only_near, 2) == (False, False, False, True)


def test_a_ring_shows_where_the_keyboard_is_until_the_mouse_is_used(desktop: Desktop) -> None:
    desktop.game()
    desktop.press_key(keys._1)
    desktop.settle()
    assert rings(desktop)
    point_at(desktop, 500, 100)
    assert not rings(desktop)
    desktop.press_key(keys.TAB)
    assert rings(desktop)


def test_a_tip_at_the_cursor_hides_neither_its_thing_nor_its_neighbours(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.press_key(keys._2)
    desktop.settle()
    pointing, hidden_at_right = screen.deciding.pointing, 0
    for _ in range(12):
        desktop.press_key(keys.TAB)
        desktop.desk.draw()
        cursor = screen.deciding.selection.cursor
        [sign] = [node for node in desktop.desk._notes.root.walk() if isinstance(node, Around)]
        place = sign.children[0].rect
        others = [pointing.place_of(goal) for goal in screen.deciding.goals() if goal != cursor]
        here = pointing.place_of(cursor)
        right = Rect(here.right + CLEAR, here.center[1] - place.height / 2, *place[2:])
        assert hidden(place, here) == 0.0
        assert sum(hidden(place, each) for each in others) <= sum(
            hidden(right, each) for each in others
        )
        hidden_at_right += any(hidden(right, each) for each in others) and place != right
    assert hidden_at_right, "it went to another side somewhere"


def test_no_panel_lies_over_a_tip_however_large_the_texts(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, Preferences(ui_scale=2.0, reduced_motion=True))
    try:
        screen = desktop.game("human", "greedy", "greedy", "greedy")
        seen, size = 0, desktop.desk.viewport.pixel_height
        for target in [StackTarget((row, column)) for row in (1, 4) for column in (1, 4)]:
            x, y, _ = screen.game.table.spot(target)
            point_at(desktop, x, y)
            desktop.run(1.0)
            desktop.desk.draw()
            tips = [each for each in desktop.desk._notes.root.walk() if isinstance(each, Panel)]
            cards = [
                node.rect
                for node in desktop.desk.surface.root.walk()
                if node.key.startswith(("card.", "hud.", "action."))
            ]
            assert cards, size
            for each in tips:
                seen += 1
                assert not any(hidden(card, each.rect) for card in cards)
        assert seen > 2
    finally:
        desktop.close()


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_the_line_below_the_banner_lies_over_no_tip(
    tmp_path: Path, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It covered the titles of tips that rose high."""
    desktop = Desktop(tmp_path, Preferences(ui_scale=scale, reduced_motion=True))
    try:
        screen = desktop.game("human", "greedy")
        line = desktop.desk.place_of(KEY)
        assert line is not None
        for place in [StackTarget((1, column)) for column in range(1, 5)]:
            x, y, _ = screen.game.table.spot(place)
            point_at(desktop, x, y)
            desktop.run(1.0)
            desktop.desk.draw()
            assert desktop.desk.place_of(KEY) == line
            tips = [each for each in desktop.desk._notes.root.walk() if isinstance(each, Panel)]
            assert not [each.rect for each in tips if hidden(line, each.rect)]
        top = Rect(line.x, line.y, 1.0, 1.0)
        monkeypatch.setattr(PointerSigns, "place_of", lambda _pointing, _target: top)
        screen.deciding.pointing.at = None  # a thing so high that its tip would rise to the line
        screen.deciding.selection = Selection(cursor=place)
        screen.deciding.pointing.target = None
        sign = notes(desktop)
        assert sign is not None
        sign.place(desktop.desk.surface._meter, window_of(desktop))
        tips = [each for each in sign.walk() if isinstance(each, Panel)]
        assert tips
        assert not [each.rect for each in tips if hidden(line, each.rect)]
    finally:
        desktop.close()


def window_of(desktop: Desktop) -> Rect:
    """All of the window, in units."""
    return Rect(0, 0, desktop.desk.viewport.width, desktop.desk.viewport.height)


def test_no_ring_shows_for_who_uses_the_mouse_alone(desktop: Desktop) -> None:
    screen = desktop.game()
    desktop.click("action.collect")
    assert not screen.deciding.idle
    assert screen.deciding.selection.cursor is None, "a key leads there, and no click on a button"
    assert not rings(desktop)


@pytest.mark.parametrize("kind", sorted(WeaponKind))
def test_every_weapon_tells_its_hearts_and_what_it_does(kind: WeaponKind) -> None:
    catalogue = load_biomes()
    weapons = [w for w in (*catalogue.weapons, *catalogue.starting) if w.kind is kind]
    assert weapons
    for weapon in weapons:
        told = texts(weapon_facts(weapon))
        assert f"{weapon.hearts} heart" in told
        assert weapon_help(weapon) in told


def test_all_that_lies_on_the_table_tells_what_it_is(desktop: Desktop) -> None:
    build = reach_building(desktop)
    screen = desktop.match
    view, people = ground(screen.game.table).view, screen.game.people
    rim = [RimTarget(cell) for cell, place in view.rim if place.present]
    things: list[Target] = [
        *(PileTarget(seat) for seat in range(2)),
        *(TrayTarget(seat) for seat in range(2)),
        *(FigureTarget(seat) for seat in range(2)),
        *(MobTarget(seat, tile) for seat in range(2) for tile in view.players[seat].mobs),
        *(SpaceTarget(seat, (row, 1)) for seat in range(2) for row in range(3)),
        *(CardTarget(letter) for letter in "ABC"),
        *rim,
        StackTarget(build.cell),
        CrossingTarget((2, 2)),
        TurntableTarget(),
    ]
    for each in things:
        for able in (None, each):
            told = texts(tip(view, people, each, None, able=able))
            assert len(told) > 3, each
    for target in rim:
        token = dict(view.rim)[target.cell].face_up
        told = texts(tip(view, people, target, None, able=target))
        assert ("heart" in told) == (token is not None), "a token face down keeps its secret"
    known = texts(tip(view, people, PileTarget(1), None, able=None))
    assert "Stone sword" in known
    assert f"{view.players[1].pile_size} weapons" in known


def test_a_token_on_the_stage_tells_of_itself_once_it_is_turned_up(desktop: Desktop) -> None:
    match = match_where(lambda move: isinstance(move, Fight))
    screen = desktop.go_on(match)
    fight = first(screen, lambda move: isinstance(move, Fight))
    screen.game.play(fight)
    for _ in range(200):
        desktop.run(0.1)
        if screen.game.playback.held is not None:
            break
    view = ground(screen.game.table).view
    assert view.fight is not None
    point_at(desktop, *desktop.spot(FightTokenTarget(0)))
    desktop.run(1.0)
    assert screen.deciding.pointing.target == FightTokenTarget(0)
    unturned = replace(screen.deciding.decision(), turned=0)
    viewport = desktop.desk.viewport
    whole = Rect(0.0, 0.0, viewport.width, viewport.height)
    silent = texts(screen.deciding.pointing.notes(unturned, viewport, whole))
    told = texts(screen.notes(desktop.desk.viewport))
    weapon = find_weapon(view.catalogue, view.fight.tokens[0])
    assert weapon_help(weapon) in told
    assert weapon_help(weapon) not in silent


def test_a_click_on_ones_own_weapons_opens_the_list_of_them(desktop: Desktop) -> None:
    desktop.game()
    desktop.click_on(PileTarget(0))
    assert "pile.close" in desktop.widgets()
    desktop.click_on(PileTarget(0))
    assert "pile.close" not in desktop.widgets()


@pytest.mark.parametrize("target", [TrayTarget(0), PileTarget(1), CardTarget("B"), FigureTarget(1)])
def test_a_click_on_what_has_nothing_to_do_is_answered_at_once(
    desktop: Desktop, target: Target
) -> None:
    screen = desktop.game("human", "greedy")
    for move in (Explore((2, 2)), Collect((0, 0, 3))):
        screen.on(Play(move))
        desktop.settle()
    x, y = map(int, desktop.spot(target))
    point_at(desktop, x, y)
    assert screen.deciding.pointing.target == target
    desktop.click_at(x, y)
    assert len(screen.game.match.history) == 2
    over = notes(desktop)
    assert texts(over)
    told = thing(ground(screen.game.table).view, screen.game.people, target)
    assert told in texts(over)


def test_pips_and_meter_of_the_banner_tell_what_they_are(desktop: Desktop) -> None:
    screen = desktop.game()
    screen.on(Play(Explore((2, 2))))
    desktop.settle()
    for key, told in (
        ("pip.0", "Done: Explore"),
        ("pip.1", "An action still to do, of another kind"),
        (
            "meter",
            "Comes when these blocks are gone: Biome scoring\n"
            "Second layer: 16 blocks to the material scoring\n"
            "Third layer: 16 blocks to the type scoring, then the game ends",
        ),
    ):
        found = desktop.desk.surface.find(key)
        assert found is not None
        assert found.tip == told
        assert found.solid


def test_every_row_of_the_settings_tells_what_it_is_about(desktop: Desktop) -> None:
    desktop.shelf()
    desktop.desk.hear(OpenSettings())
    desktop.desk.settle()
    texts = [each for each in desktop.desk.surface.root.walk() if isinstance(each, Text)]
    told = [label.text for label, line in pairwise(texts) if line.text.endswith(".")]
    assert {"Hints", "Evening room", "Turns end by themselves", "Full screen"} <= set(told)
    assert len(told) >= 9


def match_where(wanted: Callable[[BiomesMove], bool]) -> Match:
    """A game in which the first player may make such a move."""
    for seed in range(3, 40):
        content = play_of("biomes").load("classic")
        match = Match.new("biomes", content, seats_of((HUMAN, "greedy")), seed, first_player=0)
        while match.actor is not None:
            legal = cast(Sequence[BiomesMove], match.legal_moves())
            if match.actor == 0 and any(map(wanted, legal)):
                return match
            match.play(played_by_agent(match))
    raise AssertionError("nobody could")


def rings(desktop: Desktop) -> list[Widget]:
    """The rings over the table."""
    over = notes(desktop)
    return [] if over is None else [node for node in over.walk() if isinstance(node, Ring)]


def test_ones_own_figure_tells_how_to_explore_with_it(desktop: Desktop) -> None:
    screen = desktop.game()
    point_at(desktop, *desktop.spot(FigureTarget(0)))
    desktop.run(1.0)
    assert "Drag it along the paths" in texts(notes(desktop))
    screen.on(Play(Explore((2, 2))))
    desktop.settle()
    desktop.run(1.0)
    assert "Already done this turn: Explore." in texts(notes(desktop))
