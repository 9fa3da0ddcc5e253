"""Somebody of the family is changed, welcomed, or leaves."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.app.screen import Dialog, Host
from game.app.screens.dialogs import ask
from game.app.screens.family_ways import adoptable, keep_profile
from game.language import _
from game.session.family.profiles import FIGURES, Profile, new_id
from game.session.seats import COLORS, is_name
from game.ui.intents import Intent
from game.ui.intents.family import (
    KeepMember,
    RemoveMember,
    SetMemberColor,
    SetMemberFigure,
    SetMemberName,
)
from game.ui.panels.member import MemberModel, member_page
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class MemberDialog(Dialog):
    """``profile`` None: somebody new. ``done`` is called when the family has changed, and told
    whose pages are to lie open."""

    name = "member"

    def __init__(self, host: Host, profile: Profile | None, done: Callable[[str], None]) -> None:
        super().__init__(host)
        self._known = profile is not None
        self._profile = profile or Profile(new_id(), "-", _free_color(host))
        self._called = profile.name if profile else ""
        self._done = done

    @property
    def _model(self) -> MemberModel:
        problem = "" if is_name(self._called.strip()) else _("Everybody needs a name.")
        return MemberModel(self._profile, self._called, self._known, problem)

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        return member_page(self._model, self.host.hear, viewport)

    def on(self, intent: Intent) -> bool:
        """Change, keep, or ask whether somebody leaves."""
        change = msgspec.structs.replace
        match intent:
            case SetMemberName(name):
                self._called = name
            case SetMemberColor(color) if color in COLORS:
                self._profile = change(self._profile, color=color)
            case SetMemberFigure(figure) if figure in FIGURES:
                self._profile = change(self._profile, figure=figure)
            case KeepMember():
                self._keep()
            case RemoveMember():
                self._ask()
            case _:
                return super().on(intent)
        self.host.refresh()
        return True

    def _keep(self) -> None:
        if self._model.problem:
            return
        name = self._called.strip()
        adopts = self._profile.adopts if self._known else adoptable(self.host, name)
        profile = msgspec.structs.replace(self._profile, name=name, adopts=adopts)
        self.host.navigator.close()
        kept = keep_profile(self.host, profile)
        self._done(profile.id if kept or self._known else "")

    def _ask(self) -> None:
        # Translators: “…: {name}” or “({name})” will do: names are never declined.
        text = _("The games of {name} stay in the album under that name.")
        ways = [(_("Leaves the family"), self._remove)]
        # Translators: “…: {name}” or “({name})” will do: names are never declined.
        heading = _("Does {name} leave the family?").format(name=self._profile.name)
        note = text.format(name=self._profile.name)
        ask(self.host, heading, note, ways, losing=True)

    def _remove(self) -> None:
        self.host.saves.archive.profiles.remove(self._profile.id)
        self.host.navigator.close()
        self._done(self._profile.id)


def _free_color(host: Host) -> str:
    """A colour that nobody of the family has yet, or the first."""
    used = {each.color for each in host.saves.archive.profiles.all()}
    return next((color for color in COLORS if color not in used), COLORS[0])
