"""What translators are given: every text of the game, in the order of reading, with what it is."""

from __future__ import annotations

import ast
import io
from pathlib import Path

import pytest

from game.rules.registry import TITLES
from game.ui.titles import INTERFACES
from tests.project.game_texts import TEXTS, made, texts
from tools.messages.catalogues import written
from tools.messages.faults import over_room
from tools.messages.gaps import EVERYWHERE, UnknownGap, gap_notes, meanings, names_in
from tools.messages.pack_files import extract as from_pack
from tools.messages.python_sources import Extracted, HiddenText
from tools.messages.python_sources import extract as from_source
from tools.messages.templates import KEYWORDS, ROOT, TAGS, domain_of

pytestmark = pytest.mark.xdist_group(TEXTS)


def source(text: str) -> list[Extracted]:
    """What is found in a Python source."""
    file = io.BytesIO(text.encode())
    file.name = "source.py"
    return list(from_source(file, KEYWORDS, TAGS, {}))


@pytest.mark.parametrize("title", TITLES)
def test_every_line_that_is_said_has_a_note_for_its_translators(title: str) -> None:
    table = INTERFACES[title].company.lines
    assert table is not None
    file = f"game/titles/{title}/ui/lines.py"
    noted = {each.key[1] for each in texts() if each.file == file and each.notes}
    for said in table.values():
        for line in (each for kind in said().values() for each in kind):
            assert line in noted, line


def test_a_note_is_about_all_that_begins_below_it_and_may_have_several_lines() -> None:
    told = source(
        "# Translators: a table,\n# of two.\nTABLE = {\n    1: _('one'),\n    2: _('two'),\n}\n"
        "x = _('three')\n# Others read this.\ny = _('four')\n"
    )
    notes = [(texts, notes) for _line, _function, texts, notes in told]
    both = ["a table, of two."]
    assert notes == [("one", both), ("two", both), ("three", []), ("four", [])]


def test_a_note_stands_above_its_text_in_the_template() -> None:
    text = written(made()["towers"])
    entry = next(each for each in text.split("\n\n") if "Tall as a pine." in each)
    assert entry.splitlines()[0] == "#. Alder saw somebody build a high tower."


def test_a_text_in_an_f_string_is_refused() -> None:
    """Babel finds it or not by the version of Python."""
    with pytest.raises(HiddenText, match=r"source.py:2: "):
        source("x = 1\ny = f\"{_('lost')} {x}\"\n")


