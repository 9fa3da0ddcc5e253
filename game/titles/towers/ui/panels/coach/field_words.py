"""Where a field of the board is, as it stands within a sentence."""

from __future__ import annotations

from game.language import _
from game.rules.towers.catalogue import Field, place_of


def field_text(field: Field) -> str:
    """A field by its row and column, counted from 1 at the upper left."""
    row, column = place_of(field)
    # Translators: a field of the board, within a sentence or behind a colon.
    return _("row {row}, column {column}").format(row=row + 1, column=column + 1)
