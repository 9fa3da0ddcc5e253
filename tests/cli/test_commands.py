from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import IO

import pytest
from msgspec.structs import replace
from PIL import Image

from game import __version__
from game.bench import start
from game.bench.start import NoPicture
from game.cli import COMMANDS, main
from game.render.context import NoOpenGL
from game.resources import levels
from game.session.match import Match
from game.session.opening import OpenFile
from game.session.playing_on import played_on
from game.session.record import read_record
from game.session.replay import Replay
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of
from tests.session.games import record_lines


def said(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """Exit code, output and complaints of a command line."""
    try:
        code = main([str(word) for word in words])
    except SystemExit as end:
        code = int(str(end.code))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.cubelog"
    path.write_bytes(b"\n".join(record_lines()) + b"\n")
    return path


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == (0, f"cubewright {__version__}\n", "")
    code, out, _ = said(capsys, "--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, _ = said(capsys, command, "--help")
    assert code == 0
    assert out.startswith(f"usage: cubewright {command}")


SIMULATE = ("simulate", "--title", "biomes", "--agents", "random,random")


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("--volume", "3"),
        ("play", "--title", "chess"),
        ("play", "--title", "biomes", "--players", "human,oracle"),
        ("play", "--title", "biomes", "--players", "human"),
        ("play", "--title", "biomes", "--players", "human,human,human,human,human"),
        ("play", "--title", "biomes", "--players", ""),
        ("play", "--title", "biomes", "--seed", "x"),
        ("play", "--title", "biomes", "--content", "../classic"),
        ("simulate",),
        ("simulate", "--title", "biomes"),
        ("bench", "--title", "chess", "rules"),
        ("simulate", "--title", "chess", "--agents", "random,random"),
        ("simulate", "--title", "biomes", "--agents", "random,human"),
        ("simulate", "--title", "biomes", "--agents", "random"),
        (*SIMULATE, "--games", "0"),
        (*SIMULATE, "--games", "-3"),
        (*SIMULATE, "--games", "1.5"),
        (*SIMULATE, "--games", "9" * 30),
        (*SIMULATE, "--jobs", "0"),
        (*SIMULATE, "--seed", "-1"),
        (*SIMULATE, "--seed", str(2**63)),
        (*SIMULATE, "--seed", str(2**63 - 1), "--games", "2"),
        (*SIMULATE, "--content", "nothing"),
        (*SIMULATE, "--with", "short_game"),
        ("arena", *SIMULATE[1:], "--without", "rain"),
        (*SIMULATE, "--record", "/dev/null/records"),
        ("replay",),
        ("replay", "nowhere.cubelog"),
        ("replay", "nowhere.cubelog", "--check"),
        ("replay", "."),
        ("check",),
        ("check", "nowhere.yaml"),
        ("check", "."),
        ("check", "long" * 2000),
        ("replay", "long" * 2000),
        ("shot", "--title", "biomes", "long" * 2000 + "/out.png"),
        ("shot", "--title", "biomes"),
        ("shot", "--title", "chess", "out.png"),
        ("shot", "--title", "biomes", "out.jpg"),
        ("shot", "--title", "biomes", "nowhere/at/all/out.png"),
        ("shot", "--title", "biomes", "--size", "0x720", "out.png"),
        ("shot", "--title", "biomes", "--size", "1280", "out.png"),
        ("shot", "--title", "biomes", "--size", "1280x720x3", "out.png"),
        ("shot", "--title", "biomes", "--size", "99999x99999", "out.png"),
        ("shot", "--title", "biomes", "--focus", "moon", "out.png"),
        ("shot", "--title", "biomes", "--steps", "-1", "out.png"),
        ("bench", "feelings"),
    ],
)
def test_what_makes_no_sense_is_one_line_and_exit_code_two(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    code, out, err = said(capsys, *words)
    assert code == 2
    assert out == ""
    assert err.startswith("cubewright")
    assert err.count("\n") == 1


def test_simulate_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, *SIMULATE, "--games", 3, "--seed", 5)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "biomes (classic), 3 games, seeds 5 to 7"
    assert lines[1].startswith("1. random: wins ")
    assert len(lines) == 6


def test_simulate_prints_json_and_writes_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "records"
    words = ("simulate", "--title", "biomes", "--agents", "random,greedy,random", "--games", 2)
    code, out, _ = said(capsys, *words, "--seed", 41, "--json", "--record", folder)
    figures = json.loads(out)
    assert code == 0
    assert [agent["agent"] for agent in figures["agents"]] == ["random", "greedy", "random"]
    assert {path.name for path in folder.iterdir()} == {"41.cubelog", "42.cubelog"}
    records = [read_record(folder / f"{seed}.cubelog") for seed in (41, 42)]
    assert [record.header.seed for record in records] == [41, 42]
    agents = [player.agent for player in records[0].header.players]
    assert agents == ["random", "greedy", "random"]
    scores = [record.result.scores[1] for record in records if record.result]
    assert figures["agents"][1]["score"]["mean"] == sum(scores) / 2
    assert said(capsys, "check", *folder.iterdir())[0] == 0


