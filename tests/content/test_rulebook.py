"""The rulebooks: what the reader refuses, that nothing is missing, search, and the printed book."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.commands.check import problems_of
from game.content.document import ContentError
from game.content.rulebook.files import chapter_files
from game.content.rulebook.finding import Index
from game.content.rulebook.pages import Rulebook, Still
from game.content.rulebook.printing import picture_file, printed
from game.content.rulebook.reading import read_rulebook, rulebook
from game.resources import assets
from tools.rulebook.titles import STUDIOS

ROOT = Path(__file__).resolve().parents[2]
TITLES = [title for title in ("biomes", "towers", "brewery") if chapter_files(title)]
MOST_BYTES = 6_000_000
RULE = re.compile(r"[BTD][0-9]{1,2}(\.[0-9]{1,2})?")
HEAD = "format: cubewright-rulebook\nversion: 1\ntitle: biomes\nchapter: One\npages:\n"

each_title = pytest.mark.parametrize("title", TITLES)


def quoted(*folders: str) -> set[str]:
    """The numbers of rules that stand as texts in the modules of folders."""
    found = set()
    for file in (file for folder in folders for file in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and RULE.fullmatch(text):
                found.add(text)
    return found


def chapter(folder: Path, pages: str, name: str = "1.yaml") -> Path:
    file = folder / "biomes" / "rulebook" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HEAD + pages, encoding="utf-8")
    return file


def wrong(*files: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_rulebook("biomes", files)
    return [f"{Path(p.file).name}:{p.line}: {p.path}: {p.message}" for p in caught.value.problems]


@each_title
def test_every_rule_that_is_quoted_has_a_page(title: str) -> None:
    numbers = quoted(f"game/rules/{title}", f"game/titles/{title}")
    assert numbers
    told = {number for page in rulebook(title).pages for number in page.rules}
    assert numbers - told == set()


@each_title
def test_every_page_has_its_picture_and_no_picture_is_left_over(title: str) -> None:
    pages = rulebook(title).pages
    folder = assets() / "pictures" / "rules" / title
    assert {file.stem for file in folder.glob("*.webp")} == {page.id for page in pages}
    for page in pages:
        assert page.picture is not None
        if isinstance(page.picture.made, Still):
            assert page.picture.made.name in STUDIOS[title].stills


def test_the_pictures_are_small() -> None:
    files = (assets() / "pictures" / "rules").rglob("*.webp")
    assert 0 < sum(file.stat().st_size for file in files) <= MOST_BYTES


@each_title
def test_pages_lead_to_others_and_are_found_by_their_numbers(title: str) -> None:
    book = rulebook(title)
    index = Index(book)
    for page, after in pairwise(book.pages):
        assert book.beside(page, 1) is after
        assert book.beside(after, -1) is page
        assert page.see
        assert page in book.chapter_of(page).pages
    for page in book.pages:
        for number in page.rules:
            assert page in [found.page for found in index.find(number)]


def test_of_a_rule_without_a_page_the_section_is_read() -> None:
    book = rulebook("towers")
    whole, part = book.about("T5"), book.about("T5.9")
    assert whole is part is book.page("demolish")
    assert book.about("T99.1") is None


def test_everything_wrong_is_told_at_once_with_line_and_path(tmp_path: Path) -> None:
    one = chapter(
        tmp_path,
        "  - {id: Big, title: A, rules: [B3.2, seven], text: [Hello.]}\n"
        "  - {id: b, title: B, rules: [], text: [Hello.], see: [nowhere], colour: red}\n"
        "  - {id: c, title: C, rules: [], text: []}\n"
        "  - {id: d, title: D, rules: []}\n"
        "  - {id: e, title: E, rules: [], text: [Hello.],\n"
        "     picture: {caption: Look, seed: much, eye: [1, 2]}}\n"
        "  - {id: f, title: F, rules: [], text: [Hello.],"
        " picture: {caption: A, still: a, seed: 1}}\n",
    )
    found = wrong(one)
    for place in (
        "1.yaml:6: pages[0].id",
        "1.yaml:6: pages[0].rules[1]",
        "1.yaml:7: pages[1].colour",
        "1.yaml:8: pages[2].text",
        "1.yaml:9: pages[3]",
        "1.yaml:11: pages[4].picture.seed",
        "1.yaml:11: pages[4].picture.eye",
        "1.yaml:12: pages[5].picture.seed",
    ):
        assert any(line.startswith(place + ":") for line in found), (place, found)


def test_links_and_ids_are_checked_across_files(tmp_path: Path) -> None:
    page = "  - {{id: {}, title: A, rules: [], text: [Hello.], see: [{}]}}\n"
    one = chapter(tmp_path, page.format("a", "b"))
    two = chapter(tmp_path, page.format("a", "c"), "2.yaml")
    found = wrong(one, two)
    assert [line.partition(": ")[0] for line in found] == ["1.yaml:6", "2.yaml:6", "2.yaml:6"]
    assert "1.yaml:6" in next(line for line in found if "twice" in line)
    assert sum("no page" in line for line in found) == 2
    assert [problem.partition(": ")[2][:8] for problem in problems_of(one)] == ["pages[0]"]


def test_the_check_knows_the_files_that_travel_with_the_program() -> None:
    for title in TITLES:
        for file in chapter_files(title)[:1]:
            assert problems_of(file) == []


def test_all_texts_can_be_translated() -> None:
    files = (assets() / "locale").glob("*.pot")  # test_ui_words holds them to the sources
    written = {file.stem: file.read_text("utf-8") for file in files}
    for title in TITLES:
        for page in rulebook(title).pages:
            for text in page.texts():
                escaped = text.replace('"', '\\"')
                assert f'"{escaped}"' in written[title] or f'"{escaped}"' in written["cubewright"]


def small(tmp_path: Path) -> Rulebook:
    pages = (
        "  - {id: tea, title: Thé à la crème, rules: [B1.1], text: [Warm. Two cups for you.], "
        "keywords: 'œuvre, wine'}\n"
        "  - {id: cup, title: Cups, rules: [B1.2], text: [Tea goes in.], "
        "keywords: 'mug, bowl, łupek, ёлка, вещь, wine'}\n"
    )
    return read_rulebook("biomes", [chapter(tmp_path, pages)])


@pytest.mark.parametrize(
    ("asked", "pages"),
    [
        ("creme", ["tea"]),
        ("CRÈME thé", ["tea"]),
        ("cup", ["cup", "tea"]),
        ("bow", ["cup"]),
        ("tea goes", ["cup"]),
        ("b1.2", ["cup"]),
        ("tea nothing", []),
        ("oeuvr", ["tea"]),
        ("lupek", ["cup"]),
        ("елка", ["cup"]),
        ("в", ["cup"]),
        ("w", ["cup", "tea"]),
        ("  ", []),
    ],
)
def test_search(tmp_path: Path, asked: str, pages: list[str]) -> None:
    assert [found.page.id for found in Index(small(tmp_path)).find(asked)] == pages


def test_what_is_found_shows_the_sentence(tmp_path: Path) -> None:
    index = Index(small(tmp_path))
    assert index.find("two")[0].line == "Two cups for you."
    assert index.find("creme")[0].line == ""


@each_title
def test_the_printed_book_is_whole_and_needs_nothing_from_outside(title: str) -> None:
    book = rulebook(title)
    text = printed(book, "A & B")
    root = ElementTree.fromstring(text)
    ids = {node.get("id") for node in root.iter("section")}
    assert ids == {page.id for page in book.pages}
    links = {node.get("href") for node in root.iter("a")}
    assert {f"#{page.id}" for page in book.pages} == links
    images = [node.get("src", "") for node in root.iter("img")]
    assert len(images) == len(book.pages)
    assert all(image.startswith("data:image/webp;base64,") for image in images)
    assert "@media print" in text
    words = re.sub(r"data:image/webp;base64,[\w+/=]+", "", text)
    assert "http" not in words.replace("http-equiv", "")
    told = "".join(root.itertext())
    for page in book.pages:
        for line in (*page.text, *page.points, *page.examples):
            assert line in told
    assert picture_file(title, book.pages[0].id).is_file()
