"""The banner at the top: whose turn, the two actions, the blocks left in the layer."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ui.panels.layers import (
    close_meter,
    counts,
    is_alone,
    layer_meter,
    short_meter,
)
from game.titles.biomes.ui.panels.words import action
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized, Told
from game.ui.layout import Align, Row
from game.ui.marks import Disc, Icon, Rule, Text, player_sign
from game.ui.panels.prompt import HEADLINES, narrow_headline
from game.ui.panels.turn_sign import turn_sign
from game.ui.persons import People
from game.ui.theme import PANEL, Style
from game.ui.widget import Widget, grown

ICONS: dict[ActionKind, str] = {
    ActionKind.COLLECT: "collect",
    ActionKind.EXPLORE: "explore",
    ActionKind.BUILD: "build",
    ActionKind.FIGHT: "fight",
    ActionKind.ARM: "arm",
}
NARROW = (125.0, 250.0)
"""Widths of whose turn it is where that takes two lines: the first is usual, the second for what is
longer."""


def headline(
    view: BiomesView, people: People, held: int | None = None, *, passes: bool = False
) -> str:
    """What the banner says: whose turn it is, or what has to be decided.

    ``held``: the seat whose turn is over as soon as it says so; ``passes``: it has scored in the
    turn of another.
    """
    if held is not None and passes:
        # Translators: no gender: "{name}: scoring done" does it.
        return _("{name} has scored").format(name=people[held].name)
    if held is not None:
        return _("{name}: end the turn?").format(name=people[held].name)
    if view.actor is None:
        return _("The game is over")
    # Translators: the headline at the top: who is to do what.
    sentence = {
        Stage.SECOND_BLOCK: _("{name}: take one more block"),
        Stage.PICKAXE: _("{name}: the pickaxe takes a block"),
        Stage.TNT: _("{name}: light the TNT?"),
        Stage.EXTRA: _("{name}: one more action?"),
        Stage.SCORE: _("{name} scores"),
    }.get(view.stage, _("{name}'s turn"))
    return sentence.format(name=people[view.actor].name)


def action_pips(view: BiomesView) -> Widget:
    """A disc for each action: done ones with their symbol, open ones with their number.

    One with a plus for each that a mob gives (B2.2): the one that goes on, and those to be had.
    """
    done = [
        Told(f"pip.{i}", Disc(38, theme.INK, theme.PARCHMENT, icon=ICONS[kind]), _done(kind))
        for i, kind in enumerate(view.done)
    ]
    missing = [
        Told(
            f"pip.{i}",
            Disc(38, theme.CHOSEN, theme.INK, text=str(i + 1), line=theme.ACCENT, width=3.5),
            _open(i, view),
        )
        for i in range(len(done), min(2, len(done) + max(view.actions_left, 0)))
    ]
    return Row(*done, *missing, *_extra_pips(view), gap=10)


def _extra_pips(view: BiomesView) -> list[Widget]:
    """The action of a mob that was returned, and a smaller sign for those that may still be."""
    going = Disc(38, theme.CHOSEN, theme.INK, icon="plus", line=theme.ACCENT, width=3.5)
    pips: list[Widget] = []
    if view.extra and view.actions_left:
        pips.append(Told("pip.extra", going, _("One more action, of any kind")))
    mobs = 0 if view.actor is None else len(extra_mobs(view, view.actor))
    if mobs:
        # Translators: returned for one more action.
        text = ngettext(
            "After the actions of a turn {count} mob can be returned for one more.",
            "After the actions of a turn {count} mobs can be returned for one more each.",
            mobs,
        )
        kept = Disc(28, theme.PAPER, theme.INK, icon="plus", width=1.5)
        count = Text(f"× {mobs}", theme.LABEL, lines=1) if mobs > 1 else None
        pips.append(Told("pip.mobs", Row(kept, count, gap=4), text.format(count=mobs)))
    return pips


def extra_mobs(view: BiomesView, seat: int) -> list[Mob]:
    """The mobs of a seat that may be returned for an action (B6.8)."""
    mobs = (find_tile(view.catalogue, mob) for mob in view.players[seat].mobs)
    return [mob for mob in mobs if isinstance(mob, Mob) and mob.extra_action]


def _open(number: int, view: BiomesView) -> str:
    """What a pip tells of an action that is still to do, the ``number``th from 0."""
    if number:
        return _("An action still to do, of another kind")
    return _("The first of two actions") if view.actions_left > 1 else _("An action still to do")


def _done(kind: ActionKind) -> str:
    """What a pip tells of an action that is done."""
    # Translators: {action}: the name of the button, "Collect".
    return _("Done: {action}").format(action=action(kind))


def banner(
    view: BiomesView,
    people: People,
    held: int | None = None,
    *,
    passes: bool = False,
) -> Widget:
    """The whole banner, in the form that fits; ``held`` and ``passes`` as for :func:`headline`."""
    words = headline(view, people, held, passes=passes)
    return Fit(
        _banner(view, people, held, words, theme.BANNER, label=True),
        *(_banner(view, people, held, words, size, label=False) for size in HEADLINES),
        _close(view, people, held, Text(words, theme.LABEL, lines=1)),
        _close(view, people, held, _high(words)),
        _bare(view, people, held, words),
        _bare(view, people, held, words, meter=False),
    )


def _pips(view: BiomesView, held: int | None) -> Widget | None:
    """The actions of a turn that is still going on, where it has more than one.

    A challenge that only collects counts its actions itself: all of them, not those of a turn.
    """
    if held is not None or len(ActionKind) - len(view.barred) == 1:
        return None
    return action_pips(view)


def _banner(
    view: BiomesView,
    people: People,
    held: int | None,
    words: str,
    size: theme.Type,
    *,
    label: bool,
) -> Widget:
    """The banner with all that is written in one line; ``size``: of whose turn it is."""
    # Translators: label before the signs of the actions of a turn.
    name = _("This turn") if is_alone(view) else _("Actions")
    pips = _pips(view, held)
    actions = Row(
        Text(name, theme.BODY_BOLD, theme.SECOND_INK, lines=1) if label else None, pips, gap=16
    )
    row = Row(
        turn_sign(view, people, held, 48),
        Text(words, size, lines=1),
        Padding(actions, (12, 0, 0, 0)) if pips else None,
        *((Rule(40), layer_meter(view, scored=held is not None)) if counts(view) else ()),
        gap=16,
    )
    return Panel(row, Style(PANEL.fill, PANEL.line, 2, 16, shadow=True), (8, 8, 20, 8))


def _high(words: str) -> Widget:
    """Whose turn it is in the least width: it takes two lines."""
    return Fit(*(Sized(narrow_headline(words), max_width=width) for width in NARROW))


def _close(view: BiomesView, people: People, held: int | None, name: Widget) -> Widget:
    """The banner in less width: what the meter says takes two lines."""
    row = Row(
        turn_sign(view, people, held, 40),
        name,
        _pips(view, held),
        close_meter(view, scored=held is not None) if counts(view) else None,
        gap=10,
    )
    return Panel(row, padding=(8, 4, 14, 4))


def _bare(
    view: BiomesView, people: People, held: int | None, words: str, *, meter: bool = True
) -> Widget:
    name = Text(words, theme.LABEL, lines=2)
    name.grow = 1.0
    row = Row(
        turn_sign(view, people, held, 36),
        name,
        _pips(view, held),
        short_meter(view, scored=held is not None) if meter and counts(view) else None,
    )
    return Panel(row, padding=(8, 6, 12, 6))


def message(color: str, text: str, icon: str = "") -> Widget:
    """A banner with one sentence: "Build: Oasis market", "Mira fights the Hill troll"."""
    low = Text(text, theme.SMALL_BOLD, lines=3)
    words = grown(Fit(Text(text, theme.TITLE, lines=1), Text(text, theme.LABEL, lines=1), low))
    sign = Padding(Icon(icon, 36), (16, 0, 4, 0)) if icon else None
    return Panel(
        Row(player_sign(color, 48), words, sign, gap=16, align=Align.CENTER), padding=(8, 8, 20, 8)
    )
