"""A screen, a mouse and a keyboard of our own: Xvfb, xdotool and the game as a player starts it.

The game tells through its probe (``game/app/probe.py``) what it shows and where; nothing else goes
between it and a test than pixels, buttons and keys.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageGrab

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 800)
PATIENCE_S = 30.0
"""How long anything may take until it shows; a machine that tests a lot at once is slow."""
READ_S = 0.6
"""A person looks so long at a hint; an Enter that comes much sooner does not carry it out."""
POLL_S = 0.01
HEARD_S = 5.0
"""How long a click may take until it shows; one that opens another window never does."""
WINDOW = "THE WINDOW"  # stands for the number of the game's window in what is told to xdotool
APART_S = 0.4
"""So far apart two clicks at one place are two."""
LIFT = 24.0
"""Pixels that something is lifted by when it is held."""
Where = tuple[float, float]


class StuckError(AssertionError):
    """What a test waited for did not come; says what was shown instead."""


@dataclass(frozen=True)
class Lit:
    """A thing on the table that can be meant, and where it shows in pixels from the top left.

    ``clear``: nothing hides it there.
    """

    kind: str
    value: Any  # Any: as nested as the target's own value
    at: Where
    clear: bool


@dataclass(frozen=True)
class Seen:
    """A line of the probe. ``number`` counts the lines."""

    number: int
    told: dict[str, Any]  # Any: it comes out of JSON

    @property
    def screen(self) -> str:
        """The name of the screen."""
        return str(self.told["screen"])

    @property
    def dialog(self) -> str:
        """The name of the dialog over the screen, or ""."""
        return str(self.told["dialog"])

    @property
    def steps(self) -> int:
        """How many decisions have been made in the match."""
        return int(self.told["steps"])

    @property
    def digest(self) -> str:
        """A digest of all that the viewer of the match may know."""
        return str(self.told["view_digest"])

    @property
    def clicks(self) -> int:
        """How many clicks the game had heard of before it drew this."""
        return int(self.told["clicks"])

    @property
    def moving(self) -> bool:
        """Whether the table moves, so that things will be elsewhere in a moment."""
        return bool(self.told["moving"])

    @property
    def off(self) -> list[str]:
        """The keys of buttons that can't be pressed now."""
        return list(self.told["off"])

    @property
    def widgets(self) -> dict[str, tuple[float, float, float, float]]:
        """Where each panel and button is: x, y of its top left corner, width, height."""
        return {key: (x, y, w, h) for key, (x, y, w, h) in self.told["widgets"].items()}

    @property
    def lit(self) -> list[Lit]:
        """What can be meant on the table, the things that nothing hides first."""
        found = [
            Lit(each["kind"], each["value"], (each["x"], each["y"]), each["clear"])
            for each in self.told["targets"]
        ]
        return sorted(found, key=lambda each: not each.clear)

    def of_kind(self, kind: str) -> list[Lit]:
        """Those of a kind, such as ``"block"``."""
        return [each for each in self.lit if each.kind == kind]


@dataclass(frozen=True)
class Program:
    """What is started as the game: ``command``, in ``folder``.

    ``environment`` replaces ours; None: ours, with saves and settings in the player's ``home``.
    ``root`` is the folder that the program takes for ``/``.
    """

    command: tuple[str, ...] = (sys.executable, "-m", "game")
    folder: Path = ROOT
    environment: Mapping[str, str] | None = None
    root: Path = Path("/")

    def sees(self, path: Path) -> str:
        """The name that the program knows a file by."""
        return str("/" / path.relative_to(self.root))

    def surroundings(self, home: Path) -> dict[str, str]:
        """The environment to start it in."""
        if self.environment is not None:
            return dict(self.environment)
        return {**os.environ, "CUBEWRIGHT_HOME": str(home), "LIBGL_ALWAYS_SOFTWARE": "1"}


