"""Scoring: the four characteristics of the round with what each would bring (B7)."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _, ngettext
from game.rules.biomes import hints
from game.rules.biomes.catalogue import CHARACTERISTICS, Round
from game.rules.biomes.moves import Score, Space
from game.rules.biomes.view import BiomesView, PlayerView
from game.titles.biomes.ui.panels.words import characteristic, counts, points, scoring
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized
from game.ui.controls import FLAT, HOT_FLAT, Pressable
from game.ui.intents import On, Play, Preview
from game.ui.layout import Column, Row
from game.ui.marks import Keycap, Text, characteristic_sign, player_sign
from game.ui.persons import People
from game.ui.scroll import BAR, Scroll
from game.ui.widget import Widget, grown


@dataclass(frozen=True, slots=True)
class ScoreChoice:
    """What choosing a characteristic would bring."""

    characteristic: str
    spaces: tuple[Space, ...]
    points: int


def score_choices(view: BiomesView, seat: int, round_: Round) -> tuple[ScoreChoice, ...]:
    """The round's four choices for a seat, most points first."""
    found = []
    for name in CHARACTERISTICS[round_]:
        spaces, worth = hints.scored_spaces(view, seat, round_, name)
        found.append(ScoreChoice(name, spaces, worth))
    return tuple(sorted(found, key=lambda choice: -choice.points))


def group_text(count: int, beginner: bool) -> str:
    """How many spaces count."""
    if beginner:
        return ngettext("{count} space", "{count} spaces", count).format(count=count)
    # Translators: a group of so many spaces.
    return ngettext("group of {count}", "group of {count}", count).format(count=count)


def _sum_text(choice: ScoreChoice, beginner: bool) -> str:
    """How many spaces count, and what each is worth."""
    count = len(choice.spaces)
    group = group_text(count, beginner)
    return f"{group} × {points(choice.points // count)}" if count else group


TOTAL = 92.0
"""Width of what all would be, in two lines if need be."""


def scoring_panel(
    view: BiomesView,
    seat: int,
    round_: Round,
    people: People,
    on: On,
    *,
    poor: str = "",
    keyed: bool = False,
) -> Widget:
    """A row per characteristic; the pointer shows its group on the board, a click chooses it.

    ``poor``: what is said of a choice that waits for its second click. ``keyed``: Enter takes the
    one that is lit, which brings most.
    """
    beginner = view.players[seat].beginner
    rows = [
        _choice(choice, round_, view.players[seat], i, on, keyed=keyed)
        for i, choice in enumerate(score_choices(view, seat, round_))
    ]
    person = people[seat]
    heading = Text(scoring(round_), theme.HEADING, lines=2)
    heading.grow = 1.0
    content = Column(
        Row(player_sign(person.color, 40), heading, gap=12),
        Text(poor, theme.BODY_BOLD)
        if poor
        else Text(counts(beginner=beginner), theme.BODY, theme.SECOND_INK),
        grown(Scroll("score.scroll", Column(*rows, gap=8), tells=True)),
        gap=8,
    )
    return Sized(Panel(content, padding=(16, 16, 16 - BAR / 2, 16)), width=380 + BAR)


def _choice(
    choice: ScoreChoice, round_: Round, player: PlayerView, at: int, on: On, *, keyed: bool
) -> Widget:
    number, lit = str(at + 1), at == 0 and choice.points > 0
    shortcut, also = ("Enter", number) if lit and keyed else (number, "")
    name = Text(characteristic(choice.characteristic), theme.LABEL, lines=2)
    count = len(choice.spaces)
    group = Fit(
        Text(_sum_text(choice, player.beginner), theme.SMALL, theme.SECOND_INK, lines=1),
        Text(group_text(count, player.beginner), theme.SMALL, theme.SECOND_INK, lines=2),
    )
    words = Column(name, group, gap=0)
    words.grow = 1.0
    # Translators: what one would then have.
    total = _("{points} in all").format(points=points(player.xp + choice.points))
    row = Row(
        characteristic_sign(choice.characteristic, 40),
        words,
        Column(
            Text(points(choice.points), theme.BIG_NUMBER, lines=1, align=1.0),
            Sized(Text(total, theme.SMALL, theme.SECOND_INK, lines=2, align=1.0), max_width=TOTAL),
            gap=0,
        ),
        Keycap(shortcut),
        gap=12,
    )
    return Pressable(
        f"score.{choice.characteristic}",
        row,
        Play(Score(round_, choice.characteristic)),
        on,
        tone=HOT_FLAT if lit else FLAT,
        padding=(12, 6),
        shortcut=shortcut,
        also=also,
        hover=(Preview(choice.characteristic), Preview(None)),
    )
