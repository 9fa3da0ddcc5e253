"""A player's folders as one window uses them: what lies there besides the games, and tidying up."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game.session.file_lock import clear_locks
from game.session.folders import (
    PARCEL,
    cache_folder,
    data_folder,
    family_folder,
    games_folder,
    is_portable,
    log_folder,
    packs_folder,
    parcels_folder,
    pictures_folders,
    preferences_folder,
    saves_folder,
)
from game.session.leftovers import (
    PICTURES,
    REVIEWS,
    TELLING,
    clear_halves,
    clear_pictures,
    make_private,
    refusal,
)

if TYPE_CHECKING:
    from game.session.deals.reached import Trials
    from game.session.family.archive import Archive
    from game.session.learning import Learning
    from game.session.reviews.own_puzzles import OwnPuzzles
    from game.session.reviews.store import Reviews

_KEPT, _PICTURES = ".json", (".png", ".webp", ".gif")
"""The small files beside the folders of games end so, and pictures of the window and films."""


class Home:
    """``folder`` has the unfinished games, ``games`` the finished ones."""

    def __init__(self, folder: Path | None, games: Path | None) -> None:
        self.folder = folder or saves_folder()
        self.games = games or (folder / "games" if folder else games_folder())
        self._family = folder / "family" if folder else family_folder()

    @cached_property
    def archive(self) -> Archive:
        """The family's profiles and history; made when it is asked for: the shelf comes first."""
        from game.session.family.archive import Archive

        return Archive(self._family, self.games)

    @cached_property
    def learning(self) -> Learning:
        """What was learned and solved here; made when it is asked for."""
        from game.session.learning import Learning

        return Learning(self.folder.parent)

    @cached_property
    def trials(self) -> Trials:
        """What the house's best players reach in deals; made when it is asked for."""
        from game.session.deals.reached import Trials

        return Trials(self.folder.parent)

    @cached_property
    def reviews(self) -> Reviews:
        """What is known of the finished games' decisions; made when it is asked for."""
        from game.session.reviews.store import Reviews

        return Reviews(self.games)

    @cached_property
    def puzzles(self) -> OwnPuzzles:
        """The own puzzles that the reviews make; made when they are asked for."""
        from game.session.reviews.own_puzzles import OwnPuzzles

        return OwnPuzzles(self.archive, self.reviews, self.games)

    @property
    def problems(self) -> tuple[str, ...]:
        """Sentences for the player: what of these could not be read or kept, or was damaged."""
        archive = self.archive.problems if "archive" in vars(self) else ()
        learning = self.learning.problems if "learning" in vars(self) else ()
        trials = self.trials.problem if "trials" in vars(self) else ""
        return archive + learning + ((trials,) if trials else ())

    @property
    def pictures(self) -> Path:
        """The folder of the games' pictures."""
        return self.folder / PICTURES

    def tidy(self) -> str:
        """Clear away what killed programs left; a sentence if nothing can be saved here."""
        home = self.folder.parent
        reviews = self.games / REVIEWS
        for folder in (self.folder, self.games, reviews, self.pictures, self._family):
            clear_halves(folder)
            make_private(folder)
        clear_halves(home, of=_KEPT)
        for file in home.glob(f"*{_KEPT}*"):
            make_private(file)
        clear_pictures(self.folder / TELLING)
        clear_locks(self.folder)
        for folder in (self._family, home):
            clear_locks(folder, of=_KEPT)
        return refusal(self.folder)

    def let_go(self) -> None:
        """Keep what can be kept at last, and close what is open."""
        if "learning" in vars(self):
            self.learning.retry()
        if "trials" in vars(self):
            self.trials.retry()
        if "archive" in vars(self):
            self.archive.close()
        if "reviews" in vars(self):
            self.reviews.finish()


def tidy_elsewhere() -> None:
    """The same in all other folders that the program writes to; what is handed on stays open."""
    own = [preferences_folder(), cache_folder(), log_folder(), data_folder()]
    made = (data_folder() / "challenges", data_folder() / "workshop", *packs_folder().glob("*"))
    for folder in (*own, *made):
        clear_halves(folder)
    for folder in () if is_portable() else own:
        make_private(folder)
    settings = Path(os.path.realpath(preferences_folder() / "preferences.json"))
    clear_halves(settings.parent, of=settings.name)
    clear_halves(parcels_folder(), of=PARCEL)
    for folder in pictures_folders():
        for ending in _PICTURES:
            clear_halves(folder, of=ending)
