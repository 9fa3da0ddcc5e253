"""The whole family as one file: copied out, or another one's taken in, beside everything else."""

from __future__ import annotations

import stat
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.app.screen import Host
from game.app.screens.dialogs import ask, notify
from game.language import _, ngettext
from game.session.background_job import BackgroundJob
from game.session.family.archive import Archive
from game.session.family.parcel import ENDING, Outside, Packed, ParcelError, pack, shown
from game.session.family.unpacking import Taken, unpack
from game.session.folders import free, parcels_folder, parcels_folders
from game.session.leftovers import clear_halves
from game.ui.joining import clauses
from game.ui.panels.dialogs import NEWS

OFFERED = 4
"""So many files are offered to be taken in, the newest first."""
NAMED = 3
"""So many games that stayed outside are named."""
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Order:
    """What to do with the file at ``path``; ``progress``: games looked at and of how many, two
    numbers that both processes see."""

    family: Path
    games: Path
    path: Path
    progress: Any

    def archive(self) -> Archive:
        """The family's folder, as another process sees it."""
        return Archive(self.family, self.games)

    def tell(self, done: int, count: int) -> None:
        """Note that ``done`` of ``count`` games have been looked at."""
        self.progress[0], self.progress[1] = done, count


def pack_up(order: Order) -> Packed:
    """Copy everything out: the work of an errand."""
    with closing(order.archive()) as archive:
        return pack(archive, order.path, order.tell)


def take_in(order: Order) -> Taken:
    """Take a file in: the work of an errand."""
    with closing(order.archive()) as archive:
        return unpack(archive, order.path, order.tell)


class Undertaking(Generic[R]):
    """A file that is written or read, in a process of its own."""

    def __init__(
        self,
        archive: Archive,
        path: Path,
        work: Callable[[Order], R],
        told: Callable[[R], str],
        meanwhile: str,
        *,
        writes: bool = False,
    ) -> None:
        """``told``: what came of it, as a sentence; ``meanwhile``: what is said till then;
        ``writes``: in the folder of ``path``, which is ours alone."""
        self._told, self._meanwhile = told, meanwhile
        self._path, self._writes = path, writes
        self._seen = (0, 0)
        self._progress = get_context("spawn").RawArray("q", 2)
        order = Order(archive.folder, archive.history.games, path, self._progress)
        self._errand: BackgroundJob[Order, R] = BackgroundJob(work, order, (ParcelError,))

    @property
    def meanwhile(self) -> str:
        """What is said till it is done."""
        done, count = self._seen
        if not count:
            return self._meanwhile
        text = ngettext("{done} of {count} game", "{done} of {count} games", count)
        return f"{self._meanwhile} {text.format(done=done, count=count)}"

    def moved(self) -> bool:
        """Whether there is more of it than when this was asked last."""
        before, self._seen = self._seen, (self._progress[0], self._progress[1])
        return before != self._seen

    def outcome(self) -> str | None:
        """What came of it, as a sentence; None until it is done. Raises Failed."""
        found = self._errand.poll()
        return None if found is None else self._told(found)

    def close(self) -> None:
        """End it, done or not; nothing half is left where it was written."""
        self._errand.close()
        if self._writes:
            clear_halves(self._path.parent)


def export(archive: Archive, now: float) -> Undertaking[Packed]:
    """Copy everything to a file that wasn't there."""
    path = _new_file(parcels_folder(), now)
    meanwhile = _("A copy is being made …")
    told_there = partial(_packed, path)
    return Undertaking(archive, path, pack_up, told_there, meanwhile, writes=True)


def _packed(path: Path, found: Packed) -> str:
    text = ngettext(
        "{count} game and everybody of the family lie in {file} now.",
        "{count} games and everybody of the family lie in {file} now.",
        found.games,
    )
    return " ".join([text.format(count=found.games, file=path), *_outside(found.outside)])


def _new_file(folder: Path, now: float) -> Path:
    try:
        day = datetime.fromtimestamp(now).date().isoformat()
    except (OverflowError, OSError, ValueError):
        day = "copy"
    return free(folder / f"family-{day}{ENDING}")


def taking_in(archive: Archive, path: Path) -> Undertaking[Taken]:
    """An undertaking that takes the file at ``path`` into the ``archive``."""
    return Undertaking(archive, path, take_in, told, _("The file is being read …"))


def told(taken: Taken) -> str:
    """What came of a file that was taken in, in a sentence."""
    outside = _outside(taken.outside)
    if not taken.games and not taken.people:
        none = _("Nothing new came.") if outside else _("All of it was here already.")
        return " ".join([none, *outside])
    games = ngettext("{count} game came.", "{count} games came.", taken.games)
    people = ngettext("{count} person came.", "{count} people came.", taken.people)
    came = ((games, taken.games), (people, taken.people))
    return " ".join([*(text.format(count=count) for text, count in came if count), *outside])


def _outside(games: Sequence[Outside]) -> list[str]:
    """What stayed outside, by name and why; nothing where nothing did."""
    if not games:
        return []
    named = [f"{each.name} ({each.why})" for each in games[:NAMED]]
    count, more = len(games), len(games) - NAMED
    if more > 0:
        named.append(ngettext("and {count} more", "and {count} more", more).format(count=more))
    # Translators: {names}: names of files, each with the reason in brackets.
    text = ngettext(
        "{count} file that is no true game stays outside: {names}.",
        "{count} files that are no true games stay outside: {names}.",
        count,
    )
    return [text.format(count=count, names=clauses(named))]


def offered() -> list[Path]:
    """The files that might be taken in, the newest first."""
    found: dict[Path, float] = {}
    for folder in parcels_folders():
        for path in folder.glob(f"*{ENDING}"):
            try:
                kind = path.stat()
            except OSError:
                continue
            if stat.S_ISREG(kind.st_mode):
                found[path] = kind.st_mtime
    return sorted(found, key=lambda path: (-found[path], path.name))[:OFFERED]


def ask_which(host: Host, take: Callable[[Path], None]) -> None:
    """Which of the files is to be taken in? It is said where to put one that isn't there."""
    files = offered()
    heading = _("Take in a family's file")
    if not files:
        text = _("Put a file that ends in {ending} into {folder}, or drop it on the game.")
        advice = text.format(ending=ENDING, folder=parcels_folder())
        notify(host, heading, advice, NEWS)
        return

    def way(path: Path) -> tuple[str, Callable[[], None]]:
        return shown(path.name), lambda: take(path)

    stays = _("What is here stays; what is new in the file comes to it.")
    other = _("For another file, put it into {folder}, or drop it on the game.")
    text = f"{stays} {other.format(folder=parcels_folder())}"
    ask(host, heading, text, [way(path) for path in files])
