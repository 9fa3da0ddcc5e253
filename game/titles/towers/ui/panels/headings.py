"""What a move that waits is called, as the heading of its panel."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, MovePawn, Place, TowersMove
from game.rules.towers.view import TowersView
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.words import exactly, points
from game.titles.towers.ui.view_facts import height


def heading(view: TowersView, move: TowersMove) -> str:
    """The move in a few words, with what it brings."""
    colours = view.catalogue.colours
    match move:
        case Place(_entry, to):
            return material_words.place_pawn(colours[to])
        case MovePawn(_start, to):
            return material_words.move_pawn(colours[to])
        case Demolish(_start, to):
            return _demolish(height(view, to))
        case Build(_at, blocks):
            return _build(sum(blocks))
        case Capture():
            # Translators: a move, as a heading.
            return _("Capture the pawn")
        case Exchange(cards):
            count = sum(cards)
            # Translators: a move, as a heading.
            text = ngettext("Exchange {count} card", "Exchange {count} cards", count)
            return text.format(count=count)


def _demolish(count: int) -> str:
    # Translators: a move, as a heading.
    text = ngettext("Demolish {count} storey", "Demolish {count} storeys", count)
    return text.format(count=count)


def _build(count: int) -> str:
    # Translators: a move, as a heading.
    text = ngettext("Build {count} storey", "Build {count} storeys", count)
    return text.format(count=count)


def line_below(view: TowersView, move: TowersMove) -> str:
    """A line below the heading; "" for none."""
    match move:
        case Build():
            return exactly(view.phase)
        case Capture(_start, _to, pay):
            return _("A point for each card: {points}").format(points=points(sum(pay)))
        case Demolish(_start, to):
            # Translators: of the tower to demolish, below the heading.
            return _("Its roof is worth {points}").format(points=points(height(view, to)))
        case _:
            return ""
