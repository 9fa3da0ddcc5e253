"""Decoded data of strangers: every value may have become any other (tests/session/hostile.py).

Nothing but the clear errors comes out, in bounded time, whatever a code, a record, a save, a
challenge, a lesson, a position or a family's file tells.
"""

from __future__ import annotations

import contextlib
import json
import random
import zlib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from game.ai.puzzles.task import TooMany
from game.ai.titles import BRAINS
from game.content.challenge import LONGEST, Challenge
from game.content.challenge_reading import challenge_files, read_challenge, told_challenge
from game.content.challenge_writing import challenge_data, written
from game.content.document import ContentError, Findings, read_document
from game.content.lesson_reading import lesson_files, read_lesson
from game.content.packs import load_catalogue
from game.rules.codec import BadData
from game.rules.core import Options
from game.rules.registry import TITLES
from game.session import code_signs
from game.session.challenges import codes, proving
from game.session.challenges.making import Recipe, made
from game.session.challenges.own_challenges import ready
from game.session.challenges.soundness import faults, hindrances
from game.session.challenges.workpiece import Workpiece
from game.session.family.entry import entry_of
from game.session.family.parcel import LABEL, PROFILES, ParcelError
from game.session.family.profiles import Profile
from game.session.family.profiles import written as written_profiles
from game.session.family.unpacking import unpack
from game.session.lessons.soundness import faults as faults_of_lesson
from game.session.obfuscation import sealed
from game.session.record import RecordError, parse_record
from game.session.replay import Replay
from game.session.saves import SaveStore
from game.session.verification import resume, verify
from tests.session.hostile import BEYOND, HOSTILE, bounded, line, put, spoilt
from tests.session.test_family_parcel import forged, home
from tests.sizes import WHOLE

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = {"biomes": "2-21", "towers": "3-22", "brewery": "2-21"}
CASES = 150 if WHOLE else 6
"""Of each kind and title."""
FEW_NODES = 60
Clear = (RecordError, ContentError, BadData, TooMany, code_signs.BadCode)
T = TypeVar("T")
title_by_title = pytest.mark.parametrize("title", RECORDS)


def clearly(deed: Callable[[], T]) -> T | None:
    """Do it in bounded time; a clear error says something, and is None here."""
    told = ""
    try:
        return bounded(deed)
    except Clear as error:
        told = str(error)
    assert told
    return None


@cache
def lines(title: str) -> tuple[bytes, ...]:
    """The lines of a finished game's record."""
    return tuple((GOLDEN / f"{title}-{RECORDS[title]}.cubelog").read_bytes().splitlines())


@cache
def challenges(title: str) -> tuple[Challenge, ...]:
    """Some challenges of the house, of every kind."""
    found = {challenge.kind: challenge for challenge in map(read_challenge, challenge_files(title))}
    return tuple(found.values())


def plain(challenge: Challenge) -> Any:
    """What a challenge's file tells."""
    return json.loads(json.dumps(challenge_data(challenge)))


def spoilt_record(chance: random.Random, title: str) -> bytes:
    """A record, mostly its beginning, with one value that is another."""
    found = list(lines(title)[: chance.choice([1, 2, 4, 12, 400])])
    at = 0 if chance.random() < 0.4 else chance.randrange(len(found))
    found[at] = line(spoilt(chance, json.loads(found[at])))
    if chance.random() < 0.5:  # then the tables of the record count, not those of the pack
        found[0] = found[0].replace(b"sha256:", b"sha256:0")
    return b"\n".join(found) + b"\n"


@title_by_title
def test_records(title: str) -> None:
    for case in range(CASES * 2):
        chance = random.Random(f"record {title} {case}")
        content = spoilt_record(chance, title)
        record = clearly(partial(parse_record, content))
        if record is not None:
            for use in (verify, Replay, resume):
                clearly(partial(use, record))
            bounded(partial(entry_of, "x.cubelog", content))


KEYS = ("type", "player", "block", "pawn", "die", "token", "target", "recipe", "extension", "to")


