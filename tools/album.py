"""What an album with a review of each game costs: ``python -m tools.album out/album --games 1000``.

Two homes are made once, with the same games of all titles: in one of them each game has a review
and puzzles that were tried. Then starts, pages and filters are timed in processes of their own, one
home after the other, over and over. ``--before CHECKOUT``: of another version of the program, too,
in the home without reviews.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.desk import Desk
    from game.app.routes import Route
    from game.session.record import Record
    from game.session.reviews.review import Review

SIZE = (1280, 720)
FRAME_S = 1 / 60
LONGEST_S = 3.0
"""So long a page is watched; pictures of games that have none take longer."""
PLAIN, REVIEWED = "plain", "reviewed"
TITLES = ("biomes", "towers", "brewery")
MARKED = 6
"""In each game so many decisions are own puzzles besides those that the search marks."""
TRIED = 5
"""Of so many puzzles one was tried."""
Figures = dict[str, float]


def judged_quickly(path: Path) -> Review:
    """A review of every decision in a record, of full length, by a small search."""
    from game.app.inline_reviewer import SMALL
    from game.session.record import read_record
    from game.session.replay import Replay
    from game.session.reviews.judging import Judging
    from game.session.reviews.luck import with_luck
    from game.session.reviews.review import Review
    from game.session.reviews.store import digest_of

    record = read_record(path)
    judging, seats = Judging(Replay(record)), tuple(range(len(record.header.players)))
    outline = judging.outline(seats)
    found = [*outline.only, *(judging.judgement(n, SMALL) for n in outline.asked)]
    judged = with_luck(found, outline)
    return Review(record=digest_of(record), seats=seats, steps=len(judged), judged=judged)


def varied(review: Review, record: Record, chance: random.Random) -> Review:
    """A review in which some of the first seat's decisions that were as good as any are marked;
    the better move told is what that decision's own player did elsewhere."""
    from msgspec.structs import replace

    from game.session.reviews.review import Verdict

    own = [each for each in review.judged if each.player == 0 and each.verdict is Verdict.BEST]
    marked = {each.n for each in chance.sample(own, min(MARKED, len(own)))}
    steps = record.steps
    judged = list(review.judged)
    for at, each in enumerate(judged):
        if each.n in marked:
            lost = round(chance.uniform(0.03, 0.2), 4)
            better = next(step.action for step in steps if step.player == 0 and step.n != each.n)
            judged[at] = replace(
                each,
                verdict=Verdict.BETTER,
                lost=lost,
                better=better,
                alike=(better,),
                why_better=each.why,
            )
    return replace(review, judged=tuple(judged))


def fill(home: Path, count: int, *, reviewed: bool) -> None:
    """Make a home with so many games, unless it is there already."""
    from tools import family

    if home.exists():
        return
    family.fill(home / "games", count)
    if not reviewed:
        return
    from game.session.record import read_record
    from game.session.reviews.store import Reviews

    paths = sorted((home / "games").glob("*.cubelog"))
    first = {title: next(each for each in paths if each.name.startswith(title)) for title in TITLES}
    records = {title: read_record(path) for title, path in first.items()}
    models = {title: judged_quickly(path) for title, path in first.items()}
    reviews, names = Reviews(home / "games"), list[str]()
    for number, path in enumerate(paths):
        title = path.name.partition("-")[0]
        review = varied(models[title], records[title], random.Random(number))
        reviews.keep(path, review)
        names += [f"{path.name}/{each.n}" for each in review.judged if each.verdict.marked]
    reviews.finish()
    _try(home, names[::TRIED])


def _try(home: Path, names: Sequence[str]) -> None:
    """Have these puzzles tried, some days ago."""
    from msgspec.structs import replace

    from game.session.reviews.leitner import LEARNED, Leitner, Tried

    chance, day = random.Random(1), date.today()
    tried = {
        name: Tried(chance.randint(1, LEARNED), day - timedelta(chance.randrange(40)))
        for name in names
    }
    Leitner(home).change(lambda file: replace(file, tried=tried))


