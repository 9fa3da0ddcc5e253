"""The settings: all of them in sight in a usual window, and within reach of keys in large texts."""

from __future__ import annotations

import pytest
from msgspec import ValidationError

from game.session.preferences import Preferences
from game.ui.panels.settings import settings
from game.ui.panels.settings_table import Choice, Loudness, SettingsModel, Switch, groups
from game.ui.scroll import Scroll
from game.ui.surface import Surface
from tests.ui.stage import surface

CONTROLS = frozenset(
    f"settings.{name}"
    for name in (
        "turn_ends",
        "others",
        "talk",
        "if_ended",
        "coach",
        "reduced_motion",
        "effects",
        "ambience",
        "room",
    )
)


def shown(size: tuple[int, int], scale: float) -> Surface:
    """The dialog in a window."""
    made = surface(None, size, scale)
    made.show(settings(SettingsModel(), lambda _intent: None, made.viewport))
    return made


def scrolls(made: Surface) -> Scroll:
    """What the settings lie in."""
    return next(node for node in made.root.walk() if isinstance(node, Scroll))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_nothing_lies_below_the_edge(size: tuple[int, int]) -> None:
    made = shown(size, 1.0)
    whole = scrolls(made).rect
    for node in made.root.walk():
        if node.key.startswith("settings.") and node.rect.width:
            assert node.rect.bottom <= made.viewport.height
        if node.key in CONTROLS:
            assert whole.y <= node.rect.y
            assert node.rect.bottom <= whole.bottom, node.key


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_keys_bring_everything_into_sight(scale: float) -> None:
    made = shown((1280, 720), scale)
    met = set[str]()
    for _ in range(60):
        made.key("Tab")
        control = made.find(made.touch.focused)
        met.add(made.touch.focused)
        if control is not None and any(node is control for node in scrolls(made).walk()):
            page = scrolls(made).rect
            assert page.y - 1 <= control.rect.y
            assert control.rect.bottom <= page.bottom + 1, made.touch.focused
    assert {"settings.talk", "settings.effects", "settings.room", "settings.done"} <= met


def test_every_row_sets_a_preference_to_each_of_its_values() -> None:
    rows = [row for group in groups(SettingsModel()) for row in group.rows]
    assert len(rows) > 10
    for row in rows:
        match row:
            case Switch(name):
                values: tuple[str | bool | float, ...] = (True, False)
            case Choice(name, words=words):
                values = tuple(words)
            case Loudness(name):
                values = (0.0, 0.35, 1.0)
            case _:
                continue
        for value in values:
            assert getattr(Preferences().setting(name, value), name) == value
        with pytest.raises(ValidationError):
            Preferences().setting(name, "never heard of")
