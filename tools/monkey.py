"""A monkey at mouse and keyboard: ``python -m tools.monkey --minutes 10 --seed 1``.

It plays the real program in a real window on a screen of its own, and presses whatever is there:
buttons, things on the table, places where nothing is, keys, drags across everything, other sizes of
the window. What it may bring about is that the game quits; it is started again then. A crash, a
traceback, a report of a crash or a window that answers no more ends the run with 1, and with what
the monkey did last.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.e2e.screen import SIZE, Player, StuckError, Where, a_screen, middle

KEYS = (
    *("Return", "space", "Escape", "Tab", "shift+Tab", "Left", "Right", "Up", "Down"),
    *("1", "2", "3", "4", "5", "q", "e", "w", "s", "h", "n", "y", "Home", "End", "Prior", "Next"),
    *("F1", "F1", "F2", "F3", "F4", "F5", "F11", "F12", "ctrl+z", "ctrl+y", "alt+Left"),
    *("BackSpace", "Delete", "plus"),
)
QUITS = ("ctrl+q",)
WORDS = ("Zoë", "x" * 60, "  ", "7", "-1", "'; --", "ÄÖß", "999999999999")
SIZES = ((1280, 800), (1024, 768), (800, 600), (1280, 720), (640, 480))
REMEMBERED = 30
"""So many of the last deeds are told when something broke."""
HEARTBEAT = 40
"""After so many deeds the window is given another size, which it has to draw."""
PROMPT_S = 10.0
CORNER = (40, 40)
"""A place that lies in the window whatever its size."""
ANSWER_S = 60.0
ENDING_S = 15.0
QUITTING = 0.1
"""The chance that a button which quits is pressed after all: there is more to see inside."""
BAD_WORDS = ("Traceback", "Segmentation", "Fatal Python error")


class Broken(Exception):  # noqa: N818 - says what broke
    """The program did something worse than to quit."""


class Monkey:
    """Chance at the controls of one player. ``done`` counts what it did."""

    def __init__(self, player: Player, chance: random.Random) -> None:
        self._player, self._chance = player, chance
        self._wide = 0
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self._deeds: tuple[tuple[int, str, Callable[[], str]], ...] = (
            (30, "button", self._button),
            (30, "thing", self._thing),
            (10, "nowhere", self._nowhere),
            (15, "key", self._key),
            (8, "drag", self._drag),
            (2, "words", self._type),
            (1, "quit", self._quit),
        )

    def act(self) -> None:
        """One deed, drawn by weight."""
        weights = [weight for weight, _, _ in self._deeds]
        _, name, deed = self._chance.choices(self._deeds, weights)[0]
        self.done[name] += 1
        self.last.append(f"{name} {deed()}")

    def heartbeat(self) -> None:
        """Give the window another size and wait until it has drawn itself. Raises StuckError.

        One that fills the screen keeps its size; leaving the full screen is its sign of life.
        """
        self._wide = (self._wide + self._chance.randrange(1, len(SIZES))) % len(SIZES)
        before = self._player.look().number
        for size in (SIZES[self._wide - 1], SIZES[self._wide]):  # one of them is new to it
            self._player.resize(*size)
            time.sleep(0.3)
        self.last.append(f"size {SIZES[self._wide]}")
        try:
            self._player.wait(lambda seen: seen.number > before, "another size", PROMPT_S)
        except StuckError:
            self._leave_full_screen(before)

    def _leave_full_screen(self, before: int) -> None:
        """Press F11 until something is drawn. Raises StuckError.

        A key that is let go of while one window takes the place of another may pass for held, and
        is heard when it is pressed once more.
        """
        until = time.monotonic() + ANSWER_S
        while True:
            self._player.find_window()
            self._player.point(CORNER)  # keys go to the window that the pointer is in
            self._player.keys("F11")
            self.last.append("key F11 as a sign of life")
            try:
                self._player.wait(lambda seen: seen.number > before, "a sign of life", PROMPT_S)
            except StuckError:
                if time.monotonic() > until:
                    raise
            else:
                return

    def _place(self) -> Where:
        width, height = SIZES[self._wide]
        return self._chance.randrange(width), self._chance.randrange(height)

    def _somewhere(self) -> Where:
        """A button, a thing on the table or any place."""
        seen = self._player.look()
        places = [middle(box) for box in seen.widgets.values()] + [each.at for each in seen.lit]
        return (
            self._chance.choice(places) if places and self._chance.random() < 0.8 else self._place()
        )

    def _button(self) -> str:
        widgets = self._player.look().widgets
        if not widgets:
            return "none"
        name = self._chance.choice(sorted(widgets))
        if name.endswith(".quit") and self._chance.random() > QUITTING:
            return f"{name} not pressed"
        self._player.click(middle(widgets[name]), self._chance.choice((1, 1, 1, 1, 1, 1, 3)))
        return name

    def _thing(self) -> str:
        lit = self._player.look().lit
        if not lit:
            return "none"
        each = self._chance.choice(lit)
        self._player.click(each.at)
        return f"{each.kind} {each.value}"

    def _nowhere(self) -> str:
        at, button = self._place(), self._chance.choice((1, 1, 2, 3, 4, 5))
        self._player.click(at, button)
        return f"{at} {button}"

    def _key(self) -> str:
        key = self._chance.choice(KEYS)
        self._player.keys(key)
        return key

    def _drag(self) -> str:
        start, goal = self._somewhere(), self._somewhere()
        button = self._chance.choice((1, 1, 1, 2, 3))
        self._player.drag(start, goal, button)
        return f"{start} {goal} {button}"

    def _type(self) -> str:
        text = self._chance.choice(WORDS)
        self._player.type(text)
        return repr(text)

    def _quit(self) -> str:
        key = self._chance.choice(QUITS)
        self._player.keys(key)
        return key


def rampage(player: Player, seconds: float, chance: random.Random) -> Monkey:
    """Let a monkey play for so long. Raises Broken."""
    monkey = Monkey(player, chance)
    player.start()
    until, deeds = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        try:
            monkey.act()
            deeds += 1
            if deeds % HEARTBEAT == 0:
                monkey.heartbeat()
        except StuckError as problem:
            if not _has_quit(player):
                raise Broken(_told(monkey, player, str(problem))) from problem
        except AssertionError as problem:
            _come_to_terms(monkey, player, str(problem))
        if player.has_ended():
            if not _has_quit(player):
                raise Broken(_told(monkey, player, "the program has ended"))
            monkey.done["started again"] += 1
            player.kill()
            player.start()
        _look_for_faults(monkey, player)
    return monkey


def _come_to_terms(monkey: Monkey, player: Player, problem: str) -> None:
    """A deed found no window: it has gone with the program, or full screen has brought another."""
    time.sleep(1.0)
    if player.has_ended():
        return
    try:
        player.find_window()
    except AssertionError:
        if not _has_quit(player):
            raise Broken(_told(monkey, player, problem)) from None


def _has_quit(player: Player) -> bool:
    """Whether the program ends by itself, and as it should; it may be about to."""
    until = time.monotonic() + ENDING_S
    while not player.has_ended() and time.monotonic() < until:
        time.sleep(0.1)
    return player.exit_code() == 0


def _look_for_faults(monkey: Monkey, player: Player) -> None:
    if list(player.home.glob("crash-*")):
        raise Broken(_told(monkey, player, "there is the report of a crash"))
    if any(word in player.output() for word in BAD_WORDS):
        raise Broken(_told(monkey, player, "something was printed"))


def _told(monkey: Monkey, player: Player, what: str) -> str:
    code = player.exit_code()
    deeds = "\n  ".join(monkey.last)
    return f"{what}\nexit code: {code}\nprinted: {player.output()}\nthe last deeds:\n  {deeds}"


def main(words: Sequence[str] | None = None) -> int:
    """Let the monkey loose; 1 when it broke something. ``words`` None: the command line's."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    with (
        tempfile.TemporaryDirectory(prefix="monkey-") as home,
        a_screen() as display,
        Player(display, Path(home)) as player,
    ):
        try:
            monkey = rampage(player, chosen.minutes * 60, random.Random(chosen.seed))
        except Broken as problem:
            print(problem, file=sys.stderr)
            return 1
    deeds = ", ".join(f"{name} {count}" for name, count in monkey.done.most_common())
    print(f"{chosen.minutes:g} minutes on {SIZE[0]} x {SIZE[1]}: nothing broke. {deeds}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
