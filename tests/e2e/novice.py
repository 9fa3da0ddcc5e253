"""Somebody who plays by what lights up, with mouse and keys in turn, and knows no rules."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from tests.e2e.guest import leads_to
from tests.e2e.screen import Lit, Player, Seen, StuckError

ANSWER_S = 10.0
"""How long a novice waits for an answer; a machine that tests a lot at once is slow."""
MISS_S = 3.0
"""How long before a click that did nothing counts as a miss."""
ENOUGH_FIGHTS = 3
"""A novice rather explores than fights more: fights take long to watch."""
FIGHT = ("fight.flip", "fight.on", "fight.skip")
"""Buttons that let a fight go on without waiting."""
YES = {
    "fight.light": "t",
    "fight.decline": "n",
    "challenge.fight": "Return",
    "payment.0": "Return",
    "trade.end": "Return",
}
"""What answers a question of the game, with its key."""
GLANCE_S = 0.6
"""A turn is not ended before one has looked; the game takes no earlier key for a yes."""
SEAT = 0


class Novice:
    """Plays seat 0. ``done`` counts what was done how, such as ``("drag", "space")``.

    ``missed`` lists the lit things that a click did nothing on.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self._decisions = 0
        self.done: Counter[tuple[str, str]] = Counter()
        self.missed: list[Lit] = []

    def turn_comes(self, seconds: float = 60.0) -> Seen:
        """Wait until the novice can do something, or the game is over."""
        return self._player.wait(is_over_or_mine, "the next decision", seconds)

    def play(self, decisions: int) -> Seen:
        """Make so many decisions, or fewer when the game ends before; what is shown then."""
        seen = self.turn_comes()
        for _ in range(decisions):
            if seen.screen == "result":
                break
            self.decide(seen)
            seen = self.turn_comes()
        return seen

    def play_until(self, wanted: Callable[[Seen], bool]) -> Seen:
        """Make decisions until what is shown is as ``wanted``."""
        while True:
            seen = self._player.wait(
                lambda now: wanted(now) or is_over_or_mine(now), "the next decision"
            )
            if wanted(seen):
                return seen
            self.decide(seen)

    def decide(self, seen: Seen) -> None:
        """Make one decision. Raises StuckError when the game doesn't heed it."""
        going_on = [key for key in FIGHT if key in seen.widgets]
        lines = [key for key in seen.widgets if key.startswith("score.")]
        scores = [key for key in lines if key != "score.scroll"]
        asked = [key for key in YES if key in seen.widgets]
        if going_on:
            self._goes_on(seen)
            return
        self._decisions += 1
        if scores:
            self._press(seen, scores[0], "1")
        elif asked:
            self._press(seen, asked[0], YES[asked[0]])
        else:
            self._act(seen)

    def _goes_on(self, seen: Seen) -> None:
        """On with a fight; the first press may only bring what is still on its way."""
        self._player.keys("space")
        try:
            self._heeded(seen, "key", "fight", MISS_S)
        except StuckError:
            self._player.keys("space")
            self._heeded(seen, "key", "fight")

    def _act(self, seen: Seen) -> None:
        fights = self.done["click", "challenge"] + self.done["key", "challenge"]
        if seen.of_kind("block"):
            self._collect(seen)
        elif "action.build" not in seen.off:
            self._build(seen)
        elif "action.fight" not in seen.off and fights < ENOUGH_FIGHTS:
            self._fight(seen)
        elif seen.of_kind("crossing"):
            self._explore(seen)
        elif seen.of_kind("rim"):
            self._try_all(seen, seen.of_kind("rim"))
        else:
            self._press(seen, "end", "Return")

    def _press(self, seen: Seen, button: str, key: str) -> None:
        """Press a button, with the mouse or with its key."""
        what = button.partition(".")[0]
        if what == "end":
            time.sleep(GLANCE_S)
        if self.done["click", what] <= self.done["key", what]:
            self._player.press(button)
            self._heeded(seen, "click", what)
        else:
            self._player.keys(key)
            self._heeded(seen, "key", what)

    def _collect(self, seen: Seen) -> None:
        """Take a block: with the mouse, and every third one with the keyboard alone."""
        if self.done["key", "block"] * 2 >= self.done["click", "block"]:
            self._try_all(seen, seen.of_kind("block"))
            return
        self._player.keys("1", "Tab", "Right", "Return")
        self._heeded(seen, "key", "block")

    def _build(self, seen: Seen) -> None:
        """Build the first building that lights up: by dragging it, or by two clicks."""
        if "action.fight" in seen.off:  # then whatever is lit is a building
            self._player.click(seen.of_kind("stack")[0].at)
        else:
            self._player.keys("3", "Return")
        picked = self._wait(lambda now: "space" in kinds(now), "spaces for a building")
        stack, space = picked.of_kind("stack")[0], picked.of_kind("space")[0]
        how = "drag" if self.done["drag", "space"] <= self.done["click", "space"] else "click"
        if how == "drag":
            self._player.keys("Escape")
            self._wait(lambda now: "space" not in kinds(now), "an empty hand")
            self._player.drag(stack.at, space.at)
        else:
            self._player.click(space.at)
        built = self._wait(
            lambda now: changed(seen, now) or "payment.0" in now.widgets, "a building"
        )
        self.done[how, "space"] += 1
        if "payment.0" in built.widgets:
            self._press(built, "payment.0", "Return")

    def _fight(self, seen: Seen) -> None:
        """Challenge a mob; only mobs are lit where nothing can be built."""
        self._player.click(seen.of_kind("stack")[0].at)
        asked = self._wait(lambda now: "challenge.fight" in now.widgets, "a challenge")
        if self.done["click", "challenge"] > self.done["key", "challenge"]:
            leads_to(self._player, "challenge.fight", "Tab")  # Enter leaves a hopeless one
        self._press(asked, "challenge.fight", "Return")

    def _explore(self, seen: Seen) -> None:
        """Move the figure: by dragging it, or by a click on where it is to go."""
        goals = seen.of_kind("crossing")
        clear = [each for each in goals if each.clear] or goals
        goal = clear[self._decisions % len(clear)]
        figures = [each for each in seen.of_kind("figure") if each.value == SEAT and each.clear]
        if self.done["drag", "crossing"] > self.done["click", "crossing"] or not figures:
            self._try_all(seen, [goal, *goals])
            return
        self._player.drag(figures[0].at, goal.at)
        self._heeded(seen, "drag", "crossing")

    def _try_all(self, seen: Seen, things: list[Lit]) -> None:
        """Click things until one of them does something: some are half hidden by others."""
        for thing in things:
            self._player.click(thing.at)
            try:
                patience = ANSWER_S if thing is things[-1] else MISS_S
                self._heeded(seen, "click", thing.kind, patience)
            except StuckError:
                self.missed.append(thing)
            else:
                return
        raise StuckError(f"no click on any of {len(things)} lit things did anything: {things}")

    def _wait(self, wanted: Callable[[Seen], bool], what: str) -> Seen:
        return self._player.wait(lambda now: wanted(now) and not now.moving, what, ANSWER_S)

    def _heeded(self, seen: Seen, how: str, what: str, seconds: float = ANSWER_S) -> None:
        """Wait until the game is another one than before."""
        goal = f"an answer to {how} {what}"
        self._player.wait(lambda now: changed(seen, now), goal, seconds)
        self.done[how, what] += 1


def is_over_or_mine(seen: Seen) -> bool:
    """Whether the novice can do something, or the result stands there."""
    return seen.screen == "result" or is_mine(seen) or any(key in seen.widgets for key in FIGHT)


def is_mine(seen: Seen) -> bool:
    """Whether the novice decides now, and everything lies still."""
    return bool(seen.told.get("deciding")) and not seen.moving


def changed(before: Seen, now: Seen) -> bool:
    """Whether the game went on since ``before``."""
    facts = ("steps", "view_digest", "screen", "deciding")
    went_on = any(before.told.get(fact) != now.told.get(fact) for fact in facts)
    fight = any(key in before.widgets for key in FIGHT)
    return went_on or (fight and before.widgets.keys() != now.widgets.keys())


def kinds(seen: Seen) -> set[str]:
    """The kinds of things that can be meant on the table."""
    return {each.kind for each in seen.lit}
