"""The whole family as one file: copied out, or another one's taken in, beside everything else."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Thread

from game.app.screen import Host
from game.app.screens.dialogs import NoticeDialog, QuestionDialog
from game.language import _, ngettext
from game.session.family.archive import Archive
from game.session.family.parcel import ENDING, ParcelError, Taken, pack, unpack
from game.session.folders import parcels_folder, parcels_folders
from game.ui.panels.dialogs import DONE, NEWS, WARNING, Sign

OFFERED = 4
"""So many files are offered to be taken in, the newest first."""


class Errand:
    """One thing that takes its time; ``told`` is what came of it, "" until it is done.

    ``meanwhile``: what is said till then; ``failed``: nothing good came of it.
    """

    def __init__(self, work: Callable[[], str], meanwhile: str) -> None:
        self.told, self.meanwhile, self.failed = "", meanwhile, False
        self._work = work
        self._thread = Thread(target=self._run, name="family")
        self._thread.start()

    def _run(self) -> None:
        try:
            self.told = self._work()
        except ParcelError as error:
            self.failed = True
            self.told = str(error)

    @property
    def sign(self) -> Sign:
        """What it is told under."""
        return WARNING if self.failed else DONE


def packed(archive: Archive, now: float) -> str:
    """Copy everything to a file that wasn't there; where it lies, as a sentence."""
    path = _new_file(parcels_folder(), now)
    count = pack(archive, path)
    text = ngettext(
        "{count} game and everybody of the family lie in {file} now.",
        "{count} games and everybody of the family lie in {file} now.",
        count,
    )
    return text.format(count=count, file=path)


def _new_file(folder: Path, now: float) -> Path:
    try:
        day = datetime.fromtimestamp(now).date().isoformat()
    except (OverflowError, OSError, ValueError):
        day = "copy"
    path, count = folder / f"family-{day}{ENDING}", 1
    while path.exists():
        count += 1
        path = folder / f"family-{day}-{count}{ENDING}"
    return path


def taken_in(archive: Archive, path: Path) -> str:
    """Take in a file; what came of it, as a sentence."""
    return told(unpack(archive, path))


def told(taken: Taken) -> str:
    """What came of a file."""
    if not taken.games and not taken.people and not taken.broken:
        return _("All of it was here already.")
    parts = [
        ngettext("{count} game came", "{count} games came", taken.games),
        ngettext("{count} person came", "{count} people came", taken.people),
        ngettext("{count} game is damaged", "{count} games are damaged", taken.broken),
    ]
    counts = (taken.games, taken.people, taken.broken)
    said = [part.format(count=count) for part, count in zip(parts, counts, strict=True) if count]
    return "; ".join(said) + "."


def offered() -> list[Path]:
    """The files that might be taken in, the newest first."""
    found: dict[Path, float] = {}
    for folder in parcels_folders():
        for path in folder.glob(f"*{ENDING}"):
            try:
                found[path] = path.stat().st_mtime
            except OSError:
                continue
    return sorted(found, key=lambda path: (-found[path], path.name))[:OFFERED]


def ask_which(host: Host, take: Callable[[Path], None]) -> None:
    """Which of the files is to be taken in? It is said where to put one that isn't there."""
    files = offered()
    heading = _("Take in a family's file")
    if not files:
        text = _("Put a file that ends in {ending} into {folder}, or drop it on the game.")
        told = text.format(ending=ENDING, folder=parcels_folder())
        host.open(NoticeDialog(host, heading, told, NEWS))
        return

    def way(path: Path) -> tuple[str, Callable[[], None]]:
        return path.name, lambda: take(path)

    stays = _("What is here stays; what is new in the file comes to it.")
    other = _("For another file, put it into {folder}, or drop it on the game.")
    text = f"{stays} {other.format(folder=parcels_folder())}"
    host.open(QuestionDialog(host, heading, text, [way(path) for path in files]))
