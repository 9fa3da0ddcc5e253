"""Playing on out of the middle of a game: from its replay, from a challenge's end, and back."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as change
from pyglet.window import key as keys

from game.ai.agent import agent
from game.app.challenge.screen import ChallengeScreen
from game.app.review.screen import ReviewScreen
from game.app.routes import Again, Games, PlayChallenge, Replayed, Result, Reviewed
from game.app.screens.play_on import PlayOnDialog
from game.app.screens.replay import ReplayScreen
from game.content.challenge import Challenge
from game.content.challenge_reading import challenges_of
from game.rules.core import SPECTATOR
from game.session.challenges.progress import Standing, task_mark
from game.session.challenges.soundness import begun
from game.session.commitment import agrees
from game.session.family.wanted import Wanted
from game.session.match import Match
from game.session.playing_on import is_origin, played_on
from game.session.record import Record, parse_record
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import play_out
from game.session.titles import play_of
from game.session.verification import verify
from game.ui.boxes import Panel, Told
from game.ui.marks import Text
from game.ui.rect import Rect
from tests.app.desktop import CALM, ENTER, ESCAPE, Desktop
from tests.app.reviewed import ByHand, choices, review_of

GAMES = [
    ("biomes", "classic", {}),
    ("towers", "new-town", {"quick_town": True}),
    ("brewery", "orchard", {"advanced": True}),
]
MIDDLE = 30


@cache
def finished(title: str = "biomes", pack: str = "classic", *agents: str, **options: Any) -> Match:
    """A game of Mira and Jonas, or of so many more, that is over, begun on a day in May."""
    seats = [
        Seat(name, agent, color, profile="")
        for name, agent, color in zip(
            ("Mira", "Jonas", "Ada", "Tom"), agents or (HUMAN, "apprentice"), COLORS, strict=False
        )
    ]
    content = play_of(title).load(pack)
    match = Match.new(title, content, seats, 3, options=options, clock=lambda: 1_777_800_000.0)
    play_out(match, [agent("random", title)] * len(seats))
    return match


def at_middle(desktop: Desktop, match: Match, at: int = MIDDLE) -> ReplayScreen:
    """The replay of a game that is kept, at a position of it."""
    desktop.saves.autosave(match)
    desktop.desk.show(Replayed(Replay(match.record()), None, at))
    desktop.desk.settle()
    assert isinstance(desktop.desk.screen, ReplayScreen)
    return desktop.desk.screen


def told(desktop: Desktop) -> str:
    """All that the panels say."""
    nodes = desktop.desk.surface.root.walk()
    return " | ".join(node.text for node in nodes if isinstance(node, Text))


@pytest.mark.parametrize(("title", "pack", "options"), GAMES, ids=str)
def test_two_keys_and_the_game_goes_on(
    desktop: Desktop, title: str, pack: str, options: dict[str, object]
) -> None:
    before = finished(title, pack, **options)
    replay = Replay(before.record())
    at = len(replay) // 2
    at_middle(desktop, before, at)
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    match = desktop.match.game.match
    assert [seat.agent for seat in match.seats] == [HUMAN, "apprentice"]
    assert [seat.name for seat in match.seats] == ["Mira", "Jonas"]
    assert match.header.options == before.header.options
    assert match.content.id == pack
    assert not match.history
    for seat in (0, 1, SPECTATOR):
        assert match.state_view(seat) == replay.view_at(at, seat)
    assert match.header.origin is not None
    assert is_origin(match.header.origin, before.record())
    assert verify(parse_record(match.record_bytes())).difference == ""
    desktop.settle()
    assert [each.path.name for each in desktop.saves.unfinished()] == [
        desktop.saves.path_of(match).name
    ]


def test_everything_is_reached_by_the_mouse(desktop: Desktop) -> None:
    at_middle(desktop, finished("towers"))
    desktop.click("replay.way.play-on")
    assert "What is hidden" in told(desktop)
    assert "do the same, and the same happens" in told(desktop)
    desktop.click("setup.1.agent.sprout")
    desktop.click("play-on.hidden.True")
    assert "All that Mira can't know here is left to chance again" in told(desktop)
    desktop.click("play-on.begin")
    match = desktop.match.game.match
    replay = Replay(finished("towers").record())
    assert match.seats[1].agent == "sprout"
    assert match.state_view(0) == replay.view_at(MIDDLE, 0)
    as_it_was = played_on(replay, MIDDLE, replay.seats, match.header.seed)
    assert match.header.setup["deck"] != as_it_was.header.setup["deck"], "in another order"
    assert match.header.origin is not None
    assert match.header.origin.redealt
    assert match.header.salt
    assert agrees(match.header, match.header.salt), "it has committed to the position"


def test_people_become_opponents_unless_they_are_chosen(desktop: Desktop) -> None:
    before = finished("biomes", "classic", HUMAN, HUMAN)
    replay = Replay(before.record())
    at = next(n for n in range(20, len(replay)) if replay.decider_at(n) == 1)
    at_middle(desktop, before, at)
    desktop.press_key(keys.O)
    dialog = desktop.desk._dialogs[-1]
    assert isinstance(dialog, PlayOnDialog)
    assert [row.agent for row in dialog._seating.rows] == ["builder", HUMAN]
    assert dialog._seating.rows[1].name == "Jonas"
    desktop.click(f"setup.0.agent.{HUMAN}")
    desktop.click("play-on.begin")
    assert [seat.agent for seat in desktop.match.game.match.seats] == [HUMAN, HUMAN]


def test_esc_leads_back_to_the_moment(desktop: Desktop) -> None:
    screen = at_middle(desktop, finished())
    desktop.press_key(keys.O)
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen is screen
    assert screen._at == MIDDLE
    assert not desktop.desk._dialogs


def test_nothing_goes_on_after_the_end(desktop: Desktop) -> None:
    screen = at_middle(desktop, finished(), len(finished().history))
    desktop.press_key(keys.O)
    assert desktop.desk.screen is screen
    assert not desktop.desk._dialogs


def played_to_its_end(desktop: Desktop) -> Match:
    """A game that was played on from the kept one, over and kept."""
    at_middle(desktop, finished())
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    match = desktop.match.game.match
    desktop.shelf()
    play_out(match, [agent("random", "biomes")] * 2)
    desktop.saves.autosave(match)
    return match


def test_its_result_leads_back_to_where_it_comes_from(desktop: Desktop) -> None:
    match = played_to_its_end(desktop)
    desktop.desk.show(Result(match))
    desktop.desk.settle()
    reached = Replay(finished().record()).reached_at(MIDDLE)
    assert f"From your game of 3 May 2026, turn {reached}" in told(desktop)
    desktop.click("result.origin")
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    assert screen._at == MIDDLE
    assert screen._replay.header == finished().header
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "result"
    desktop.press_key(keys.O)
    assert desktop.desk.screen.name == "replay"


def test_the_table_tells_that_it_is_a_trial(desktop: Desktop) -> None:
    """Nothing on it told a game that was played on from one that counts."""
    at_middle(desktop, finished())
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    desktop.run(0.05)
    reached = Replay(finished().record()).reached_at(MIDDLE)
    assert f"From your game of 3 May 2026, turn {reached}" in told(desktop)
    [label] = [each for each in desktop.desk.surface.root.walk() if each.key == "origin"]
    assert isinstance(label, Told)
    assert label.tip.startswith("This is a game of its own, to try things out")
    assert "Nothing more has happened yet" in told(desktop), "much had happened before"
    desktop.game()
    assert "origin" not in desktop.widgets()
    assert "Nothing has happened yet" in told(desktop)


def overlap(one: Rect, other: Rect) -> bool:
    """Whether one place lies on another."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 1 and down > 1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [(1280, 720), (900, 600), (800, 450)], ids=str)
