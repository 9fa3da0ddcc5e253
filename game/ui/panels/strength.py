"""How strong somebody plays: the slip in the album, and what is said of even games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.formats import listed, row_of
from game.language import _, ngettext
from game.session.family.rating.bands import Between
from game.ui import theme
from game.ui.boxes import Fit, Panel
from game.ui.controls import FLAT, button
from game.ui.intents import On
from game.ui.intents.family import SetUpEven
from game.ui.joining import labelled
from game.ui.ladder import Ladder, Rung, Span
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text, caption
from game.ui.opponents import level_line, level_name, usual_names
from game.ui.theme import Ink
from game.ui.widget import Widget, grown


@dataclass(frozen=True, slots=True)
class StrengthModel:
    """What is known of somebody's strength: ``told`` in a sentence, and how that came (``notes``).

    ``rungs``: the levels, the weakest first; ``spans``: the way; ``days`` of the first and the last
    game. ``even``: which game would be even, "" for none. ``person``: a key of the album.
    """

    person: str
    told: str
    notes: tuple[str, ...] = ()
    rungs: tuple[str, ...] = ()
    spans: tuple[Span, ...] = ()
    days: tuple[str, str] = ("", "")
    even: str = ""


def strength_slip(model: StrengthModel, figure: Widget, ink: Ink, on: On) -> Widget:
    """The slip; ``figure`` stands on the ladder, in whose colour ``ink`` the way is drawn."""
    # Translators: a heading: how strong a player somebody is.
    heading = Text(_("How strong?"), theme.LABEL)
    head = Row(Icon("chart", 22, theme.STAR), grown(heading))
    rungs = [_rung(level) for level in model.rungs]
    ladder = Ladder("family.ladder", rungs, model.spans, figure, ink, model.days)
    notes = [caption(note) for note in model.notes]
    told = Text(model.told, theme.BODY_BOLD)
    shown = ladder if model.spans else None
    return Panel(Column(head, told, shown, *notes, _even(model, on), gap=6), theme.SLIP, (14, 10))


def _rung(level: str) -> Rung:
    """A level by the name of the first of its characters."""
    name = usual_names(level)[0]
    return Rung(level, name, labelled(level_name(level), level_line(level, name)))


def _even(model: StrengthModel, on: On) -> Widget | None:
    """Which game would be even, with a way to it."""
    if not model.even:
        return None
    beside, below = (_even_parts(model, on) for _form in range(2))
    return Fit(Row(grown(beside[0]), beside[1], gap=10), Column(*below, gap=6))


def _even_parts(model: StrengthModel, on: On) -> tuple[Widget, Widget]:
    words = Row(Icon("balance", 20), grown(Text(model.even)))
    # Translators: a button: opens the set-up of a new game with the opponent that was named.
    label = _("Set it up")
    return words, button("family.even", label, SetUpEven(model.person), on, icon="play", tone=FLAT)


def between_text(said: Between) -> str:
    """Between which levels somebody plays, in a sentence."""
    low, high = (usual_names(level)[0] if level else "" for level in (said.low, said.high))
    if low and low == high:
        # Translators: {name}: an opponent; said of a person whose page it is.
        return _("Plays about as well as {name}.").format(name=low)
    if low and high:
        # Translators: {weaker} and {stronger}: opponents; said of a person whose page it is. A form
        # such as “Strength: {weaker} – {stronger}” will do.
        return _("Plays somewhere between {weaker} and {stronger}.").format(
            weaker=low, stronger=high
        )
    if low:
        # Translators: {name}: an opponent; said of a person whose page it is.
        return _("Plays at least as well as {name}.").format(name=low)
    if high:
        # Translators: {name}: an opponent, who plays better than the person whose page it is.
        return _("{name} still plays better.").format(name=high)
    return _("Nobody can tell yet.")


def wanted_text(games: int) -> str:
    """How many more games it takes until anything can be said."""
    text = ngettext(
        # Translators: said of a person's strength, of which too little is known yet.
        "After {count} more game one can tell.",
        "After {count} more games one can tell.",
        games,
    )
    return text.format(count=games)


def even_text(level: str, opponents: int, start: int) -> str:
    """Against whom, and with what head start, a game would be even for somebody."""
    names = usual_names(level)[:opponents]
    if len(names) == 1:
        return _even_alone(names[0], start)
    # Translators: {names}: the names of opponents, "Bruno and Willow".
    text = _("{names}: that would be even.")
    if start:
        text = ngettext(
            # Translators: {names}: the names of opponents, "Bruno and Willow".
            "{names}, and a head start of {count} point: that would be even.",
            "{names}, and a head start of {count} points: that would be even.",
            start,
        )
    return text.format(names=listed(names), count=start)


def _even_alone(name: str, start: int) -> str:
    if not start:
        # Translators: {name}: an opponent.
        return _("{name} would be an even match.").format(name=name)
    text = ngettext(
        # Translators: {name}: an opponent; the head start is the person's.
        "{name} and a head start of {count} point would be even.",
        "{name} and a head start of {count} points would be even.",
        start,
    )
    return text.format(name=name, count=start)


def even_for_all(level: str, opponents: int, starts: Sequence[tuple[str, int]]) -> str:
    """The same for several people, each with a name and a head start."""
    names = usual_names(level)[:opponents] if level else ()
    given = [f"{name} +{start}" for name, start in starts if start]
    if not given and not names:
        return _("Without head starts it would be even.")
    # Translators: {parts}: opponents, and people with points of a head start: "Bruno, Ada +5".
    return _("This would be even: {parts}").format(parts=row_of([*names, *given]))
