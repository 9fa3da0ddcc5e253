from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.session.folders import (
    games_folder,
    log_folder,
    preferences_folder,
    saves_folder,
)
from game.session.preferences import (
    Detail,
    Follows,
    LastSetup,
    Pace,
    Preferences,
    PreferencesFile,
    SeatChoice,
)


def test_without_a_file_the_ordinary_ones_apply(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    assert file.load() == Preferences()
    assert file.problem == ""


def test_what_was_set_is_there_again(tmp_path: Path) -> None:
    wanted = Preferences(
        language="de",
        ui_scale=1.25,
        pace=Pace.INSTANT,
        reduced_motion=True,
        quality=Detail.LOW,
        last_setup=LastSetup(
            seats=(SeatChoice("Ada", "human", "red", options={"beginner": True}),)
        ),
    )
    assert PreferencesFile(tmp_path / "new").save(wanted)
    assert PreferencesFile(tmp_path / "new").load() == wanted


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff\x00",
        b'{"ui_scale": 40}',
        b'{"ui_scale": -1}',
        b'{"pace": "fast"}',
        b'{"quality": "golden"}',
        b'{"language": 3}',
        b'{"last_setup": {"seats": [{"name": 1}]}}',
        b'{"a":' * 100_000,
        b'{"ui_scale": ' + b"9" * 5000 + b"}",
    ],
)
def test_a_damaged_file_is_set_aside_with_its_reason(tmp_path: Path, content: bytes) -> None:
    file = PreferencesFile(tmp_path)
    file.path.write_bytes(content)
    assert file.load() == Preferences()
    assert "set aside" in file.problem
    assert (tmp_path / "preferences.json.damaged").read_bytes() == content
    assert not file.path.exists()


def test_unknown_keys_of_a_later_program_are_ignored(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    file.path.write_bytes(b'{"ui_scale": 2.0, "moustache": true}')
    assert file.load() == msgspec.structs.replace(Preferences(), ui_scale=2.0)


def test_a_disk_that_refuses_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    file = PreferencesFile(tmp_path / "file")
    assert not file.save(Preferences())
    assert file.problem.startswith("Your settings could not be saved")
    assert file.load() == Preferences()
    assert file.problem.startswith("Your settings could not be read")


def test_one_variable_moves_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBEWRIGHT_HOME", str(tmp_path))
    folders = [preferences_folder(), saves_folder(), games_folder(), log_folder()]
    assert all(folder == tmp_path or folder.parent == tmp_path for folder in folders)
    assert len({*folders}) == 3
    monkeypatch.delenv("CUBEWRIGHT_HOME")
    assert not any(folder.is_relative_to(tmp_path) for folder in (saves_folder(), log_folder()))


@pytest.mark.parametrize(
    ("content", "follows"),
    [
        (b"{}", Follows.NEEDED),
        (b'{"follow_action": true}', Follows.NEEDED),
        (b'{"follow_action": false}', Follows.NEVER),
        (b'{"follow_action": true, "follows": "always"}', Follows.ALWAYS),
    ],
)
def test_an_older_file_tells_by_its_switch_when_the_view_follows(
    tmp_path: Path, content: bytes, follows: Follows
) -> None:
    file = PreferencesFile(tmp_path)
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(content)
    assert file.load().present_follows is follows
    assert file.problem == ""


@pytest.mark.parametrize("when", Follows)
def test_an_older_program_reads_by_its_switch_when_the_view_follows(when: Follows) -> None:
    made = Preferences().setting("follows", when)
    assert made.present_follows is when
    assert made.follow_action is (when is not Follows.NEVER)
