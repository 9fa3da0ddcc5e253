"""The review of a finished game in a real window: from *Your games* on, by a real mouse or keys."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from game.ai.agent import agent
from game.session.match import Match
from game.session.replay import Replay
from game.session.reviews.store import Reviews
from game.session.saves import SaveStore
from game.session.seats import HUMAN, seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.app.reviewed import choices, review_of
from tests.e2e.guest import leads_to
from tests.e2e.opening import make_quick
from tests.e2e.screen import Player, Seen, a_screen

pytestmark = pytest.mark.xdist_group("screen")


def kept(home: Path) -> tuple[str, list[int]]:
    """A finished game and its review among somebody's games: its file, and the marked steps."""
    options = {"quick_town": True}
    content = play_of("towers").load("classic")
    match = Match.new("towers", content, seats_of((HUMAN, "random")), 3, options=options)
    play_out(match, [agent("random", "towers")] * 2)
    saves = SaveStore(home / "saves", home / "games")
    saves.autosave(match)
    saves.close()
    [path] = (home / "games").glob("*.cubelog")
    replay = Replay(match.record())
    own = choices(replay, (0,))
    marked = [own[2], own[8]]
    reviews = Reviews(home / "games")
    reviews.keep(path, review_of(replay, marked))
    reviews.finish()
    return path.name, marked


def _is_at(n: int, letters: set[str], seen: Seen) -> bool:
    """Whether the review rests before step ``n`` and shows these moves on the table."""
    if seen.screen != "review" or seen.moving or seen.told["summary"]:
        return False
    return bool(seen.told["at"] == n - 1) and set(seen.told["letters"]) == letters


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_finished_game_is_looked_back_at(tmp_path: Path, *, by_mouse: bool) -> None:
    make_quick(tmp_path)
    file, [first, second] = kept(tmp_path)
    with a_screen() as display, Player(display, tmp_path) as player:
        player.start()
        player.wait(lambda now: "shelf.games" in now.widgets and not now.moving, "the shelf")

        def do(widget: str, key: str) -> None:
            if by_mouse:
                player.press(widget)
            else:
                player.keys(key)

        player.keys("g")
        player.wait(lambda now: f"games.{file}" in now.widgets, "the games")
        if by_mouse:
            player.press(f"games.{file}.review")
        else:
            leads_to(player, f"games.{file}", "Tab")
            player.keys("v")
        player.wait(lambda now: f"review.glance.{first}" in now.widgets, "the summary")
        do(f"review.glance.{first}", "Return")  # the keyboard begins at the first moment
        player.wait(partial(_is_at, first, set()), "the first moment, not told yet")
        do("review.show", "Return")
        player.wait(partial(_is_at, first, {"A", "B"}), "both moves")
        do("review.move.B", "b")
        player.wait(partial(_is_at, first, {"B"}), "the better one alone")
        do("review.after", "n")
        player.wait(partial(_is_at, second, set()), "the second moment")
        do("review.before", "p")
        player.wait(lambda now: now.told["at"] == first - 1, "the first moment again")
        do("review.summary", "s")
        player.wait(lambda now: bool(now.told["summary"]), "the summary again")
        do("review.leave", "s")
        if not by_mouse:
            player.wait(lambda now: not now.told["summary"], "the game again")
            player.keys("Escape")
        player.wait(lambda now: now.screen == "games", "the games again")