def test_the_label_of_a_trial_lies_on_nothing(
    desktop: Desktop, size: tuple[int, int], seats: int
) -> None:
    desktop.run(0.1)
    desktop.desk.resize(size, 1.0)
    at_middle(desktop, finished("biomes", "classic", *(HUMAN, HUMAN, "random", "random")[:seats]))
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    desktop.settle()
    for ask in (False, True):
        if ask:
            desktop.press_key(keys.H)
            desktop.run(0.5)
        label = desktop.desk.place_of("origin")
        assert ask or label is not None
        panels = (node for node in desktop.desk.surface.root.walk() if isinstance(node, Panel))
        if label is not None:
            others = [each.rect for each in panels if not within(each.rect, label)]
            assert not [each for each in others if overlap(each, label)], ask


def within(one: Rect, other: Rect) -> bool:
    """Whether one place is a part of another."""
    return other.inset(-1, -1, -1, -1).contains(*one.center) and one.height <= other.height


def test_where_a_window_is_tiny_the_overview_has_the_label(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, change(CALM, ui_scale=2.0))
    try:
        desktop.run(0.1)
        desktop.desk.resize((800, 450), 1.0)
        at_middle(desktop, finished())
        desktop.press_key(keys.O)
        desktop.press_key(ENTER)
        desktop.run(0.3)
        assert desktop.desk.place_of("origin") is None
        desktop.press_key(keys.L)
        desktop.run(0.2)
        assert desktop.desk.place_of("origin") is not None
    finally:
        desktop.close()


