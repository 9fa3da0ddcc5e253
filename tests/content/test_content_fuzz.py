"""Packs cut, bit-flipped, shuffled and filled with nonsense: a catalogue or a clear error."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.packs import ContentError, Problem
from game.resources import levels
from game.rules.biomes.catalogue import Catalogue
from game.rules.brewery.catalogue import Catalogue as Cellar
from game.rules.towers.catalogue import Catalogue as Map
from game.titles.biomes.content.loading import load_biomes_file
from game.titles.brewery.content.loading import load_brewery_file
from game.titles.towers.content.loading import load_towers_file
from tests.patience import no_longer_than
from tests.sizes import WHOLE

LOADERS: dict[str, Callable[[Path], Catalogue | Map | Cellar]] = {
    "biomes": load_biomes_file,
    "towers": load_towers_file,
    "brewery": load_brewery_file,
}
CASES = 120 if WHOLE else 40
NONSENSE = (
    *(b"{", b"}", b"[", b"]", b": ", b"- ", b"? ", b"~", b"null", b"|\n", b"\t", b"\n", b"\r"),
    *(b"&a ", b"*a", b"!!set ", b"<<: ", b"'", b'"', b"#", b"---\n", b"...\n", b"%TAG\n", b"\x00"),
    *(b"\xff", b"\xed\xa0\x80", b"\xe2\x80\xae", b"1e999", b"0x10", b"-1", b"9" * 400, b"true"),
    *(b"[" * 12, b"a" * 3000),
)


def cut(chance: random.Random, pack: bytes) -> bytes:
    return pack[: chance.randrange(len(pack))]


def flip_bits(chance: random.Random, pack: bytes) -> bytes:
    data = bytearray(pack)
    for _ in range(chance.choice((1, 1, 3, 30))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def insert_nonsense(chance: random.Random, pack: bytes) -> bytes:
    data = pack
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(data))
        data = data[:at] + chance.choice(NONSENSE) + data[at + chance.choice((0, 0, 1, 20)) :]
    return data


def move_lines(chance: random.Random, pack: bytes) -> bytes:
    lines = pack.splitlines(keepends=True)
    for _ in range(chance.randint(1, 4)):
        line = lines.pop(chance.randrange(len(lines)))
        lines[chance.randrange(len(lines)) : 0] = [line] * chance.randint(0, 2)
    return b"".join(lines)


def exchange_words(chance: random.Random, pack: bytes) -> bytes:
    """Structure-aware: a key or value is replaced by another one of the file."""
    words = [word.strip(b"{}[],:\"'") for word in pack.split()]
    data = pack
    for _ in range(chance.randint(1, 6)):
        old, new = chance.choice(words), chance.choice(words)
        places = data.count(old)
        if old and places:
            at = -1
            for _ in range(chance.randint(1, places)):
                at = data.index(old, at + 1)
            data = data[:at] + new + data[at + len(old) :]
    return data


def random_text(chance: random.Random, pack: bytes) -> bytes:
    pieces = [*NONSENSE, *(line + b"\n" for line in pack.splitlines())]
    return b"".join(chance.choice(pieces) for _ in range(chance.randint(1, 60)))


MUTATIONS = (cut, flip_bits, insert_nonsense, move_lines, exchange_words, random_text)


def answer_to(title: str, file: Path) -> Catalogue | Map | Cellar | tuple[Problem, ...]:
    try:
        return LOADERS[title](file)
    except ContentError as error:
        return error.problems


@pytest.mark.parametrize("title", LOADERS)
@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_broken_packs_never_do_worse_than_an_error(
    tmp_path: Path, title: str, mutate: Callable[[random.Random, bytes], bytes]
) -> None:
    file = tmp_path / "classic.yaml"
    pack = (levels() / title / "classic.yaml").read_bytes()
    chance = random.Random(mutate.__name__)
    refused = 0
    for _ in range(CASES):
        file.write_bytes(mutate(chance, pack))
        with no_longer_than(5, "a damaged pack"):
            answer = answer_to(title, file)
        assert not isinstance(answer, tuple) or (answer and all(p.message for p in answer))
        refused += isinstance(answer, tuple)
    assert refused > CASES // 3
