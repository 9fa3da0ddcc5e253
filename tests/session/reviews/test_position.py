"""A position is known again by what its player knew: in any game, under any Python."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import pytest
from msgspec.structs import replace as change

from game.rules.registry import TITLES
from game.session.replay import Replay
from game.session.reviews.position import position_digest
from tests.session.reviews.own_games import choices, game, other_moves
from tests.session.reviews_made import REVIEWS, short_game, short_review

pytestmark = pytest.mark.xdist_group(REVIEWS)


@dataclass(frozen=True, slots=True)
class Pack:
    """A content pack."""

    id: str = "plain"
    name: str = "Plain"
    digest: str = "sha256:0123"
    words: tuple[str, ...] = ("anything",)


class Stage(StrEnum):
    """A word of the rules."""

    ACTION = "action"


@dataclass(frozen=True, slots=True)
class Player:
    """A part of a view."""

    points: tuple[tuple[str, int], ...]
    hand: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Seen:
    """A view with all that views have in them."""

    seat: int
    catalogue: Pack
    actor: int | None
    stage: Stage
    quick: bool
    players: tuple[Player, ...]


PACK = Pack()
VIEW = Seen(
    1, PACK, None, Stage.ACTION, True, (Player((("joker", 5),), (1, 2, 0)), Player((), None))
)


def test_a_digest_is_the_same_everywhere() -> None:
    """It was written under Python 3.11 and 3.13."""
    assert position_digest(VIEW, PACK) == "12cbd3b7c669"


@pytest.mark.parametrize(
    "other",
    [
        replace(VIEW, seat=0),
        replace(VIEW, actor=1),
        replace(VIEW, quick=False),
        replace(VIEW, players=VIEW.players[::-1]),
    ],
)
def test_whatever_a_player_knew_makes_another_position(other: Seen) -> None:
    assert position_digest(other, PACK) != position_digest(VIEW, PACK)


def test_a_pack_counts_by_its_digest_alone() -> None:
    renamed, other = replace(PACK, words=("Wörter",)), replace(PACK, digest="sha256:4567")
    told = position_digest(replace(VIEW, catalogue=renamed), renamed)
    assert told == position_digest(VIEW, PACK)
    assert position_digest(replace(VIEW, catalogue=other), other) != told


@pytest.mark.parametrize("title", TITLES)
def test_positions_of_a_game_are_told_apart_and_known_again_in_another(title: str) -> None:
    match = game(title)
    header = match.record().header
    players = tuple(change(each, name="Somebody", agent="random") for each in header.players)
    record = match.record()
    other = type(record)(change(header, players=players, started=1), record.steps, record.result)
    one, again = Replay(record), Replay(other)
    found = []
    for step in one.steps:
        digest = position_digest(one.view_at(step.n - 1, step.player), one.content)
        assert digest == position_digest(again.view_at(step.n - 1, step.player), again.content)
        found.append(digest)
    assert len(set(found)) == len(found) > 30


@pytest.mark.parametrize("title", TITLES)
def test_another_move_leads_elsewhere(title: str) -> None:
    match = game(title)
    n = choices(match)[2]
    digests = set()
    for action in (None, other_moves(match, n)[0]):
        again = match.again(match.header.seed)
        for step in match.history[: n - 1]:
            again.play(step.move)
        played = match.history[n - 1].move
        move = played if action is None else again.rules.move_from_data(again.content, action, "")
        again.play(move)
        digests.add(position_digest(again.state_view(0), again.content))
    assert len(digests) == 2


def test_marked_decisions_have_their_position_with_them() -> None:
    replay, review = Replay(short_game()), short_review()
    for each in review.judged:
        view = replay.view_at(each.n - 1, each.player)
        expected = position_digest(view, replay.content) if each.verdict.marked else ""
        assert each.position == expected
    assert any(each.position for each in review.judged)
