"""The screens of the game look as they did when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.app.film.postcard import PHOTO, Card, drawn_card
from game.app.shot import render_shot
from game.content.challenge import Challenge
from game.content.challenge_reading import told_challenge
from game.render.context import choose_headless
from game.rules.core import Outcome
from game.session.challenges.proving import proof_of, prove
from game.session.preferences import Detail, Preferences
from game.ui.persons import Person
from tests.image.compare import assert_like_baseline
from tests.session.challenges.files import EMERALD

SIZE, SMALLER = (1280, 720), 2
"""The smallest window that shows everything; kept and compared at half its size."""
MOMENTS = [
    ("shelf", 3, 20, "table"),
    ("setup", 3, 0, "table"),
    ("family", 9, 0, "table"),
    ("setup-even", 9, 0, "table"),
    ("settings", 3, 0, "table"),
    ("match", 7, 60, "table"),
    ("match", 7, 16, "cube"),
    ("match", 1, 100, "overworld"),
    ("build", 4, 70, "board"),
    ("payment", 10, 90, "table"),
    ("fight", 9, 60, "table"),
    ("tnt", 22, 80, "table"),
    ("score", 3, 60, "table"),
    ("result", 4, 70, "table"),
    ("review", 3, 0, "table"),
    ("review-summary", 3, 0, "table"),
    ("envelope", 3, 0, "table"),
    ("better-shown", 3, 20, "table"),
    ("puzzles", 3, 0, "table"),
    ("deal", 3, 0, "table"),
    ("setup-deal", 3, 0, "table"),
    ("box-deal", 3, 0, "table"),
]
"""Screen, seed, decisions made before, preset of the camera."""
FINE = ("match", 7, 60, "table")
"""The one that is drawn as finely as can be, which takes four times as long."""


def preferences(quality: Detail = Detail.LOW) -> Preferences:
    return Preferences(reduced_motion=False, quality=quality)


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach's thoughts are shown, whatever they are."""
    monkeypatch.setattr("game.app.inline_coach.THOUGHTS", 20)
    monkeypatch.setattr("game.app.inline_coach.PART", 20)


@pytest.mark.parametrize(("screen", "seed", "steps", "focus"), MOMENTS)
def test_a_screen_looks_as_it_did(
    screen: str, seed: int, steps: int, focus: str, tmp_path: Path
) -> None:
    out = tmp_path / "shot.png"
    moment = (screen, seed, steps, focus)
    quality = preferences(Detail.HIGH if moment == FINE else Detail.LOW)
    render_shot("biomes", seed, steps, SIZE, focus, screen, out, preferences=quality)
    with Image.open(out) as picture:
        assert_like_baseline(picture.reduce(SMALLER), f"screen-{screen}-{focus}")


def test_a_postcard_looks_as_it_did() -> None:
    """Its photograph aside, which is a picture of the table as all others are."""
    people = (Person("Mira", "red"), Person("Oma Lotte", "blue", "builder"), Person("Tom", "green"))
    points, outcome = (77, 82, 81), Outcome((77, 82, 81), (4, 3, 8), (1,))
    told = ("27 November 2026", "52 rounds", "Oma Lotte wins!")
    made = drawn_card(Card("Towers", people, points, *told, outcome), Image.new("RGB", PHOTO))
    assert_like_baseline(made.reduce(3), "postcard")


def challenge(name: str, grade: int, wanted: str) -> Challenge:
    """One that no change of the house's own ones touches; two emeralds are its par."""
    text = EMERALD.replace("wood sand sand stone,", "emerald sand sand stone,")
    for before, after in (
        ("Under the corner", name),
        ("grade: 1", f"grade: {grade}"),
        ("of: emerald", f"of: {wanted}"),
        ("actions: 1", "actions: 2"),
        ("par: 1", "par: 2"),
        ("stars: []", "stars: [1]"),
    ):
        assert before in text
        text = text.replace(before, after)
    return told_challenge(text, "biomes", f"{name}.yaml")


@pytest.mark.parametrize("screen", ["challenges", "challenge"])
def test_challenges_look_as_they_did(
    screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_headless()
    names = ("Under the corner", "Green below", "The long way round", "Patience, mason!")
    wanted = ("emerald", "sand", "wood", "stone")
    found = [challenge(name, 1 + at // 2, wanted[at]) for at, name in enumerate(names)]
    found[0] = proof_of(found[0], prove(found[0]))
    for place in ("screenshot_scenarios", "screens.challenges", "challenge.origin"):
        monkeypatch.setattr(f"game.app.{place}.challenges_of", lambda _title: tuple(found))
    out = tmp_path / "shot.png"
    render_shot("biomes", 0, 1, SIZE, "table", screen, out, preferences=preferences())
    with Image.open(out) as picture:
        assert_like_baseline(picture.reduce(SMALLER), f"screen-{screen}")
