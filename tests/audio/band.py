"""A device that writes down what it is asked to play, and a clock turned by hand."""

from __future__ import annotations

from game.audio.mixer import Mixer, Volumes
from game.resources import assets

RECORDINGS = tuple(sorted(path.stem for path in (assets() / "sounds").glob("*.wav")))


class Band:
    """Hears everything and makes no sound."""

    def __init__(self, names: tuple[str, ...] = RECORDINGS) -> None:
        self.names = names
        self.played: list[tuple[str, float, float]] = []
        self.pitches: list[float] = []
        self.rooms: list[float] = []
        self.closed = False
        self.now = 50.0

    def play(self, name: str, gain: float, pan: float, pitch: float = 1.0) -> None:
        assert name in self.names
        self.played.append((name, gain, pan))
        self.pitches.append(pitch)

    def room(self, gain: float) -> None:
        self.rooms.append(gain)

    def close(self) -> None:
        self.closed = True

    @property
    def heard(self) -> list[str]:
        """The names of what was played, without sides and gains."""
        return [name for name, _gain, _pan in self.played]

    def take(self) -> list[str]:
        """What was played since the last call, by kind."""
        kinds = [name.split("-")[0] for name in self.heard]
        self.played.clear()
        return kinds


def mixer(band: Band, volumes: Volumes = Volumes(1.0, 1.0)) -> Mixer:  # noqa: B008 - frozen
    """A mixer that plays on ``band`` by its clock."""
    return Mixer(volumes, lambda: band, lambda: band.now)
