"""The layers of the cube in the banner: the blocks left in each, and what follows on them."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import Round
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.panels.words import scoring
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized, Told
from game.ui.layout import Column, Row
from game.ui.marks import Cells, Icon, Text
from game.ui.theme import Style
from game.ui.widget import Widget

LAYERS = {Round.A: 3, Round.B: 2, Round.C: 1}
"""The layer (z) whose emptying triggers a round (B7.1)."""
WIDTHS = (245.0, 320.0)
"""Of the words where they take two lines: the first is usual, the second for what is longer."""
CARD = Style(theme.PAPER, theme.LINE, 1.5, 5)
"""Of a scoring card, as small as its letter."""


def next_round(view: BiomesView) -> Round | None:
    """The first round that is neither scored nor due yet."""
    begun = {*view.scored_rounds, *view.rounds_due, view.scoring}
    return next((r for r in Round if r not in begun), None)


def told_round(view: BiomesView) -> Round | None:
    """The round that is told of: the one that is scored, is due, or comes next."""
    due = view.rounds_due[0] if view.rounds_due else None
    return view.scoring or due or next_round(view)


def further_rounds(view: BiomesView) -> tuple[Round, ...]:
    """The rounds after the one that is told of; none in a challenge, which ends otherwise."""
    current = told_round(view)
    if current is None or is_alone(view):
        return ()
    return tuple(each for each in Round if LAYERS[each] < LAYERS[current])


def blocks_left(view: BiomesView, round_: Round) -> int:
    """The blocks still in the layer of a round."""
    return sum(1 for height in view.heights if height > LAYERS[round_])


def counts(view: BiomesView) -> bool:
    """Whether there are blocks to count: a challenge may do without the cube."""
    return any(view.heights) or next_round(view) is None


def is_alone(view: BiomesView) -> bool:
    """Whether it is a challenge, which has an end of its own: turns end by themselves there, and
    what is left is told beside."""
    return len(view.players) == 1


def _layer(view: BiomesView, round_: Round) -> str:
    """What a layer with its blocks waits for (B7.1, B8.1)."""
    count = blocks_left(view, round_)
    match round_:
        case Round.A:
            # Translators: one line at the top: so many blocks still to be taken until then.
            text = ngettext(
                "Top layer: {count} block to the biome scoring",
                "Top layer: {count} blocks to the biome scoring",
                count,
            )
        case Round.B:
            # Translators: one line at the top: so many blocks still to be taken until then.
            text = ngettext(
                "Second layer: {count} block to the material scoring",
                "Second layer: {count} blocks to the material scoring",
                count,
            )
        case _ if is_alone(view):
            # Translators: one line at the top: so many blocks still to be taken until then.
            text = ngettext(
                "Third layer: {count} block to the type scoring",
                "Third layer: {count} blocks to the type scoring",
                count,
            )
        case _:
            # Translators: one line at the top: so many blocks still to be taken until then.
            text = ngettext(
                "Third layer: {count} block to the type scoring, then the game ends",
                "Third layer: {count} blocks to the type scoring, then the game ends",
                count,
            )
    return text.format(count=count)


def layer_words(view: BiomesView, *, scored: bool = False) -> tuple[str, int]:
    """What the next scoring waits for, and the blocks that are still in its layer.

    A layer that is empty has its scoring when the turn ends: until then that one is told of (B7.1).
    ``scored``: who sits before the table has scored, the others are still to do so.
    """
    round_ = told_round(view)
    if round_ is None:
        return _("The last scoring decides"), 0
    if round_ is view.scoring:
        return _still_scored(round_) if scored else _scored(round_), 0
    if round_ in view.rounds_due:
        return _due(round_), 0
    return _layer(view, round_), blocks_left(view, round_)


def further_words(view: BiomesView) -> tuple[str, ...]:
    """A line for each layer below the one that is told of."""
    return tuple(_layer(view, each) for each in further_rounds(view))


def counting(view: BiomesView, layer: int) -> str:
    """How far the next scoring is, for a block of the layer that it waits for; "" for others."""
    round_ = next_round(view)
    if round_ is None or layer != LAYERS[round_]:
        return ""
    return _layer(view, round_)


def _due(round_: Round) -> str:
    # Translators: what an empty layer has brought about; one line at the top.
    return {
        Round.A: _("Biome scoring: when this turn ends"),
        Round.B: _("Material scoring: when this turn ends"),
        Round.C: _("Type scoring and the end: when this turn ends"),
    }[round_]


def _scored(round_: Round) -> str:
    # Translators: one line at the top.
    return {
        Round.A: _("Now: the biome scoring"),
        Round.B: _("Now: the material scoring"),
        Round.C: _("Now: the type scoring, then the game ends"),
    }[round_]


def _still_scored(round_: Round) -> str:
    # Translators: one line at the top: the player has scored, others have not yet.
    return {
        Round.A: _("Biome scoring: the others follow"),
        Round.B: _("Material scoring: the others follow"),
        Round.C: _("Type scoring: the others follow, then the game ends"),
    }[round_]


def _tip(view: BiomesView, round_: Round) -> str:
    """What the meter is for, and what comes after that (B7.1)."""
    waits = round_ is not view.scoring and round_ not in view.rounds_due
    first = _("Comes when these blocks are gone: {scoring}").format(scoring=scoring(round_))
    return "\n".join([*([first] if waits else []), *further_words(view)])


def _further(view: BiomesView) -> Widget | None:
    """A small sign for each layer below: the letter of its scoring card, and its blocks."""
    rounds = further_rounds(view)
    if not rounds:
        return None
    return Row(*(_sign(view, each) for each in rounds), gap=10)


def _sign(view: BiomesView, round_: Round) -> Widget:
    count = blocks_left(view, round_)
    card = Panel(Text(round_.value, theme.SMALL_BOLD, align=0.5), CARD, (6, 0, 6, 0))
    ends = Icon("flag", 18) if round_ is Round.C else None
    row = Row(card, Text(str(count), theme.SMALL_BOLD, theme.SECOND_INK, lines=1), ends, gap=4)
    return Told(f"layer.{round_.value}", row, _layer(view, round_))


def layer_meter(view: BiomesView, *, scored: bool = False) -> Widget:
    """The layer that counts, block by block, and those below in signs; ``scored``: as for
    :func:`layer_words`."""
    round_ = told_round(view)
    text, count = layer_words(view, scored=scored)
    if round_ is None:
        return Text(text, theme.LABEL, lines=1)
    words = Text(text, theme.LABEL, lines=1)
    row = Row(Icon("layers", 36), Column(words, Cells(count, 16), gap=4), gap=12)
    return Row(Told("meter", row, _tip(view, round_)), _further(view), gap=16)


def close_meter(view: BiomesView, *, scored: bool = False) -> Widget:
    """The layer that counts, in less width: the words take two lines."""
    round_ = told_round(view)
    if round_ is None:
        return layer_meter(view)
    text, count = layer_words(view, scored=scored)
    lines = (Text(text, theme.SMALL_BOLD, lines=2) for _each in WIDTHS)
    words = Fit(*(Sized(each, max_width=width) for each, width in zip(lines, WIDTHS, strict=True)))
    row = Row(Icon("layers", 32), Column(words, Cells(count, 16, 8.0), gap=2), gap=8)
    return Row(Told("meter", row, _tip(view, round_)), _further(view), gap=12)


def short_meter(view: BiomesView, *, scored: bool = False) -> Widget:
    """The layer that counts, in the least width: a number instead of words, which the tip tells."""
    text, count = layer_words(view, scored=scored)
    if told_round(view) is None:
        return layer_meter(view)
    number = Text(str(count), theme.LABEL, align=0.5)
    cells = Column(number, Cells(count, 16, 6.5), gap=0)
    row = Row(Icon("layers", 32), cells, gap=10)
    return Told("meter", row, "\n".join([text, *further_words(view)]))