@pytest.mark.parametrize(
    ("words", "short", "quick"),
    [
        (("--with", "short_game"), True, False),
        (("--with", "quick_town"), False, True),
        ((), False, False),
    ],
)
def test_simulate_plays_variants_of_the_rules(
    tmp_path: Path, words: tuple[str, ...], short: bool, quick: bool
) -> None:
    agents = ("--title", "towers", "--agents", "greedy,greedy", "--games", "1")
    assert main(["simulate", *agents, "--record", str(tmp_path), *words]) == 0
    assert read_record(tmp_path / "0.cubelog").header.options == {
        "short_game": short,
        "quick_town": quick,
    }


def test_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert (
            main([*SIMULATE, "--games", "1", "--seed", "9", "--record", str(tmp_path / name)]) == 0
        )
    one, two = ((tmp_path / name / "9.cubelog").read_bytes() for name in ("one", "two"))
    assert one == two


def test_rotated_agents_change_seats(tmp_path: Path) -> None:
    words = (
        "simulate",
        "--title",
        "biomes",
        "--agents",
        "greedy,random",
        "--rotate",
        "--games",
        "2",
    )
    assert main([*words, "--seed", "1", "--record", str(tmp_path)]) == 0
    seats = [
        [player.agent for player in read_record(tmp_path / f"{seed}.cubelog").header.players]
        for seed in (1, 2)
    ]
    assert seats == [["greedy", "random"], ["random", "greedy"]]


