"""Reading up rules: the book is opened over whatever is shown, which goes on when it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from game.content.rulebook.files import chapter_files
from game.ui.intents import OpenRules

if TYPE_CHECKING:
    from game.app.screen import Screen


def has_rules(title: str) -> bool:
    """Whether a title has a rulebook."""
    return bool(title and chapter_files(title))


def open_rules(screen: Screen, asked: OpenRules) -> None:
    """Open the book over ``screen``; a damaged one is told of instead."""
    here = screen.inquiry("")
    title = asked.title or (here.title if here is not None else "")
    if not has_rules(title):
        return
    if here is not None and here.title == title:
        asked = structs.replace(here, rule=asked.rule)
    from game.app.screens.dialogs import notify
    from game.app.screens.rulebook import RulebookDialog
    from game.content.document import ContentError
    from game.language import _

    try:
        screen.host.navigator.open(RulebookDialog(screen.host, title, asked))
    except ContentError as error:
        notify(screen.host, _("The rules can't be read"), error.few())