@title_by_title
def test_values_of_actions_and_events(title: str) -> None:
    """A hostile value at a key of one of the first steps, whether that has it or not."""
    first = [json.loads(told) for told in lines(title)[:5]]
    for case in range(CASES * 2):
        chance = random.Random(f"value {title} {case}")
        step, key = chance.randrange(1, len(first)), "type" if case < 4 else chance.choice(KEYS)
        value: Any = [[], {}, [0], None][case] if case < 4 else chance.choice(HOSTILE)
        told = first[step]
        if case % 2:
            changed = put(told, ("action", key), value)
        else:
            changed = put(told, ("events",), [{**each, key: value} for each in told["events"]])
        found = [*first[:step], changed, *first[step + 1 :]]
        record = clearly(partial(parse_record, b"\n".join(map(line, found))))
        if record is not None:
            clearly(partial(verify, record))


@title_by_title
def test_saves_end_no_start(tmp_path: Path, title: str) -> None:
    for case in range(CASES):
        chance = random.Random(f"save {title} {case}")
        folder = tmp_path / str(case)
        folder.mkdir()
        note: Any = {"format": "cubewright-note", "order": 3, "at": 5, "title": title, "turn": 2}
        note["players"] = [{"name": "Ada", "agent": "human", "color": "red", "points": 3}]
        content = spoilt_record(chance, title)
        told = content if chance.random() < 0.3 else sealed(content)
        if chance.random() < 0.3:
            told = line(spoilt(chance, json.loads(sealed(content))))
        if chance.random() < 0.7:
            told = line(spoilt(chance, note)) + b"\n" + told
        (folder / f"{title}-1-2.cubelog").write_bytes(told)

        def start(folder: Path = folder) -> None:
            store = SaveStore(folder)
            store.tidy()
            store.unfinished()
            store.latest()
            store.finished()
            store.close()

        bounded(start)
        kept = [path.read_bytes() for path in folder.glob("*.cubelog*") if path.suffix != ".txt"]
        assert told in kept, "nothing is lost"


def use(challenge: Challenge) -> None:
    """Everything that is done with a challenge from elsewhere."""
    wrong = bounded(lambda: hindrances(challenge))
    clearly(lambda: faults(challenge))
    clearly(lambda: Workpiece(challenge).lack)
    if wrong:
        return
    clearly(lambda: written(ready(challenge)))
    clearly(lambda: codes.long_code(challenge))
    clearly(lambda: proving.prove(challenge, FEW_NODES))
    clearly(lambda: proving.prove_again(challenge, FEW_NODES))


@title_by_title
def test_challenges(title: str) -> None:
    for case in range(CASES):
        chance = random.Random(f"challenge {title} {case}")
        told = plain(chance.choice(challenges(title)))
        text = line(spoilt(chance, told)).decode()
        found = clearly(partial(told_challenge, text, title, "x"))
        if isinstance(found, Challenge):
            use(found)


@title_by_title
def test_codes_that_are_told_in_full(title: str) -> None:
    for case in range(CASES):
        chance = random.Random(f"code {title} {case}")
        told = plain(chance.choice(challenges(title)))
        kept = {key: value for key, value in told.items() if key not in codes._NEVER_TOLD}
        named = chance.choice([title] * 8 + ["chess", "", "\x00"])
        folder = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=codes._WORDS.encode())
        body = folder.compress(named.encode() + b"\n" + line(spoilt(chance, kept)))
        code = code_signs.signed(code_signs.Form.CHALLENGE, body + folder.flush())
        found = clearly(partial(codes.read_code, code))
        if isinstance(found, Challenge):
            use(found)


@title_by_title
def test_short_codes_of_any_length(title: str) -> None:
    """`105S-2400-0000-00VW-T` was one of length 0."""
    puzzles = BRAINS[title].puzzles
    refused = 0
    for kind in puzzles.kinds:
        for length in (0, 2, 20, 21, 127, 255):
            recipe = Recipe(title, puzzles.version, kind, length, 4_000_000_000)
            told = codes.read_code(codes.short_code(recipe))
            assert told == recipe
            try:
                bounded(partial(made, recipe))
            except ValueError as error:
                refused += "No challenge is made of that." in str(error)
            else:
                assert 1 <= length <= LONGEST
    assert refused >= 4 * len(puzzles.kinds)


