"""``cubewright film``: a recorded game as a film, or its end as a postcard, without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands import usage
from game.session.record import RecordError, encoded, read_record
from game.terminal import printable

if TYPE_CHECKING:
    from game.app.film.order import Made, Order
    from game.session.replay import Replay

LEAST = (160, 90)
"""Pixels of the smallest film."""
PARTS = 100


def summary() -> str:
    """One line for the list of commands."""
    return "make a film (WebP, GIF) or a postcard (PNG) of a recorded game"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", type=Path, metavar="RECORD", help="a record (.cubelog)")
    parser.add_argument(
        "out", type=Path, metavar="OUT", help="the file to write: .webp, .gif, or .png: a postcard"
    )
    counted = "in rounds where the game counts them, else in turns"
    parser.add_argument(
        "--from",
        dest="first",
        type=usage.positive,
        metavar="N",
        help=f"where the film begins, {counted} (1)",
    )
    parser.add_argument(
        "--to",
        dest="last",
        type=usage.positive,
        metavar="N",
        help="where it ends, counted alike (the game's end)",
    )
    parser.add_argument(
        "--size", type=usage.size, metavar="WxH", help="pixels of the film (960x540; GIF: 640x360)"
    )
    parser.add_argument("--focus", default="table", help="where the camera looks (table)")
    usage.add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Make it; 1 when the record can't be played again."""
    from game.app.film.order import ENDINGS, PNG

    file, out = usage.check_file(arguments.file), arguments.out
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        raise usage.UsageError(f"{out} ends in none of {', '.join(ENDINGS)}")
    usage.check_folder(out.parent)
    _check_size(arguments.size)
    if ending == PNG and (arguments.first or arguments.last or arguments.size):
        raise usage.UsageError("a postcard shows the end: it has no --from, --to or --size")
    usage.speak(arguments.language)
    try:
        made = _make(arguments, file)
    except RecordError as error:
        return usage.faulty(f"{file}: {error}")
    lasts = f", {made.seconds:.0f} s" if made.seconds else ""
    print(printable(f"{out}: {made.size / 1_000_000:.1f} MB{lasts}"))
    return usage.OK


def _check_size(size: tuple[int, int] | None) -> None:
    if size is not None and (size[0] < LEAST[0] or size[1] < LEAST[1]):
        raise usage.UsageError(f"a film has at least {LEAST[0]}x{LEAST[1]} pixels")


def _make(arguments: argparse.Namespace, file: Path) -> Made:
    """Make what is asked for. Raises RecordError and UsageError."""
    from game.app.film.making import make_film, make_postcard
    from game.app.film.order import PNG, FilmError, Order, usual_size
    from game.scene.titles import TABLETOPS
    from game.session.replay import Replay
    from game.ui.dates import day

    record = read_record(file)
    replay = Replay(record)
    presets = TABLETOPS[replay.header.title].looking.presets
    places = [preset.name for preset in presets if preset.key]
    if arguments.focus not in places:
        raise usage.UsageError(
            f"there is no view “{arguments.focus}”; choose from: {', '.join(places)}"
        )
    begin, end = _span(replay, arguments.first, arguments.last)
    card = arguments.out.suffix.lower() == PNG
    order = Order(
        encoded(record),
        arguments.out,
        begin,
        end,
        arguments.focus,
        arguments.size or usual_size(arguments.out.suffix.lower()),
        day(replay.header.started),
        progress=_Progress(),
    )
    work: Callable[[Order], Made] = make_postcard if card else make_film
    try:
        return work(order)
    except FilmError as error:
        raise usage.UsageError(str(error)) from error
    finally:
        order.progress.end()


def _span(replay: Replay, first: int | None, last: int | None) -> tuple[int, int]:
    """The positions between which is filmed. Raises UsageError."""
    from game.app.film.span import most, span

    end = most(replay)
    first, last = first or 1, last or end
    if first > end:
        raise usage.UsageError(f"--from {first} is beyond the end, which is {end}")
    if last < first:
        raise usage.UsageError(f"--to {last} is before --from {first}")
    return span(replay, first, min(last, end))


class _Progress:
    """Tells how far it is, in one line that changes; on a terminal alone."""

    def __init__(self) -> None:
        self._shown = -1

    def __getitem__(self, _place: int) -> int:
        return PARTS

    def __setitem__(self, _place: int, done: int) -> None:
        if done != self._shown and sys.stderr.isatty():
            self._shown = done
            print(f"\r{done:3} %", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave an empty line for what comes."""
        if self._shown >= 0:
            print("\r     \r", end="", file=sys.stderr, flush=True)
