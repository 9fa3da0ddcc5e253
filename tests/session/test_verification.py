from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game.rules.biomes.view import BiomesView
from game.session.record import RecordError, parse_record
from game.session.replay import Replay
from game.session.verification import resume, verify

from .games import finished_match, new_match, play_some, record_lines

Data = dict[str, "object"]


def lines_as_data(players: int = 2, seed: int = 1) -> list[dict[str, object]]:
    return [json.loads(line) for line in record_lines(players, seed)]


def verdict_on(lines: list[dict[str, object]]) -> str:
    record = parse_record("\n".join(map(json.dumps, lines)).encode())
    return verify(record).difference


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("beginners", [0, 2])
def test_a_true_record_agrees(players: int, beginners: int) -> None:
    record = parse_record(b"\n".join(record_lines(players, 11, beginners)))
    verdict = verify(record)
    assert (verdict.difference, verdict.note) == ("", "")


def test_events_and_keys_we_do_not_know_are_ignored() -> None:
    lines = lines_as_data()
    step = lines[3]
    events = step["events"]
    assert isinstance(events, list)
    events.insert(0, {"type": "applause", "volume": 3})
    events[1]["weather"] = "fine"
    assert verdict_on(lines) == ""


@pytest.mark.parametrize("digest", ["", "changed"])
def test_keys_we_do_not_know_in_the_tables_are_ignored(digest: str) -> None:
    lines = lines_as_data()
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    for tile in setup["tiles"].values():
        tile["colour"] = "mauve"
        if "cost" in tile:
            tile["cost"].setdefault("obsidian", 0)
    for weapon in setup["weapons"].values():
        weapon["smell"] = "sulphur"
    setup["weather"] = "fine"
    if digest:
        lines[0]["content_digest"] = digest
    assert verdict_on(lines) == ""


def first_line_with(lines: list[Data], event: str) -> int:
    return next(
        at
        for at, line in enumerate(lines)
        if f'"type": "{event}"' in json.dumps(line.get("events"))
    )


def put(event: str, key: str, value: object) -> Callable[[list[Data]], int]:
    """Change a key of the first event of a type; the line (from 1) that must be complained of."""

    def change(lines: list[Data]) -> int:
        at = first_line_with(lines, event)
        events = lines[at]["events"]
        assert isinstance(events, list)
        next(told for told in events if told["type"] == event)[key] = value
        return at + 1

    return change


@pytest.mark.parametrize(
    "change",
    [
        put("block_taken", "material", "chocolate"),
        put("block_taken", "player", True),
        put("tile_revealed", "tile", "nothing"),
        put("xp", "amount", 1000),
        put("turn_started", "turn", 77),
        put("moved", "to", [9, 9]),
        put("moved", "to", "there"),
        put("block_taken", "block", [1, 2]),
        put("layer_cleared", "layer", 2.0),
    ],
)
def test_a_changed_event_is_reported_with_its_line(change: Callable[[list[Data]], int]) -> None:
    lines = lines_as_data()
    line = change(lines)
    assert verdict_on(lines).startswith(f"line {line}, events[")


def test_a_missing_and_an_added_event_are_reported() -> None:
    lines = lines_as_data()
    events = lines[1]["events"]
    assert isinstance(events, list)
    taken = events.pop()
    assert "found no further event" in verdict_on(lines)
    events.extend([taken, taken])
    assert "expected no further event" in verdict_on(lines)


@pytest.mark.parametrize(("key", "value"), [("turn", 9), ("player", 1)])
def test_a_wrong_turn_or_player_is_reported(key: str, value: int) -> None:
    lines = lines_as_data()
    lines[2][key] = 1 - value if lines[2][key] == value else value
    assert verdict_on(lines).startswith(f"line 3, {key}: expected")


