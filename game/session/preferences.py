"""What a player has set: language, sizes, pace, quality, the last set-up; kept as JSON."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from game.language import _
from game.rules.registry import DEFAULT_TITLE
from game.session.folders import preferences_folder
from game.session.notebook import Notebook, Words
from game.session.seats import COLORS, LONGEST_NAME, LONGEST_WORD

MOST_BYTES = 64 * 1024
"""No file of preferences is larger."""
PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
"""Texts without line ends and control characters."""

Factor = Annotated[float, msgspec.Meta(ge=0.25, le=4.0)]
"""A size relative to the ordinary one."""

Count = Annotated[int, msgspec.Meta(ge=0)]
FIRST_GAMES = 3
"""Somebody's games that are calm unless another pace is set."""

Volume = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
"""How loud: 0 is silent."""


class Detail(StrEnum):
    """How much the picture may cost."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Pace(StrEnum):
    """How fast things happen on the table, above all what the other players do."""

    SLOW = "slow"
    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"


class TurnEnds(StrEnum):
    """Whether a turn ends by itself once nothing is left to do in it."""

    USUAL = "usual"
    ALWAYS = "always"
    NEVER = "never"


class Follows(StrEnum):
    """When the eye goes where things happen: to all of them, only to what could not be seen from
    where it is, or never."""

    ALWAYS = "always"
    NEEDED = "needed"
    NEVER = "never"


class Others(StrEnum):
    """How large it is told what others do: where it lies on the table, unless it is close or may
    decide the game, or all of it as what the player does himself."""

    SMALL = "small"
    LARGE = "large"


Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=PRINTABLE)]
"""What a player is called; empty until somebody says it."""
Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD, pattern=PRINTABLE)]
"""An id of ours."""


class SeatChoice(msgspec.Struct, frozen=True):
    """One row of the set-up screen; ``options``: what is set for the seat, by name.

    ``profile``: who of the family sits there, by id; ``head_start``: points to begin with;
    ``hints``: whether the coach may be asked.
    """

    name: Name
    agent: Word
    color: Word
    options: dict[Word, bool | int | Word] = {}
    profile: Word = ""
    head_start: Count = 0
    hints: bool = True


Pixels = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window lies while it is not maximized, and whether it is."""

    x: Pixels
    y: Pixels
    width: Pixels
    height: Pixels
    maximized: bool = False


class LastSetup(msgspec.Struct, frozen=True):
    """The set-up screen as it was left."""

    title: Word = DEFAULT_TITLE
    content: Word = "classic"
    seats: Annotated[tuple[SeatChoice, ...], msgspec.Meta(max_length=len(COLORS))] = ()
    options: dict[Word, bool | int | Word] = {}


