"""How long the steps of a film are seen: a whole game in about a minute, a few turns calmly."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from game.session.preferences import Follows, Others, Pace, Preferences

OPENING_S: Final = 2.4
"""So long it is told what is played and by whom."""
ENDING_S: Final = 4.0
"""So long it is told who has won."""
WHOLE_S: Final = 64.0
"""As long as this all steps together last, if they neither race nor drag, and none takes long."""
LONG: Final = 1.25
"""So many times as long they last with what takes long."""
QUICKEST_S, CALMEST_S = 0.34, 1.7
"""Seconds of a step, at least and at most."""
CALM_S: Final = 0.95
"""From so many seconds a step on, the eye may follow what happens."""
LARGER: Final = 1.3
"""A film is looked at on small screens: its captions are so much larger."""
MOTION: Final = 0.8
"""The part of a step's time that may be motion."""
UNHURRIED_S: Final = 2.6
"""What takes its own time gets so much, at most."""
RUSH, CALM_RUSH = 5.0, 3.0
"""What takes long moves so many times faster than by itself, at most: else what a round comes to
would be gone before anybody has seen it."""


class FilmPace(NamedTuple):
    """``step``: seconds of an ordinary step."""

    step: float

    def seconds(self, steps: int) -> float:
        """About how long a film of so many steps lasts."""
        return OPENING_S + steps * self.step * LONG + ENDING_S

    @classmethod
    def of(cls, steps: int) -> FilmPace:
        """The pace of so many steps."""
        return cls(min(max(WHOLE_S / max(steps, 1), QUICKEST_S), CALMEST_S))

    def motion(self, natural: float, *, unhurried: bool) -> float:
        """How long something moves that would take ``natural`` seconds by itself."""
        rush = 2.0 if unhurried else CALM_RUSH if self.step >= CALM_S else RUSH
        most = max(min(natural / rush, UNHURRIED_S), self.step * MOTION)
        return min(natural, most)

    def prefers(self, preferences: Preferences) -> Preferences:
        """What of a player's preferences holds in the film: things move, and the eye is calm."""
        calm = self.step >= CALM_S
        follows = preferences.present_follows
        if not calm and follows is Follows.ALWAYS:
            follows = Follows.NEEDED
        return replace(
            preferences,
            pace=Pace.NORMAL if calm else Pace.BRISK,
            follows=follows,
            reduced_motion=False,
            ui_scale=LARGER,
            others=Others.LARGE if calm else Others.SMALL,
            if_ended=False,
        )
