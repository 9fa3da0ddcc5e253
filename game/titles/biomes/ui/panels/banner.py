"""The banner at the top: whose turn, the two actions, the blocks left in the layer."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import Mob, Round, find_tile
from game.rules.biomes.view import ActionKind, BiomesView, Stage
from game.titles.biomes.ui.panels.words import action, scoring
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized, Told
from game.ui.layout import Align, Column, Row
from game.ui.marks import Cells, Disc, Icon, Rule, Text, player_sign
from game.ui.panels.prompt import narrow_headline
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
NARROW, LAYER = (125.0, 250.0), (245.0, 320.0)
"""Widths of whose turn it is, and of how far the next scoring is, where these take two lines: the
first is usual, the second for what is longer."""
LAYERS = {Round.A: 3, Round.B: 2, Round.C: 1}
"""The layer (z) whose emptying triggers a round (B7.1)."""


def headline(
    view: BiomesView, people: People, held: int | None = None, *, passes: bool = False
) -> str:
    """What the banner says: whose turn it is, or what has to be decided.

    ``held``: the seat whose turn is over as soon as it says so; ``passes``: it has scored in the
    turn of another.
    """
    if held is not None and passes:
        return _("{name} has scored").format(name=people[held].name)
    if held is not None:
        return _("{name}: end the turn?").format(name=people[held].name)
    if view.actor is None:
        return _("The game is over")
    sentence = {
        Stage.SECOND_BLOCK: _("{name}: take one more block"),
        Stage.PICKAXE: _("{name}: the pickaxe takes a block"),
        Stage.TNT: _("{name}: light the TNT?"),
        Stage.EXTRA: _("{name}: one more action?"),
        Stage.SCORE: _("{name} scores"),
    }.get(view.stage, _("{name}'s turn"))
    return sentence.format(name=people[view.actor].name)


def next_round(view: BiomesView) -> Round | None:
    """The first round that is neither scored nor due yet."""
    begun = {*view.scored_rounds, *view.rounds_due, view.scoring}
    return next((r for r in Round if r not in begun), None)


def blocks_left(view: BiomesView, round_: Round) -> int:
    """The blocks still in the layer of a round."""
    return sum(1 for height in view.heights if height > LAYERS[round_])


def layer_text(round_: Round, count: int) -> str:
    """How far the next scoring is."""
    match round_:
        case Round.A:
            text = ngettext(
                "Top layer: {count} block to the biome scoring",
                "Top layer: {count} blocks to the biome scoring",
                count,
            )
        case Round.B:
            text = ngettext(
                "Second layer: {count} block to the material scoring",
                "Second layer: {count} blocks to the material scoring",
                count,
            )
        case _:
            text = ngettext(
                "Third layer: {count} block to the type scoring",
                "Third layer: {count} blocks to the type scoring",
                count,
            )
    return text.format(count=count)


def told_round(view: BiomesView) -> Round | None:
    """The round that is told of: the one that is scored, is due, or comes next."""
    due = view.rounds_due[0] if view.rounds_due else None
    return view.scoring or due or next_round(view)


def layer_words(view: BiomesView) -> tuple[str, int]:
    """What the next scoring waits for, and the blocks that are still in its layer.

    A layer that is empty has its scoring when the turn ends: until then that one is told of (B7.1).
    """
    round_ = told_round(view)
    if round_ is None:
        return _("The last scoring decides"), 0
    if round_ is view.scoring:
        return _scored(round_), 0
    if round_ in view.rounds_due:
        return _due(round_), 0
    count = blocks_left(view, round_)
    return layer_text(round_, count), count


def counting(view: BiomesView, layer: int) -> str:
    """How far the next scoring is, for a block of the layer that it waits for; "" for others."""
    round_ = next_round(view)
    if round_ is None or layer != LAYERS[round_]:
        return ""
    return layer_text(round_, blocks_left(view, round_))


def _due(round_: Round) -> str:
    return {
        Round.A: _("Biome scoring: when this turn ends"),
        Round.B: _("Material scoring: when this turn ends"),
        Round.C: _("Type scoring: when this turn ends"),
    }[round_]


def _scored(round_: Round) -> str:
    return {
        Round.A: _("Now: the biome scoring"),
        Round.B: _("Now: the material scoring"),
        Round.C: _("Now: the type scoring"),
    }[round_]


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
    return _("Done: {action}").format(action=action(kind))


def meter_tip(round_: Round) -> str:
    """What the meter is for (B7.1)."""
    return _("Comes when these blocks are gone: {scoring}").format(scoring=scoring(round_))


def counts(view: BiomesView) -> bool:
    """Whether there are blocks to count: a challenge may do without the cube."""
    return any(view.heights) or next_round(view) is None


def is_alone(view: BiomesView) -> bool:
    """Whether it is a challenge: turns end by themselves there, and what is left is told beside."""
    return len(view.players) == 1


def layer_meter(view: BiomesView, *, short: bool = False) -> Widget:
    """The layer that counts, block by block."""
    told, count = layer_words(view)
    round_ = told_round(view)
    if round_ is None:
        return Text(told, theme.LABEL, lines=1)
    if short:
        number = Text(str(count), theme.LABEL, align=0.5)
        cells = Column(number, Cells(count, 16, 6.5), gap=0)
        return Told("meter", Row(Icon("layers", 32), cells, gap=10), told)
    words = Text(told, theme.LABEL, lines=1)
    row = Row(Icon("layers", 36), Column(words, Cells(count, 16), gap=4), gap=12)
    return Told("meter", row, meter_tip(round_))


def banner(
    view: BiomesView,
    people: People,
    held: int | None = None,
    *,
    passes: bool = False,
) -> Widget:
    """The whole banner, in the form that fits; the rest as for :func:`headline`."""
    words = headline(view, people, held, passes=passes)
    return Fit(
        _banner(view, people, held, words, label=True),
        _banner(view, people, held, words, label=False),
        _close(view, people, held, words),
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
    view: BiomesView, people: People, held: int | None, words: str, *, label: bool
) -> Widget:
    name = _("This turn") if is_alone(view) else _("Actions")
    pips = _pips(view, held)
    actions = Row(
        Text(name, theme.BODY_BOLD, theme.SECOND_INK, lines=1) if label else None, pips, gap=16
    )
    row = Row(
        turn_sign(view, people, held, 48),
        Text(words, theme.BANNER, lines=1),
        Padding(actions, (12, 0, 0, 0)) if pips else None,
        *((Rule(40), layer_meter(view)) if counts(view) else ()),
        gap=16,
    )
    return Panel(row, Style(PANEL.fill, PANEL.line, 2, 16, shadow=True), (8, 8, 20, 8))


def _close(view: BiomesView, people: People, held: int | None, words: str) -> Widget:
    """The same in less width: what is written takes two lines."""
    row = Row(
        turn_sign(view, people, held, 40),
        Fit(*(Sized(narrow_headline(words), max_width=width) for width in NARROW)),
        _pips(view, held),
        _close_meter(view) if counts(view) else None,
        gap=10,
    )
    return Panel(row, padding=(8, 4, 14, 4))


def _close_meter(view: BiomesView) -> Widget:
    """The layer that counts, with its words in two lines."""
    round_ = told_round(view)
    if round_ is None:
        return layer_meter(view)
    text, count = layer_words(view)
    lines = (Text(text, theme.SMALL_BOLD, lines=2) for _each in LAYER)
    words = Fit(*(Sized(each, max_width=width) for each, width in zip(lines, LAYER, strict=True)))
    row = Row(Icon("layers", 32), Column(words, Cells(count, 16, 8.0), gap=2), gap=8)
    return Told("meter", row, meter_tip(round_))


def _bare(
    view: BiomesView, people: People, held: int | None, words: str, *, meter: bool = True
) -> Widget:
    name = Text(words, theme.LABEL, lines=2)
    name.grow = 1.0
    row = Row(
        turn_sign(view, people, held, 36),
        name,
        _pips(view, held),
        layer_meter(view, short=True) if meter and counts(view) else None,
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
