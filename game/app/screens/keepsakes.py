"""The keepsakes that lie on the shelf: those that the family came by last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.shelf.titles import BOXES, is_playable

if TYPE_CHECKING:
    from game.session.family.history import History
    from game.ui.shelf.album import Keepsake

MOST = 3


def newest(history: History) -> tuple[Keepsake, ...]:
    """The last firsts of anybody who is no opponent, the newest first."""
    from game.session.family.figures import newest_firsts
    from game.ui.shelf.album import EVERYBODYS

    found = []
    for title, feat in newest_firsts(history, MOST * 2):
        if is_playable(title) and title in BOXES:
            known = (*BOXES[title].album().keepsakes, *EVERYBODYS)
            found += [each for each in known if each.feat == feat]
    return tuple(found[:MOST])
