"""What is printed never steers the terminal, whatever files are called and hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli import main
from game.resources import levels
from game.terminal import lines, printable
from tests.session.games import record_lines

ODD = "a\x1b[2J\x07b\r\x9bc\u202ed"
CLASSIC = (levels() / "biomes" / "classic.yaml").read_text("utf-8")


def all_printed(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr()
    text = told.out + told.err
    assert text
    assert all(line.isprintable() for line in text.split("\n")), repr(text)
    return text


def test_signs_are_written_out() -> None:
    assert printable(ODD) == "a\\x1b[2J\\x07b\\r\\x9bc\\u202ed"
    assert printable("Zoë\n\udc80") == "Zoë\\n\\udc80"
    assert lines("a\nb\x1b") == "a\nb\\x1b"


@pytest.mark.parametrize("suffix", [".yaml", ".cubelog"])
@pytest.mark.parametrize("command", ["check", "replay"])
def test_names_of_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], suffix: str, command: str
) -> None:
    file = tmp_path / f"{ODD}\n{suffix}"
    assert main([command, str(file)]) == 2
    all_printed(capsys)
    file.write_text("nonsense")
    assert main([command, str(file)]) == 1
    text = all_printed(capsys)
    assert "\\x1b[2J" in text
    assert "\\n" in text


@pytest.mark.parametrize(
    "more",
    [
        f'"{ODD}": 1',
        f'miniatures: {{"{ODD}": 1}}',
        f'miniatures: {{mobs: {{"{ODD}": {{pieces: [{{part: "{ODD}"}}]}}}}}}',
        f'miniatures: {{mobs: {{it: {{pieces: [{{ball: 9, paint: "{ODD}"}}]}}}}}}',
    ],
)
def test_what_stands_in_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: str
) -> None:
    escaped = more.encode("unicode_escape").decode()  # as YAML writes them, too
    file = tmp_path / "classic.yaml"
    file.write_text(f"{CLASSIC}\n{escaped}\n", "utf-8")
    assert main(["check", str(file)]) == 1
    assert "\\x1b" in all_printed(capsys)


def test_what_stands_in_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, *rest = record_lines()
    file = tmp_path / "game.cubelog"
    file.write_bytes(b"\n".join([head.replace(b'"biomes"', b'"\\u001b[2J"', 1), *rest]))
    assert main(["check", str(file)]) == 1
    all_printed(capsys)


def test_words_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--title", ODD]) == 2
    all_printed(capsys)
    for words in (["simulate", "--seed", ODD], [ODD]):
        with pytest.raises(SystemExit):
            main(words)
        all_printed(capsys)