def test_an_illegal_move_is_reported() -> None:
    lines = lines_as_data()
    lines[1]["action"] = {"type": "collect", "block": [1, 1, 1]}
    assert verdict_on(lines).startswith("line 2, action: the rules refuse it: B3")


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({}, "action.type"),
        ({"type": "dance"}, "action.type"),
        ({"type": "collect"}, "action.block"),
        ({"type": "collect", "block": "top"}, "action.block"),
        ({"type": "collect", "block": [0, 0]}, "action.block"),
        ({"type": "collect", "block": [0, 0, True]}, "action.block[2]"),
        ({"type": "build", "cell": [1, 1], "space": [0, 0], "pay": {"gold": 1}}, "action.pay.gold"),
    ],
)
def test_a_malformed_action_is_reported(action: Data, key: str) -> None:
    lines = lines_as_data()
    lines[1]["action"] = action
    assert verdict_on(lines).startswith(f"line 2, {key}: expected")


@pytest.mark.parametrize("key", ["scores", "tiebreak", "winners"])
def test_a_wrong_result_is_reported(key: str) -> None:
    lines = lines_as_data()
    result = lines[-1]["result"]
    assert isinstance(result, dict)
    result[key] = [1, 0]
    assert verdict_on(lines).startswith(f"line {len(lines)}, result.{key}: expected")


def test_a_missing_result_is_reported_and_an_unfinished_game_is_fine() -> None:
    lines = lines_as_data()
    assert "result is missing" in verdict_on(lines[:-1])
    assert verdict_on(lines[:-2]) == ""
    assert "not over" in verdict_on([*lines[:-2], lines[-1]])


def test_a_step_after_the_end_is_reported() -> None:
    lines = lines_as_data()
    extra = lines[-2] | {"n": len(lines) - 1}
    assert "the game was over" in verdict_on([*lines[:-1], extra])


def test_the_first_position_comes_from_the_setup_not_from_the_seed() -> None:
    """Two blocks of the same layer changed places: another true game, which no seed deals."""
    lines = [json.loads(line) for line in new_match().record_bytes().splitlines()]
    cube = lines[0]["setup"]["cube"]
    corner = next(block for block in cube if block[:3] == [0, 0, 3])
    other = next(block for block in cube if block[3] != corner[3])
    corner[3], other[3] = other[3], corner[3]
    taken = {"type": "block_taken", "player": 0, "block": [0, 0, 3], "material": corner[3]}
    action = {"type": "collect", "block": [0, 0, 3]}
    lines.append({"n": 1, "turn": 1, "player": 0, "action": action, "events": [taken]})
    assert verdict_on(lines) == ""


def test_changed_content_is_noted_and_the_tables_of_the_record_are_used() -> None:
    lines = lines_as_data()
    lines[0]["content_digest"] = "sha256:of another time"
    record = parse_record("\n".join(map(json.dumps, lines)).encode())
    verdict = verify(record)
    assert verdict.difference == ""
    assert "has changed since" in verdict.note


def test_content_that_is_not_here_is_noted_and_its_tables_are_used() -> None:
    lines = lines_as_data(players=4, seed=9)
    lines[0]["content"] = "../../etc/passwd"
    record = parse_record("\n".join(map(json.dumps, lines)).encode())
    verdict = verify(record)
    assert verdict.difference == ""
    assert "is not here" in verdict.note


def test_changed_tables_under_the_old_digest_are_refused() -> None:
    lines = lines_as_data()
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    setup["scoring"]["A"]["desert"] = 40
    assert verdict_on(lines).startswith("line 1, setup.scoring: expected")


@pytest.mark.parametrize(
    "key", ["tiles", "weapons", "scoring", "cube", "stacks", "rim", "boards", "piles"]
)
@pytest.mark.parametrize("digest", ["", "changed"])
@pytest.mark.parametrize("value", [None, [], {}, "x", 3, [[]], [[0, 0, 0]], {"a": {}}])
def test_a_broken_setup_is_reported_with_its_key(key: str, digest: str, value: object) -> None:
    lines = lines_as_data()
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    setup[key] = value
    if digest:
        lines[0]["content_digest"] = digest
    assert verdict_on(lines).startswith(f"line 1, setup.{key}")


