"""Maps of towers: the shipped ones keep T1.1, T1.2 and T14, and whatever fails is told."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from game.content.packs import ContentError, Problem, available
from game.resources import levels
from game.rules.codec import BadData
from game.rules.towers.catalogue import COLOURS, SIDE, Catalogue
from game.session import own_packs
from game.titles.towers.content.loading import load_towers, load_towers_file
from game.titles.towers.content.reader import READER

FOLDER = levels() / "towers"
CLASSIC = (FOLDER / "classic.yaml").read_text("utf-8")
MAPS = sorted(file.stem for file in FOLDER.glob("*.yaml"))
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))
MIDDLE = (4, 4)
Place = tuple[int, int]


class Board:
    """A map, looked at by rows and columns, apart from the program's own ways."""

    def __init__(self, catalogue: Catalogue) -> None:
        places = list(product(range(SIDE), range(SIDE)))
        self.colour = dict(zip(places, catalogue.colours, strict=True))
        self.squares = dict(zip(places, catalogue.squares, strict=True))

    def stops(self, start: Place, way: tuple[int, int]) -> list[Place]:
        """From ``start`` on, itself included: the first free field of each colour."""
        found: dict[int, Place] = {}
        place = start
        while place in self.colour and not self.squares[place]:
            found.setdefault(self.colour[place], place)
            place = (place[0] + way[0], place[1] + way[1])
        return list(found.values())

    def lanes(self) -> list[list[Place]]:
        """Where each of the 36 lanes leads."""
        last = SIDE - 1
        ways = {(0, 1): 1, (0, -1): 1, (1, 0): 0, (-1, 0): 0}
        lanes = []
        for way, along in ways.items():
            for n in range(SIDE):
                edge = 0 if sum(way) > 0 else last
                lanes.append(self.stops((n, edge) if along else (edge, n), way))
        return lanes


@pytest.fixture(params=MAPS)
def board(request: pytest.FixtureRequest) -> Board:
    return Board(load_towers(request.param))


def test_neighbours_differ_and_lines_have_all_colours(board: Board) -> None:
    for row, column in board.colour:
        for down, right in ((0, 1), (1, 0)):
            near = (row + down, column + right)
            assert board.colour.get(near) != board.colour[row, column]
    for n in range(SIDE):
        assert {board.colour[n, m] for m in range(SIDE)} == {0, 1, 2, 3}
        assert {board.colour[m, n] for m in range(SIDE)} == {0, 1, 2, 3}


def test_fields_and_towers_are_counted_out(board: Board) -> None:
    assert Counter(board.colour.values()) == {0: 21, 1: 20, 2: 20, 3: 20}
    ones = Counter(board.colour[place] for place, n in board.squares.items() if n == 1)
    assert ones == {0: 4, 1: 2, 2: 2, 3: 4}
    assert Counter(board.squares.values()) == {0: 59, 1: 12, 2: 4, 3: 4, 4: 2}
    assert sum(board.squares.values()) == 40


def test_every_lane_lets_pawns_in_and_every_field_can_be_reached(board: Board) -> None:
    lanes = board.lanes()
    assert len(lanes) == 36
    assert all(lanes)
    found = {place for lane in lanes for place in lane}
    grown = -1
    while grown != len(found):
        grown = len(found)
        for row, column in tuple(found):
            for way in WAYS:
                found |= set(board.stops((row + way[0], column + way[1]), way))
    assert found == {place for place, n in board.squares.items() if not n}


def test_every_tower_has_two_open_sides(board: Board) -> None:
    for (row, column), height in board.squares.items():
        near = [board.squares.get((row + down, column + right)) for down, right in WAYS]
        assert not height or near.count(0) >= 2


def test_the_shipped_maps_are_pinwheels_of_four_quarters(board: Board) -> None:
    for quarter in range(4):
        corner = [(row, column) for row in range(4) for column in range(5)]
        for _ in range(quarter):
            corner = [(column, 8 - row) for row, column in corner]
        assert Counter(board.colour[place] for place in corner) == dict.fromkeys(range(4), 5)
    assert (board.colour[MIDDLE], board.squares[MIDDLE]) == (0, 0)


