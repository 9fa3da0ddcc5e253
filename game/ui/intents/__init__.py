"""What a player wants of a panel: frozen values that the screens of the app act upon.

Here are those of any screen and of a match; what one page alone is asked for stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from msgspec import Struct

from game.rules.core import Move


class Intent(Struct, frozen=True):
    """What a player wants: a frozen value that a screen of the app acts upon."""


On = Callable[[Intent], None]
"""What a panel calls with each intent."""


class Back(Intent, frozen=True):
    """Leave the screen or dialog (Esc)."""


class TakeWay(Intent, frozen=True):
    """Take a way of those that a dialog offers, by its number from 0."""

    way: int


class Dismiss(Intent, frozen=True):
    """A notice was read; ``what`` is the notice's name."""

    what: str = ""


class Hush(Intent, frozen=True):
    """What somebody says at the table was read."""


class OpenTitle(Intent, frozen=True):
    """Set up a game of a title (``"biomes"``)."""

    title: str


class Resume(Intent, frozen=True):
    """Go on with the last game."""


class OpenSettings(Intent, frozen=True):
    """Show the settings."""


class OpenLanguages(Intent, frozen=True):
    """Show the languages that the game can be read in."""


class OpenCredits(Intent, frozen=True):
    """Show credits and licences."""


class OpenNotice(Intent, frozen=True):
    """Show the licence of a work in full, by its number in the credits."""

    number: int


class OpenMenu(Intent, frozen=True):
    """Show the menu of the match."""


class OpenGames(Intent, frozen=True):
    """Show all kept games."""


class TakeUp(Intent, frozen=True):
    """Go on with a kept game, or watch it if it is finished; by its name."""

    game: str


class OpenRules(Intent, frozen=True):
    """Open the rulebook of ``title`` (""; of the game that is on the table) at the page that tells
    ``rule`` (``"B3.2"``; "": at its contents).

    ``pack``: of whose game it is asked, "" of none; ``words``: what things are called there, each
    behind its name in the book.
    """

    rule: str = ""
    title: str = ""
    pack: str = ""
    words: tuple[tuple[str, str], ...] = ()


class OpenFolder(Intent, frozen=True):
    """Show the folder that is spoken of in the system's file manager."""


class SetPreference(Intent, frozen=True):
    """Set what :class:`game.session.preferences.Preferences` calls ``name``.

    ``settled``: the hand has let go of a slider.
    """

    name: str
    value: str | bool | float
    settled: bool = True


class ToShelf(Intent, frozen=True):
    """Go to the title shelf (the game is saved)."""


class Quit(Intent, frozen=True):
    """Leave the program."""


class LoadOlder(Intent, frozen=True):
    """Load the older copy of a damaged save."""


class Choose(Intent, frozen=True):
    """A button of the title's own, by a key that its hands know: an action to begin, a way to pay.

    What it comes to is for :attr:`game.ui.hands.Hands.choose` to say.
    """

    key: Hashable


class Preview(Intent, frozen=True):
    """Show on the table what a choice would bring while the pointer rests on it, by its key.

    None ends it.
    """

    key: Hashable | None


class Unfold(Intent, frozen=True):
    """Look into something that a title keeps aside, or put it away again."""

    what: Hashable


class Play(Intent, frozen=True):
    """Play a finished move."""

    move: Move


class AskCoach(Intent, frozen=True):
    """Ask for a hint; while there is one, put it away."""


class AskAgain(Intent, frozen=True):
    """Ask for a hint once more: the coach came to no end."""


class ChooseHint(Intent, frozen=True):
    """Look at a suggestion of the coach, by its number from 0."""

    number: int


class PointAtHint(Intent, frozen=True):
    """Mark what a suggestion is about on the table, by its number; None ends it."""

    number: int | None


class Cancel(Intent, frozen=True):
    """Back out of the selection."""


class SayDone(Intent, frozen=True):
    """Say yes to what one has done: the others may go on."""


class StandBy(Intent, frozen=True):
    """Let every chance to respond go by until the own turn comes."""


class Undo(Intent, frozen=True):
    """Take the last move back."""


class FlipNext(Intent, frozen=True):
    """Show the next token of the fight."""


class Continue(Intent, frozen=True):
    """Close a stage: the fight's end, a scoring's result."""


class LookAtSeat(Intent, frozen=True):
    """Turn the camera to a seat's board."""

    seat: int


class LookAt(Intent, frozen=True):
    """Turn the camera to ``"table"``, ``"cube"``, ``"overworld"`` or ``"board"``."""

    what: str


class ToggleLog(Intent, frozen=True):
    """Open or close the log."""


class LightUp(Intent, frozen=True):
    """Light up the pieces of a log line, by its number; None ends it."""

    line: int | None


class Rerun(Intent, frozen=True):
    """Show once more what a line of the strip tells, by its number."""

    line: int


class LiftCurtain(Intent, frozen=True):
    """The player who is named on the curtain is there."""


class Rematch(Intent, frozen=True):
    """The same set-up once more, with a new seed."""


class OpenEnvelope(Intent, frozen=True):
    """Show what the game has committed its deal to and, at its end, what opens that."""


class CopySeal(Intent, frozen=True):
    """Copy the whole commitment and, at the end, the salt."""


class WatchReplay(Intent, frozen=True):
    """Show the game from its beginning."""


class SeekReplay(Intent, frozen=True):
    """Go to a step, 0 is the set-up."""

    step: int


class RunReplay(Intent, frozen=True):
    """Let the replay run or stand."""

    on: bool


class ShowChart(Intent, frozen=True):
    """Show another course of the game on its result: ``"points"`` or ``"chances"``."""

    what: str
