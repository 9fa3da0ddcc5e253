"""Records and saves that were cut, bit-flipped, filled with nonsense or mutated with a plan.

Each case must end in a clear error or in a valid game: no other exception, no hang, and no older
save lost. The cases are drawn from fixed seeds, so a failure repeats.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from game.session import atomic_write
from game.session.match import Match
from game.session.record import RecordError, parse_record
from game.session.replay import Replay
from game.session.saves import KEPT, SaveStore
from game.session.verification import resume, verify
from tests.patience import no_longer_than
from tests.sizes import some

from .games import new_match, play_some, record_lines

SLOWEST = 5.0
"""Seconds; a case takes a few hundredths, so this is a hang."""
NONSENSE: list[object] = [
    *(None, True, False, 0, -1, 1, 2, 3, 5, 63, 64, 2**31, 2**53, 2**63 - 1, -(2**63), 2**64),
    *(0.5, -0.0, 1e308, "", "x", "human", "\x00", "é", "../../x", "a" * 5000, "wood", "biomes"),
    *([], {}, [[]], [None], [0, 0], [0, 0, 3], [-1, -1, -1], {"type": "explore", "to": [2, 2]}),
    *({"": 0}, [1] * 500, {"type": "end_turn"}, {"type": "pickaxe", "block": None}),
]

Mutation = Callable[[random.Random, bytes], bytes]


def cut(chance: random.Random, content: bytes) -> bytes:
    """The end is missing, or the beginning, or something in between."""
    start, end = sorted(chance.sample(range(len(content)), 2))
    return chance.choice([content[:end], content[start:], content[:start] + content[end:]])


def flip(chance: random.Random, content: bytes) -> bytes:
    """Some bits are the wrong way round."""
    changed = bytearray(content)
    for _ in range(chance.choice([1, 1, 1, 2, 8, 200])):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def fill(chance: random.Random, content: bytes) -> bytes:
    """Nonsense over a part, as a disk leaves it after a crash."""
    start, end = sorted(chance.sample(range(len(content)), 2))
    filling = chance.choice([b"\x00", b"\xff", b" ", b"{", b"[", b'"', b"\n", b"9"])
    kinds = [filling * (end - start), chance.randbytes(min(end - start, 3000))]
    return content[:start] + chance.choice(kinds) + content[end:]


def shuffle_lines(chance: random.Random, content: bytes) -> bytes:
    """Lines doubled, dropped or in another order."""
    lines = content.splitlines(keepends=True)
    for _ in range(chance.randrange(1, 4)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        kind = chance.randrange(3)
        if kind == 0:
            lines.insert(other, lines[at])
        elif kind == 1 and len(lines) > 1:
            del lines[at]
        else:
            lines[at], lines[other] = lines[other], lines[at]
    return b"".join(lines)


def mutate(chance: random.Random, content: bytes) -> bytes:
    """Sound JSON in which some values are others."""
    lines = content.splitlines()
    at = 0 if chance.random() < 0.4 else chance.randrange(len(lines))
    data = json.loads(lines[at])
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        deep = at == 0 and isinstance(data.get("setup"), dict) and chance.random() < 0.7
        _change_somewhere(chance, data["setup"] if deep else data)
    lines[at] = json.dumps(data).encode()
    if chance.random() < 0.5:  # then the tables of the record count, not those of the pack
        header = lines[0].replace(b"sha256:", b"sha256:0")
        lines[0] = header
    return b"\n".join(lines)


def _change_somewhere(chance: random.Random, data: object) -> None:
    """Walk down to some list or object in ``data`` and change an entry of it."""
    while isinstance(data, dict | list) and data:
        key = chance.choice([*data]) if isinstance(data, dict) else chance.randrange(len(data))
        inner = data[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.75:
            data = inner
            continue
        kind = chance.randrange(6)
        if kind == 0:
            del data[key]
        elif kind == 1 and isinstance(data, list):
            data.insert(key, inner)
        elif kind == 2 and isinstance(data, list):
            other = chance.randrange(len(data))
            data[key], data[other] = data[other], data[key]
        elif kind == 3 and type(inner) is int:
            data[key] = inner + chance.choice([-1, 1, 100])
        else:
            data[key] = deepcopy(chance.choice(NONSENSE))
        return


MUTATIONS: list[Mutation] = [cut, flip, fill, shuffle_lines, mutate]


def complaint(check: Callable[[], object]) -> str:
    """What a check complains of; empty when it doesn't. Any other exception is a failure."""
    try:
        check()
    except RecordError as error:
        return str(error) or "(nothing said)"
    return ""