def test_replay_check_agrees_with_a_true_record(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    code, out, err = said(capsys, "replay", record, "--check")
    assert (code, err) == (0, "")
    assert f"{len(record_lines()) - 2} steps agree, the result agrees" in out


def test_a_game_that_was_played_on_is_a_record_as_any_other(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    replay = Replay(read_record(record))
    for anew in (None, 1):
        seats = [replace(seat, agent="random") for seat in replay.seats]
        match = played_on(replay, len(replay) // 2, seats, 5, unknown_to=anew)
        play_out(match)
        file = tmp_path / f"on-{anew}.cubelog"
        file.write_bytes(match.record_bytes())
        code, out, err = said(capsys, "replay", file, "--check")
        assert (code, err) == (0, "")
        assert "the result agrees" in out
        assert said(capsys, "check", file)[0] == 0


@pytest.mark.parametrize("how", [("--check",), ()])
def test_replay_reports_the_first_difference_and_opens_no_window(
    capsys: pytest.CaptureFixture[str], record: Path, how: tuple[str, ...]
) -> None:
    content = record.read_text(encoding="utf-8").replace('"amount":', '"amount":1', 1)
    record.write_text(content, encoding="utf-8")
    code, out, err = said(capsys, "replay", record, *how)
    assert (code, out) == (1, "")
    assert err.startswith(f"{record}: line ")
    assert err.count("\n") == 1


def sealed_record(folder: Path, *, over: bool = True) -> Path:
    """A record whose game has committed to its deal."""
    seats, content = seats_of(("random", "random")), play_of("towers").load("classic")
    match = Match.new("towers", content, seats, 3, salt="5ea1" * 8)
    if over:
        play_out(match)
    path = folder / "sealed.cubelog"
    path.write_bytes(match.record_bytes())
    return path


def test_replay_check_says_that_the_deal_agrees(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = sealed_record(tmp_path)
    code, out, err = said(capsys, "replay", file, "--check")
    assert (code, err) == (0, "")
    assert out.endswith("the result agrees, the deal agrees with its commitment\n")
    unfinished = sealed_record(tmp_path, over=False)
    code, out, err = said(capsys, "replay", unfinished, "--check")
    assert (code, err) == (0, "")
    assert out.endswith("the game is unfinished, the deal agrees with its commitment\n")


@pytest.mark.parametrize(
    ("true", "false"),
    [('"salt":"5ea1', '"salt":"5ea2'), ('"commitment":"sha256:', '"commitment":"sha256:0')],
)
def test_replay_check_fails_where_the_deal_does_not_agree(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, true: str, false: str
) -> None:
    file = sealed_record(tmp_path)
    content = file.read_text(encoding="utf-8")
    assert true in content
    changed = content.replace(true, false, 1)
    if "commitment" in true:
        at = changed.index(false) + len(false) + 63
        changed = changed[:at] + changed[at + 1 :]
    file.write_text(changed, encoding="utf-8")
    code, out, err = said(capsys, "replay", file, "--check")
    assert (code, out) == (1, "")
    assert err == (
        f"{file}: line 1, commitment: "
        "the deal is not the one that the game committed to when it began\n"
    )


def test_replay_writes_the_deal_out_whose_sum_is_the_commitment(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, deal = sealed_record(tmp_path), tmp_path / "deal.txt"
    assert said(capsys, "replay", file, "--deal", deal) == (0, "", "")
    number = "sha256:" + sha256(deal.read_bytes()).hexdigest()
    assert read_record(file).header.commitment == number


def test_replay_writes_no_deal_that_is_secret_or_not_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path
) -> None:
    deal = tmp_path / "deal.txt"
    unfinished = sealed_record(tmp_path, over=False)
    code, out, err = said(capsys, "replay", unfinished, "--deal", deal)
    assert (code, out) == (1, "")
    assert err == f"{unfinished}: the game goes on; its deal is told at the end\n"
    code, out, err = said(capsys, "replay", record, "--deal", deal)
    assert (code, out, err) == (1, "", f"{record}: this game has no commitment\n")
    assert not deal.exists()
    file = sealed_record(tmp_path)
    code, _, err = said(capsys, "replay", file, "--deal", tmp_path / "nowhere" / "deal.txt")
    assert (code, err.count("\n")) == (2, 1)
    code, _, err = said(capsys, "replay", file, "--deal", tmp_path)
    assert (code, err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("film.mp4",), "ends in none of .webp, .gif, .png"),
        (("nowhere/film.webp",), "there is no folder"),
        (("film.webp", "--from", "99"), "--from 99 is beyond the end"),
        (("film.webp", "--from", "3", "--to", "2"), "--to 2 is before --from 3"),
        (("film.webp", "--to", "0"), "0 is less than 1"),
        (("film.webp", "--size", "20x20"), "a film has at least 160x90 pixels"),
        (("film.webp", "--focus", "moon"), "there is no view “moon”; choose from: table"),
        (("film.webp", "--language", "xx"), "there is no language “xx”"),
        (("card.png", "--from", "2"), "a postcard shows the end"),
    ],
)
def test_film_says_what_makes_no_sense(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    file = sealed_record(tmp_path)
    out, *more = words
    code, said_out, err = said(capsys, "film", file, tmp_path / out, *more)
    assert (code, said_out, err.count("\n")) == (2, "", 1)
    assert told in err
    assert sorted(each.name for each in tmp_path.iterdir()) == ["sealed.cubelog"]


def test_film_of_a_record_that_is_none_is_a_fault_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "nonsense.cubelog"
    file.write_bytes(b"nonsense")
    code, out, err = said(capsys, "film", file, tmp_path / "film.webp")
    assert (code, out, err.count("\n")) == (1, "", 1)


def test_film_makes_films_and_postcards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, film, card = sealed_record(tmp_path), tmp_path / "film.webp", tmp_path / "card.png"
    how = ("--from", "2", "--to", "2", "--size", "192x108")
    code, out, err = said(capsys, "film", file, film, *how)
    assert (code, err) == (0, "")
    assert out.startswith(f"{film}: 0.")
    assert " MB, " in out
    with Image.open(film) as made:
        assert (made.format, made.size) == ("WEBP", (192, 108))
        assert getattr(made, "n_frames", 1) > 5
    assert said(capsys, "film", file, card)[0] == 0
    with Image.open(card) as made:
        assert made.format == "PNG"


def test_replay_check_of_nonsense_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "nonsense.cubelog"
    file.write_bytes(bytes(range(256)))
    code, _, err = said(capsys, "replay", file, "--check")
    assert code == 1
    assert err.count("\n") == 1


def test_check_looks_at_packs_and_records(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    pack = Path(__file__).parents[2] / "levels" / "biomes" / "classic.yaml"
    code, out, _ = said(capsys, "check", pack, record)
    assert code == 0
    assert out.count("sound") == 2
    broken = tmp_path / "broken.yaml"
    broken.write_text("tiles: 3\nmood: merry\n", encoding="utf-8")
    code, out, _ = said(capsys, "check", pack, broken, record)
    assert code == 1
    assert out.count("sound") == 2
    assert out.count("broken.yaml") >= 2
    assert "1 file has problems." in out


def test_check_survives_a_name_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "bad\udcff.cubelog"
    file.write_bytes(b"{}")
    done = command("check", str(file))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_record_that_the_disk_refuses_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    (tmp_path / "1.cubelog").mkdir()
    words = (*SIMULATE, "--games", "2", "--jobs", jobs, "--record", tmp_path)
    code, out, err = said(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert str(tmp_path / "1.cubelog") in err


def test_an_output_that_takes_no_more_is_one_line() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    with full.open("w", encoding="utf-8") as output:
        done = command("check", "levels/biomes/classic.yaml", output=output)
    assert done.returncode == 2
    assert done.stderr == "cubewright: the output can't be written: the disk is full\n"


def test_a_picture_that_can_not_be_drawn_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise NoOpenGL("This machine has no OpenGL 3.3.")

    monkeypatch.setattr("game.app.shot.render_shot", refuse)
    said_of = said(capsys, "shot", "--title", "biomes", "out.png")
    assert said_of == (2, "", "cubewright shot: This machine has no OpenGL 3.3.\n")


def test_what_can_not_be_measured_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure(_title: str) -> dict[str, float]:
        raise ModuleNotFoundError("No module named 'chess'")

    monkeypatch.setattr("game.bench.main.PARTS", {"rules": measure})
    code, out, err = said(capsys, "bench", "rules")
    assert (code, out) == (2, "")
    assert err.splitlines()[1:] == [
        "cubewright bench: this can't be measured here: No module named 'chess'"
    ]


def test_a_program_that_ends_without_a_picture_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.bench.start._command", lambda: [sys.executable, "-c", ""])
    with pytest.raises(NoPicture):
        start.first_picture(tmp_path)


def test_a_program_without_an_output_still_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert said(capsys, "check", "levels/biomes/classic.yaml") == (0, "", "")


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    words = [sys.executable, "-m", "game", "check", *["levels/biomes/classic.yaml"] * 40]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=Path(__file__).parents[2]
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def command(*words: str, output: IO[str] | None = None) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own; what it says goes to ``output``, or is captured."""
    return subprocess.run(
        [sys.executable, "-m", "game", *words],
        stdout=output or subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
        cwd=Path(__file__).parents[2],
    )


def test_several_jobs_from_the_command_line() -> None:
    done = command(*SIMULATE, "--games", "4", "--jobs", "2", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 4
    assert done.stderr == ""


@pytest.mark.parametrize("words", [SIMULATE, ("check", "levels/biomes/classic.yaml")])
def test_commands_without_a_window_load_none(words: tuple[str, ...]) -> None:
    code = (
        "import sys; from game.cli import main\n"
        f"try: main({[*words]!r})\n"
        "except SystemExit: pass\n"
        "heavy = {'pyglet', 'PIL', 'pymunk'} & set(sys.modules)\n"
        "sys.exit(f'loaded {heavy}' if heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["some game.cubelog", "PACK.cubelevel", "spät.yaml"])
def test_a_file_alone_is_opened(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []

    def remember(opening: object) -> int:
        opened.append(opening)
        return 0

    monkeypatch.setattr("game.commands.open.open_window", remember)
    assert main([name]) == 0
    assert main(["open", name]) == 0
    assert opened == [OpenFile(Path(name))] * 2


def test_a_word_that_is_neither_file_nor_command_is_a_wrong_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["paly"])
    assert ended.value.code == 2
    assert "paly" in capsys.readouterr().err


def test_check_carves_what_a_pack_brings(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pack = tmp_path / "classic.yaml"
    text = (levels() / "biomes" / "classic.yaml").read_text("utf-8")
    thin = "miniatures:\n  mobs:\n    line:\n      pieces:\n        - "
    pack.write_text(text + thin + "{turned: [[0, 0], [0, 300]], paint: '#123456'}\n", "utf-8")
    code, out, _ = said(capsys, "check", pack)
    line = text.count("\n") + 4
    assert f"{pack}:{line}: miniatures.mobs.line: nothing of it can be seen" in out
    assert code == 1


def test_the_window_opens_without_those_who_think() -> None:
    """They are woken once the shelf can be seen: what a title's mind is made of takes its time."""
    code = "import sys, game.app.desk; print('game.ai.titles' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False"]


@pytest.mark.parametrize(
    ("words", "loaded"),
    [((), set()), (("--portable",), set()), (("check", "x.yaml"), {"check"})],
)
def test_a_command_line_loads_the_command_that_it_comes_to(
    words: tuple[str, ...], loaded: set[str]
) -> None:
    code = (
        "import sys; import game.cli as cli\n"
        "cli._run = lambda chosen: 0\n"
        f"cli.main({[*words]!r})\n"
        "known = {f'game.commands.{name}': name for name in cli.COMMANDS}\n"
        f"found = {{known[each] for each in sys.modules if each in known}}\n"
        f"sys.exit(f'loaded {{found}}' if found != {loaded!r} else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr
