"""A standing for people, as a table, and for programs, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from game.arena.closing import DECIDED
from game.arena.standing import AgentStanding, Standing
from game.language import _, npgettext
from game.session.statistics import Share


def as_data(result: Standing) -> dict[str, object]:
    """The standing as JSON's values; the first agent's figures stand at the top level."""
    contest, first = result.contest, asdict(result.players[0])
    del first["agent"]
    return {
        "title": contest.title,
        "content": contest.content,
        "agents": list(contest.agents),
        "seed": contest.seed,
        "iterations": contest.iterations,
        "groups": result.groups,
        "games": result.games,
        **first,
        "players": [asdict(player) for player in result.players],
        "seats": [asdict(seat) for seat in result.seats],
        "ties": result.ties,
        "turns": result.turns,
    }


def as_text(result: Standing) -> str:
    """The standing as a table."""
    rows = [
        ("", _("wins"), _("95 %"), _("Elo"), _("points"), _("lead"), _("closing")),
        *(_agent_row(number, player) for number, player in enumerate(result.players, 1)),
        *(_seat_row(number, seat) for number, seat in enumerate(result.seats, 1)),
    ]
    return "\n".join([_heading(result), *lined_up(rows), _closing(result)])


def lined_up(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of equal length as lines: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_cells(row, widths)).rstrip() for row in rows]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.1%}"


def _cells(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = zip(row, widths, strict=True)
    return [first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)]


def _heading(result: Standing) -> str:
    contest = result.contest
    games = npgettext("arena", "{count} game", "{count} games", result.games).format(
        count=result.games
    )
    seeds = npgettext("arena", "{count} seed", "{count} seeds", result.groups).format(
        count=result.groups
    )
    return _("{title} ({content}): {games} of {seeds} from {first}").format(
        title=contest.title, content=contest.content, games=games, seeds=seeds, first=contest.seed
    )


def _agent_row(number: int, player: AgentStanding) -> tuple[str, ...]:
    return (
        f"{number}. {player.agent}",
        percent(player.share),
        _interval(player.low, player.high),
        f"{player.elo:+.0f}",
        f"{player.points:.1f}",
        f"{player.lead:+.1f}",
        f"{player.closing:.1f}",
    )


def _seat_row(number: int, seat: Share) -> tuple[str, ...]:
    name = _("seat {number}").format(number=number)
    return (name, percent(seat.share), _interval(seat.low, seat.high), "", "", "", "")


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f}%"


def _closing(result: Standing) -> str:
    figures = _("shared wins: {ties}; turns a game: {turns:.1f}").format(
        ties=result.ties, turns=result.turns
    )
    closing = _("closing: turns of won games after a share of the win of {share} for good").format(
        share=percent(DECIDED)
    )
    return f"{figures}\n{closing}"
