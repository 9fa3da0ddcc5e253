"""The banner at the top: whose turn, its one action, the phase and what ends it."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.towers.position import LAST_PHASE
from game.rules.towers.view import TowersView
from game.titles.towers.ui.panels import quick
from game.titles.towers.ui.view_facts import meter, rounds_left
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized, Told
from game.ui.layout import Align, Column, Row
from game.ui.marks import Cells, Disc, Icon, Rule, Text
from game.ui.panels.prompt import HEADLINES, narrow_headline
from game.ui.panels.turn_sign import turn_sign
from game.ui.persons import People
from game.ui.theme import PANEL, Style
from game.ui.widget import Widget, grown

NARROW = 190.0
"""Width of whose turn it is where it may take two lines."""
HIGH = (250.0, 310.0)
"""Widths for what is left of a phase where it may take two lines."""
SOON = 10
"""So few rounds before a game is scored as it stands, everybody is told."""
NEAR = 3
"""So few rounds before a quick town ends, as it always does (Q2), it is told with emphasis."""


def headline(view: TowersView, people: People, held: int | None = None) -> str:
    """What the banner says: whose turn it is; ``held``: the seat that still looks at its cards."""
    if held is not None:
        # Translators: this person still looks at new cards; then the laptop goes to the next one.
        return _("{name}: hand over?").format(name=people[held].name)
    if view.actor is None:
        return _("The game is over")
    return _("{name}'s turn").format(name=people[view.actor].name)


def phase_text(view: TowersView) -> str:
    """What the phase allows (T10)."""
    # Translators: numbers only: towers of at most {most} may fall, towers of {height} are built.
    text = _("Phase {phase}: demolish up to {most}, build {height}")
    return text.format(phase=view.phase, most=view.phase, height=view.phase + 1)


def meter_text(view: TowersView) -> str:
    """How many towers of the height that counts are to be taken down until the phase turns (T10,
    T11): they don't fall by themselves."""
    found = meter(view)
    if view.quick:
        return quick.meter_text(view, found)
    if not found.left:
        # Translators: below the phase: enough towers are taken down, the last round has begun.
        return _("Enough towers are down")
    # Translators: below the phase, in small type: so many more towers of this height.
    text = ngettext(
        "{count} more of height {height} to take down",
        "{count} more of height {height} to take down",
        found.left,
    )
    return text.format(count=found.left, height=found.height)


def meter_tip(view: TowersView) -> str:
    """What the meter is for (T10, T11)."""
    found = meter(view)
    if view.last_round or not found.left:
        return _("This is the last round: everybody has as many turns.")
    if view.quick:
        return quick.meter_tip(view, found)
    if view.phase == LAST_PHASE:
        # Translators: with one left: at most one tower of this height stands then.
        text = ngettext(
            "The last round comes when {count} more tower of height {height} "
            "is taken down: with one left.",
            "The last round comes when {count} more towers of height {height} "
            "are taken down: with one left.",
            found.left,
        )
    else:
        # Translators: with one left: at most one tower of this height stands then.
        text = ngettext(
            "Phase {next} begins when {count} more tower of height {height} "
            "is taken down: with one left.",
            "Phase {next} begins when {count} more towers of height {height} "
            "are taken down: with one left.",
            found.left,
        )
    return text.format(count=found.left, height=found.height, next=view.phase + 1)


def round_text(view: TowersView) -> str:
    """The round; towards the end, the one after which the game is scored as it stands (T11), too.

    Hardly any game comes so far: till then the number would only frighten. A quick town always
    comes to its last round (Q2).
    """
    if view.last_round:
        return _("Round {round}, the last").format(round=view.round)
    if rounds_left(view) >= SOON and not view.quick:
        return _("Round {round}").format(round=view.round)
    return _("Round {round} of {rounds}").format(round=view.round, rounds=view.rounds)


def round_tip(view: TowersView) -> str:
    """What the rounds are counted for (T11, Q2)."""
    if view.quick:
        return quick.round_tip(view)
    text = ngettext(
        "A game that nobody ends is scored as it stands after {rounds} round.",
        "A game that nobody ends is scored as it stands after {rounds} rounds.",
        view.rounds,
    )
    return text.format(rounds=view.rounds)


def action_pip() -> Widget:
    """The one action of a turn (T2.1)."""
    pip = Disc(36, theme.CHOSEN, theme.INK, text="1", line=theme.ACCENT, width=3.5)
    return Told("pip", pip, _("A turn is one action."))


def _pip(view: TowersView, people: People, held: int | None) -> Widget | None:
    """The action of a turn that is still going on; a challenge counts its turns itself."""
    plays = held is None and view.actor is not None and len(people) > 1
    return action_pip() if plays else None