class _Page:
    """A window without a screen whose pages are opened and timed."""

    def __init__(self) -> None:
        from game.app.desk import Desk
        from game.app.frame import NoFrame
        from game.app.window import MainWindow
        from game.session.preferences import PreferencesFile
        from game.session.saves import SaveStore

        def desk_in(_: MainWindow, size: tuple[int, int], dpi_scale: float) -> Desk:
            saves, kept = SaveStore(), PreferencesFile()
            return Desk(
                NoFrame(), size, time.time, dpi_scale=dpi_scale, saves=saves, preferences=kept
            )

        self._window = MainWindow(desk_in, size=SIZE, headless=True)
        self._desk: Desk = self._window.desk
        self.found = Figures()

    def timed(self, name: str, route: Route) -> None:
        """Go there, then draw until nothing waits: milliseconds to the first picture, of this
        thread's time in the longest frame after it, and until nothing waits."""
        from pyglet import gl

        began = time.perf_counter()
        self._desk.host.navigator.show(route)
        self._draw()
        gl.glFinish()
        self.found[f"{name}: first picture"] = _ms(time.perf_counter() - began)
        frames = [0.0]
        while self._desk.screen.waiting and time.perf_counter() - began < LONGEST_S:
            own = time.thread_time()
            self._desk.advance(FRAME_S)
            if self._desk.dirty:
                self._draw()
            frames.append(time.thread_time() - own)
            time.sleep(max(0.0, FRAME_S - frames[-1]))
        self.found[f"{name}: longest frame after it"] = _ms(max(frames))
        self.found[f"{name}: all is there"] = _ms(time.perf_counter() - began)

    def _draw(self) -> None:
        self._desk.settle()
        self._desk.draw()


def _ms(seconds: float) -> float:
    return round(seconds * 1e3, 1)


def look() -> Figures:
    """Open pages of the home in the environment, with whatever program is imported."""
    from game.render.context import choose_headless

    choose_headless()
    from game.app.routes import BoxPage, Family, Games, Shelf
    from game.bench.resident import resident_mb
    from game.session.family.wanted import Wanted, Who

    page = _Page()
    page.timed("shelf", Shelf())
    for title in TITLES:
        page.timed(f"box of {title}", BoxPage(title))
    title, person = TITLES[-1], Who(name="Player 1")
    page.timed(f"box of {title} again", BoxPage(title))
    page.timed("album", Family())
    for name, wanted in (
        ("your games", None),
        ("filter by title", Wanted("towers")),
        ("filter by person", Wanted(who=person)),
        ("filter by person who lost", Wanted("brewery", person, won=False)),
    ):
        page.timed(name, Games(True, wanted))
    page.found["memory, MiB"] = round(resident_mb(), 1)
    return page.found


def start() -> Figures:
    """From the start of the program to its first picture, in the home of the environment."""
    from game.bench.start import first_picture

    home = Path(os.environ["CUBEWRIGHT_HOME"])
    (home / "probe.jsonl").unlink(missing_ok=True)
    return {"start: first picture": _ms(first_picture(home))}


def measured(homes: dict[str, tuple[Path, Path]], times: int) -> dict[str, Figures]:
    """The medians by the name of a home and the checkout that looks at it."""
    runs: dict[str, list[Figures]] = {name: [] for name in homes}
    for number in range(times + 1):
        for name, (home, checkout) in homes.items():
            found = Figures()
            for way in ("--look", "--start"):
                variables = {"PYTHONPATH": str(checkout), "CUBEWRIGHT_HOME": str(home.resolve())}
                command = [sys.executable, str(Path(__file__).resolve()), way, "-"]
                done = subprocess.run(
                    command, env={**os.environ, **variables}, capture_output=True, check=True
                )
                found |= json.loads(done.stdout)
            print(f"{name}: {number} of {times}", file=sys.stderr, flush=True)
            if number:  # the first one made what is made once: the index of the history
                runs[name].append(found)
    return {
        name: {each: statistics.median(run[each] for run in found) for each in found[0]}
        for name, found in runs.items()
    }


def sizes(home: Path) -> Figures:
    """MiB on the disk."""
    files = {each: each.stat().st_size for each in home.rglob("*") if each.is_file()}
    found = {"records": ".cubelog", "reviews": ".review", "puzzles": "puzzles.json"}
    return {
        f"{name}, MiB": round(
            sum(size for file, size in files.items() if file.name.endswith(end)) / (1 << 20), 2
        )
        for name, end in found.items()
    }


def main() -> None:
    """Fill, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m tools.album", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--before", type=Path, help="another checkout of the program")
    for way in ("--look", "--start"):
        parser.add_argument(way, action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.look or asked.start:
        print(json.dumps(look() if asked.look else start()))
        return
    here = Path(__file__).resolve().parents[1]
    homes = {name: (asked.folder / name, here) for name in (PLAIN, REVIEWED)}
    for name, (home, _checkout) in homes.items():
        fill(home, asked.games, reviewed=name == REVIEWED)
    if asked.before is not None:
        before = asked.folder / "before"
        fill(before, asked.games, reviewed=False)
        homes["before"] = (before, asked.before.resolve())
    report = measured(homes, asked.times)
    for name, (home, _checkout) in homes.items():
        report[name] |= sizes(home)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
