"""All of a match of biomes in a drawer, where room is scarce."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.biomes.view import BiomesView
from game.titles.biomes.ui.panels.actions import ActionBar
from game.titles.biomes.ui.panels.banner import ICONS
from game.titles.biomes.ui.panels.cards import eased, player_card
from game.titles.biomes.ui.panels.layers import further_words, layer_words
from game.titles.biomes.ui.panels.words import action
from game.ui import theme
from game.ui.intents import On
from game.ui.layout import Column
from game.ui.marks import Text
from game.ui.memo import kept
from game.ui.panels.drawer import INNER_WIDTH, drawer, happened_before, happened_last, possible
from game.ui.panels.handicap import agreements
from game.ui.panels.log import LogLine
from game.ui.panels.player_cards import in_order
from game.ui.panels.reckoned import Reckonings, ending_of
from game.ui.persons import People
from game.ui.widget import Widget


def everything(
    view: BiomesView,
    people: People,
    lines: Sequence[LogLine],
    bar: ActionBar | None,
    on: On,
    *,
    acts: int | None,
    height: float,
    ended: Reckonings = (),
) -> Widget:
    """The log, everybody's things, what can be done or why not; ``acts``: whose card is lit.
    ``ended``: what each would have if the game ended here."""
    shape = INNER_WIDTH
    cards = [
        kept(
            player_card,
            seat,
            people[seat],
            view.players[seat],
            seat == acts,
            on,
            width=shape,
            ended=ending_of(ended, seat),
        )
        for seat in in_order(view, people)
    ]
    counted = (layer_words(view, scored=acts != view.actor)[0], *further_words(view))
    layers = Column(*(Text(each, theme.BODY) for each in counted), gap=4)
    found = _possible(bar) if bar is not None else None
    agreed = agreements(people, [eased(player) for player in view.players])
    last, before = happened_last(lines, people, on), happened_before(lines, people, on)
    rows = [layers, last, *cards, agreed, found, before]
    return drawer(rows, on, height=height)


def _possible(bar: ActionBar) -> Widget:
    told = bar.reasons.items()
    return possible((ICONS[kind], action(kind), bool(why), why) for kind, why in told)
