"""What the window itself lets be heard, and how loud the player wants everything."""

from __future__ import annotations

from game.audio.mixer import Mixer, Volumes
from game.scene.cues import Cue
from game.session.preferences import Preferences
from game.ui.intents import Intent, LightUp, PointAtHint, Preview, SeekReplay, SetPreference
from game.ui.intents.setup import SetName, SetSeed

NO_CLICKS = (LightUp, PointAtHint, Preview, SeekReplay, SetName, SetSeed)
"""Sent by pointing, typing or dragging, not by pressing."""
SLIDERS = frozenset({"effects", "room"})
"""Preferences that a hand draws to their place."""


class Sound:
    """The sound of one window; silent without a mixer that has a device."""

    def __init__(self, mixer: Mixer | None = None) -> None:
        self._mixer = mixer or Mixer()
        self._wanted = self._hidden = False

    def obey(self, preferences: Preferences) -> None:
        """Be as loud as the player wants."""
        self._mixer.adjust(Volumes(preferences.effects, preferences.room))
        self._wanted = preferences.ambience
        self._mixer.ambient(self._wanted and not self._hidden)

    def hide(self, hidden: bool) -> None:
        """The window can be seen no longer, or again: a hidden room is not heard."""
        self._hidden = hidden
        self._mixer.ambient(self._wanted and not hidden)

    def play(self, cue: Cue, side: float = 0.0) -> None:
        """Let something be heard; ``side`` -1 is the left edge of the window, 1 the right."""
        self._mixer.play(cue, side)

    def click(self, intent: Intent) -> None:
        """Something was pressed that sent ``intent``."""
        slid = isinstance(intent, SetPreference) and intent.name in SLIDERS
        if not (slid or isinstance(intent, NO_CLICKS)):
            self._mixer.play(Cue("click"))

    def page(self) -> None:
        """Another screen or dialog lies open."""
        self._mixer.play(Cue("page"))

    def refused(self) -> None:
        """What was tried is not allowed; the reason can be read."""
        self._mixer.play(Cue("refused"))

    def call(self) -> None:
        """It is a player's turn; the banner says whose."""
        self._mixer.play(Cue("bell", what="turn"))

    def sample(self) -> None:
        """How loud it is now."""
        self._mixer.play(Cue("clack", what="wood"))

    def close(self) -> None:
        """Fall silent for good."""
        self._mixer.close()
