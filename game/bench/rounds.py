"""How many seconds a round of four lasts on the table, as the game's own clock tells them.

Every agent decides at once, and time goes by hand: what is counted is what is shown, with its
rests, and depends on no computer. It is counted for what the others do told small, and told large.
"""

from __future__ import annotations

from game.bench.swings import SEATINGS, SEED, SIZE, STEPS, watch
from game.render.context import choose_headless
from game.session.preferences import Detail, Others, Pace, Preferences

ROUNDS = 8
FOUR = ("four_watched", "four_played")
PACES = (Pace.CALM, Pace.NORMAL)


def measure(title: str) -> dict[str, float]:
    """Seconds a round, for two seatings and two paces."""
    choose_headless()
    figures: dict[str, float] = {}
    for seating in FOUR:
        for pace in PACES:
            for others in Others:
                name = f"seconds_a_round_{seating}_{pace}_{others}"
                figures[name] = seconds_a_round(title, seating, pace, others)
    return figures


def seconds_a_round(title: str, seating: str, pace: Pace, others: Others) -> float:
    """How long a round of ``title`` lasts, in seconds; the mean of :data:`ROUNDS`.

    ``seating``: a key of :data:`SEATINGS`; ``others``: how what the others do is shown. Needs a
    headless window.
    """
    from game.app.screenshot_stage import staged

    preferences = Preferences(pace=pace, quality=Detail.LOW, others=others)
    with staged(SIZE, preferences) as stage:
        stage.set_up(title, SEED, STEPS, SEATINGS[seating].players)
        stage.begin(SEED)
        seen = watch(stage, SEATINGS[seating].preset, ROUNDS)
    return seen.seconds / len(seen.rounds)
