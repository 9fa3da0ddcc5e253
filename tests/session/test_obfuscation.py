"""Nothing that is hidden leaves an unfinished game: not by its file, not by a thinking seed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.rules.chance import Dealer
from game.session import obfuscation
from game.session.notes import without_note
from game.session.record import MOST_BYTES, RecordError, parse_record, read_record
from game.session.saves import SaveStore
from game.session.seats import thinking_seed
from game.session.verification import verify
from tests.session.games import finished_match, new_match, play_some

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
"""What SplitMix64 adds each time; the thinking seeds of version 0.1.0 counted with it, too."""
SECRETS = (b"cubewright-record", b"stacks", b"setup", b"t_forest", b"sword_3_0", b"obsidian")


def unshifted(word: int, bits: int) -> int:
    """The number that ``number ^ number >> bits`` made."""
    found = word
    for _ in range(64 // bits + 1):
        found = word ^ (found >> bits)
    return found


def dealt_from(word: int) -> int:
    """The attack: the seed of the dealer whose first word was ``word``."""
    word = unshifted(word, 31) * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    word = unshifted(word, 27) * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return (unshifted(word, 30) - STEP) & MASK


def recovered(thinking: int, seat: int, steps: int) -> int:
    """The seed of the game, out of one seat's seed for thinking, as that was made before."""
    return dealt_from(thinking) ^ ((steps * 8 + seat + 1) * STEP & MASK)


def test_the_attack_itself_works() -> None:
    for seed in (0, 7, 123_456_789_012, MASK):
        assert dealt_from(Dealer(seed).next_word()) == seed


@pytest.mark.parametrize("seed", [1, 7, 20_000, 123_456_789_012])
def test_no_seat_finds_the_game_s_seed_in_what_it_thinks_with(seed: int) -> None:
    match = new_match(seed=seed)
    for _ in range(20):
        found = recovered(match.thinking_seed(), match.actor or 0, len(match.history))
        assert found != seed
        play_some(match, 1)
    seeds = {thinking_seed(seed, seat, steps) for seat in range(4) for steps in range(500)}
    assert len(seeds) == 2000


def test_the_file_of_an_unfinished_game_gives_nothing_away(tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), new_match(seed=987_654_321)
    play_some(match, 9)
    assert store.autosave(match)
    path = store.path_of(match)
    content = path.read_bytes()
    assert not [secret for secret in SECRETS if secret in content]
    assert str(match.header.seed) not in path.name
    assert read_record(path) == match.record()


def test_the_record_of_a_finished_game_is_plain(tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), finished_match()
    assert store.autosave(match)
    (kept,) = store.games.iterdir()
    assert kept.read_bytes() == match.record_bytes()


def test_a_plain_save_of_an_earlier_version_goes_on_where_it_lies(tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), new_match()
    play_some(match, 4)
    earlier = tmp_path / f"biomes-0-{match.header.seed}.cubelog"
    earlier.write_bytes(match.record_bytes())
    found = store.latest()
    assert found is not None
    assert found.match.record() == match.record()
    play_some(found.match, 1)
    assert store.autosave(found.match)
    assert [file.name for file in tmp_path.glob("*.cubelog")] == [earlier.name]
    assert obfuscation.is_sealed(without_note(earlier.read_bytes()))


def test_what_is_sealed_comes_out_again() -> None:
    for plain in (b"", b"a", bytes(range(256)) * 300):
        assert obfuscation.unsealed(obfuscation.sealed(plain), MOST_BYTES) == plain
        assert obfuscation.sealed(plain) == obfuscation.sealed(plain)


def test_damage_is_told_of_and_never_read_past() -> None:
    match, chance = new_match(), random.Random(1)
    play_some(match, 3)
    good = obfuscation.sealed(match.record_bytes())
    assert verify(parse_record(good)) == verify(match.record())
    for _ in range(300):
        place = chance.randrange(len(good) - 1)
        bad = bytearray(good)
        bad[place] ^= 1 << chance.randrange(7)
        if bytes(bad).split() == good.split():
            continue
        with pytest.raises(RecordError):
            parse_record(bytes(bad))
        with pytest.raises(RecordError):
            parse_record(good[:place])


def test_a_sealed_flood_is_cut_off() -> None:
    flood = obfuscation.sealed(bytes(3_000_000))
    assert len(flood) < 10_000
    with pytest.raises(obfuscation.BrokenSeal):
        obfuscation.unsealed(flood, 1_000_000)


def test_a_later_version_s_seal_is_left_alone() -> None:
    newer = obfuscation.sealed(b"x").replace(b'"version":1', b'"version":2')
    with pytest.raises(RecordError, match="version 2"):
        parse_record(newer)