def test_the_classic_map_is_as_the_rules_say() -> None:
    classic = Board(load_towers())
    lanes = classic.lanes()
    assert sum(len(lane) > 1 for lane in lanes) == 26
    assert len({place for lane in lanes for place in lane}) == 53
    ones: dict[int, list[Place]] = {colour: [] for colour in range(4)}
    for place, n in classic.squares.items():
        if n == 1:
            ones[classic.colour[place]].append(place)
    assert sorted(ones[1] + ones[2]) == [(1, 2), (3, 6), (5, 4), (7, 2)]
    pawns = [(1, 4), (1, 5), (2, 2), (4, 1), (4, 7), (6, 1), (6, 7), (7, 7)]
    assert sorted(ones[0] + ones[3]) == pawns


def problems(tmp_path: Path, text: str) -> list[Problem]:
    file = tmp_path / "classic.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_towers_file(file)
    assert all(problem.file == str(file) for problem in caught.value.problems)
    return list(caught.value.problems)


def changed(*changes: tuple[int, int, str]) -> str:
    """The classic map with other fields."""
    lines = CLASSIC.splitlines(keepends=True)
    first = lines.index("board:\n") + 1
    for row, column, sign in changes:
        words = lines[first + row].strip(" -[]\n").split(", ")
        words[column] = sign
        lines[first + row] = f"  - [{', '.join(words)}]\n"
    return "".join(lines)


def test_all_errors_come_at_once_each_with_its_line(tmp_path: Path) -> None:
    text = changed((0, 0, "B."), (0, 8, "X1"), (3, 3, "R5")).replace("version: 1", "version: 2")
    found = problems(tmp_path, text.replace("title: towers", "title: toys"))
    wanted = {"version", "title", "board[0][1]", "board[0][8]", "board[1][0]", "board[3][3]"}
    assert {problem.path for problem in found} == wanted
    line = text.splitlines().index("board:") + 2
    assert {problem.line for problem in found if problem.path == "board[0][8]"} == {line}
    told = str(next(problem for problem in found if problem.path == "board[1][0]"))
    sentence = "this field and its neighbour board[0][0] are both black"
    assert told.endswith(f":{line + 1}: board[1][0]: {sentence}")


@pytest.mark.parametrize(
    ("changes", "path", "words"),
    [
        ([(0, 1, "W.")], "board[0][1]", "both white"),
        ([(0, 1, "W.")], "board", "expected 21 black fields, found 20"),
        ([(0, 1, "W.")], "board", "expected 20 white fields, found 21"),
        ([(0, 0, "W1")], "board[0][0]", "no lane can be entered"),
        ([(5, 8, "W2")], "board[5][8]", "no lane can be entered"),
        ([(1, 4, "B.")], "board", "expected 4 black fields with one square, found 3"),
        ([(1, 2, "G.")], "board", "expected 2 grey fields with one square, found 1"),
        ([(2, 4, "G3")], "board", "must have 28 squares together, these 27"),
        ([(2, 7, "B1"), (1, 6, "B1"), (3, 6, "W1")], "board[2][6]", "open sides, it has 1"),
        ([(2, 3, "B1"), (3, 2, "W2"), (4, 3, "W1")], "board[3][3]", "no pawn can ever come"),
        ([(1, 3, "W1"), (2, 5, "W1")], "board[2][4]", "open sides, it has 1"),
        ([(0, 2, "W."), (0, 4, "G."), (0, 6, "W.")], "board[0]", "missing: red"),
        (
            [(row, 0, "W.") for row in range(0, 9, 2)] + [(3, 0, "R."), (7, 0, "R.")],
            "board",
            "column 0: grey",
        ),
    ],
)
def test_each_property_is_checked_at_its_place(
    tmp_path: Path, changes: list[tuple[int, int, str]], path: str, words: str
) -> None:
    found = problems(tmp_path, changed(*changes))
    assert any(each.path == path and words in each.message for each in found), found


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("format: cubewright-pack", "format: pack", "format"),
        ("id: classic", "id: other", "id"),
        ('name: "Classic"', 'name: ""', "name"),
        ('name: "Classic"', "", ""),
        ("board:", "boards:", "boards"),
        ("board:", "board: []\nmore:", "board"),
        ("board:", "board: 4\nmore:", "board"),
        ("  - [W., B., R., G., R., B., R., W., G.]\n", "", "board"),
        ("[W., B., R., G., R., B., R., W., G.]", "[W., B.]", "board[0]"),
        ("[W., B., R., G., R., B., R., W., G.]", "W. B. R.", "board[0]"),
        ("[W., B., R.,", "[W, [B.], R0,", "board[0][0]"),
        ("[W., B., R.,", "[W, [B.], R0,", "board[0][1]"),
        ("[W., B., R.,", "[W, {B: 1}, R0,", "board[0][2]"),
        ("[W., B., R.,", "[W., true, 12,", "board[0][1]"),
    ],
)
def test_nonsense_is_found_at_its_place(tmp_path: Path, old: str, new: str, path: str) -> None:
    assert old in CLASSIC
    found = problems(tmp_path, CLASSIC.replace(old, new, 1))
    assert path in [problem.path for problem in found]