class Preferences(msgspec.Struct, frozen=True):
    """All that a player can set. ``language`` empty: the system's.

    ``pace`` None: :attr:`present_pace` goes by how many games the player has ``finished``.
    ``talk``: whether opponents say a line now and then. ``if_ended``: whether cards tell what each
    seat would have if the game ended as it is. ``turn_ends``: whether a turn ends by
    itself; usually as its title likes it. ``effects``, ``room``: the volumes of what happens and of
    the quiet evening room around the table, which is heard if ``ambience``. ``habits``: by title,
    when each seat wants to be asked in others' turns. ``sights``: by title, from where its table is
    looked at, where that is not the usual place. ``others``: how large it is told what the
    others do. ``shows_better``: whether a review tells at once what would have been better, without
    letting one find it first. ``follow_action``: the switch of earlier
    versions, which says what holds until ``follows`` does.
    """

    language: Word = ""
    ui_scale: Factor = 1.0
    pace: Pace | None = None
    finished: Count = 0
    turn_ends: TurnEnds = TurnEnds.USUAL
    reduced_motion: bool = False
    coach: bool = True
    follow_action: bool = True
    talk: bool = True
    if_ended: bool = True
    follows: Follows | None = None
    others: Others = Others.SMALL
    shows_better: bool = False
    effects: Volume = 0.8
    room: Volume = 0.5
    ambience: bool = True
    quality: Detail = Detail.HIGH
    fullscreen: bool = False
    window: WindowPlace | None = None
    last_setup: LastSetup = LastSetup()
    habits: dict[Word, tuple[Word, ...]] = {}
    sights: dict[Word, Word] = {}

    @property
    def present_pace(self) -> Pace:
        """The pace that holds: calm in somebody's first games, until it is set."""
        if self.pace is not None:
            return self.pace
        return Pace.CALM if self.finished < FIRST_GAMES else Pace.NORMAL

    @property
    def present_follows(self) -> Follows:
        """When the eye goes where things happen; older files tell it by their switch."""
        if self.follows is not None:
            return self.follows
        return Follows.NEEDED if self.follow_action else Follows.NEVER

    def setting(self, name: str, value: str | bool | float) -> Preferences:
        """These preferences with another value of a field, and of what goes with it.

        That is what older versions read, and a quiet room that is heard once it is louder. Raises
        ValidationError.
        """
        beside = {
            "follows": {"follow_action": value != Follows.NEVER},
            "room": {"ambience": self.ambience or bool(value)},
        }
        fields = {**msgspec.to_builtins(self), name: value, **beside.get(name, {})}
        return msgspec.convert(fields, Preferences)

    def habit(self, title: str, seat: int, usual: str) -> str:
        """When a seat of a title wants to be asked; the ``usual`` way until somebody says."""
        kept = self.habits.get(title, ())
        return kept[seat] if seat < len(kept) and kept[seat] else usual

    def with_sight(self, title: str, sight: str) -> Preferences:
        """These preferences with another ``sight`` of a ``title``'s table; "": the usual one."""
        others = {each: kept for each, kept in self.sights.items() if each != title}
        kept = {title: sight} if sight else {}
        return msgspec.structs.replace(self, sights={**others, **kept})

    def with_habit(self, title: str, seat: int, habit: str) -> Preferences:
        """These preferences with another ``habit`` of a ``seat`` in games of ``title``."""
        kept = [*self.habits.get(title, ()), *[""] * len(COLORS)][: len(COLORS)]
        kept[seat] = habit
        return msgspec.structs.replace(self, habits={**self.habits, title: tuple(kept)})


class PreferencesFile(Notebook[Preferences]):
    """The file of the preferences, which several windows may write: each what it has changed.

    ``problem`` is a sentence for the player when the file could not be used (the ordinary
    preferences apply then) or kept, else empty.
    """

    def __init__(self, folder: Path | None = None) -> None:
        words = Words(
            unread=_("Your settings could not be read: {reason}. {file} stays as it is."),
            damaged=_("Your settings file was damaged and has been set aside as {file}."),
            unkept=_("Your settings could not be saved: {reason}. ({file})"),
        )
        super().__init__(
            (folder or preferences_folder()) / "preferences.json",
            Preferences(),
            words,
            keep=0,  # whoever deletes the file wants the ordinary ones
            most=MOST_BYTES,
            indent=True,
            retries=False,
        )
        self._known: Preferences | None = None

    def load(self) -> Preferences:
        """The stored preferences, or the ordinary ones."""
        self._known = self.read()
        return self._known

    def save(self, preferences: Preferences) -> bool:
        """Store what ``preferences`` have changed here; False, with :attr:`problem` set, when the
        disk refuses. What is not stored now is so with the next ones."""
        before = self.load() if self._known is None else self._known
        if not self.change(lambda found: _merged(found, before, preferences)):
            return False
        self._known = preferences
        return True


def _merged(found: Preferences, before: Preferences, after: Preferences) -> Preferences:
    """``found``, which another window may have written, with what ``after`` changes."""
    if found == Preferences():  # gone, or set aside
        return after
    fields = Preferences.__struct_fields__
    changed = {
        name: getattr(after, name)
        for name in fields
        if getattr(after, name) != getattr(before, name)
    }
    if "finished" in changed:
        changed["finished"] = max(0, found.finished + after.finished - before.finished)
    return msgspec.structs.replace(found, **changed)
