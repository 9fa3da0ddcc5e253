"""What several screens do with the family: welcome somebody, tell what went wrong."""

from __future__ import annotations

from game.app.screen import Host
from game.app.screens.dialogs import notify
from game.language import _
from game.session.family.profiles import FamilyFull, Profile, new_id


def keep_profile(host: Host, profile: Profile) -> bool:
    """Keep a new or a changed profile; why that can't be is told."""
    profiles = host.saves.archive.profiles
    try:
        if profiles.put(profile):
            return True
        reason = profiles.problem
    except FamilyFull:
        reason = _("The family is as large as it can be. Somebody has to leave first.")
    notify(host, _("The family's album"), reason)
    return False


def welcomed(host: Host, name: str, color: str) -> Profile | None:
    """Somebody new, whose are the games of that name, unless they are somebody's already."""
    profile = Profile(new_id(), name, color, adopts=adoptable(host, name))
    return profile if keep_profile(host, profile) else None


def adoptable(host: Host, name: str) -> str:
    """``name``, if games of that bare name are nobody's yet; else ""."""
    owned = {each.adopts for each in host.saves.archive.profiles.all()}
    return "" if name in owned else name