def test_an_unknown_title_and_a_wrong_number_of_players_are_reported() -> None:
    lines = lines_as_data()
    title, players = lines[0]["title"], lines[0]["players"]
    assert isinstance(players, list)
    lines[0]["title"] = "checkers"
    assert verdict_on(lines).startswith("line 1, title: there is no title")
    lines[0] |= {"title": title, "players": players * 3}
    assert verdict_on(lines[:-1]).startswith("line 1, players: expected 2 to 4 players")


@pytest.mark.parametrize("steps", [0, 1, 17, 60, 10_000])
def test_a_resumed_match_goes_on_as_it_would_have(steps: int) -> None:
    match = new_match(seed=12)
    play_some(match, steps)
    again = resume(parse_record(match.record_bytes()))
    assert again.can_undo() == match.can_undo()
    assert again.thinking_seed() == match.thinking_seed()
    play_some(match, 400)
    play_some(again, 400)
    assert match.outcome is not None
    assert again.record_bytes() == match.record_bytes()


@pytest.mark.parametrize(
    ("key", "value"), [("agent", "oracle"), ("color", "mauve"), ("color", "red")]
)
def test_a_game_does_not_go_on_without_its_players(key: str, value: str) -> None:
    lines = [json.loads(line) for line in new_match().record_bytes().splitlines()]
    lines[0]["players"][1][key] = value
    record = parse_record("\n".join(map(json.dumps, lines)).encode())
    with pytest.raises(RecordError, match=rf"line 1, players\[1\].{key}"):
        resume(record)
    assert verify(record).difference == ""


def test_a_replay_shows_every_position() -> None:
    match = finished_match(3, 4)
    replay = Replay(match.record())
    assert len(replay) == len(match.history)
    assert replay.outcome == match.outcome
    assert list(replay.steps) == match.history
    last, first = replay.view_at(len(replay), 1), replay.view_at(0)
    assert last == match.state_view(1)
    assert isinstance(first, BiomesView)
    assert first.turn == 1
    assert replay.step_to(1).n == 1


def test_a_false_record_is_not_replayed() -> None:
    lines = lines_as_data()
    lines[5]["turn"] = 40
    with pytest.raises(RecordError, match="line 6, turn"):
        Replay(parse_record("\n".join(map(json.dumps, lines)).encode()))


def test_a_cost_nobody_could_count_is_refused() -> None:
    lines = lines_as_data()
    lines[0]["content_digest"] = "changed"
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    name, tile = next((name, row) for name, row in setup["tiles"].items() if "cost" in row)
    tile["cost"] = {"wood": 13}
    assert verdict_on(lines).startswith(f"line 1, setup.tiles.{name}.cost.wood: expected")


def test_a_note_quotes_no_sign_that_a_terminal_would_obey() -> None:
    lines = lines_as_data()
    lines[0]["content"] = "\x1b[2J" + "long" * 1000
    content = b"\n".join(json.dumps(line).encode() for line in lines)
    with pytest.raises(RecordError) as caught:
        parse_record(content)
    assert (caught.value.line, caught.value.key) == (1, "content")
    assert str(caught.value).isprintable()
    lines[0]["content"] = "elsewhere"
    content = b"\n".join(json.dumps(line).encode() for line in lines)
    assert "“elsewhere”" in verify(parse_record(content)).note


def test_a_cube_of_one_material_is_refused() -> None:
    lines = lines_as_data()
    lines[0]["content_digest"] = "changed"
    setup = lines[0]["setup"]
    assert isinstance(setup, dict)
    for block in setup["cube"]:
        block[3] = "wood"
    assert verdict_on(lines).startswith("line 1, setup.cube: expected at most 63")
