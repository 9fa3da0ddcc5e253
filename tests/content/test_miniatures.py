"""Miniatures as data: what packs may say, and what is told when they say something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.document import ContentError, Findings, Problem, read_document
from game.content.extent import extent_of
from game.content.miniature import Group, Miniature, Paint, Piece, Placing, Shade, Shape
from game.content.models import shipped_models
from game.content.packs import check_file, own_miniatures
from game.resources import levels
from game.rules.biomes.catalogue import BIOMES
from game.titles.biomes.content.loading import load_biomes, load_biomes_file
from game.titles.biomes.content.miniatures import collection, read_collection
from tests.patience import no_longer_than

HEAD = "format: cubewright-miniatures\nversion: 1\ntitle: biomes\n"
CLASSIC = (levels() / "biomes" / "classic.yaml").read_text("utf-8")


def mob(pieces: str, before: str = "") -> str:
    return f"{HEAD}{before}\nmobs:\n  ogre:\n    pieces:\n{pieces}"


def problems(folder: Path, text: str) -> list[Problem]:
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        read_collection([file])
    assert all(problem.file == str(file) and problem.line for problem in caught.value.problems)
    return list(caught.value.problems)


def read(folder: Path, text: str) -> Miniature:
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    return read_collection([file]).miniatures.mobs["ogre"]


def test_the_shipped_ones_are_sound_and_their_names_are_known() -> None:
    found = collection().miniatures
    assert {name: each.scenery for name, each in found.buildings.items()} == dict(
        shipped_models().buildings
    )
    assert tuple(found.mobs) == shipped_models().mobs
    assert set(found.scenery) == set(BIOMES)
    assert all(len(things) == 2 for things in found.scenery.values())


def test_a_piece_says_shape_place_and_paint(tmp_path: Path) -> None:
    text = (
        "      - {box: [100, 80, 60], at: [1, -2, 3], turn: [0, 0, 90], paint: '#aabbcc'}\n"
        "      - {ball: 40, stretch: 500, size: 900, paint: eye}\n"
        "      - {part: ear, at: [50, 0, 0], mirror: true, repaint: {skin: eye-dark}}\n"
    )
    before = (
        "paints: {eye: {smooth: '#FFFFFF'}, skin: '#112233'}\n"
        "parts: {ear: [{cone: [20, 50], sides: 6, paint: skin}]}\n"
    )
    made = read(tmp_path, mob(text, before))
    box = Piece(Shape.BOX, (100, 80, 60), Paint("#AABBCC"), (Placing((1, -2, 3), (0, 0, 90)),))
    white = Paint("#FFFFFF", Shade.PURE, smooth=True)
    ball = Piece(Shape.BALL, (40,), white, (Placing(size=900),), stretch=500)
    dark = Paint("#FFFFFF", Shade.DARK, smooth=True)
    cone = Piece(Shape.CONE, (20, 50), dark, (Placing(),), sides=6)
    placings = (Placing((50, 0, 0)), Placing((50, 0, 0), mirrored=True))
    assert made == Miniature((box, ball, Group((cone,), placings)))


def test_rows_and_rings(tmp_path: Path) -> None:
    row = "      - {ball: 9, at: [10, 0, 0], copies: 3, step: [5, 0, 2], paint: '#000000'}\n"
    [piece] = read(tmp_path, mob(row)).pieces
    assert [each.at for each in piece.placings] == [(10, 0, 0), (15, 0, 2), (20, 0, 4)]
    ring = "      - {ball: 9, at: [100, 0, 0], round: 4, paint: '#000000'}\n"
    [piece] = read(tmp_path, mob(ring)).pieces
    assert [(each.at, each.turn[2]) for each in piece.placings] == [
        ((100, 0, 0), 0),
        ((0, 100, 0), 90),
        ((-100, 0, 0), 180),
        ((0, -100, 0), 270),
    ]


@pytest.mark.parametrize(
    ("piece", "place", "told"),
    [
        ("{sphere: 40, paint: '#000000'}", "", "exactly one of: box, plank, wedge"),
        ("{ball: 40, box: [1, 2, 3], paint: '#000000'}", "", "exactly one of"),
        ("{ball: 40}", "", "paint is missing"),
        ("{ball: 40, colour: red, paint: '#000000'}", ".colour", "unknown key"),
        ("{ball: 0, paint: '#000000'}", ".ball", "1–2000"),
        ("{ball: big, paint: '#000000'}", ".ball", "whole number"),
        ("{box: [40, 40], paint: '#000000'}", ".box", "[width, depth, height]"),
        ("{box: [40, 40, 4.5], paint: '#000000'}", ".box[2]", "whole number"),
        ("{ball: 40, bevel: 3, paint: '#000000'}", ".bevel", "unknown key"),
        ("{ball: 40, paint: pinkish}", ".paint", "no paint “pinkish”"),
        ("{ball: 40, paint: '#12345'}", ".paint", "no paint"),
        ("{ball: 40, paint: wall}", ".paint", "only a building"),
        ("{ball: 40, at: [1, 2], paint: '#000000'}", ".at", "[x, y, z]"),
        ("{ball: 40, turn: [0, 0, 400], paint: '#000000'}", ".turn[2]", "-360–360"),
        ("{ball: 40, copies: 99, paint: '#000000'}", ".copies", "1–24"),
        ("{ball: 40, mirror: yes, paint: '#000000'}", ".mirror", "true or false"),
        ("{cylinder: [9, 9], head: flat, paint: '#000000'}", ".head", "round"),
        ("{cylinder: [9, 9], sides: 2, paint: '#000000'}", ".sides", "3–40"),
        ("{plank: [[0, 0], [9, 0], [0, 9]], paint: '#000000'}", "", "thick is missing"),
        ("{plank: [[0, 0], [9, 0]], thick: 9, paint: '#000000'}", ".plank", "3–32"),
        (
            "{plank: [[0, 0], [9, 9], [9, 0], [0, 9]], thick: 9, paint: '#000000'}",
            ".plank",
            "crosses",
        ),
        (
            "{plank: [[0, 0], [9, 0], [18, 0]], thick: 9, paint: '#000000'}",
            ".plank",
            "crosses",
        ),
        ("{turned: [[-5, 0], [9, 9]], paint: '#000000'}", ".turned", "0 or more"),
        ("{turned: [[5, 0], [5, 0]], paint: '#000000'}", ".turned", "the same"),
        ("{arch: [90, 9, 90, 60], paint: '#000000'}", ".arch", "wider or higher"),
        ("{part: tail}", ".part", "no part “tail”"),
        ("{part: Tail}", ".part", "small letters"),
    ],
)
def test_what_is_wrong_is_told_at_its_place(
    tmp_path: Path, piece: str, place: str, told: str
) -> None:
    text = mob(f"      - {piece}\n")
    found = {problem.path: problem for problem in problems(tmp_path, text)}
    path = f"mobs.ogre.pieces[0]{place}"
    assert path in found, list(found)
    assert told in found[path].message
    assert found[path].line == text.count("\n")


def test_everything_is_told_at_once(tmp_path: Path) -> None:
    pieces = "      - {ball: 0, paint: '#000000'}\n      - {ball: 9, paint: nothing}\n"
    before = "paints: {wall: '#000000', bad: red}\nparts: {Ear: [{ball: 9, paint: '#000000'}]}"
    found = {problem.path for problem in problems(tmp_path, mob(pieces, before))}
    assert {"paints.wall", "paints.bad", "parts.Ear", "mobs.ogre.pieces[0].ball"} <= found


def test_a_part_is_not_made_of_itself(tmp_path: Path) -> None:
    before = "parts: {a: [{part: b}], b: [{part: a}]}"
    [problem] = problems(tmp_path, mob("      - {part: a}\n", before))
    assert "itself" in problem.message


def test_parts_of_parts_cannot_fill_the_machine(tmp_path: Path) -> None:
    many = "copies: 24, step: [1, 0, 0]"
    before = "parts:\n  a: [{ball: 9, paint: '#000000', copies: 24}]\n"
    for inner, outer in ("ab", "bc", "cd"):
        before += f"  {outer}: [{', '.join([f'{{part: {inner}, {many}}}'] * 70)}]\n"
    with no_longer_than(5):
        [problem] = problems(tmp_path, mob("      - {part: d}\n", before))
    assert "at most 250 pieces" in problem.message


def nested(uses: int) -> str:
    """Parts four deep, each of them using the next so often, that weigh little for all that."""
    before = "parts:\n  a: [{ball: 9, paint: '#000000'}]\n"
    for inner, outer in ("ab", "bc", "cd"):
        before += f"  {outer}: [{', '.join([f'{{part: {inner}}}'] * uses)}]\n"
    return before


def test_parts_used_often_are_looked_through_once(tmp_path: Path) -> None:
    """Also where they are wrong: each is complained of at one place."""
    wrong = nested(80).replace("ball: 9", "part: gone").replace(", paint: '#000000'", "")
    with no_longer_than(2):
        [heavy] = problems(tmp_path, mob("      - {part: d}\n", nested(80)))
        [lost] = problems(tmp_path, mob("      - {part: c}\n      - {part: d}\n", wrong))
    assert "at most 250 pieces, found 512000" in heavy.message
    assert "no part “gone”" in lost.message


def test_copies_are_counted_before_they_are_made(tmp_path: Path) -> None:
    piece = "{ball: 9, copies: 24, round: 24, mirror: true, paint: '#000000'}"
    parts = "".join(f"  p{n}: [{', '.join([piece] * 40)}]\n" for n in range(30))
    with no_longer_than(2):
        [problem] = problems(tmp_path, mob("      - {part: p1}\n", f"parts:\n{parts}"))
    assert "found 46080" in problem.message


def test_what_is_too_finely_turned_is_refused(tmp_path: Path) -> None:
    balls = "      - {ball: 9, sides: 40, copies: 24, at: [0, 0, 20], paint: '#000000'}\n"
    [problem] = problems(tmp_path, mob(balls))
    assert (problem.path, problem.line) == ("mobs.ogre", 7)
    assert "at most 5000 triangles, found 36480" in problem.message


def test_all_miniatures_together_have_a_limit(tmp_path: Path) -> None:
    ball = "{ball: 9, sides: 40, copies: 3, at: [0, 0, 20], paint: '#000000'}"
    mobs = "".join(f"  m{n}: {{pieces: [{ball}]}}\n" for n in range(40))
    found = problems(tmp_path, f"{HEAD}mobs:\n{mobs}")
    assert len(found) == 40 - 150_000 // 4560
    assert all("at most 150000 triangles in all" in problem.message for problem in found)


def test_only_paints_of_a_part_are_exchanged(tmp_path: Path) -> None:
    before = "parts: {ear: [{ball: 9, paint: '#000000'}]}\npaints: {fur: '#111111'}"
    piece = "      - {part: ear, repaint: {fur: '#222222'}}\n"
    [problem] = problems(tmp_path, mob(piece, before))
    assert problem.path == "mobs.ogre.pieces[0].repaint.fur"


def test_a_miniature_keeps_within_its_tile(tmp_path: Path) -> None:
    piece = "      - {box: [900, 100, 100], turn: [0, 0, 90], paint: '#000000'}\n"
    [problem] = problems(tmp_path, mob(piece))
    assert "y = -450 to 450" in problem.message
    assert "-310 to 310" in problem.message


@pytest.mark.parametrize(
    ("piece", "low", "high"),
    [
        (Piece(Shape.BOX, (100, 80, 60), Paint(""), (Placing(),)), (-50, -40, 0), (50, 40, 60)),
        (Piece(Shape.BALL, (50,), Paint(""), (Placing(),)), (-50, -50, -50), (50, 50, 50)),
        (
            Piece(Shape.CYLINDER, (10, 90), Paint(""), (Placing(turn=(0, 90, 0)),)),
            (0, -10, -10),
            (90, 10, 10),
        ),
        (
            Piece(Shape.BOX, (20, 20, 20), Paint(""), (Placing((100, 0, 0), mirrored=True),)),
            (-110, -10, 0),
            (-90, 10, 20),
        ),
    ],
)
def test_extents(piece: Piece, low: tuple[int, int, int], high: tuple[int, int, int]) -> None:
    found = extent_of([piece])
    assert all(
        abs(a - b) <= 1 for a, b in zip((*found.low, *found.high), (*low, *high), strict=True)
    )


OWN = """
miniatures:
  paints: {rust: "#A04020"}
  buildings:
    tree-house:
      pieces:
        - {box: [200, 200, 200], paint: wall}
        - {part: door, at: [0, -100, 0]}
        - {wedge: [300, 300, 120], at: [0, 0, 200], paint: roof}
  mobs:
    ogre:
      pieces:
        - {ball: 200, at: [0, 0, 200], paint: rust}
