"""The machine's sound system, through pyglet.

Only for the thread of a speaker, after :func:`game.audio.quiet.hush`: importing this opens the
system. Differently from what
``pyglet.media`` does by itself:

- Sounds are set to a side before they are played, in two channels: not every driver of pyglet
  knows positions.
- A sound is followed by silence: PulseAudio plays nothing of what is shorter than its buffer.
- Voices are used again and again: each new one is a connection, and some systems allow few.
- Nothing is made to keep in step with a picture, so nothing is ever skipped for that.
"""

from __future__ import annotations

import importlib
import logging
import threading
from array import array
from typing import Any

import pyglet
from pyglet.media import Player, drivers
from pyglet.media.codecs.base import AudioData, AudioFormat, Source
from pyglet.media.drivers.silent.adaptation import SilentDriver
from pyglet.media.player_worker_thread import PlayerWorkerThread

from game.audio.samples import APART_S, looped, over, paired

log = logging.getLogger("cubewright")
SILENCE_S = 0.7
"""More than PulseAudio's buffer as pyglet asks for it."""
NAP_S = 0.1
"""How often what plays is asked whether it needs more; its buffers last far longer."""
ALC_CONNECTED = 0x313
"""OpenAL's name of whether a device is still there."""


class _Samples(Source):
    """Two channels of 16 bits, handed out piece by piece."""

    def __init__(self, rate: int) -> None:
        self.audio_format = self._form = AudioFormat(2, 16, rate)  # type: ignore[assignment] # pyglet declares None
        self._at = 0

    def is_precise(self) -> bool:
        """Whether as many bytes are handed out as are asked for: always."""
        return True

    def seek(self, timestamp: float) -> None:
        """Go on at another time, in seconds from the beginning."""
        self._at = self._form.timestamp_to_bytes_aligned(timestamp)

    def get_audio_data(self, num_bytes: int, compensation_time: float = 0.0) -> AudioData | None:
        """The next piece, of ``num_bytes`` at the most; None: there is no more."""
        del compensation_time
        piece = self.piece(self._at, self._form.align(num_bytes))
        self._at += len(piece)
        return AudioData(piece, len(piece), 0.0, 0.0, []) if piece else None

    def piece(self, at: int, size: int) -> bytes:
        """Up to ``size`` bytes from the ``at``-th on."""
        raise NotImplementedError


class _Sound(_Samples):
    """A sound and the silence after it."""

    def __init__(self, sound: bytes, rate: int) -> None:
        super().__init__(rate)
        self._bytes = sound + bytes(4 * int(SILENCE_S * rate))
        self._duration = len(self._bytes) / 4 / rate  # type: ignore[assignment] # as above

    def piece(self, at: int, size: int) -> bytes:
        """Up to ``size`` bytes of the sound from the ``at``-th on."""
        return self._bytes[at : at + size]


class _Loops(_Samples):
    """Loops of one channel each, laid over one another for ever."""

    def __init__(self, layers: list[bytes], rate: int) -> None:
        super().__init__(rate)
        self._air, *self._middle = layers
        self._apart = 2 * APART_S * rate

    def piece(self, at: int, size: int) -> bytes:
        """``size`` bytes from the ``at``-th on, made now."""
        start, length = at // 2, size // 2
        middle = [looped(layer, start, length) for layer in self._middle]
        channels = []
        for later in (0, self._apart):
            mixed = array("h")
            mixed.frombytes(over([looped(self._air, start + later, length), *middle]))
            channels.append(mixed)
        return paired(*channels)


class _Player(Player):
    """A player that keeps its own time and stays as it is when its sound has ended."""

    @property
    def time(self) -> float:
        """Where the sound is, by the clock of the device itself."""
        audio = self._audio_player
        return float(audio.get_time()) if audio else 0.0

    def on_eos(self) -> None:
        """The sound has ended; pyglet says so in the window's thread."""


