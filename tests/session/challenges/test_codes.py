"""A challenge as a code: told again exactly, slips found, strangers' codes bounded."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.titles import BRAINS
from game.content.challenge_reading import challenge_files, read_challenge
from game.content.challenge_writing import challenge_data
from game.content.document import ContentError
from game.rules.registry import TITLES
from game.session import code_signs
from game.session.challenges import codes
from game.session.challenges.codes import long_code, read_code, short_code
from game.session.challenges.making import Recipe
from game.session.code_signs import BadCode, Form, signed
from tests.session.challenges.files import challenge_of

RECIPE = Recipe("biomes", 1, "most", 4, 123456789)
FILES = [file for title in TITLES for file in challenge_files(title)[:2]]


def test_what_a_maker_made_is_told_by_a_short_code() -> None:
    code = short_code(RECIPE)
    assert read_code(code) == RECIPE
    assert len(code.replace("-", "")) <= 18


def test_no_two_kinds_have_one_mark() -> None:
    names = [(title, kind) for title in TITLES for kind in BRAINS[title].puzzles.kinds]
    marks = {(code_signs.mark_of(title), code_signs.mark_of(kind)) for title, kind in names}
    assert len(marks) == len(names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_any_challenge_is_told_in_full(file: Path) -> None:
    challenge = read_challenge(file)
    found = read_code(long_code(challenge))
    assert not isinstance(found, Recipe)
    assert challenge_data(found) == challenge_data(replace(challenge, proof=None, hints=()))
    assert found.title == challenge.title


def test_a_code_is_read_however_it_was_written_down() -> None:
    code = short_code(RECIPE)
    told = code.lower().replace("-", " ").replace("0", "o").replace("1", "i")
    assert read_code(f"  {told}\n") == RECIPE


def test_every_single_slip_is_found() -> None:
    code, missed = short_code(RECIPE), 0
    for at, sign in enumerate(code):
        for other in code_signs.SIGNS:
            if sign not in ("-", other):
                try:
                    read_code(code[:at] + other + code[at + 1 :])
                except BadCode:
                    continue
                missed += 1
    assert missed <= 1, "one in 65,536 may pass by chance"


@pytest.mark.parametrize("code", ["", "-", "hello, world", "Ä", "0", "000", "1" * 4001])
def test_what_is_no_code_is_said_to_be_none(code: str) -> None:
    with pytest.raises(BadCode):
        read_code(code)


def test_noise_never_does_worse_than_being_refused(tmp_path: Path) -> None:
    lot = random.Random(5)
    code = long_code(challenge_of(tmp_path))
    for _ in range(300):
        body = lot.randbytes(lot.randrange(1, 60))
        form = lot.choice([*Form, 9])
        cut = code[: lot.randrange(len(code))]
        for each in (signed(form, body), cut):
            with pytest.raises((BadCode, ContentError)):
                read_code(each)


def test_a_code_that_would_unfold_to_too_much_is_refused() -> None:
    folder = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=codes._WORDS.encode())
    bomb = (
        folder.compress(b"biomes\n" + b" " * 10_000_000)[: code_signs.LONGEST // 2] + folder.flush()
    )
    with pytest.raises(BadCode):
        read_code(signed(Form.CHALLENGE, bomb))