def banner(view: TowersView, people: People, held: int | None = None) -> Widget:
    """The whole banner, in the form that fits."""
    words = headline(view, people, held)
    return Fit(
        _banner(view, people, held, words, theme.BANNER, label=True),
        *(_banner(view, people, held, words, size, label=False) for size in HEADLINES),
        _close(view, people, held, words, _phase(view, close=True)),
        _close(view, people, held, words, _high_phase(view)),
        _close(view, people, held, words, _high_phase(view), pip=False),
        _bare(view, people, held, words),
        _bare(view, people, held, words, told=False),
    )


def _banner(
    view: TowersView,
    people: People,
    held: int | None,
    words: str,
    size: theme.Type,
    *,
    label: bool,
) -> Widget:
    """The banner with whose turn it is in one line; ``size``: of that."""
    pip = _pip(view, people, held)
    action = Row(
        # Translators: before a ring with a 1 in it: a turn is one action. Left out where too long.
        Text(_("Action"), theme.BODY_BOLD, theme.SECOND_INK, lines=1) if label else None,
        pip,
        gap=12,
    )
    row = Row(
        turn_sign(view, people, held, 48),
        Text(words, size, lines=1),
        Padding(action, (12, 0, 0, 0)) if pip else None,
        Rule(40),
        _phase(view),
        Row(Rule(40), _rounds(view), gap=16) if len(people) > 1 else None,  # nobody plays on alone
        gap=16,
    )
    return Panel(row, Style(PANEL.fill, PANEL.line, 2, 16, shadow=True), (8, 8, 20, 8))


def _phase(view: TowersView, *, close: bool = False) -> Widget:
    """The phase, and the towers that must fall until it turns."""
    found = meter(view)
    left = Row(
        Cells(found.left, found.total, 9 if close else 19),
        Text(meter_text(view), theme.SMALL, theme.SECOND_INK, lines=1),
        gap=10,
    )
    words = Text(phase_text(view), theme.SMALL_BOLD if close else theme.LABEL, lines=1)
    lines = Column(words, left, gap=2)
    return Told("meter", Row(Icon("stairs", 30 if close else 36), lines, gap=10), meter_tip(view))


def _rounds(view: TowersView) -> Widget:
    """The round; set off where the end is near."""
    near = view.last_round or rounds_left(view) < (NEAR if view.quick else SOON)
    text = round_text(view)
    ink = theme.BLOCKED if near else theme.SECOND_INK
    words = Text(text, theme.BODY_BOLD if near else theme.BODY, ink, lines=1)
    tip = meter_tip(view) if view.last_round else round_tip(view)
    return Told("round", words, tip)


def _high_phase(view: TowersView) -> Widget:
    """The phase in less width: what is left in two lines, without its cells."""
    words = Text(phase_text(view), theme.SMALL_BOLD, lines=1)
    left = Text(meter_text(view), theme.SMALL, theme.SECOND_INK, lines=2)
    lines = Column(words, Fit(*(Sized(left, max_width=width) for width in HIGH)), gap=0)
    return Told("meter", Row(Icon("stairs", 30), lines, gap=10), meter_tip(view))


def _close(
    view: TowersView,
    people: People,
    held: int | None,
    words: str,
    phase: Widget,
    *,
    pip: bool = True,
) -> Widget:
    """The banner in less width: the round stands below the name."""
    name = Sized(narrow_headline(words), max_width=NARROW)
    rounds = _rounds(view) if len(people) > 1 else None
    row = Row(
        turn_sign(view, people, held, 40),
        Column(name, rounds, gap=0, align=Align.START),
        _pip(view, people, held) if pip else None,
        Rule(40),
        phase,
        gap=10,
    )
    return Panel(row, padding=(8, 4, 14, 4))


def _bare(
    view: TowersView, people: People, held: int | None, words: str, *, told: bool = True
) -> Widget:
    name = grown(Text(words, theme.LABEL, lines=2))
    row = Row(
        turn_sign(view, people, held, 36),
        name,
        _short_phase(view) if told else None,
    )
    return Panel(row, padding=(8, 6, 12, 6))


def _short_phase(view: TowersView) -> Widget:
    """The phase's number, and the number of towers to be taken down until it turns, or of rounds: a
    sign says which."""
    found = meter(view)
    number = Text(str(view.phase), theme.NUMBER, lines=1)
    by_rounds = view.quick and view.phase == LAST_PHASE
    counts = Icon("day" if by_rounds else "demolish", 20, theme.SECOND_INK)
    left = Column(
        Row(counts, Text(str(found.left), theme.LABEL), gap=4),
        Cells(found.left, found.total, 6.5),
        gap=0,
    )
    row = Row(Icon("stairs", 30), number, left, gap=8)
    # Translators: three short sentences: {phase}: Phase 1: demolish …, {left}: 3 more …, {round}
    text = _("{phase}. {left}. {round}.")
    words = {"phase": phase_text(view), "left": meter_text(view), "round": round_text(view)}
    return Told("meter", row, text.format(**words))
