"""Everything over the table of a match: the display, and what one moment adds to it.

Alike for every title: what to do next, the hint, the panel of a decision, what is looked into
aside, news and a legend at the edges. A title says what they are (:class:`FrameParts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from game.ui.hands import M, S, V
from game.ui.intents import On
from game.ui.panels.asides import (
    DRAWER_WIDTH,
    EDGE,
    Aside,
    above_tools,
    below_banner,
    news_below_cards,
    side_room,
)
from game.ui.panels.hints import HintPlaces
from game.ui.panels.hud import HudParts, match_hud
from game.ui.panels.origin import LABEL
from game.ui.panels.player_cards import K
from game.ui.panels.prompt import watching_text
from game.ui.situation import Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class FrameParts(Generic[V, M, S, K]):
    """What a title puts over its table, beside the display."""

    hud: HudParts[V, M, S, K]
    hints: HintPlaces[V, M, S]
    asks: Callable[[Situation[V, M, S]], str]
    """What to do next, in a sentence; "" where a panel or the banner already says so."""
    done: Callable[[Situation[V, M, S]], str]
    """The same while the viewer's turn waits for his yes."""
    unfolded: Callable[[Situation[V, M, S], On, Viewport], Widget | None]
    """What is looked into aside, over the table; None: it stands in the place of the cards."""
    legend: Callable[[Situation[V, M, S]], Widget | None]
    """What helps where the eye is, above the tools."""
    aside: Callable[[Situation[V, M, S], On, Viewport], Aside | None] = lambda *_: None
    """What the title has in the place of the cards while no hint is shown."""
    centre: Callable[[Situation[V, M, S], On, Viewport], Widget | None] = lambda *_: None
    """The panel of the decision at hand, over the table."""
    counts: Callable[[Situation[V, M, S]], str] = lambda _told: ""
    """What is counted, while the end of the game is shown; "" at any other time."""
    warns: Callable[[S], bool] = lambda _selection: False
    """Whether what to do next is a warning, which is told beside somebody's words, too."""


def match_frame(
    parts: FrameParts[V, M, S, K],
    told: Situation[V, M, S],
    on: On,
    viewport: Viewport,
    extra: Sequence[Widget] = (),
) -> Widget:
    """Everything over the table; ``extra`` lies upon it, the last on top."""
    compact, looks = viewport.compact, told.unfolded == parts.hud.own.unfolds
    below = told.coach is not None and parts.hints.is_below(told, viewport)
    in_the_way = below or (compact and looks)  # of where the log would open
    told = replace(told, log_open=told.log_open and not in_the_way)
    if below:
        told = replace(told, beginning=replace(told.beginning, origin=""))
    centre, text = parts.centre(told, on, viewport), _text(parts, told)
    aside = _aside(parts, told, on, viewport, lends=centre is None)
    over: list[Widget | None] = []
    if text and not compact:
        side = side_room(viewport) if aside is None else aside[1] + 2 * EDGE
        over.append(below_banner(text, side))
    if told.coach is not None and aside is None:
        over.append(parts.hints.over(told.coach, told, on, viewport))
    if not (compact and told.log_open):
        over.append(centre)
    if looks:
        over.append(parts.unfolded(told, on, viewport))
    elif not compact:
        over += _margins(parts, told, on, viewport, full=below or aside is not None)
    lies = [each for each in over if each is not None]
    free = compact and centre is None and not looks  # else that lies where the line would
    return match_hud(parts.hud, told, on, viewport, [*lies, *extra], aside, text if free else "")


def _text(parts: FrameParts[V, M, S, K], told: Situation[V, M, S]) -> str:
    """What to do next."""
    if told.coach is not None:
        return ""
    said = parts.counts(told) or told.said
    if said:
        return said
    if told.taught and not (told.skippable or parts.warns(told.selection)):
        return ""
    if told.holding:
        return parts.done(told)
    return watching_text() if told.skippable else parts.asks(told)


def _aside(
    parts: FrameParts[V, M, S, K],
    told: Situation[V, M, S],
    on: On,
    viewport: Viewport,
    *,
    lends: bool,
) -> Aside | None:
    """What stands in the place of the cards: the hint, the title's own, or what is lent."""
    if told.coach is None:
        own = parts.aside(told, on, viewport)
    else:
        own = parts.hints.instead(told.coach, told, on, viewport)
    if own is not None or told.aside is None or not lends:
        return own
    return told.aside, DRAWER_WIDTH


def _margins(
    parts: FrameParts[V, M, S, K],
    told: Situation[V, M, S],
    on: On,
    viewport: Viewport,
    *,
    full: bool,
) -> list[Widget | None]:
    """What helps at the edges: the news below the cards, unless that place is taken; a legend."""
    legend = parts.legend(told)
    taken = LABEL if told.beginning.origin else 0.0
    news = news_below_cards(told.news, told.people, on, viewport, told.beneath, taken)
    return [None if full else news, None if legend is None else above_tools(legend)]