class PygletVoice:
    """One connection to the sound system, for one sound after another."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._player = _Player()

    def start(self, sound: bytes, gain: float) -> None:
        """Play a sound from its beginning, instead of what was played."""
        player = self._player
        again = player.source is not None
        player.pause()
        player.queue(_Sound(sound, self._rate))
        if again:
            player.next_source()
        player.volume = gain
        player.play()

    def rest(self) -> None:
        """Stop asking the system how far it is."""
        self._player.pause()

    def close(self) -> None:
        """Fall silent for good."""
        self._player.pause()
        self._player.delete()


class PygletRoom:
    """The one voice that never ends."""

    def __init__(self, layers: list[bytes], rate: int) -> None:
        self._loops = _Loops(layers, rate)
        self._player: _Player | None = None

    def level(self, gain: float) -> None:
        """Be as loud as this; at 0 the system is left alone."""
        if self._player is None and gain > 0.0:
            self._player = _Player()
            self._player.queue(self._loops)
        if self._player is not None:
            self._player.volume = gain
            if gain <= 0.0:
                self._player.pause()
            elif not self._player.playing:
                self._player.play()

    def close(self) -> None:
        """Fall silent for good."""
        if self._player is not None:
            self._player.pause()
            self._player.delete()


class _Closed(SilentDriver):
    """Stands for a driver that was closed, until there is another one."""


class PygletSound:
    """What pyglet found to play with. Raises OSError where it found nothing."""

    def __init__(self) -> None:
        self._driver = _driver()
        if self._driver is None or isinstance(self._driver, SilentDriver):
            raise OSError("no device")
        worker = getattr(self._driver, "worker", None)
        if worker is not None:
            worker._nap_time = NAP_S

    def voice(self, rate: int) -> PygletVoice:
        """A voice for one more sound at once, of ``rate`` samples a second."""
        return PygletVoice(rate)

    def room(self, layers: list[bytes], rate: int) -> PygletRoom:
        """A voice that plays these loops for ever, at ``rate`` samples a second."""
        return PygletRoom(layers, rate)

    @property
    def alive(self) -> bool:
        """Whether the system still takes what is played, as far as it tells."""
        worker = getattr(self._driver, "worker", None)
        context = getattr(self._driver, "context", None)
        fed = worker is None or worker.is_alive()
        return fed and getattr(context, "is_ready", True) and not _is_unplugged(self._driver)

    def close(self) -> None:
        """Let go of the system."""
        drivers._audio_driver = _Closed()
        self._driver.delete()


def _driver() -> Any:  # Any: pyglet's drivers have no types
    """The driver that pyglet opened when it was imported; once that was closed, another one."""
    if isinstance(drivers._audio_driver, _Closed):
        for name in pyglet.options.audio:
            if name == "silent":
                continue
            try:
                drivers._audio_driver = _made(name)
                break
            except Exception as problem:  # whatever a library raises that isn't there
                log.debug("no sound by %s: %s", name, problem)
    return drivers._audio_driver


def _made(name: str) -> Any:
    """A driver by pyglet's name of it. Raises whatever its library does."""
    kind = importlib.import_module(f"{drivers.__name__}.{name}")
    if name != "pulse":
        return kind.create_audio_driver()
    driver = kind.PulseAudioDriver()
    try:
        driver.connect()
    except Exception:
        driver.delete()  # its threads would stay, for each try two
        raise
    return driver


def _is_unplugged(driver: Any) -> bool:
    """Whether OpenAL says that its device is there no longer."""
    device = getattr(getattr(driver, "device", None), "_al_device", None)
    if device is None or not driver.have_extension("ALC_EXT_disconnect"):
        return False
    from pyglet.media.drivers.openal import lib_alc as alc

    connected = alc.ALCint(1)
    alc.alcGetIntegerv(device, ALC_CONNECTED, 1, connected)
    return not connected.value


def _hear_of_workers(caught: threading.ExceptHookArgs, before: Any = threading.excepthook) -> None:
    """A thread of pyglet that feeds a system which is gone ends in the log, not on the terminal."""
    if isinstance(caught.thread, PlayerWorkerThread):
        log.info("the sound can't be fed: %s", caught.exc_value or caught.exc_type.__name__)
    else:
        before(caught)


threading.excepthook = _hear_of_workers