def assert_clear(content: bytes) -> None:
    """A clear error, or a game in which verifying, watching and going on agree."""
    with no_longer_than(SLOWEST):
        if not complaint(lambda: parse_record(content)):
            record = parse_record(content)
            difference = verify(record).difference
            assert complaint(lambda: Replay(record)) == difference
            if difference:
                assert complaint(lambda: resume(record))
            elif not complaint(lambda: resume(record)):
                again = parse_record(resume(record).record_bytes())
                assert again.header == record.header
                assert len(again.steps) == len(record.steps)


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@pytest.mark.parametrize("batch", some(range(5), 1))
def test_hostile_records(mutation: Mutation, batch: int) -> None:
    for case in range(50):
        chance = random.Random(f"{mutation.__name__} {batch} {case}")
        players = chance.choice([2, 3, 4])
        content = b"\n".join(record_lines(players, chance.randrange(4))) + b"\n"
        assert_clear(mutation(chance, content))


@pytest.mark.parametrize("name", ["zeros", "noise", "brackets", "text"])
def test_records_of_nothing_but_nonsense(name: str) -> None:
    chance = random.Random(name)
    for length in [*range(30), 1000, 50_000]:
        content = {
            "zeros": b"\x00" * length,
            "noise": chance.randbytes(length),
            "brackets": bytes(chance.choice(b'{}[]",:\n1') for _ in range(length)),
            "text": "Viele Grüße, ".encode() * length,
        }[name]
        with pytest.raises(RecordError) as caught:
            parse_record(content)
        assert str(caught.value)


@pytest.fixture(scope="module")
def played() -> Match:
    match = new_match(seed=3)
    play_some(match, 40)
    return match


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@pytest.mark.parametrize("batch", some(range(2), 1))
def test_hostile_saves_lose_no_older_one(
    tmp_path: Path, played: Match, mutation: Mutation, batch: int
) -> None:
    """Whatever becomes of the newest save, the game goes on from it or from the one before."""
    good = played.record_bytes()
    older = b"".join(played.lines[:-1])
    for case in range(30):
        chance = random.Random(f"save {mutation.__name__} {batch} {case}")
        folder = tmp_path / str(case)
        store = SaveStore(folder)
        path = store.path_of(played)
        atomic_write.write_atomically(path, older, keep=KEPT)
        broken = mutation(chance, good)
        atomic_write.write_atomically(path, broken, keep=KEPT)
        saved = store.latest()
        [copy] = [kept for kept in folder.iterdir() if kept.name == path.name + ".1"]
        assert copy.read_bytes() == older
        if store.damaged:
            assert saved is not None
            assert saved.is_older
            assert saved.match.record_bytes() == older
            assert store.damaged[0].path.read_bytes() == broken
            assert store.damaged[0].reason
        else:
            assert saved is None or saved.match.header.seed is not None
            assert path.read_bytes() == broken


@pytest.mark.parametrize("case", range(40))
def test_saves_all_of_whose_copies_are_hostile(tmp_path: Path, played: Match, case: int) -> None:
    chance = random.Random(f"all {case}")
    store = SaveStore(tmp_path)
    path = store.path_of(played)
    contents = set()
    tmp_path.mkdir(exist_ok=True)
    for copy in (path, *atomic_write.older(path, KEPT)):
        content = chance.choice(MUTATIONS)(chance, played.record_bytes())
        copy.write_bytes(content)
        contents.add(content)
    saved = store.latest()
    if saved is None:
        assert store.damaged or path.exists()
    kept = {file.read_bytes() for file in tmp_path.iterdir() if file.suffix != ".txt"}
    assert contents <= kept
