"""The balance of a pack for people, as a table, and for programs, as plain data."""

from __future__ import annotations

from game.arena.balance import Balance
from game.arena.scales import Figure, Kind
from game.arena.table import lined_up, percent


def as_data(balance: Balance) -> dict[str, object]:
    """The balance as JSON's values."""
    return {
        "holds": balance.holds,
        "games": balance.games,
        "players": balance.players,
        **balance.means,
        **{
            kind: [_figure_data(figure) for figure in figures]
            for kind, figures in balance.figures.items()
        },
    }


def as_text(balance: Balance) -> str:
    """The balance as a table."""
    lines = []
    for name, kind in balance.kinds.items():
        figures = balance.figures[name]
        ordered = sorted(figures, key=_value) if kind.ordered else figures
        lines += [kind.heading(), *lined_up([_row(kind, figure) for figure in ordered])]
    means = [f"{words}: {balance.means[name]:.1f}" for name, words in balance.told_means.items()]
    verdict = "All bounds hold." if balance.holds else "Not all bounds hold."
    return "\n".join([*lines, *means, verdict])


def measure(kind: Kind, figure: Figure) -> str:
    """The value, and how far off it may be by chance where that is known."""
    value = written(kind, figure.value)
    return f"{value} ± {percent(figure.margin)}" if figure.margin else value


def written(kind: Kind, value: float) -> str:
    """A value as people read it."""
    return format(value, kind.written)


def bounds(kind: Kind, figure: Figure) -> str:
    """The bounds as people read them; empty where there are none."""
    if figure.least is not None and figure.most is not None:
        return f"{written(kind, figure.least)}–{written(kind, figure.most)}"
    if figure.least is not None:
        return f"≥ {written(kind, figure.least)}"
    return "" if figure.most is None else f"≤ {written(kind, figure.most)}"


def _row(kind: Kind, figure: Figure) -> tuple[str, ...]:
    verdict = "" if figure.holds else "fails"
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
