"""What a player wants of the family's album."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.intents.games import DeleteGame, FilterGames, MoreGames
from game.ui.intents.setup import SeatIntent


@dataclass(frozen=True, slots=True)
class OpenFamily:
    """Show the album."""


@dataclass(frozen=True, slots=True)
class ShowPerson:
    """Show somebody's pages, by their key there; "": everybody's."""

    person: str


@dataclass(frozen=True, slots=True)
class ShowPages:
    """Show the pages of a title."""

    title: str


@dataclass(frozen=True, slots=True)
class ShowGamesOf:
    """Show the finished games of a person and a title, among all that are kept."""

    person: str
    title: str


@dataclass(frozen=True, slots=True)
class OpenMember:
    """Change somebody of the family, by the profile's id; "": somebody new."""

    profile: str


@dataclass(frozen=True, slots=True)
class SetMemberName:
    """Call somebody so."""

    name: str


@dataclass(frozen=True, slots=True)
class SetMemberColor:
    """Give somebody a colour."""

    color: str


@dataclass(frozen=True, slots=True)
class SetMemberFigure:
    """Give somebody a figure."""

    figure: str


@dataclass(frozen=True, slots=True)
class KeepMember:
    """Keep what is set of somebody."""


@dataclass(frozen=True, slots=True)
class RemoveMember:
    """Take somebody out of the family (it is asked once)."""


@dataclass(frozen=True, slots=True)
class ExportFamily:
    """Write everything into one file."""


@dataclass(frozen=True, slots=True)
class ImportFamily:
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
    | SetMemberFigure
    | SetMemberName
    | ShowGamesOf
    | ShowPerson
    | ShowPages
)