def test_an_empty_file_and_one_that_is_no_mapping_are_errors(tmp_path: Path) -> None:
    for text in ("", "- 1\n", "towers\n"):
        assert problems(tmp_path, text)


def test_the_digest_is_of_what_the_map_says(tmp_path: Path) -> None:
    digest = load_towers().digest
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", digest)
    file = tmp_path / "classic.yaml"
    file.write_text("# a comment\n" + CLASSIC.replace(", ", ",  "), "utf-8")
    assert load_towers_file(file).digest == digest
    file.write_text(CLASSIC.replace('"Classic"', '"Other"'), "utf-8")
    assert load_towers_file(file).digest != digest


def test_a_map_that_was_opened_is_kept_among_those_of_towers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_packs, "packs_folder", lambda: tmp_path / "kept")
    file = tmp_path / "mine.cubelevel"
    file.write_text(CLASSIC.replace("id: classic", "id: mine"), "utf-8")
    assert own_packs.adopt(file) == ("towers", "mine")
    assert (tmp_path / "kept" / "towers" / "mine.cubelevel").exists()
    taken = tmp_path / "new-town.yaml"
    taken.write_text(CLASSIC.replace("id: classic", "id: new-town"), "utf-8")
    with pytest.raises(ContentError, match="another name"):
        own_packs.adopt(taken)


def test_every_shipped_map_can_be_chosen() -> None:
    found = [(pack.id, pack.name) for pack in available("towers")]
    assert found == [("classic", "Classic"), ("new-town", "New Town")]


def disclosed(catalogue: Catalogue) -> dict[str, object]:
    names = [COLOURS[colour] for colour in catalogue.colours]
    squares = [[*divmod(at, SIDE), n] for at, n in enumerate(catalogue.squares) if n]
    return {
        "board": [names[at : at + SIDE] for at in range(0, len(names), SIDE)],
        "squares": squares,
    }


@pytest.mark.parametrize("pack", MAPS)
def test_a_record_discloses_its_map(pack: str) -> None:
    catalogue = load_towers(pack)
    setup = disclosed(catalogue)
    assert READER.disclosed(pack, catalogue.digest, setup, catalogue) == catalogue
    assert READER.disclosed("lost", "sha256:0", setup, None).name == "lost"


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("board", [], "setup.board"),
        ("board", [["black"] * 9] * 9, "setup.board"),
        ("board", [["blue"] * 9] * 9, "setup.board[0][0]"),
        ("board", [[1] * 9] * 9, "setup.board[0][0]"),
        ("squares", None, "setup.squares"),
        ("squares", [], "setup.board"),
        ("squares", [[1, 2, 1], [1, 2, 1]], "setup.squares[1]"),
        ("squares", [[9, 2, 1]], "setup.squares[0][0]"),
        ("squares", [[1, 2, 5]], "setup.squares[0][2]"),
        ("squares", [[1, 2]], "setup.squares[0]"),
    ],
)
def test_a_record_with_a_map_that_is_none_is_refused(key: str, value: object, path: str) -> None:
    catalogue = load_towers()
    for setup in (disclosed(catalogue) | {key: value}, disclosed(catalogue)):
        if setup[key] != value:
            del setup[key]
            path = f"setup.{key}"
        with pytest.raises(BadData) as caught:
            READER.disclosed("classic", "sha256:0", setup, catalogue)
        assert caught.value.path == path