"""


def test_a_pack_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "biomes"
    folder.mkdir()
    text = CLASSIC.replace("id: classic", "id: mine", 1)
    text = text.replace("model: acorn-windmill", "model: tree-house").replace(
        "model: hill-troll", "model: ogre"
    )
    (folder / "mine.yaml").write_text(text + OWN, "utf-8")
    catalogue = load_biomes_file(folder / "mine.yaml")
    models = {tile.id: tile.model for tile in catalogue.tiles}
    assert models["acorn-windmill"] == "mine/tree-house"
    assert models["hill-troll"] == "mine/ogre"
    assert models["sandcastle"] == "sandcastle"
    monkeypatch.setattr("game.resources._also", [tmp_path])
    own = own_miniatures("biomes", catalogue)
    assert (list(own.buildings), list(own.mobs)) == (["tree-house"], ["ogre"])
    broken = (text + OWN).replace("paint: rust", "paint: rusty").replace("part: door", "part: gate")
    (folder / "mine.yaml").write_text(broken, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_biomes_file(folder / "mine.yaml")
    assert [problem.path for problem in caught.value.problems] == [
        "miniatures.buildings.tree-house.pieces[1].part",
        "miniatures.mobs.ogre.pieces[0].paint",
    ]


def test_the_classic_pack_brings_none() -> None:
    assert not own_miniatures("biomes", load_biomes()).buildings


def test_looks_are_no_part_of_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "classic.yaml"
    file.write_text(CLASSIC.replace("model: sandcastle", "model: thunder-keep"), "utf-8")
    assert load_biomes_file(file).digest == load_biomes().digest


def test_a_file_of_miniatures_can_be_checked(tmp_path: Path) -> None:
    folder = levels() / "biomes" / "miniatures"
    check_file(folder / "mobs.yaml")
    mine = tmp_path / "miniatures"
    mine.mkdir()
    (mine / "good.yaml").write_text(mob("      - {ball: 90, at: [0, 0, 90], paint: '#000000'}\n"))
    (mine / "bad.yaml").write_text(HEAD + "mobs: []\n")
    check_file(mine / "good.yaml")
    with pytest.raises(ContentError, match=r"bad\.yaml"):
        check_file(mine / "bad.yaml")


def test_the_example_of_the_readme_is_sound(tmp_path: Path) -> None:
    text = (levels() / "biomes" / "README.md").read_text("utf-8")
    example = text[text.index("```yaml\nminiatures:") + 8 :]
    file = tmp_path / "classic.yaml"
    file.write_text(CLASSIC + "\n" + example[: example.index("```")], "utf-8")
    read_document(file, Findings(str(file)))
    load_biomes_file(file)
