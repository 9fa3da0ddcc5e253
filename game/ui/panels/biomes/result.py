"""The result: who won, and where each player's points came from."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules.biomes.view import BiomesView
from game.rules.core import Outcome
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Panel, Sized
from game.ui.controls import MAIN, button
from game.ui.intents import On, Rematch, ToShelf, WatchReplay
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Rule, Text, player_sign
from game.ui.persons import People
from game.ui.scroll import Scroll
from game.ui.theme import Type
from game.ui.viewport import Viewport
from game.ui.widget import Widget

REASONS = ("building", "mob", "hoe", "score_A", "score_B", "score_C", "mob_bonus")


def reason_name(reason: str) -> str:
    """Where points come from, as a line of the table."""
    return {
        "building": _("Buildings"),
        "mob": _("Mobs"),
        "hoe": _("Golden hoes"),
        "score_A": _("Biome scoring"),
        "score_B": _("Material scoring"),
        "score_C": _("Type scoring"),
        "mob_bonus": _("Trophy mobs"),
    }[reason]


def winner_text(outcome: Outcome, people: People) -> str:
    """Who won, in a sentence."""
    names = [people[seat].name for seat in outcome.winners]
    if len(names) == 1:
        return _("{name} wins!").format(name=names[0])
    return _("Shared victory: {names}").format(names=", ".join(names))


def result(
    view: BiomesView, outcome: Outcome, people: People, on: On, viewport: Viewport
) -> Widget:
    """The whole screen: winner, table by round, what to do next."""
    heading = Row(
        *(player_sign(people[seat].color, 56) for seat in outcome.winners),
        _grown(winner_text(outcome, people), theme.TITLE),
        Text(turns_text(view.turn), theme.BODY, theme.SECOND_INK, lines=1),
        gap=12,
    )
    body = Scroll("result.scroll", _table(view, outcome, people))
    body.grow = 1.0
    content = Column(heading, body, _buttons(on), gap=16)
    width = min(860.0, viewport.width - 32)
    return Anchored(Sized(Panel(content, padding=24), width=width), 0.5, 0.5, 16)


def _buttons(on: On) -> Widget:
    again = button(
        "result.rematch", _("Rematch"), Rematch(), on, icon="redo", tone=MAIN, shortcut="Enter"
    )
    watch = button("result.replay", _("Replay"), WatchReplay(), on, icon="replay", shortcut="R")
    shelf = button("result.shelf", _("To the shelf"), ToShelf(), on, icon="shelf", shortcut="Esc")
    return Fit(Row(again, watch, shelf, gap=12), Column(again, watch, shelf, gap=8))


def _grown(text: str, style: Type) -> Widget:
    words = Text(text, style)
    words.grow = 1.0
    return words


def _table(view: BiomesView, outcome: Outcome, people: People) -> Widget:
    columns = [dict(player.xp_by_reason) for player in view.players]
    used = [r for r in REASONS if r.startswith("score") or any(r in c for c in columns)]
    names = [
        Column(
            player_sign(p.color, 32), Text(p.name, theme.BODY_BOLD, lines=1, align=0.5, cut=True)
        )
        for p in people
    ]
    rows = [
        _row(_grown(reason_name(reason), theme.BODY), [str(c.get(reason, 0)) for c in columns])
        for reason in used
    ]
    total = _row(
        Row(Icon("star", 24, theme.STAR), _grown(_("Total"), theme.LABEL)),
        [str(score) for score in outcome.scores],
        theme.BIG_NUMBER,
    )
    left = _row(
        _grown(_("Blocks left, for a tie"), theme.SMALL), [str(n) for n in outcome.tiebreak]
    )
    return Column(_line(Text(""), names), Rule(), *rows, Rule(), total, left, gap=8)


def _row(label: Widget, values: Sequence[str], style: Type = theme.NUMBER) -> Widget:
    return _line(label, [Text(value, style, lines=1, align=0.5) for value in values])


def _line(label: Widget, cells: Sequence[Widget]) -> Widget:
    label.grow = 1.0
    return Row(label, *(Sized(cell, width=96) for cell in cells), gap=8)


def turns_text(turns: int) -> str:
    """How long the game was."""
    return ngettext("{count} turn", "{count} turns", turns).format(count=turns)
