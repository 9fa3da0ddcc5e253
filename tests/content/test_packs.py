"""Broken packs report everything that is wrong, with file, line and path, and nothing worse."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
import yaml

from game.content.document import BYTES_LIMIT, PROBLEMS_LIMIT
from game.content.packs import ContentError, Problem, load_catalogue, load_file
from game.resources import levels
from game.titles.biomes.content.loading import load_biomes

CLASSIC = (levels() / "biomes" / "classic.yaml").read_text("utf-8")


def problems(tmp_path: Path, text: str | bytes, name: str = "classic.yaml") -> list[Problem]:
    file = tmp_path / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as caught:
        load_file(file)
    assert caught.value.problems
    assert str(caught.value) == "\n".join(str(problem) for problem in caught.value.problems)
    assert all(problem.file == str(file) for problem in caught.value.problems)
    return list(caught.value.problems)


def line_of(text: str, piece: str) -> int:
    return text[: text.index(piece)].count("\n") + 1


def test_all_errors_come_at_once_with_line_and_path(tmp_path: Path) -> None:
    broken = (
        CLASSIC.replace("biome: forest", "biome: jungle", 1)
        .replace("hearts: 6", "hearts: six", 1)
        .replace("emerald: 12", "emerald: 11")
        .replace("id: leshy", "id: basilisk")
        .replace('"Leshy"', '"Grey wolf"')
        .replace("xp: 3", "points: 3", 1)
        .replace("extra_action: true", "extra_action: yes", 1)
        .replace("[tundra, tundra, desert]", "[tundra, tundra]", 1)
        .replace("count: 2", "count: 3", 1)
        .replace("model: acorn-windmill", "model: pyramid", 1)
    )
    found = {problem.path: problem for problem in problems(tmp_path, broken)}
    assert set(found) == {
        "blocks",
        "boards[0][2]",
        "weapons",
        "buildings[0].biome",
        "buildings[0].model",
        "buildings[42]",
        "buildings[42].points",
        "mobs[0].hearts",
        "mobs[9].id",
        "mobs[9].name",
        "mobs[12].extra_action",
    }
    assert found["buildings[0].biome"].line == line_of(broken, "jungle")
    assert "forest, desert, mountains, tundra" in found["buildings[0].biome"].message
    assert "'jungle'" in found["buildings[0].biome"].message
    assert found["mobs[0].hearts"].line == line_of(broken, "hearts: six")
    assert "64" in found["blocks"].message
    assert "63" in found["blocks"].message
    assert str(line_of(broken, "id: basilisk")) in found["mobs[9].id"].message


def test_each_line_of_the_report_names_file_line_and_path(tmp_path: Path) -> None:
    report = str(problems(tmp_path, CLASSIC.replace("kind: bow", "kind: spear"))[0])
    where = f"{tmp_path / 'classic.yaml'}:{line_of(CLASSIC, 'kind: bow')}: weapons[0].kind: "
    assert report.startswith(where)


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("version: 1", "version: 2", "version"),
        ("title: biomes", "title: chess", "title"),
        ("id: classic", "id: other", "id"),
        ('name: "Classic"', 'name: ""', "name"),
        ('name: "Classic"', f"name: {'x' * 41}", "name"),
        ('name: "Classic"', 'name: "a\\u202Eb"', "name"),
        ("format: cubewright-pack", "format: [cubewright-pack]", "format"),
        ("wood: 16", "wood: 16.0", "blocks.wood"),
        ("wood: 16", "wood: true", "blocks.wood"),
        ("wood: 16", "wood: 99999999999999999999", "blocks.wood"),
        ("wood: 16", "wood: -16", "blocks.wood"),
        ("wood: 16", "wood: 64", "blocks.wood"),
        ("A: {forest: 3", "A: {forest: 0", "scoring.A.forest"),
        ("A: {forest: 3, ", "A: {", "scoring.A"),
        ("cost: {wood: 1}", "cost: {emerald: 1}", "buildings[0].cost.emerald"),
        ("cost: {wood: 1}", "cost: {}", "buildings[0].cost"),
        ("cost: {wood: 1}", "cost: {wood: 12, sand: 1}", "buildings[0].cost"),
        ("each: obsidian, bonus: 3", "each: emerald, bonus: 3", "mobs[0].each"),
        ("each: obsidian, bonus: 3", "each: obsidian", "mobs[0]"),
        ("each: obsidian, bonus: 3", "extra_action: false", "mobs[0]"),
        ("extra_action: true", "extra_action: true, each: sand, bonus: 2", "mobs[12]"),
        ("id: basilisk", "id: ../basilisk", "mobs[0].id"),
        ("mountains", "desert", "boards[0]"),
        ("boards:", "planks:", "planks"),
        ("boards:", "planks:", ""),
        ("id: bow,", "id: stone-pickaxe,", "weapons[2].id"),
    ],
)
def test_nonsense_is_found_at_its_place(tmp_path: Path, old: str, new: str, path: str) -> None:
    assert old in CLASSIC
    found = problems(tmp_path, CLASSIC.replace(old, new, 40 if old == "mountains" else 1))
    assert path in [problem.path for problem in found]


def test_a_repeated_key_is_an_error(tmp_path: Path) -> None:
    [problem] = problems(tmp_path, CLASSIC + "version: 1\n")
    assert (problem.path, problem.line) == ("version", CLASSIC.count("\n") + 1)
    assert str(line_of(CLASSIC, "version:")) in problem.message


def test_a_missing_tile_is_an_error(tmp_path: Path) -> None:
    cut = CLASSIC[: CLASSIC.rindex("  - {")]
    [problem] = problems(tmp_path, cut)
    assert "64" in problem.message
    assert "63" in problem.message


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("wood: 16", "wood: &w 16", "&name"),
        ("wood: 16", "wood: *w", "*name"),
        ("wood: 16", "wood: !!int 16", "!name"),
        ("blocks: {", "blocks: !!map {", "!name"),
        ("blocks: {", "<<: {", "<<"),
    ],
)
def test_only_plain_yaml_is_read(tmp_path: Path, old: str, new: str, word: str) -> None:
    found = problems(tmp_path, CLASSIC.replace(old, new, 1))
    assert any(word in problem.message or word == problem.path for problem in found)
    assert all(problem.line for problem in found)


BOMB = "a: &a [x, x]\n" + "".join(
    f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20)
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n# nothing\n",
        "- 1\n- 2\n",
        "just words",
        "42",
        "a: b: c",
        "{a: [",
        "? [a, b]\n: c\n",
        "'unclosed",
        "!!python/object/apply:os.system ['true']",
        "--- \na: 1\n---\nb: 2\n",
        "a: *nowhere",
        "\ta: 1",
        "%YAML 9.9\n---\na: 1",
        "[" * 5000,
        "{a: " * 5000,
        "- " * 5000,
        BOMB,
        "x: [" + "1, " * 30_000 + "]",
        "a: 1\n" * 2000,
        "".join(f"k{n}: 1\n" for n in range(5000)),
        "a" * 100_000,
        ": \n" * 2000,
        "&a " * 100,
        "a: |\n" + " x\n" * 20_000,
    ],
)
@pytest.mark.parametrize("parser", ["CSafeLoader", "SafeLoader"])
def test_strange_files_end_in_problems(
    tmp_path: Path, text: str, parser: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.content.document._PARSER", getattr(yaml, parser, yaml.SafeLoader))
    assert len(problems(tmp_path, text)) <= PROBLEMS_LIMIT


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b"a: \x00\x01",
        b"\xef\xbb\xbf\x80",
        b"x" * (BYTES_LIMIT + 1),
        bytes(range(256)),
    ],
)
def test_strange_bytes_end_in_problems(tmp_path: Path, data: bytes) -> None:
    assert problems(tmp_path, data)


def test_files_that_are_none(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "folder.yaml").mkdir()
    for path in (tmp_path / "none.yaml", tmp_path / "folder.yaml", tmp_path / "pipe.yaml"):
        with pytest.raises(ContentError, match=re.escape(str(path))):
            load_file(path)
    with pytest.raises(ContentError):
        load_file("with\0zero.yaml")


@pytest.mark.parametrize(("title", "pack"), [("biomes", "nope"), ("x", "classic"), ("..", "x")])
def test_unknown_packs_name_the_known_ones(title: str, pack: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_catalogue(title, pack)
    assert len(str(caught.value).splitlines()) == 1


def test_a_path_is_no_pack() -> None:
    with pytest.raises(ContentError, match="classic"):
        load_biomes("../biomes/classic")


def test_the_digest_is_of_what_the_pack_says(tmp_path: Path) -> None:
    digest = load_biomes().digest
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", digest)
    file = tmp_path / "classic.yaml"
    file.write_text("# a comment\n" + CLASSIC.replace("{id: bow, name: ", "{ id:  bow,\n   name: "))
    assert load_file(file).digest == digest
    file.write_text(CLASSIC.replace("{wood: 1}, xp: 0", "{wood: 1}, xp: 1"))
    assert load_file(file).digest != digest


def test_both_parsers_of_yaml_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = load_biomes()
    monkeypatch.setattr("game.content.document._PARSER", yaml.SafeLoader)
    assert load_biomes() == catalogue
