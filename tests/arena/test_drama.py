"""How gripping games are: when they are decided, who leads, who has a choice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.titles import BRAINS
from game.arena import choices
from game.arena.choices import Choices, has_choice
from game.arena.contest import Contest
from game.arena.drama import Drama, held, lead_changes, tension, to_go
from game.arena.playing import play_group
from game.cli import main
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.session.match import Match
from game.session.seats import seats_of
from game.session.titles import play_of
from tools.drama import row_of, section
from tools.sections import section_of, with_section


def two(*first: float) -> list[tuple[float, float]]:
    """Both seats' shares by the first one's, turn by turn."""
    return [(share, 1.0 - share) for share in first]


@pytest.mark.parametrize(
    ("shares", "winners", "share"),
    [
        (two(0.5, 0.95, 0.92, 0.99), (0,), 0.75),
        (two(0.5, 0.95, 0.89, 0.99), (0,), 0.25),
        (two(0.5, 0.95, 0.92, 0.6), (0,), 0.0),
        (two(0.5, 0.05, 0.1, 0.02), (1,), 0.75),
        (two(0.95, 0.95), (1,), 0.0),
        (two(0.95, 0.95), (0, 1), 0.0),
    ],
)
def test_a_game_is_decided_when_the_chance_passes_for_good(
    shares: Sequence[Sequence[float]], winners: tuple[int, ...], share: float
) -> None:
    assert to_go(shares, winners) == share


@pytest.mark.parametrize(
    ("shares", "changes"),
    [
        (two(0.5, 0.6, 0.7, 0.9), 0),
        (two(0.6, 0.4, 0.6), 2),
        (two(0.6, 0.46, 0.54, 0.46), 0),
        (two(0.52, 0.48, 0.3, 0.7), 1),
        ([(0.4, 0.3, 0.3), (0.3, 0.3, 0.4), (0.2, 0.45, 0.35)], 2),
        ([(0.4, 0.3, 0.3), (0.31, 0.3, 0.39), (0.2, 0.45, 0.35)], 1),
        (two(0.5), 0),
    ],
)
def test_a_lead_is_taken_over_by_who_is_clearly_ahead(
    shares: Sequence[Sequence[float]], changes: int
) -> None:
    assert lead_changes(shares) == changes


@pytest.mark.parametrize(
    ("shares", "winners", "share"),
    [
        (two(0.1, 0.1, 0.6), (0,), 1.0),
        (two(0.9, 0.9, 0.4), (0,), 0.0),
        (two(0.5, 0.6, 0.4), (0, 1), 0.5),
        (two(0.1, 0.1, 0.1, 0.1, 0.6, 0.2), (0,), 1.0),
    ],
)
def test_a_lead_holds_that_stands_at_two_thirds(
    shares: Sequence[Sequence[float]], winners: tuple[int, ...], share: float
) -> None:
    assert held(shares, winners) == share


def test_the_drama_of_games_is_summed_up() -> None:
    found = tension([Drama(0.5, 2, 1.0, 20, 4), Drama(0.1, 4, 0.5, 30, 1), Drama()])
    assert (found.games, found.leads, found.idle) == (3, 2.0, 0.1)
    assert found.to_go == pytest.approx(0.2)
    assert found.held == pytest.approx(0.5)
    assert found.flat == pytest.approx(1 / 3)
    assert tension([Drama(0.4)]).margin == 0.0


class Seen:
    """As much of a view as is looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def test_one_move_is_no_choice_and_several_as_good_are_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worths: list[float] = []

    class Brain:
        def appraise(self, _view: View, _moves: Sequence[Move], _dealer: Dealer) -> list[float]:
            return worths

    monkeypatch.setattr(choices, "BRAINS", {"biomes": Brain()})
    view: Any = Seen(0)
    moves: list[Any] = [object(), object()]
    assert not has_choice("biomes", view, moves[:1])
    worths = [2.0, 2.0]
    assert not has_choice("biomes", view, moves)
    worths = [2.0, 2.5]
    assert has_choice("biomes", view, moves)
    worths = []
    assert has_choice("biomes", view, moves * 3), "so many are taken for a choice unasked"


def test_a_turn_with_one_choice_in_it_is_none_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "has_choice", lambda _title, _view, moves: len(moves) > 1)
    game = Choices("biomes")
    decisions = [(1, 0, 1), (1, 0, 2), (1, 0, 1), (1, 1, 1), (2, 1, 1), (2, 1, 1), (3, 0, 3)]
    for turn, seat, count in decisions:
        seen: Any = Seen(seat)
        game.watch(turn, seen, [object()] * count)  # nobody looks at them
    assert (game.parts, game.idle) == (4, 2)


@pytest.mark.parametrize("title", sorted(BRAINS))
def test_every_title_values_the_moves_of_a_decision(title: str) -> None:
    match = Match.new(title, play_of(title).load("classic"), seats_of(("greedy", "greedy")), 5)
    actor = match.actor
    assert actor is not None
    view, moves = match.state_view(actor), match.legal_moves()
    assert has_choice(title, view, moves)
    assert not has_choice(title, view, [moves[0], moves[0]])


def test_a_games_drama_is_part_of_it() -> None:
    (game, _) = play_group(Contest("towers", "classic", ("greedy", "random"), 2, 3), 0).games
    assert game.drama.to_go > 0.3, "chance doesn't catch up"
    assert game.drama.parts == game.turns
    assert game.drama.idle == 0, "there is always something to exchange"


def test_the_arena_tells_the_drama_and_goes_on_with_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    words = ["arena", "--agents", "random,greedy", "--games", "4", "--seed", "4", "--jobs", "1"]
    words += ["--drama", "--resume", str(tmp_path / "run.jsonl")]
    assert main([*words, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert set(first["drama"]) == {"games", "to_go", "margin", "flat", "leads", "held", "idle"}
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert main(words) == 0
    assert "still to go once decided" in capsys.readouterr().out


def test_the_section_stands_in_the_page_and_is_kept() -> None:
    contest = Contest("towers", "classic", ("greedy", "greedy"), 1, 3)
    told = section([row_of(contest, [play_group(contest, 0)])], "the command")
    assert "| usual | 2 × `greedy` | 1 |" in told
    page = with_section("# Title\n\nText.\n\n## Other\n\nMore.\n", told)
    assert page.startswith("# Title\n\nText.\n\n## Other\n\nMore.\n\n## Drama\n\n`the command`")
    assert section_of(page, "## Drama") == told.rstrip("\n") + "\n"
    assert section_of(page, "## Nothing") == ""
    again = with_section(with_section(page, "## Last\n\nWords.\n"), "## Drama\n\nNew.\n")
    assert (
        again == "# Title\n\nText.\n\n## Other\n\nMore.\n\n## Drama\n\nNew.\n\n## Last\n\nWords.\n"
    )
