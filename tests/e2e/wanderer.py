"""Somebody who plays brewery by what glows, by mouse or by keys alone, and knows no rules."""

from __future__ import annotations

import random
from contextlib import suppress

from tests.e2e.guest import MISS_S, TRIES, Guest, is_mine
from tests.e2e.screen import Player, Seen, StuckError

YES = ("brew.do", "purchase.do", "token.do", "coach.do")
"""What says yes to what is shown; Enter is its key."""
ROWS = ("take.", "colour.", "answer.", "recipes.", "market.", "tokens.", "store.")
"""Buttons of the panels beside the table, one of which is chosen."""
NO_ROWS = ("scroll", "back", "suggest", "habit", "decline", "round")
ACTIONS = {"brew": ("4", 1.0), "use_token": ("5", 0.3), "buy": ("3", 0.5), "store": ("2", 0.2)}
"""The key of an action, and how readily it is begun where it can be."""
SELDOM = 0.12
"""How readily a turn is ended while something could be done, or a round let go by."""
COUNSEL = 1 / 3
"""How readily the coach is asked."""
HEARD_S = 3.0
"""So long it may take at the most until the coach begins to think."""
SEED = 3


class Wanderer(Guest):
    """Does whatever can be done; now and then what the coach says.

    ``missed`` lists what did nothing that shows.
    """

    def __init__(self, player: Player, *, by_mouse: bool) -> None:
        super().__init__(player)
        self.missed: list[str] = []
        self._by_mouse = by_mouse
        self._chance = random.Random(SEED)

    def asked(self) -> Seen:
        """Wait for the next thing to do: turns that are over end by themselves."""
        return self.player.wait(lambda now: is_mine(now) and not is_over(now), "something to do")

    def plays(self, most: int) -> Seen:
        """Do so many things, or fewer where the game ends before; what is shown then."""
        seen = self.asked()
        for _ in range(most):
            if seen.screen == "result":
                break
            self._goes_on(seen)
            seen = self.asked()
        return seen

    def _goes_on(self, seen: Seen) -> None:
        if self._says_yes_to_what_is_shown(seen) or self._chooses(seen):
            return
        if "coach.ask" not in seen.off and self._tempted(COUNSEL):
            self._asks(seen)
        elif not self._begins(seen):
            self._uses_what_glows(seen)

    def _says_yes_to_what_is_shown(self, seen: Seen) -> bool:
        found = next((key for key in YES if key in seen.widgets), "")
        return bool(found) and self._does(seen, found, "Return")

    def _chooses(self, seen: Seen) -> bool:
        """One of the rows that a panel offers; by keys one of the things they stand for."""
        rows = [key for key in seen.widgets if key.startswith(ROWS) and key not in seen.off]
        rows = [key for key in rows if key.split(".")[1] not in NO_ROWS and in_view(seen, key)]
        if "answer.decline" in seen.widgets and not self._tempted(1 - 2 * SELDOM):
            later = self._tempted(0.5)
            return self._does(
                seen, *(("answer.round", "n") if later else ("answer.decline", "Return"))
            )
        if "store.back" in seen.widgets and self._tempted(0.5):
            return self._does(seen, "store.back", "Escape")
        if not rows:
            return False
        chosen = self._chance.randrange(len(rows))
        return self._does(seen, rows[chosen], *["Tab"] * (chosen + 1), "Return")

    def _asks(self, seen: Seen) -> None:
        """Ask the coach, again where a click was so early that it hurried what was shown."""
        for _ in range(TRIES):
            self._does(seen, "coach.ask", "h")
            with suppress(StuckError):
                self.player.wait(lambda now: bool(now.told.get("coach")), "thought", HEARD_S)
                break
        self.player.read_hint()

    def _begins(self, seen: Seen) -> bool:
        """An action of the bar that can be begun."""
        for name, (key, readiness) in ACTIONS.items():
            button = f"action.{name}"
            usable = button in seen.widgets and button not in seen.off
            if usable and not in_hand(seen) and self._tempted(readiness):
                return self._does(seen, button, key)
        return False

    def _uses_what_glows(self, seen: Seen) -> None:
        """Something on the table; where nothing can be used, the turn is over."""
        things = [each for each in seen.lit if each.clear]
        if not things or ("end" not in seen.off and self._tempted(SELDOM)):
            self._ends(seen)
        elif self._by_mouse:
            thing = self._chance.choice(things)
            self.player.tap(thing.at)
            self._notes(seen, f"{thing.kind} {thing.value}")
        else:
            steps = 1 + self._chance.randrange(len(things))
            self._does(seen, "", *["Tab"] * steps, "Return")

    def _ends(self, seen: Seen) -> None:
        """End what can be ended; what that gives up for good is asked about before."""
        if in_hand(seen) and not self._by_mouse:
            self.player.keys("Escape")
        for _ in range(TRIES):
            if self._by_mouse:
                self.player.press("end")
            else:
                self.player.keys("Return")
            if self._sees(seen, "the end of a turn"):
                self.done.append("end")
                return
        self.missed.append(f"end at step {seen.steps}")

    def _tempted(self, readiness: float) -> bool:
        return self._chance.random() < readiness

    def _does(self, seen: Seen, button: str, *keys: str) -> bool:
        """Press a button, or the keys that do the same."""
        if self._by_mouse:
            self.player.press(button)
        else:
            self.player.keys(*keys)
        self._notes(seen, button or " ".join(keys))
        return True

    def _notes(self, seen: Seen, what: str) -> None:
        """Note whether something came of it."""
        if self._sees(seen, what):
            self.done.append(what.partition(".")[0])
        else:
            self.missed.append(f"{what} at step {seen.steps}")

    def _sees(self, seen: Seen, what: str) -> bool:
        """Whether something else is shown before long."""
        try:
            self.player.wait(lambda now: shown(now) != shown(seen), what, MISS_S)
        except StuckError:
            return False
        return True


def is_over(seen: Seen) -> bool:
    """Whether a turn is over that could still be taken back."""
    return seen.screen == "match" and bool(seen.told["actor"] != seen.told["seat"])


def in_hand(seen: Seen) -> bool:
    """Whether something was begun that Esc would put back."""
    return any(each["mark"] == "CHOSEN" for each in seen.told["targets"])


def in_view(seen: Seen, key: str) -> bool:
    """Whether a row isn't scrolled away, not even in part."""
    _, y, _, height = seen.widgets[key]
    frame = seen.widgets.get(f"{key.partition('.')[0]}.scroll")
    return frame is None or (frame[1] <= y and y + height <= frame[1] + frame[3])


def shown(seen: Seen) -> tuple[object, ...]:
    """What one sees, wherever the pointer or the cursor is."""
    facts = [seen.told.get(key) for key in ("steps", "seat", "actor", "deciding", "coach", "held")]
    things = [
        (each["kind"], each["value"], each["mark"] == "CHOSEN") for each in seen.told["targets"]
    ]
    return seen.screen, sorted(seen.widgets), sorted(seen.off), things, facts
