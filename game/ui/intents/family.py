"""What a player wants of the family's album."""

from __future__ import annotations

from game.ui.intents import Intent


class OpenFamily(Intent, frozen=True):
    """Show the album."""


class ShowPerson(Intent, frozen=True):
    """Show somebody's pages, by their key there; "": everybody's."""

    person: str


class ShowPages(Intent, frozen=True):
    """Show the pages of a title."""

    title: str


class ShowGamesOf(Intent, frozen=True):
    """Show the finished games of a person and a title, among all that are kept."""

    person: str
    title: str


class SetUpEven(Intent, frozen=True):
    """Set up the game that would be even for a person of the album."""

    person: str


class OpenMember(Intent, frozen=True):
    """Change somebody of the family, by the profile's id; "": somebody new."""

    profile: str


class SetMemberName(Intent, frozen=True):
    """Call somebody so."""

    name: str


class SetMemberColor(Intent, frozen=True):
    """Give somebody a colour."""

    color: str


class SetMemberFigure(Intent, frozen=True):
    """Give somebody a figure."""

    figure: str


class KeepMember(Intent, frozen=True):
    """Keep what is set of somebody."""


class RemoveMember(Intent, frozen=True):
    """Take somebody out of the family (it is asked once)."""


class ExportFamily(Intent, frozen=True):
    """Write everything into one file."""


class ImportFamily(Intent, frozen=True):
    """Take in what another file holds."""
