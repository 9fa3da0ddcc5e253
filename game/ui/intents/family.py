"""What a player wants of the family's album."""

from __future__ import annotations

from msgspec import Struct

from game.ui.intents.games import DeleteGame, FilterGames, MoreGames
from game.ui.intents.setup import SeatIntent


class OpenFamily(Struct, frozen=True):
    """Show the album."""


class ShowPerson(Struct, frozen=True):
    """Show somebody's pages, by their key there; "": everybody's."""

    person: str


class ShowPages(Struct, frozen=True):
    """Show the pages of a title."""

    title: str


class ShowGamesOf(Struct, frozen=True):
    """Show the finished games of a person and a title, among all that are kept."""

    person: str
    title: str


class SetUpEven(Struct, frozen=True):
    """Set up the game that would be even for a person of the album."""

    person: str


class OpenMember(Struct, frozen=True):
    """Change somebody of the family, by the profile's id; "": somebody new."""

    profile: str


class SetMemberName(Struct, frozen=True):
    """Call somebody so."""

    name: str


class SetMemberColor(Struct, frozen=True):
    """Give somebody a colour."""

    color: str


class SetMemberFigure(Struct, frozen=True):
    """Give somebody a figure."""

    figure: str


class KeepMember(Struct, frozen=True):
    """Keep what is set of somebody."""


class RemoveMember(Struct, frozen=True):
    """Take somebody out of the family (it is asked once)."""


class ExportFamily(Struct, frozen=True):
    """Write everything into one file."""


class ImportFamily(Struct, frozen=True):
    """Take in what another file holds."""


FamilyIntent = (
    DeleteGame
    | FilterGames
    | MoreGames
    | SeatIntent
    | ExportFamily
    | ImportFamily
    | KeepMember
    | OpenFamily
    | OpenMember
    | RemoveMember
    | SetMemberColor
    | SetUpEven
    | SetMemberFigure
    | SetMemberName
    | ShowGamesOf
    | ShowPerson
    | ShowPages
)
