"""Which challenges have been solved, how well, and where a try was left: a file of the player's.

It belongs to the computer, as what was learned does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from game.content.challenge import STARS, Challenge, Worth, told_worth
from game.content.challenge_reading import FOLDER
from game.content.reader import fingerprint
from game.language import _
from game.resources import levels
from game.session.notebook import Notebook, Words

FILE = "challenges.json"
MOST_BYTES = 4 << 20


class Standing(msgspec.Struct, frozen=True):
    """Where a try stands: its moves so far, and of which task (a fingerprint)."""

    task: str
    moves: tuple[dict[str, object], ...]


class Tried(msgspec.Struct, frozen=True):
    """One challenge's entry: the most ``stars``, the ``best`` result, against which ``par``, how
    many steps of the hint were ever shown, and where the try was left."""

    stars: int = 0
    best: int | str | None = None
    par: int | str = 0
    hints: int = 0
    left: Standing | None = None


class _File(msgspec.Struct, frozen=True):
    version: int = 1
    challenges: dict[str, Tried] = {}


def task_mark(challenge: Challenge) -> str:
    """What changes when a challenge asks for something else; names and hints are not of it."""
    limit = {challenge.limit.unit: challenge.limit.count}
    game = (challenge.title, challenge.pack, dict(challenge.options), challenge.seed)
    return fingerprint([*game, challenge.position, challenge.goal, limit])


def is_of_the_house(challenge: Challenge) -> bool:
    """Whether it lies among those that travel with the program."""
    return challenge.file.parent == levels() / challenge.title / FOLDER


def key_of(challenge: Challenge) -> str:
    """The name of a challenge among all: one from elsewhere goes by what it asks for."""
    name = challenge.id if is_of_the_house(challenge) else task_mark(challenge)
    return f"{challenge.title}/{name}"


def following(challenge: Challenge, among: Sequence[Challenge], solved: Solved) -> Challenge | None:
    """The one to play after ``challenge``: the next that lacks stars, from there on round; None
    where all have them, or it is none of these."""
    places = [at for at, each in enumerate(among) if key_of(each) == key_of(challenge)]
    if not places:
        return None
    later = (*among[places[0] + 1 :], *among[: places[0]])
    return next((each for each in later if solved.of(each).stars < STARS), None)


class Solved(Notebook[_File]):
    """The challenges tried on this computer. ``problem``: a sentence for the player, else empty."""

    def __init__(self, home: Path) -> None:
        words = Words(
            unread=_("The list of challenges could not be read: {reason}. {file} stays as it is."),
            damaged=_("The list of challenges was damaged and has been set aside as {file}."),
            unkept=_("What was solved could not be kept: {reason}. ({file})"),
        )
        super().__init__(home / FILE, _File(), words, most=MOST_BYTES)

    def of(self, challenge: Challenge) -> Tried:
        """What has come of a challenge so far.

        Stars and result count as long as par is the same, a try as long as all of the task is.
        """
        return _of(self.read(), challenge)

    def reach(self, challenge: Challenge, stars: int, best: Worth) -> None:
        """Keep a result, if it is the best so far."""
        par = told_worth(challenge.par)

        def better(kept: Tried) -> Tried:
            if stars > kept.stars or (stars == kept.stars and kept.best is None):
                return replace(kept, stars=stars, best=told_worth(best), par=par)
            return kept

        self._keep(challenge, better)

    def hinted(self, challenge: Challenge, steps: int) -> None:
        """Keep how much of the hint was shown."""
        self._keep(challenge, lambda kept: replace(kept, hints=max(kept.hints, steps)))

    def leave(self, challenge: Challenge, moves: tuple[dict[str, object], ...]) -> None:
        """Keep where a try stands; without moves it begins anew."""
        left = Standing(task_mark(challenge), moves) if moves else None
        self._keep(challenge, lambda kept: replace(kept, left=left))

    def _keep(self, challenge: Challenge, change: Callable[[Tried], Tried]) -> None:
        def changed(file: _File) -> _File:
            before = _of(file, challenge)
            after = change(before)
            if after == before:
                return file
            return replace(file, challenges={**file.challenges, key_of(challenge): after})

        self.change(changed)


def _of(file: _File, challenge: Challenge) -> Tried:
    kept = file.challenges.get(key_of(challenge), Tried())
    if kept.par != told_worth(challenge.par):
        kept = Tried(hints=kept.hints, left=kept.left)
    if kept.left is not None and kept.left.task != task_mark(challenge):
        kept = replace(kept, left=None)
    return kept


def earned(among: Sequence[Challenge], solved: Solved) -> tuple[int, int]:
    """How many stars were earned in these challenges, and how many there are to be."""
    return sum(solved.of(each).stars for each in among), STARS * len(among)
