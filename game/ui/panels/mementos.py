"""What stays of a game that is over: its new keepsakes, best scores and rows of victories."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.session.family.mementos import BEST, ROW, Memento
from game.ui import theme
from game.ui.boxes import Padding, Sized, Told
from game.ui.flow import Flow
from game.ui.joining import labelled
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.panels.keepsakes import medallion
from game.ui.persons import People
from game.ui.shelf.album import EVERYBODYS, AlbumWords, Keepsake
from game.ui.widget import Widget

SIZE, LABEL = 28.0, 140.0
"""Side of a medallion; width of the words before them."""
MOST, EACH = 4, 2
"""So many are shown of the only person, and of each of several: the others lie in the album."""


def best_told(points: int) -> str:
    """A best score in a sentence."""
    return _("More points than in any game before: {points}.").format(points=points)


def row_told(count: int) -> str:
    """Victories in a row in a sentence."""
    text = ngettext("{count} victory in a row.", "{count} victories in a row.", count)
    return text.format(count=count)


RECORDS = {
    BEST: Keepsake(BEST, "chart", "#2F75B5", lambda: _("Best score"), str),
    # Translators: a heading: victories one after another.
    ROW: Keepsake(ROW, "crown", "#C9502A", lambda: _("In a row"), str),
}


def memento_row(found: Sequence[Memento], people: People, words: AlbumWords) -> Widget | None:
    """What is new in the family album, side by side; None where nothing is."""
    known = {each.feat: each for each in (*words.keepsakes, *EVERYBODYS)}
    several = sum(person.human for person in people) > 1
    named = [each for each in found if each.feat in known or each.feat in RECORDS]
    shown = _few(named, EACH if several else MOST)
    if not shown:
        return None
    return Flow(
        Sized(
            Text(_("New in the family album"), theme.SMALL_BOLD, theme.SECOND_INK, lines=3),
            max_width=LABEL,
        ),
        *(_memento(each, known, people[each.seat].name if several else "") for each in shown),
        line_gap=8,
    )


def _few(found: Sequence[Memento], most: int) -> list[Memento]:
    """The first of each person."""
    by_seat: dict[int, list[Memento]] = {}
    for each in found:
        by_seat.setdefault(each.seat, []).append(each)
    return [each for own in by_seat.values() for each in own[:most]]


def _memento(memento: Memento, known: dict[str, Keepsake], name: str) -> Widget:
    keepsake = RECORDS.get(memento.feat) or known[memento.feat]
    title = _title(memento, keepsake)
    title = labelled(name, title) if name else title
    words = Text(title, theme.BODY_BOLD, lines=1)
    content = Padding(Row(medallion(keepsake, SIZE), words), (0, 5, 8, 5))  # no button's box
    return Told(f"result.memento.{memento.seat}.{memento.feat}", content, _tip(memento, keepsake))


def _title(memento: Memento, keepsake: Keepsake) -> str:
    """What a memento is called, a record with its number."""
    if memento.feat == BEST:
        return _("Best score: {points}").format(points=memento.count)
    if memento.feat == ROW:
        count = memento.count
        return ngettext("{count} in a row", "{count} in a row", count).format(count=count)
    return keepsake.name()


def _tip(memento: Memento, keepsake: Keepsake) -> str:
    if memento.feat == BEST:
        return best_told(memento.count)
    if memento.feat == ROW:
        return row_told(memento.count)
    # Translators: {deed}: a keepsake's condition, “Win a game.”
    return _("For the first time: {deed}").format(deed=keepsake.line())
