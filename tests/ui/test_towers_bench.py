"""What a hand at the bench of towers does to a position, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.challenge import Challenge, Limit
from game.content.challenge_reading import challenges_of
from game.rules.towers.catalogue import field_at
from game.scene.targets import Target
from game.session.challenges.workpiece import Workpiece
from game.session.titles import play_of
from game.titles.towers.scene.targets import (
    BlocksTarget,
    CardTarget,
    DeckTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    StairsTarget,
    TowerTarget,
)
from game.titles.towers.ui.bench.bench import BENCH
from game.titles.towers.ui.bench.edits import choose, count, lay, take
from game.titles.towers.ui.bench.goals import aims, follow, mark
from game.titles.towers.ui.bench.laid import USUAL_HAND, Laid
from game.titles.towers.ui.bench.palette import groups
from game.ui.bench import REMOVE, Edit, Refused

CONTENT: Any = play_of("towers").load("classic")
HOUSE = challenges_of("towers")
EMPTY: Any = BENCH.empty(CONTENT)
SPOT = field_at(2, 3)
FREE, TOWER, PAWN = FieldTarget(SPOT), TowerTarget(SPOT), PawnTarget(SPOT)
TURNS = Limit("turns", 2)


def done(edit: Edit) -> Any:
    assert not isinstance(edit, Refused), edit
    return edit


def refused(edit: Edit) -> str:
    assert isinstance(edit, Refused), edit
    return edit.why


def heaped(*blocks: str, position: Any = EMPTY, at: int = SPOT) -> Any:
    """A tower of these blocks, laid one by one."""
    for name in blocks:
        position = done(lay(CONTENT, position, f"block.{name}", FieldTarget(at)))
    return position


def bare(position: Any) -> Any:
    """A position without what it says of nothing at all (``blocks: {}``)."""
    players = [
        {key: held for key, held in each.items() if held != {}} for each in position["players"]
    ]
    return {**position, "players": players}


def test_blocks_are_heaped_to_a_tower_and_taken_from_its_top() -> None:
    position = heaped("black", "red", "red", "white", "grey")
    assert position["towers"] == [[2, 3, ["black", "red", "red", "white", "grey"]]]
    assert "Five" in refused(lay(CONTENT, position, "block.grey", TOWER))
    position = done(take(CONTENT, position, TOWER))
    assert Laid.of(position).towers[SPOT] == ["black", "red", "red", "white"]
    for _block in range(4):
        position = done(lay(CONTENT, position, REMOVE, TOWER))
    assert "towers" not in position
    assert refused(take(CONTENT, position, FREE)) == "There is nothing to take away."


def test_the_box_has_so_many_blocks() -> None:
    position = done(lay(CONTENT, EMPTY, "block.red", BlocksTarget(0)))
    for _more in range(9):
        position = done(count(CONTENT, position, "supply.red", 1))
    assert position["players"][0]["blocks"] == {"red": 10}
    assert "Brick" in refused(count(CONTENT, position, "supply.red", 1))
    assert "Brick" in refused(lay(CONTENT, position, "block.red", FREE))
    position = done(count(CONTENT, position, "supply.red", -1))
    assert Laid.of(heaped("red", position=position)).blocks_left("red") == 0
    assert refused(count(CONTENT, EMPTY, "supply.grey", -1)) == "You have none of it."
    assert "palette" in refused(take(CONTENT, position, BlocksTarget(0)))


def test_every_tower_keeps_an_open_side() -> None:
    position = EMPTY
    for at in (0, 1):
        position = heaped("grey", position=position, at=at)
    assert "open side" in refused(lay(CONTENT, position, "block.white", FieldTarget(9)))
    assert done(lay(CONTENT, position, "block.white", FieldTarget(10)))


def test_towers_of_five_stand_in_the_last_phase_alone() -> None:
    position = heaped("black", "red", "red", "white", "grey")
    position = heaped("white", position=position, at=0)
    assert "tower of five" in refused(lay(CONTENT, position, "block.red", FieldTarget(8)))
    position = heaped("black", position=position, at=0)
    position = heaped("black", position=position, at=8)
    assert "tower of five" in refused(lay(CONTENT, position, "block.red", TowerTarget(8)))


def test_pawns_own_and_neutral_stand_on_free_fields() -> None:
    position = done(lay(CONTENT, EMPTY, "pawn.own", FREE))
    assert position["players"][0]["pawns"] == [[2, 3]]
    position = done(lay(CONTENT, position, "pawn.neutral", PAWN))
    assert position["neutral"] == [[2, 3]]
    assert "pawns" not in position["players"][0]
    assert refused(lay(CONTENT, position, "block.red", PAWN)) == "A pawn stands here."
    assert refused(lay(CONTENT, heaped("red"), "pawn.own", TOWER))
    assert "neutral" not in done(take(CONTENT, position, PAWN))
    for at in (1, 5, 20, 30):
        position = done(lay(CONTENT, position, "pawn.own", FieldTarget(at)))
    assert "four" in refused(lay(CONTENT, position, "pawn.own", FieldTarget(40)))
    assert "four" in refused(lay(CONTENT, position, "pawn.own", PAWN))


def test_a_card_is_laid_on_one_of_the_hand() -> None:
    position = done(lay(CONTENT, EMPTY, "card.white", CardTarget(4)))
    assert position["players"][0]["hand"] == ["black", "white", "white", "grey", "red"]
    assert "five cards" in refused(take(CONTENT, position, CardTarget(0)))
    told = {**EMPTY, "players": [{}]}
    assert Laid.of(told).told() == {}
    position = done(lay(CONTENT, told, "card.black", CardTarget(1)))
    assert position["players"][0]["hand"] == ["black", "black", *USUAL_HAND[2:]]


def test_the_next_cards_are_laid_on_the_deck_in_their_order() -> None:
    position = EMPTY
    for name in ("red", "black", "red"):
        position = done(lay(CONTENT, position, f"card.{name}", DeckTarget()))
    assert position["deck"] == ["red", "black", "red"]
    position = done(take(CONTENT, position, DeckTarget()))
    assert position["deck"] == ["red", "black"]
    assert refused(take(CONTENT, EMPTY, DeckTarget())) == "There is nothing to take away."
    all_red = {**EMPTY, "deck": ["red"] * 13}
    assert "Brick" in refused(lay(CONTENT, all_red, "card.red", DeckTarget()))
    assert "Brick" in refused(lay(CONTENT, all_red, "card.red", CardTarget(0)))
    assert done(lay(CONTENT, all_red, "card.red", CardTarget(4)))["deck"] == all_red["deck"]


def test_more_cards_are_known_by_lot_and_forgotten_again() -> None:
    position = done(lay(CONTENT, EMPTY, "card.red", DeckTarget()))
    fifteen = done(choose(CONTENT, position, "coming", 15))["deck"]
    assert (fifteen[0], len(fifteen)) == ("red", 15)
    assert len(set(fifteen)) > 1
    all_known = done(choose(CONTENT, position, "coming", 55))["deck"]
    assert all(all_known.count(name) + USUAL_HAND.count(name) == 15 for name in set(all_known))
    assert "deck" not in done(choose(CONTENT, position, "coming", 0))


def test_the_joker_turns_whatever_is_in_hand() -> None:
    for tool in ("block.red", "card.white", REMOVE):
        down = done(lay(CONTENT, EMPTY, tool, JokerTarget(0)))
        assert down["players"][0]["joker"] is False
        assert done(lay(CONTENT, down, tool, JokerTarget(0)))["players"][0]["joker"] is True
    assert done(choose(CONTENT, EMPTY, "joker", False))["players"][0]["joker"] is False


@pytest.mark.parametrize("tool", ["block.red", "pawn.own", "card.red"])
@pytest.mark.parametrize("target", [LaneTarget(0, 9), StairsTarget(2)])
def test_elsewhere_nothing_can_be_laid(tool: str, target: Target) -> None:
    assert refused(lay(CONTENT, EMPTY, tool, target))
    assert refused(take(CONTENT, EMPTY, target))


def test_pieces_that_come_with_the_map_stay() -> None:
    position = {**EMPTY, "map": True}
    assert "map" in refused(take(CONTENT, position, TOWER))
    assert "map" in refused(take(CONTENT, position, PAWN))
    assert BENCH.lack(position, Limit("turns", 1)).startswith("Five next cards")


@pytest.mark.parametrize("key", ["over", "phase", "turn", "chance"])
def test_what_the_rules_know_themselves_is_dropped(key: str) -> None:
    assert key not in done(lay(CONTENT, {**EMPTY, key: 1}, "pawn.own", FREE))


def test_all_else_is_kept() -> None:
    told: Any = {
        "players": [{"chips": {"two": 1}, "points": {"build": 3}, "joker": False}],
        "towers": [[0, 4, ["red", "black"], 0]],
        "discard": {"red": 2},
        "discard_top": "red",
    }
    assert Laid.of(told).told() == told
    assert heaped("grey", position=told, at=4)["towers"] == [[0, 4, ["red", "black", "grey"], 0]]
    assert told["towers"] == [[0, 4, ["red", "black"], 0]]
    gone = done(take(CONTENT, done(take(CONTENT, told, TowerTarget(4))), TowerTarget(4)))
    assert Laid.of(heaped("red", position=gone, at=4)).builders == {}


@pytest.mark.parametrize("challenge", HOUSE, ids=lambda each: each.id)
def test_every_challenge_of_the_house_can_be_laid_on_the_bench(challenge: Challenge) -> None:
    """And is told again as it was; one step there and back is the same challenge."""
    position = bare(challenge.position)
    assert Laid.of(challenge.position).told() == position
    assert BENCH.lack(position, challenge.limit) == ""
    assert challenge.kind in aims(CONTENT, position)
    assert BENCH.follow(challenge.goal, position, position) == challenge.goal
    piece = Workpiece(challenge)
    known = len(position["deck"])
    for wanted in (known + 1, known):
        edit = done(choose(CONTENT, piece.challenge.position, "coming", wanted))
        forms = BENCH.forms(edit, challenge.goal)
        assert piece.aim(challenge.goal, challenge.limit, *forms) == ""
    assert piece.challenge.position == position
    assert piece.lack == ""


def test_too_few_towers_may_lie_there_and_the_bench_says_what_is_missing() -> None:
    piece = Workpiece(HOUSE[0])
    goal: Any = {"kind": "points"}

    def laid(position: Any) -> str:
        assert piece.aim(goal, TURNS, *BENCH.forms(position, goal)) == ""
        return BENCH.lack(piece.challenge.position, TURNS)

    one = heaped("red", "grey")
    assert laid(one).startswith("Two towers of the same height")
    assert piece.lack
    assert piece.challenge.position["over"]
    two = heaped("black", "red", position=one, at=0)
    assert laid(two) == "Five next cards must be known for each turn: 10 are missing."
    assert "over" not in piece.challenge.position
    known = done(choose(CONTENT, two, "coming", 9))
    assert laid(known).endswith("1 is missing.")
    known = done(choose(CONTENT, two, "coming", 10))
    assert laid(known) == ""
    assert piece.lack == ""
    assert BENCH.lack(done(choose(CONTENT, two, "coming", 55)), Limit("turns", 20)) == ""


def test_towers_and_fields_are_marked_on_the_table() -> None:
    position = heaped("red", position=heaped("grey"), at=0)
    goal: Any = aims(CONTENT, position)["clear"].goal
    assert goal == {"kind": "clear", "towers": [[2, 3]]}
    assert "one" in refused(mark(goal, TOWER))
    goal = done(mark(goal, TowerTarget(0)))
    assert goal["towers"] == [[0, 0], [2, 3]]
    assert refused(mark(goal, FieldTarget(5))) == "No tower stands here."
    assert refused(mark(goal, DeckTarget()))
    assert done(mark(goal, TOWER))["towers"] == [[0, 0]]
    fields: Any = aims(CONTENT, position)["visit"].goal
    for target in (FieldTarget(5), TOWER, PawnTarget(7)):
        fields = done(mark(fields, target))
    assert fields["fields"] == [[0, 5], [0, 7], [2, 3], [4, 4]]


def test_a_goal_follows_the_towers_that_it_names() -> None:
    before = heaped("red", position=heaped("grey"), at=0)
    goal = {"kind": "clear", "towers": [[0, 0], [2, 3]]}
    after = done(take(CONTENT, before, TOWER))
    assert follow(goal, before, after)["towers"] == [[0, 0]]
    assert follow(goal, before, EMPTY)["towers"] == goal["towers"]
    assert follow({"kind": "points"}, before, after) == {"kind": "points"}
    assert "clear" not in aims(CONTENT, EMPTY)


def test_the_palette_counts_what_is_left() -> None:
    position = done(lay(CONTENT, heaped("red", "red"), "card.red", DeckTarget()))
    position = done(lay(CONTENT, position, "pawn.own", FieldTarget(0)))
    left = {tool.key: tool.left for group in groups(CONTENT, position) for tool in group.tools}
    assert (left["block.red"], left["card.red"], left["pawn.own"]) == (8, 12, 3)
    assert left["pawn.neutral"] is None
