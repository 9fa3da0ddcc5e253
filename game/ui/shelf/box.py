"""What the shelf and the set-up ask of a title: its box, without anything of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.language import _
from game.rules.core import OptionValue
from game.ui.theme import Ink

if TYPE_CHECKING:
    from game.ui.shelf.album import AlbumWords

WOOD: tuple[Ink, Ink] = ("#B98D55", "#2E1C0C")
"""A plate of bare wood, and what is written on it."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What an option is called, what it means, and its values where it is no switch.

    ``line`` stands below it. ``seats``: the numbers of players for whom it makes a difference;
    none: any.
    """

    label: str
    choices: Mapping[OptionValue, str] = field(default_factory=dict)
    line: str = ""
    seats: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Habits:
    """When a seat may want to be asked in others' turns: a setting of its player, not a rule.

    ``words``: its name, what it means, and its values; ``usual``: the one that holds until set.
    """

    words: Callable[[], OptionWords]
    usual: str


def _content_pack() -> str:
    return _("Content pack")


def _blank_album() -> AlbumWords:
    from game.ui.shelf.album import AlbumWords

    return AlbumWords()


@dataclass(frozen=True, slots=True)
class Box:
    """A title's box, and what its set-up says; texts are functions, for the language may change.

    ``name``: what is written on it; ``line``: what one does in the title, in a sentence. ``plate``:
    the colour of the lid's plate, and of what is written there. ``options``: what its options are
    called, by their names; ``first``: what the set-up begins with as long as hardly a game of the
    title has been played to its end. ``picture``: the box itself, by its name in
    ``assets/pictures``; without, ``boxes/<id>``. ``laid``: what its table looks like, where there
    is no picture of the game itself; ``laid_with``, ``named_with``: the same and the name by packs
    that make a difference. ``pack``: what its content packs are called. ``tempers``: what
    opponents with a temper like in this title, a sentence with a gap for their ``name``.
    ``habit``: when seats want to be asked, in a title where others may be answered.
    ``rounds``: its games are counted in rounds, and not in turns.
    ``album``: the words of its pages in the family's album. ``workshop``: whether challenges of it
    can be made.
    """

    name: Callable[[], str]
    line: Callable[[], str]
    plate: tuple[Ink, Ink] = WOOD
    options: Mapping[str, Callable[[], OptionWords]] = field(default_factory=dict)
    first: Mapping[str, OptionValue] = field(default_factory=dict)
    picture: str = ""
    laid: str = "boxes/open"
    laid_with: Mapping[str, str] = field(default_factory=dict)
    named_with: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    pack: Callable[[], str] = _content_pack
    tempers: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    habit: Habits | None = None
    rounds: bool = False
    album: Callable[[], AlbumWords] = _blank_album
    workshop: bool = False

    def name_with(self, pack: str) -> str:
        """What a game with a pack is called."""
        return self.named_with.get(pack, self.name)()

    def option_words(self) -> Mapping[str, OptionWords]:
        """The words of its options, in the language of now."""
        return {name: words() for name, words in self.options.items()}

    def temper_lines(self) -> Mapping[str, str]:
        """The sentences on tempers, in the language of now."""
        return {temper: line() for temper, line in self.tempers.items()}
