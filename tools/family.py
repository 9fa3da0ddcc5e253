"""What a family's history stands and costs: ``python -m tools.family kill --times 200``.

``kill`` records games in a process of its own, kills it at random moments, and looks each time
whether every record is whole and the history tells of every one. ``figures FOLDER --games 10000``
fills a folder with games, once, and measures what a start, a page and the filters cost. POSIX.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from pathlib import Path

import msgspec

from game.bench.resident import resident_mb
from game.session.family.entry import entry_of
from game.session.family.profiles import Profile
from game.session.family.wanted import Wanted, Who
from game.session.match import Match
from game.session.record import SUFFIX, encode_line, read_record
from game.session.saves import SaveStore
from game.session.verification import resume

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"
GAMES = ("biomes-2-21", "towers-2-21", "brewery-2-21")
LONGEST_S = 0.25
"""A writer lives so long at most."""
APART_S = 3000
"""Seconds between the games of a filled folder."""


def again(match: Match, started: int) -> Match:
    """The same finished game, begun at another time: for the folder, another one."""
    twin = copy(match)
    twin.header = msgspec.structs.replace(match.header, started=started)
    twin.lines = [encode_line(twin.header), *match.lines[1:]]
    return twin


def record_on(folder: Path, played: Match, number: int) -> None:
    """Record games and change the family until the process is killed."""
    store = SaveStore(folder)
    while True:
        number += 1
        store.autosave(again(played, number))
        store.archive.profiles.put(Profile(f"{number % 8:012x}", f"N{number}", "red"))


def faults(folder: Path) -> list[str]:
    """What a killed writer did to the games in ``folder``."""
    store = SaveStore(folder)
    store.tidy()
    history = store.archive.history
    history.catch_up()
    while history.take_in():
        pass
    found = [history.note] if history.note else []
    entries = {entry.file: entry for entry in history.page()}
    for path in store.games.glob(f"*{SUFFIX}"):
        entry = entry_of(path.name, path.read_bytes())
        if entry is None or entries.pop(path.name, None) != entry:
            found.append(f"{path.name} is broken or not told of")
    store.archive.profiles.all()
    found += [f"{name} is told of and not there" for name in entries]
    found += [store.archive.profiles.problem] if store.archive.profiles.problem else []
    store.archive.close()
    return found


def kill(times: int, seed: int) -> int:
    """Kill so many writers; the number of faults."""
    chance, wrong = random.Random(seed), 0
    played = resume(read_record(GOLDEN / f"{GAMES[1]}{SUFFIX}"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for turn in range(times):
            writer = os.fork()
            if not writer:
                record_on(folder, played, turn * 10_000)
            time.sleep(chance.uniform(0.0, LONGEST_S))
            os.kill(writer, signal.SIGKILL)
            os.waitpid(writer, 0)
            found = faults(folder)
            wrong += len(found)
            for each in found:
                print(each)
        recorded = sum(1 for _path in (folder / "games").glob(f"*{SUFFIX}"))
    print(json.dumps({"kills": times, "recorded": recorded, "faults": wrong}))
    return wrong


def fill(games: Path, count: int) -> None:
    """Put so many games there, unless something is there already."""
    if games.exists():
        return
    games.mkdir(parents=True)
    contents = [(GOLDEN / f"{name}{SUFFIX}").read_bytes() for name in GAMES]
    for number in range(count):
        started = 1_600_000_000 + number * APART_S
        content = contents[number % len(contents)]
        content = content.replace(b'"seed":', b'"started":%d,"seed":' % started, 1)
        content = content.replace(b'"agent":"greedy"', b'"agent":"human"', 1)
        title = GAMES[number % len(GAMES)].partition("-")[0]
        (games / f"{title}-{started}-{number:08x}{SUFFIX}").write_bytes(content)


def figures(folder: Path, count: int) -> dict[str, float]:
    """Milliseconds, and MiB of memory that the history takes."""
    fill(folder / "games", count)
    before, found = resident_mb(), dict[str, float]()

    def timed(name: str, work: Callable[[], object]) -> None:
        begun = time.perf_counter()
        work()
        found[name] = round((time.perf_counter() - begun) * 1000, 1)

    store = SaveStore(folder)
    timed("imports", lambda: store.archive)
    history = store.archive.history
    timed("catch up", history.catch_up)
    timed("count", history.count)
    timed("newest 8", lambda: history.page(most=8))
    someone = Who(name="Player 1")
    for name, wanted in (
        ("title", Wanted(title="towers")),
        ("person", Wanted(who=someone)),
        ("level", Wanted(level="builder")),
        ("lost by a person", Wanted(who=someone, won=False)),
        ("date", Wanted(since=1_600_000_000 + count // 2 * APART_S)),
        ("all of these", Wanted("towers", someone, "builder", True, 1_610_000_000)),
    ):
        timed(f"filter: {name}", partial(history.count, wanted))
        timed(f"its first page: {name}", partial(history.page, wanted, 0, 48))
    timed("facts of 100 games", lambda: history.take_in(100))
    found["memory"] = round(resident_mb() - before, 1)
    found["games"] = history.count()
    store.archive.close()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; 1 if something was lost."""
    parser = argparse.ArgumentParser(prog="python -m tools.family", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    killing = ways.add_parser("kill")
    killing.add_argument("--times", type=int, default=200)
    killing.add_argument("--seed", type=int, default=1)
    measuring = ways.add_parser("figures")
    measuring.add_argument("folder", type=Path)
    measuring.add_argument("--games", type=int, default=10_000)
    asked = parser.parse_args(arguments)
    if asked.way == "kill":
        return int(kill(asked.times, asked.seed) > 0)
    print(json.dumps(figures(asked.folder, asked.games), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
