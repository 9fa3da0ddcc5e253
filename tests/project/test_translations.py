"""What translators hand in: their files follow the texts, and what a machine can see is refused."""

from __future__ import annotations

import gettext
import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from babel import Locale

from game.language import LACKING, NAMES
from game.render.fonts import SIMILAR, has_letter
from game.ui import theme
from game.ui.theme import Type
from tools.messages.catalogues import (
    FOLDER,
    Catalogue,
    codes,
    compiled,
    forms,
    mo_file,
    po_file,
    read,
    written,
)
from tools.messages.check import problems, spoken
from tools.messages.faults import faults, numbers_of
from tools.messages.table import table
from tools.messages.update import bring_up_to_date, followed, outdated, wanted

OTHERS = [code for code in NAMES if code != "en"]
PARTED = "‖ parts no forms: where the English text is counted, each has a msgstr[]"
COUNTS = (0, 1, 2, 5, 11, 21, 22, 101)


def template(*texts: str | tuple[str, str]) -> dict[str, Catalogue]:
    """The templates of a small game."""
    made = Catalogue("cubewright")
    for text in texts:
        made.add(text, locations=[("game/a.py", 0)])
    return {"cubewright": made}


def translated(folder: Path, code: str, *pairs: tuple[str, str]) -> None:
    """Write a language's file."""
    catalogue = Catalogue("cubewright", code)
    for text, said in pairs:
        catalogue.add(text, said)
    file = po_file(code, "cubewright", folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(catalogue), encoding="utf-8")


def wrong(english: str | tuple[str, str], said: str | Sequence[str], code: str = "de") -> list[str]:
    """What is found wrong with a translation."""
    catalogue = Catalogue("cubewright", code)
    message = catalogue.add(english, said if isinstance(said, str) else tuple(said))
    return list(faults(message, catalogue))


def test_a_changed_text_keeps_its_translation_as_fuzzy_and_is_refused(tmp_path: Path) -> None:
    translated(tmp_path, "de", ("Take the top block.", "Nimm den obersten Block."))
    now = template("Take the top block first.")
    (message,) = followed(now["cubewright"], "de", tmp_path).texts()
    assert message.fuzzy
    assert message.string == "Nimm den obersten Block."
    assert message.previous_id == ["Take the top block."]
    bring_up_to_date(wanted(now, tmp_path))
    text = po_file("de", "cubewright", tmp_path).read_text(encoding="utf-8")
    assert '#| msgid "Take the top block."' in text
    assert written(followed(now["cubewright"], "de", tmp_path)) == text, "twice is as once"
    assert [each.partition(": ")[2][:26] for each in problems(now, tmp_path)] == [
        "“Take the top block first.”"[:26]
    ]


def test_what_is_gone_goes_and_what_is_new_is_missing(tmp_path: Path) -> None:
    translated(tmp_path, "de", ("Old thing here", "Alt"), ("Kept", "Behalten"))
    now = template("Kept", "Wholly different words")
    bring_up_to_date(wanted(now, tmp_path))
    text = po_file("de", "cubewright", tmp_path).read_text(encoding="utf-8")
    assert "Alt" not in text
    assert list(problems(now, tmp_path)) == ["de/cubewright.po: 1 texts are not translated"]
    assert table(now, tmp_path).splitlines()[1].split() == ["Deutsch", "2", "1", "0", "1"]


def test_a_stale_catalogue_is_found(tmp_path: Path) -> None:
    translated(tmp_path, "de", ("Build", "Bauen"))
    now = template("Build")
    bring_up_to_date(wanted(now, tmp_path))
    assert not list(problems(now, tmp_path))
    file = mo_file("de", tmp_path)
    po = po_file("de", "cubewright", tmp_path)
    po.write_text(po.read_text(encoding="utf-8").replace("Bauen", "Baue"), encoding="utf-8")
    assert outdated(wanted(now, tmp_path)) == [file]
    assert list(problems(now, tmp_path)) == [
        f"{file.relative_to(tmp_path.parent)}: out of date: run make messages"
    ]
    bring_up_to_date(wanted(now, tmp_path))
    spoken = gettext.GNUTranslations(io.BytesIO(file.read_bytes()))
    assert spoken.gettext("Build") == "Baue"
    (tmp_path / "de" / "LC_MESSAGES" / "gone.po").write_text("")
    assert [each.name for each in outdated(wanted(now, tmp_path))] == ["gone.po"]


def test_a_catalogue_tells_how_much_it_lacks_and_speaks_no_fuzzy_text() -> None:
    catalogue = Catalogue("cubewright", "de")
    catalogue.add("Build", "Bauen")
    catalogue.add("Fight", "Kampf", flags=["fuzzy"])
    catalogue.add("Walk")
    spoken = gettext.GNUTranslations(io.BytesIO(compiled("de", [catalogue])))
    assert spoken.info()[LACKING.lower()] == "2"
    assert spoken.gettext("Build") == "Bauen"
    assert spoken.gettext("Fight") == "Fight"


@pytest.mark.parametrize("code", OTHERS)
def test_plural_forms_are_those_of_the_language(code: str) -> None:
    """CLDR's rules, of which Babel knows more than gettext's usual tables, for whole numbers."""
    catalogue = Catalogue("cubewright", code)
    forms = [f"form {number}" for number in range(catalogue.num_plurals)]
    catalogue.add(("{count} card", "{count} cards"), tuple(forms))
    spoken = gettext.GNUTranslations(io.BytesIO(compiled(code, [catalogue])))
    rule = Locale.parse(code).plural_form
    kinds: dict[str, set[str]] = {}
    for count in (*COUNTS, *range(1000)):
        said = spoken.ngettext("{count} card", "{count} cards", count)
        kinds.setdefault(rule(count), set()).add(said)
    assert all(len(each) == 1 for each in kinds.values())
    assert len(kinds) == len(set(map(str, kinds.values()))) == len(forms)


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("de", (1, 0, 1, 1, 1, 1, 1, 1)),
        ("fr", (0, 0, 1, 1, 1, 1, 1, 1)),
        ("pl", (2, 0, 1, 2, 2, 2, 1, 2)),
        ("ru", (2, 0, 1, 2, 2, 0, 1, 0)),
    ],
)
def test_counts_take_the_form_they_ask_for(code: str, forms: Sequence[int]) -> None:
    catalogue = Catalogue("cubewright", code)
    said = tuple(f"{number}" for number in range(catalogue.num_plurals))
    catalogue.add(("card", "cards"), said)
    spoken = gettext.GNUTranslations(io.BytesIO(compiled(code, [catalogue])))
    assert [int(spoken.ngettext("card", "cards", count)) for count in COUNTS] == list(forms)


def test_the_form_of_one_may_leave_its_number_out_where_it_is_for_one_alone() -> None:
    alone = {code: numbers_of(Catalogue("x", code), 0) == [1] for code in ("de", "pl", "fr", "ru")}
    assert alone == {"de": True, "pl": True, "fr": False, "ru": False}
    cards = ("{count} card", "{count} cards")
    assert not wrong(cards, ("eine Karte", "{count} Karten"))
    assert wrong(cards, ("eine Karte", "Karten")) == ["form 1: {count} is missing"]
    assert wrong(cards, ("карта", "{count} карты", "{count} карт"), "ru") == [
        "form 0: {count} is missing"
    ]


@pytest.mark.parametrize(
    ("english", "said", "code", "told"),
    [
        ("{name} wins!", "Sieg!", "de", "{name} is missing"),
        ("It wins!", "{name} siegt!", "de", "{name} is not in the English text"),
        ("Take it.", "Nimm es", "de", "it ends in no mark, the English text in ."),
        ("Take it:", "Nimm es.", "de", "it ends in ., the English text in :"),
        ("Take 2 blocks", "Nimm zwei Blöcke", "de", "a number is missing: 2"),
        ("Two  blocks", "Zwei  Blöcke", "de", "two spaces follow each other"),
        ("{n} left", "{n} da ‖ {n} da", "de", PARTED),
        ("Take it", "Nimm es ", "de", "a space at its beginning or end is too much, or missing"),
        ("Take all the blocks", "Take all the blocks", "de", "it is still in English"),
        ("“Build”", "“Bauen”", "de", "” is no quotation mark of this language: write „“ or ‚‘"),
        ("“Build”", "„Bauen", "de", "„“ does not come in pairs"),
        (
            '"Build"',
            '"Costruisci"',
            "it",
            '" is no quotation mark of this language: write «» or “”',
        ),
        ("Ready?", "Prêt ?", "fr", "a no-break space belongs before ? ! ; and :"),
        ("“Build”", "« Construire »", "fr", "a no-break space belongs inside « and »"),
        ("Card", "Kарта", "ru", "Latin letters stand in a Russian word"),
    ],
)
def test_what_a_machine_sees_is_told(english: str, said: str, code: str, told: str) -> None:
    assert told in wrong(english, said, code)


@pytest.mark.parametrize(
    ("english", "said", "code"),
    [
        ("Ready?", "C'est prêt\u00a0?", "fr"),
        ("“Build”: {points}!", "«\u00a0Construire\u00a0»\u00a0: {points}\u00a0!", "fr"),
        ("3.5 were to be expected (“{name}”).", "Erwartet war 3,5 („{name}“).", "de"),
        ("It is 10:30", "Il est 10:30", "fr"),
        ("OK", "OK", "nl"),
        ("TNT", "ТНТ", "ru"),
    ],
)
def test_sound_translations_are_let_be(english: str, said: str, code: str) -> None:
    assert wrong(english, said, code) == []


def test_a_text_is_as_short_as_its_note_asks() -> None:
    catalogue = Catalogue("cubewright", "de")
    notes = ["A button: at most 14 characters.", "{count}: a number"]
    short = catalogue.add("{count} missing", "{count} fehlen noch", auto_comments=notes)
    assert not list(faults(short, catalogue))
    long = catalogue.add("{count} lost", "{count} sind nicht mehr da", auto_comments=notes)
    assert list(faults(long, catalogue)) == ["it has 21 characters, 14 at most are shown"]


def test_titles_that_share_a_text_say_it_alike(tmp_path: Path) -> None:
    now = {}
    for domain, said in (("biomes", "Bauen"), ("towers", "Errichten")):
        now[domain] = Catalogue(domain)
        now[domain].add("Build")
        catalogue = Catalogue(domain, "de")
        catalogue.add("Build", said)
        file = po_file("de", domain, tmp_path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(catalogue), encoding="utf-8")
    bring_up_to_date(wanted(now, tmp_path))
    assert list(problems(now, tmp_path)) == [
        "de: “Build” is said otherwise in biomes and in towers"
    ]


def test_the_faces_have_every_letter() -> None:
    faces = sorted({each.face for each in vars(theme).values() if isinstance(each, Type)})
    domains = [file.stem for file in FOLDER.glob("*.pot")]
    texts = {code: [NAMES[code]] for code in NAMES}
    for code in codes():
        said = (forms(message) for each in spoken(code, domains) for message in each.texts())
        texts[code] += [text for each in said for text in each]
    for code, told in texts.items():
        letters = {sign for sign in "".join(told) if sign.isprintable()} - SIMILAR.keys()
        for face in faces:
            assert sorted(each for each in letters if not has_letter(face, each)) == [], code


def test_a_file_reads_as_it_was_written() -> None:
    catalogue = Catalogue("cubewright", "pl")
    catalogue.add('Odd "signs"\nand \\ lines', "Dziwne „znaki”\ni \\ wiersze")
    catalogue.add(("{n} card", "{n} cards"), ("a", "b", "c"), context="object")
    catalogue.add("x" * 500, "y" * 500, user_comments=["a translator's own"])
    text = written(catalogue)
    assert written(read(text, "cubewright", "pl")) == text
    assert codes(FOLDER) == tuple(code for code in OTHERS if po_file(code, "cubewright").is_file())
