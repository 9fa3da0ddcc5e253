"""The menu of a match, or of a game that is watched."""

from __future__ import annotations

from functools import cached_property

from game.app.origin_of_game import Source, go_back, source_of
from game.app.routes import Again, Resumed, Shelf
from game.app.rulebook_overlay import has_rules
from game.app.screen import Dialog, Host
from game.app.screens.dialogs import ask
from game.app.screens.envelope import EnvelopeDialog
from game.language import _
from game.session.commitment import Envelope, envelope_of
from game.session.match import Match
from game.ui.intents import Intent, OpenEnvelope, Rematch, ToShelf
from game.ui.intents.playing_on import WatchOrigin
from game.ui.panels.menu import menu
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class MenuDialog(Dialog):
    """The menu; ``match``: the game in progress, if there is one; else ``title`` is watched.

    ``envelope``: what the game that is watched has committed to.
    """

    name = "menu"

    def __init__(
        self,
        host: Host,
        match: Match | None = None,
        *,
        title: str = "",
        envelope: Envelope | None = None,
    ) -> None:
        super().__init__(host)
        self._match = match
        self._envelope = envelope if match is None else _of(match)
        self._title = match.header.title if match is not None else title
        self._rules = has_rules(self._title)

    def widget(self, viewport: Viewport) -> Widget:
        """The menu."""
        return menu(
            self.host.hear,
            viewport,
            saved=self._saved(),
            playing=self._match is not None,
            rules=self._rules,
            sealed=self._envelope is not None,
            origin=self._source is not None,
        )

    @cached_property
    def _source(self) -> Source | None:
        """What the game in progress was played on from, if that is still there."""
        return None if self._match is None else source_of(self.host, self._match.header)

    def _saved(self) -> str:
        """Whether the game is on the disk, in words."""
        saves = self.host.saves
        if self._match is None:
            return ""
        if saves.busy:
            return _("Your game is being saved.")
        return saves.problem or _("Your game is saved after every move.")

    def on(self, intent: Intent) -> bool:
        """Go where the player wants."""
        match intent:
            case OpenEnvelope() if self._envelope is not None:
                self.host.navigator.open(EnvelopeDialog(self.host, self._title, self._envelope))
            case WatchOrigin() if self._match is not None and self._source is not None:
                go_back(self.host, self._source, self._match.header, Resumed(self._match))
            case Rematch() if self._match is not None:
                self._ask_to_begin_anew(self._match)
            case ToShelf():
                self.host.navigator.show(Shelf())
            case _:
                return super().on(intent)
        return True

    def _ask_to_begin_anew(self, match: Match) -> None:
        """Begin anew, after a question if this game has begun."""
        if not match.history:
            self.host.navigator.show(Again(match))
            return
        text = _("The same players begin anew. The game in progress stays on the shelf.")
        ways = [(_("Begin a new game"), lambda: self.host.navigator.show(Again(match)))]
        ask(self.host, _("A new game?"), text, ways)


def _of(match: Match) -> Envelope | None:
    """What a match has committed to; what opens it is told when it is over."""
    return envelope_of(match.header, match.opened, over=match.outcome is not None)