def played_on_and_back(desktop: Desktop) -> Match:
    """Play on from the position shown, and go back to it by the menu; the game of that."""
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    match = desktop.match.game.match
    desktop.settle()
    desktop.press_key(ESCAPE)
    desktop.click("menu.origin")
    return match


def test_its_menu_leads_to_the_old_game_and_back(desktop: Desktop) -> None:
    desktop.saves.autosave(finished())
    at_middle(desktop, finished())
    match = played_on_and_back(desktop)
    screen = desktop.desk.screen
    assert isinstance(screen, ReplayScreen)
    assert (screen.name, screen._at) == ("replay", MIDDLE)
    assert screen._replay.header == finished().header
    desktop.press_key(ESCAPE)
    assert desktop.match.game.match is match, "the trial goes on"
    desktop.game()
    desktop.press_key(ESCAPE)
    assert "menu.on" in desktop.widgets()
    assert "menu.origin" not in desktop.widgets(), "this one comes from no other"


def test_where_the_old_game_was_reviewed_one_comes_back_to_the_review(desktop: Desktop) -> None:
    replay = Replay(finished().record())
    by_hand = ByHand(review_of(replay, (choices(replay, (0,))[2],)))
    desktop.desk.review_with(by_hand)
    desktop.saves.autosave(finished())
    [path] = desktop.saves.games.glob("*.cubelog")
    desktop.saves.reviews.keep(path, by_hand.whole)
    desktop.desk.show(Reviewed(replay, at=MIDDLE))
    desktop.settle()
    match = played_on_and_back(desktop)
    desktop.settle()
    assert isinstance(desktop.desk.screen, ReviewScreen)
    assert desktop.desk.screen._at == MIDDLE
    desktop.shelf()
    play_out(match, [agent("random", "biomes")] * 2)
    desktop.saves.autosave(match)
    desktop.desk.show(Result(match))
    desktop.desk.settle()
    desktop.click("result.origin")
    assert isinstance(desktop.desk.screen, ReviewScreen)
    desktop.settle()
    desktop.press_key(ESCAPE)
    assert desktop.desk.screen.name == "result"
    assert is_looked_back_on(desktop, match.record()), "and no longer on the old one"


def is_looked_back_on(desktop: Desktop, record: Record) -> bool:
    """Whether the key for the review leads to that of the game in ``record``."""
    desktop.press_key(keys.V)
    screen = desktop.desk.screen
    assert isinstance(screen, ReviewScreen)
    return screen._underway.is_of(record)


