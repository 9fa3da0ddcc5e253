"""Banner and cards never tell more than the table has shown, and points count as they arrive."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game.app.match.playback.flying_points import floating
from game.app.match.playback.queue import FRESH_S
from game.app.match.screen import MatchScreen
from game.rules.biomes import events as ev
from game.rules.biomes.moves import Build, Fight, Tnt
from game.rules.core import Event
from game.session.preferences import Preferences
from game.session.seats import HUMAN
from game.titles.biomes.scene.director.fights import STAGE
from game.ui.intents import Continue, Play
from game.ui.panels.asides import open_room
from tests.app.desktop import Desktop, legal, opened, played_by_agent
from tests.app.test_app_screens import begun

STEP_S = 0.05
LONGEST_S = 30.0


@pytest.fixture(params=[False, True], ids=["moving", "calm"])
def desktop(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desktop]:
    """A desktop with motion, and one without."""
    yield from opened(tmp_path, monkeypatch, Preferences(reduced_motion=request.param))


def play(
    desktop: Desktop, kind: type[Build | Fight | Tnt], wanted: Callable[[Sequence[Event]], bool]
) -> MatchScreen:
    """Show the first move of that kind by seat 0 of which ``wanted`` holds, in some game."""
    for seed in range(1, 60):
        match = begun(HUMAN, "greedy", seed=seed, steps=0)
        while match.actor is not None:
            for move in match.legal_moves() if match.actor == 0 else ():
                if isinstance(move, kind) and wanted(match.snapshot().apply(move)):
                    screen = desktop.go_on(match)
                    assert move in legal(screen)
                    desktop.desk.hear(Play(move))
                    return screen
            match.play(played_by_agent(match))
    raise AssertionError("no such move")


def brings(kind: type[ev.XpGained | ev.MobDefeated]) -> Callable[[Sequence[Event]], bool]:
    """Whether such an event is among some."""
    return lambda events: any(isinstance(event, kind) for event in events)


def passing(desktop: Desktop, screen: MatchScreen) -> Iterator[None]:
    """Time, in small steps, until the table has shown all."""
    for _ in range(round(LONGEST_S / STEP_S)):
        if screen.game.settled:
            return
        yield
        desktop.run(STEP_S)
    raise AssertionError("no end")


def test_points_of_a_building_count_as_they_arrive(desktop: Desktop) -> None:
    screen = play(desktop, Build, brings(ev.XpGained))
    before = screen.game.playback.beat
    assert before is not None
    had, has = before.before.players[0].xp, before.after.players[0].xp
    told, lit, flew = list[int](), False, False
    for _ in passing(desktop, screen):
        situation = screen._situation()
        assert not situation.holding, "the turn is not over before all is shown"
        told.append(situation.view.players[0].xp)
        flies = bool(
            floating(screen.game.table, desktop.desk.host, open_room(desktop.desk.viewport))
        )
        flew, lit = flew or flies, lit or situation.counted == {0}
        assert told[-1] == (had if flies else told[-1])
    assert told[0] == had or screen.game.table.scene.reduced_motion
    assert set(told) <= {had, has}
    assert told == sorted(told)
    assert told[-1] == has, "counted before the motion is over: the card shows it"
    assert lit, "the card lights up"
    assert flew != screen.game.table.scene.reduced_motion
    assert not screen._situation().counted
    assert screen._situation().view.players[0].xp == has


def test_a_won_fight_s_points_are_told_after_the_stage_has_gone(desktop: Desktop) -> None:
    screen = play(desktop, Fight, brings(ev.MobDefeated))
    for _ in passing(desktop, screen):
        if screen.game.playback.held is not None:
            break
    held = screen.game.playback.held
    assert held is not None
    had = held.before.players[0].xp
    desktop.desk.hear(Continue())
    assert screen.game.playback.held is held, "that click was meant for the button before"
    desktop.run(2 * FRESH_S)
    desktop.desk.hear(Continue())
    table, homeward = screen.game.table, False
    for _ in passing(desktop, screen):
        staged = STAGE in table.scene.pieces
        assert screen._situation().view.players[0].xp == had or not staged
        homeward = homeward or (not staged and table.aim != "fight")
    assert homeward or table.scene.reduced_motion, "the eye goes home while the mob does"
    assert screen._situation().view.players[0].xp > had


def test_a_tnt_counts_when_it_goes_off_and_stays_away(desktop: Desktop) -> None:
    screen = play(desktop, Tnt, brings(ev.MobDefeated))
    beat = screen.game.playback.beat
    assert beat is not None
    (gone,) = [event.token for event in beat.events if isinstance(event, ev.TokenRemoved)]
    fight = beat.before.fight
    assert fight is not None
    name = ("fight", "token", fight.tokens.index(gone))
    seen = set[tuple[bool, int]]()
    for _ in passing(desktop, screen):
        model = screen._stage()
        if model is None:
            break
        seen.add((name in screen.game.table.scene.pieces, model.hearts))
        if screen.game.playback.held is not None:
            break
    assert screen.game.playback.held is not None
    hearts = {there: {count for was, count in seen if was == there} for there in (True, False)}
    assert hearts[True] <= {fight.hearts}, "not before it goes off"
    assert hearts[False] == {max(hearts[False])}
    assert max(hearts[False]) > fight.hearts
    assert name not in screen.game.table.scene.pieces, "what went off does not come back"