@contextmanager
def a_screen(
    *, for_everybody: bool = False, size: tuple[int, int] = SIZE, bits: int = 24
) -> Iterator[str]:
    """An X server that draws into memory; the name of its display.

    ``for_everybody``: programs of other users may show themselves, too.
    """
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x{bits}"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset", *(["-ac"] if for_everybody else [])],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with open(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


@contextmanager
def a_manager(display: str, folder: Path) -> Iterator[None]:
    """A window manager on ``display``, with frames and full screens; ``folder`` is its home."""
    ready = folder / "manager-is-there"
    manager = subprocess.Popen(
        ["openbox", "--sm-disable", "--startup", f"touch {ready}"],
        env={**os.environ, "DISPLAY": display, "HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE_S
        while not ready.exists():
            assert time.monotonic() < until, "the window manager did not start"
            time.sleep(POLL_S)
        yield
    finally:
        manager.terminate()
        manager.wait(10)


class Player:
    """Somebody who sits before ``display`` and plays what runs there.

    ``home`` holds preferences and saves, unless ``program`` keeps them elsewhere, and what was
    noted of the game. Use it as a context manager; it ends the game.
    """

    def __init__(self, display: str, home: Path, program: Program | None = None) -> None:
        self.home = home
        self.first_picture_s = 0.0
        self._program = program or Program()
        self._display = display
        self._starts = self._group = 0
        self._game: subprocess.Popen[bytes] | None = None
        self._window = ""
        self._clicked: Where | None = None
        self._probe = home
        self._place = self._lines = 0
        self._rest = b""
        self._seen: Seen | None = None

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._clear_up()

    def start(self, *arguments: str) -> Seen:
        """Start the game and wait for its first picture."""
        assert self._game is None, "the game runs already"
        self._clear_up()
        self._starts += 1
        self._probe = self.home / f"probe-{self._starts}.jsonl"
        self._place, self._lines, self._rest, self._seen = 0, 0, b"", None
        output = (self.home / f"output-{self._starts}.txt").open("wb")
        began = time.monotonic()
        with output:
            self._game = subprocess.Popen(
                [*self._program.command, *arguments],
                cwd=self._program.folder,
                env={
                    **self._program.surroundings(self.home),
                    "DISPLAY": self._display,
                    "CUBEWRIGHT_PROBE": self._program.sees(self._probe),
                },
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self._group = self._game.pid
        first = self.wait(lambda seen: True, "a first picture")
        self.first_picture_s = time.monotonic() - began
        self.find_window()
        return first

    def find_window(self) -> None:
        """Find the game's window; full screen is another one. Raises StuckError without one."""
        until = time.monotonic() + PATIENCE_S
        while not (found := self._windows()):
            self._assert_alive("its window")
            if time.monotonic() > until:
                raise StuckError(f"waited {PATIENCE_S:.0f} s for the game's window")
            time.sleep(POLL_S)
        self._window = found[-1]

    def kill(self) -> None:
        """Pull the plug: the game's own process has no time to do anything more."""
        if self._game is not None:
            self._game.kill()
            self._game.wait()
            self._game = None

    def left_behind(self) -> list[int]:
        """The living processes that the game has started, itself left out."""
        running = self._game.pid if self._game else 0
        return [process for process in self.processes() if process != running]

    def processes(self) -> list[int]:
        """The living processes of the game, its own among them."""
        return _processes_of(self._group) if self._group else []

    def freeze_opponents(self) -> None:
        """Let the processes that the game has started think for ever."""
        for process in self.left_behind():
            os.kill(process, signal.SIGSTOP)

    def signal(self, number: int) -> None:
        """Send the game's own process a signal."""
        assert self._game is not None
        self._game.send_signal(number)

    def lay_out(self, *layout: str) -> None:
        """Exchange the keyboard: ``"us", "-variant", "intl"`` has dead keys."""
        subprocess.run(["setxkbmap", "-display", self._display, *layout], check=True)

    def ends(self) -> int:
        """Wait until the game has ended by itself; its exit code."""
        assert self._game is not None
        game, self._game = self._game, None
        try:
            return game.wait(PATIENCE_S)
        finally:
            game.kill()

    def has_ended(self) -> bool:
        """Whether the game ended by itself since it was started."""
        return self.exit_code() is not None

    def exit_code(self) -> int | None:
        """The code that the game has ended with; None while it runs."""
        return self._game.poll() if self._game is not None else None

    def output(self) -> str:
        """What the game has printed."""
        return (self.home / f"output-{self._starts}.txt").read_text("utf-8", "replace")

    def _clear_up(self) -> None:
        """End what the last game has left behind, frozen or not."""
        for process in self.left_behind():
            os.kill(process, signal.SIGKILL)

    def look(self) -> Seen:
        """What was shown last."""
        seen = self._look()
        assert seen is not None, "nothing has been shown yet"
        return seen

    def _look(self) -> Seen | None:
        if not self._probe.exists():
            return None
        with self._probe.open("rb") as file:
            file.seek(self._place)
            fresh = file.read()
        self._place += len(fresh)
        *lines, self._rest = (self._rest + fresh).split(b"\n")
        self._lines += len(lines)
        if lines:
            self._seen = Seen(self._lines, json.loads(lines[-1]))
        return self._seen

    def wait(self, wanted: Callable[[Seen], bool], what: str, seconds: float = PATIENCE_S) -> Seen:
        """Wait until what is shown is as ``wanted``. Raises StuckError, naming ``what``."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._assert_alive(what)
            seen = self._look()
            if seen is not None and wanted(seen):
                return seen
            time.sleep(POLL_S)
        shown = json.dumps(self._seen.told) if self._seen else "nothing"
        picture = self.home / "stuck.png"
        self.picture().save(picture)
        raise StuckError(f"waited {seconds:.0f} s for {what} ({picture}); shown: {shown[:4000]}")

    def read_hint(self) -> None:
        """Wait for the coach's hint, and read it."""
        self.wait(lambda now: "coach.do" in now.widgets and not now.moving, "a hint")
        time.sleep(READ_S)

    def _assert_alive(self, what: str) -> None:
        assert self._game is not None
        code = self._game.poll()
        if code is not None:
            log = self.home / "cubewright.log"
            logged = log.read_text("utf-8") if log.exists() else "no log"
            raise StuckError(
                f"waited for {what}, but the game ended ({code}): {self.output()}\n{logged}"
            )

    def picture(self) -> Image.Image:
        """A photograph of the screen."""
        return ImageGrab.grab(xdisplay=self._display)

    def point(self, at: Where) -> None:
        """Move the mouse."""
        self._xdotool(*self._moved(at))

    def click(self, at: Where, button: int = 1) -> None:
        """Click there; the game sees the mouse arrive before the button goes down.

        A second click at one place is another one, and not half of a double click.
        """
        if at == self._clicked:
            time.sleep(APART_S)
        self._clicked = at
        self._xdotool(*self._moved(at), "sleep", "0.03", "click", str(button))

    def press(self, widget: str) -> None:
        """Click a button by its key, and see what is there afterwards: others may lie elsewhere."""
        seen = self.wait(lambda seen: widget in seen.widgets, f"the button {widget}")
        self.tap(middle(seen.widgets[widget]))

    def tap(self, at: Where) -> None:
        """Click there, and see what is shown once the game has heard of it."""
        seen = self.look()
        self.click(at)
        until = time.monotonic() + HEARD_S
        while not self.has_ended() and time.monotonic() < until:
            if self.look().clicks > seen.clicks:
                return
            time.sleep(POLL_S)

    def drag(self, start: Where, goal: Where, button: int = 1) -> None:
        """Drag from one place to another in a few steps, as a hand does."""
        steps = [
            (start[0] + (goal[0] - start[0]) * n / 5, start[1] + (goal[1] - start[1]) * n / 5)
            for n in range(1, 6)
        ]
        moves = [word for at in steps for word in (*self._moved(at), "sleep", "0.03")]
        grip = [*self._moved(start), "sleep", "0.03", "mousedown", str(button), "sleep", "0.03"]
        self._xdotool(*grip, *moves, "mouseup", str(button))

    def grab(self, at: Where) -> None:
        """Hold what lies there, and lift it a little to the right."""
        held = [*self._moved(at), "sleep", "0.03", "mousedown", "1", "sleep", "0.03"]
        for step in range(1, 5):
            held += [*self._moved((at[0] + step * LIFT / 4, at[1])), "sleep", "0.03"]
        self._xdotool(*held)

    def put_down(self, at: Where) -> None:
        """Bring what is held there, and let it go."""
        there = [*self._moved(at), "sleep", "0.05", *self._moved((at[0] + 1, at[1]))]
        self._xdotool(*there, "sleep", "0.05", "mouseup", "1")

    def keys(self, *names: str) -> None:
        """Press keys one after the other, as xdotool calls them: ``"Return"``, ``"ctrl+z"``."""
        for name in names:
            self._xdotool("key", name)

    def type(self, text: str) -> None:
        """Type a text."""
        self._xdotool("type", "--delay", "20", text)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._xdotool("windowsize", WINDOW, str(width), str(height))

    def move_window(self, x: int, y: int) -> None:
        """Take the window elsewhere."""
        self._xdotool("windowmove", "--sync", WINDOW, str(x), str(y))

    @property
    def lies(self) -> dict[str, int]:
        """Where the window lies on the screen: X, Y, WIDTH, HEIGHT."""
        told = self._xdotool("getwindowgeometry", "--shell", WINDOW)
        lines = dict(line.split("=") for line in told.splitlines())
        return {name: int(lines[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")}

    @property
    def pointer(self) -> Where:
        """Where the pointer is on the screen."""
        told = self._xdotool("getmouselocation", "--shell")
        lines = dict(line.split("=") for line in told.splitlines())
        return float(lines["X"]), float(lines["Y"])

    def _moved(self, at: Where) -> tuple[str, ...]:
        return ("mousemove", "--window", WINDOW, str(round(at[0])), str(round(at[1])))

    def _xdotool(self, *words: str) -> str:
        """What xdotool answers to ``words``, where WINDOW stands for the game's window.

        A game that begins or ceases to fill the screen shows itself in another window, some time
        after it was told to; one that is gone is looked for again.
        """
        until = time.monotonic() + PATIENCE_S
        while True:
            done = self._told_xdotool([self._window if word == WINDOW else word for word in words])
            if done.returncode == 0:
                return done.stdout.strip()
            gone = "BadWindow" in done.stderr and time.monotonic() < until
            moved = gone and not self.has_ended()
            assert moved, f"xdotool {' '.join(words)} ({self._window}): {done.stderr}"
            time.sleep(POLL_S)
            self._window = (self._windows() or [self._window])[-1]

    def _windows(self) -> list[str]:
        """The numbers of the game's windows that show."""
        return self._told_xdotool(
            ["search", "--onlyvisible", "--name", "Cubewright"]
        ).stdout.split()

    def _told_xdotool(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self._display},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )


def middle(box: tuple[float, float, float, float]) -> Where:
    """The middle of a box."""
    x, y, width, height = box
    return x + width / 2, y + height / 2


def _processes_of(group: int) -> list[int]:
    """The living processes of a process group."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            state, _parent, its_group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(int(entry.name))
    return found