def test_the_old_game_s_replay_leads_to_its_own_review(desktop: Desktop) -> None:
    """The result of the game that was played on from it had begun to look back on that one."""
    match = played_to_its_end(desktop)
    desktop.desk.show(Result(match))
    desktop.run(0.5)
    desktop.click("result.origin")
    assert isinstance(desktop.desk.screen, ReplayScreen)
    assert is_looked_back_on(desktop, finished().record())


def test_where_the_old_game_is_gone_nothing_leads_back(desktop: Desktop) -> None:
    match = played_to_its_end(desktop)
    [old] = [each for each in desktop.saves.finished() if each.origin is None]
    desktop.saves.discard(old.path)
    desktop.desk.show(Result(match))
    desktop.desk.settle()
    assert "From your game of 3 May 2026" in told(desktop)
    assert "result.origin" not in desktop.widgets()


def test_it_is_kept_and_counts_for_nothing(desktop: Desktop) -> None:
    played_to_its_end(desktop)
    history = desktop.saves.archive.history
    history.take_in(20)
    assert (history.count(), history.count(Wanted(counting=True))) == (2, 1)
    desktop.desk.show(Games(finished=True))
    desktop.settle()
    assert "From your game of 3 May 2026, turn" in told(desktop)


def test_again_begins_there_again(desktop: Desktop) -> None:
    match = played_to_its_end(desktop)
    desktop.desk.show(Again(match))
    desktop.desk.settle()
    again = desktop.match.game.match
    assert again.header.origin == match.header.origin
    assert again.header.setup == match.header.setup


def test_the_shelf_tells_where_the_game_in_progress_comes_from(desktop: Desktop) -> None:
    at_middle(desktop, finished())
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    desktop.shelf()
    desktop.settle()
    assert "From your game of 3 May 2026, turn" in told(desktop)


def tried(*, goes_on: bool) -> tuple[Challenge, Standing]:
    """A challenge of biomes and a try at it that is over, whose game can go on, or can't."""
    for challenge in challenges_of("biomes"):
        attempt = begun(challenge, "Mira")
        match = attempt.match
        while attempt.choices() and len(match.history) < 40:
            match.play(attempt.choices()[-1])
        if attempt.over and match.can_go_on == goes_on:
            moves = [match.rules.move_to_data(match.content, each.move) for each in match.history]
            return challenge, Standing(task_mark(challenge), tuple(moves))
    raise AssertionError("no such challenge")


def at_its_end(desktop: Desktop, *, goes_on: bool) -> ChallengeScreen:
    """The end of such a try, on its screen."""
    desktop.desk.show(PlayChallenge(*tried(goes_on=goes_on)))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, ChallengeScreen)
    assert screen.ending.over
    return screen


def test_where_a_challenges_game_has_no_end_nothing_goes_on(desktop: Desktop) -> None:
    at_its_end(desktop, goes_on=False)
    assert "end.play-on" not in desktop.widgets()
    desktop.press_key(keys.O)
    assert not desktop.desk._dialogs


def test_a_challenge_is_played_on_alone(desktop: Desktop) -> None:
    screen = at_its_end(desktop, goes_on=True)
    assert "end.play-on" in desktop.widgets()
    desktop.press_key(keys.O)
    desktop.press_key(ENTER)
    match = desktop.match.game.match
    assert len(match.seats) == 1
    assert match.header.origin is not None
    assert match.header.origin.challenge == screen.challenge.id
    desktop.shelf()
    assert "From a challenge" in told(desktop)
    play_out(match, [agent("random", "biomes")])
    desktop.desk.show(Result(match))
    desktop.settle()
    assert "Played to the end!" in told(desktop)
    assert "You win!" not in told(desktop)
    desktop.press_key(keys.O)
    assert desktop.desk.screen.name == "challenge"