def calls() -> dict[tuple[str, str], str]:
    """All texts in calls of gettext's functions in game/, by context and text, with their files."""
    contexts = {"_": 0, "ngettext": 0, "pgettext": 1, "npgettext": 1}
    known = {}
    for file in sorted((ROOT / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in contexts and isinstance(node.args[0], ast.Constant):
                first = contexts[node.func.id]
                words = [each.value for each in node.args if isinstance(each, ast.Constant)]
                context, text = (words[0] if first else ""), words[first]
                assert isinstance(context, str)
                assert isinstance(text, str)
                known[context, text] = file.relative_to(ROOT).as_posix()
    return known


def test_every_text_of_the_program_is_found() -> None:
    """And nothing is marked that ``mapping.cfg`` leaves out: the command line stays English."""
    assert calls().keys() == {each.key for each in texts() if each.file.startswith("game/")}


def test_templates_are_in_the_order_of_reading() -> None:
    """A pack's names come first, then the rulebook from its first page to its last."""
    order = [each.locations[0][0] for each in made()["biomes"].texts()]
    chapters = [file for file in dict.fromkeys(order) if "/rulebook/" in file]
    assert order[0] == "levels/biomes/classic.yaml"
    assert chapters == sorted(chapters)
    words = {each.id: number for number, each in enumerate(made()["biomes"].texts())}
    assert (
        words["Collect: take two blocks from the cube."] + 1
        == words["Explore: walk up to two crossings and turn up what lies there."]
    )


def test_a_line_that_moves_and_a_day_that_passes_change_no_template() -> None:
    for template in made().values():
        text = written(template)
        assert "Creation-Date" not in text
        assert not any(":" in line[2:] for line in text.splitlines() if line.startswith("#:"))


def test_a_text_stands_in_one_template_unless_titles_share_it() -> None:
    assert domain_of("game/titles/biomes/ui/box.py") == "biomes"
    assert domain_of("game/rules/biomes/moves.py") == "biomes"
    assert domain_of("levels/biomes/classic.yaml") == "biomes"
    assert domain_of("game/rules/core.py") == "cubewright"
    assert domain_of("game/titles/__init__.py") == "cubewright"
    shared = {(each.context, str(each.id)) for each in made()["cubewright"].texts()}
    for title in TITLES:
        own = {(each.context, str(each.id)) for each in made()[title].texts()}
        assert own
        assert not own & shared


def test_templates_hold_sources_plurals_contexts_and_pack_names() -> None:
    assert "Pass the laptop to {name}" in made()["cubewright"]
    assert ("{count} weapon", "{count} weapons") in [each.id for each in made()["biomes"].texts()]
    assert made()["biomes"].get("a hidden weapon", "take a weapon") is None
    assert any(each.context == "take a weapon" for each in made()["biomes"].texts())
    assert "Oasis market" in made()["biomes"]


def pack(folder: Path, kind: str, name: str, text: str) -> list[tuple[str, str]]:
    """The texts and notes of a file of levels/."""
    file = folder / kind / name
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    with file.open("rb") as opened:
        return [
            (str(text), notes[0]) for _line, _call, text, notes in from_pack(opened, {}, (), {})
        ]


def test_a_lesson_tells_who_says_what(tmp_path: Path) -> None:
    lesson = (
        "name: First\nidea: An idea.\nplayers: [{name: Ben, level: sprout}]\nsteps:\n"
        "  - {say: Click!, replies: [{say: Not that.}]}\n  - {say: Whee!, who: pip}\n"
    )
    assert pack(tmp_path, "lessons", "02-first.yaml", lesson) == [
        ("First", "lesson 2: its name"),
        ("An idea.", "lesson 2: what it teaches, in a sentence"),
        ("Click!", "lesson 2, step 1: Hazel says"),
        ("Not that.", "lesson 2, step 1: Hazel answers to what isn't meant"),
        ("Whee!", "lesson 2, step 2: Pip says"),
    ]


def test_all_of_a_challenge_can_be_translated(tmp_path: Path) -> None:
    challenge = "name: N\nidea: I\nhints: [One, Two]\ngoal: {of: x}\n"
    told = pack(tmp_path, "challenges", "07-n.yaml", challenge)
    assert [text for text, _note in told] == ["N", "I", "One", "Two"]
    assert told[3][1] == "challenge 7: hint 2, one line"


def test_a_chapter_is_told_as_it_is_read(tmp_path: Path) -> None:
    chapter = (
        "chapter: End\npages:\n  - {title: Ties, keywords: tie, points: [Two.], text: [One.]}\n"
    )
    told = pack(tmp_path, "rulebook", "1-end.yaml", chapter)
    assert [text for text, _note in told] == [
        "End",
        "Ties",
        "One.",
        "Two.",
        "('search words', 'tie')",
    ]
    assert told[2][1] == "rulebook, chapter “End”, page “Ties”: paragraph"


def test_english_keeps_to_the_room_it_asks_translators_to_keep_to() -> None:
    for template in made().values():
        for each in template.texts():
            english = (each.id,) if isinstance(each.id, str) else each.id
            assert not [told for text in english for told in over_room(each, text)], english


def test_every_gap_is_told_and_none_that_is_not_there() -> None:
    gaps = {
        (where, name)
        for domain, template in made().items()
        for each in template.texts()
        for name in names_in(each.id)
        for where in (domain, EVERYWHERE, *(file for file, _line in each.locations))
    }
    told = {(where, name) for where, names in meanings().items() for name in names}
    assert told <= gaps
    with pytest.raises(UnknownGap, match="nonsense"):
        list(gap_notes("A {nonsense}.", "biomes"))


def test_a_gap_means_what_its_file_says_before_its_title_and_all_others() -> None:
    file = "game/titles/biomes/ui/bench/edits.py"
    (note,) = gap_notes("{name}", "biomes", (file,))
    assert "piece" in note
    (note,) = gap_notes("{name}", "biomes", ("elsewhere.py",))
    assert "player" in note
