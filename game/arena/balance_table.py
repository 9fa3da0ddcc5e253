"""The balance of a pack for people, as a table, and for programs, as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from game.arena.balance import Balance, Figure
from game.arena.table import lined_up, percent
from game.language import _


def as_data(balance: Balance) -> dict[str, object]:
    """The balance as JSON's values."""
    return {
        "holds": balance.holds,
        "games": balance.games,
        "players": balance.players,
        "built": balance.built,
        **{
            kind: [_figure_data(figure) for figure in figures]
            for kind, figures in balance.kinds().items()
        },
    }


def as_text(balance: Balance) -> str:
    """The balance as a table, buildings by how often they are built."""
    headings = headings_by_kind()
    lines = []
    for kind, figures in balance.kinds().items():
        ordered = sorted(figures, key=_value) if kind == "buildings" else figures
        lines += [headings[kind], *lined_up([_row(kind, figure) for figure in ordered])]
    verdict = _("All bounds hold.") if balance.holds else _("Not all bounds hold.")
    built = _("buildings a player: {count:.1f}").format(count=balance.built)
    return "\n".join([*lines, built, verdict])


def headings_by_kind() -> Mapping[str, str]:
    """What each kind of figure says, in words."""
    return {
        "seats": _("share of the wins, by seat"),
        "boards": _("share of the wins above that of the seats, by board"),
        "characteristics": _("share of the choices in its round"),
        "buildings": _("built, 1 being the median building"),
        "points": _("share of all points"),
    }


def measure(kind: str, figure: Figure) -> str:
    """The value, and how far off it may be by chance where that is known."""
    value = written(kind, figure.value)
    return f"{value} ± {percent(figure.margin)}" if figure.margin else value


def written(kind: str, value: float) -> str:
    """A value as people read it."""
    if kind == "buildings":
        return f"{value:.2f}"
    return f"{value:+.1%}" if kind == "boards" else percent(value)


def bounds(kind: str, figure: Figure) -> str:
    """The bounds as people read them; empty where there are none."""
    if figure.least is not None and figure.most is not None:
        return f"{written(kind, figure.least)}–{written(kind, figure.most)}"
    if figure.least is not None:
        return f"≥ {written(kind, figure.least)}"
    return "" if figure.most is None else f"≤ {written(kind, figure.most)}"


def _row(kind: str, figure: Figure) -> tuple[str, ...]:
    verdict = "" if figure.holds else _("fails")
    return (f"  {figure.name}", measure(kind, figure), bounds(kind, figure), verdict)


def _figure_data(figure: Figure) -> dict[str, object]:
    return {
        "name": figure.name,
        "value": figure.value,
        "margin": figure.margin,
        "least": figure.least,
        "most": figure.most,
        "holds": figure.holds,
    }


def _value(figure: Figure) -> float:
    return figure.value
