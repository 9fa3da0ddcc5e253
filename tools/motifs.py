"""A soft motif for each title: how a game begins, where it turns, how it ends.

All three of a title are one tune: the beginning leaves it open, the turn is its first steps, the
end brings it home. Each title has a voice of its own: tongues of a thumb piano in the meadows of
Biomes, wooden bars with a chime in the town of Towers, glasses touched with felt in the Brewery.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tools.chimes import bell, pluck
from tools.foley import BOARD
from tools.timbre import BAR, Signal, chance, in_room, mixed, ring, strike, swell

Voice = Callable[[float, float], Signal]
"""A note of a pitch in hertz, ringing so many seconds to a third."""
Notes = Sequence[tuple[float, float, float]]
"""When, which pitch, how strong."""
OPENING, TURNING, ENDING = -31.0, -31.0, -29.0
"""How loud they are: softer than what is done at the table."""
C4, D4, F4, G4, A4 = 261.63, 293.66, 349.23, 392.0, 440.0
C5, D5, E5, F5, FIS5, G5, A5, C6, D6 = (
    *(523.25, 587.33, 659.26, 698.46, 739.99, 783.99, 880.0),
    *(1046.5, 1174.66),
)


def tongue(pitch: float, last: float) -> Signal:
    """A thumb piano's."""
    return pluck(pitch, 3.2 * last, last)


def bar(pitch: float, last: float) -> Signal:
    """A wooden bar's, and high above it a chime."""
    seconds = 3.2 * last
    luck = chance("bar", round(pitch))
    tone = ring(pitch, BAR, seconds, 0.75 * last) * swell(seconds, 0.003, 3.0)
    return mixed(
        (0.0, tone, 1.0),
        (0.0, bell(2.0 * pitch, seconds, 0.8 * last), 0.16),
        (0.0, strike(BOARD, 0.1, luck), 0.12),
    )


def glass(pitch: float, last: float) -> Signal:
    """A glass's that a felt hammer touches."""
    seconds = 3.2 * last
    partials = ((1.0, 1.0), (2.32, 0.18), (4.25, 0.07))
    tone = ring(pitch, partials, seconds, last) + 0.5 * ring(
        1.0018 * pitch, partials[:1], seconds, last
    )
    return tone * swell(seconds, 0.012, 3.0)


def tune(voice: Voice, notes: Notes, last: float) -> Signal:
    """Notes of one voice, in a small room."""
    return in_room(
        mixed(*((when, voice(pitch, last), strength) for when, pitch, strength in notes)), wet=0.2
    )


def steps(apart: float, strength: float, *pitches: float) -> Notes:
    """Notes one after the other."""
    return [(apart * place, pitch, strength) for place, pitch in enumerate(pitches)]


def chord(when: float, strength: float, *pitches: float) -> Notes:
    """Notes that begin almost together, the lowest first."""
    return [(when + 0.028 * place, pitch, strength) for place, pitch in enumerate(pitches)]


MOTIFS: dict[str, tuple[Voice, Notes, Notes, Notes]] = {
    "biomes": (
        tongue,
        [(0.0, G4, 0.8), (0.17, C5, 0.8), (0.34, E5, 0.9), (0.68, D5, 0.8), (0.85, G5, 1.0)],
        [(0.0, C5, 0.8), (0.15, E5, 0.9), (0.3, G5, 1.0)],
        [*steps(0.16, 0.8, G4, C5, E5), (0.48, D5, 0.8), *chord(0.72, 0.7, C4, G4, E5, C6)],
    ),
    "towers": (
        bar,
        [(0.0, D4, 0.9), (0.2, A4, 0.8), (0.4, D5, 0.8), (0.6, FIS5, 0.8), (0.9, A5, 0.9)],
        [(0.0, A4, 0.8), (0.18, D5, 0.9), (0.36, FIS5, 0.9)],
        [*steps(0.18, 0.8, A5, FIS5, D5), (0.54, A4, 0.8), *chord(0.8, 0.7, D4, A4, FIS5, D6)],
    ),
    "brewery": (
        glass,
        [(0.0, F4, 0.8), (0.22, C5, 0.7), (0.44, A5, 0.7), (0.66, G5, 0.8), (0.88, F5, 0.8)],
        [(0.0, C5, 0.8), (0.2, F5, 0.8), (0.4, A5, 0.8)],
        [*steps(0.18, 0.8, C5, F5, A5), (0.54, G5, 0.8), *chord(0.8, 0.6, F4, C5, A5, C6)],
    ),
}
"""By title: its voice, how a game begins, where it turns, how it ends."""


def motifs() -> dict[str, tuple[Signal, float]]:
    """Each by the name of its file, with its loudness."""
    found: dict[str, tuple[Signal, float]] = {}
    for title, (voice, begins, turns, ends) in MOTIFS.items():
        found[f"opening-{title}"] = (tune(voice, begins, 0.26), OPENING)
        found[f"turning-{title}"] = (tune(voice, turns, 0.22), TURNING)
        found[f"ending-{title}"] = (tune(voice, ends, 0.42), ENDING)
    return found