def test_a_code_of_absurd_length_is_none() -> None:
    told = codes.read_code("105S-2400-0000-00VW-T")
    assert isinstance(told, Recipe)
    with pytest.raises(ValueError, match="No challenge is made of that"):
        made(told)


@pytest.mark.parametrize(
    "worth",
    ["9" * 5000 + "/7", "1/" + "9" * 5000, "1/0", "0/0", "²/³", "٣/٤", "1/1/1", "/", "-1/2", ""],
)
@pytest.mark.parametrize("key", ["par", "stars"])
def test_fractions_of_strangers(worth: str, key: str) -> None:
    told = plain(challenges("biomes")[0])
    told[key] = [worth] if key == "stars" else worth
    with pytest.raises(ContentError, match="5/7"):
        told_challenge(json.dumps(told), "biomes", "x")


@title_by_title
@pytest.mark.parametrize("count", [0, 21, 999_999, 999_999_999, "2", True, None])
def test_limits_of_strangers(title: str, count: object) -> None:
    """What nobody can look ahead to is no limit: provers would go down for ever."""
    told = plain(challenges(title)[0])
    [unit] = told["limit"]
    told["limit"] = {unit: count}
    with pytest.raises(ContentError) as caught:
        told_challenge(json.dumps(told), title, "x")
    assert any(problem.path == f"limit.{unit}" for problem in caught.value.problems)


def test_ways_without_an_end_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_args: object, **_named: object) -> None:
        raise RecursionError

    challenge = challenges("towers")[0]
    monkeypatch.setattr("game.ai.puzzles.bounded._Search.visit", endless)
    with pytest.raises(TooMany):
        proving.prove(challenge, 100)
    with pytest.raises(TooMany):
        proving.weigh(challenge, 100)


@title_by_title
def test_lessons(tmp_path: Path, title: str) -> None:
    told = [read_document(file, Findings("x")).plain() for file in lesson_files(title)[:6]]
    file = tmp_path / title / "lessons" / "01-one.yaml"
    file.parent.mkdir(parents=True)
    for case in range(CASES):
        chance = random.Random(f"lesson {title} {case}")
        file.write_bytes(line(spoilt(chance, chance.choice(told))))
        lesson = clearly(lambda: read_lesson(file))
        if lesson is not None:
            bounded(partial(faults_of_lesson, lesson))


@title_by_title
def test_positions(title: str) -> None:
    """Even what no file can tell."""
    rules, pack = TITLES[title], load_catalogue(title)
    told = [json.loads(json.dumps(each.position)) for each in challenges(title)]
    for case in range(CASES * 2):
        chance = random.Random(f"position {title} {case}")
        data = spoilt(chance, chance.choice(told), (*HOSTILE, *BEYOND))

        def place(data: Any = data) -> None:
            state = rules.placed(pack, Options(({},)), data, 1)
            state.legal_moves()
            rules.position(state)

        clearly(place)


def test_what_a_family_s_file_says_of_itself(tmp_path: Path) -> None:
    label = {"format": "cubewright-family", "version": 1}
    people = json.loads(written_profiles([Profile("00000000000a", "Ada", "red")]))
    there = home(tmp_path / "two")
    for case in range(CASES * 3):
        chance = random.Random(f"parcel {case}")
        told = [label, people]
        which = chance.randrange(2)
        told[which] = spoilt(chance, told[which])
        members = {LABEL: line(told[0]), PROFILES: line(told[1])}
        path = forged(tmp_path / "x.cubefamily", **members)
        with contextlib.suppress(ParcelError):
            bounded(partial(unpack, there, path))
        assert all(each.name.isprintable() for each in there.profiles.all())
