"""What can't be read or kept is told, once, and nothing is written over it."""

from __future__ import annotations

from pathlib import Path

from game.app.routes import Challenges, Family
from game.content.challenge_reading import challenges_of
from game.session.challenges.progress import Solved
from tests.app.desktop import ESCAPE, Desktop
from tests.app.test_app_menu import words

NEWER = '{"version": 2}'


def told(desktop: Desktop) -> str:
    """What a notice says that has just come up; "" without one."""
    desktop.run(0.2)
    if "notice.close" not in desktop.widgets():
        return ""
    said = words(desktop)
    desktop.press_key(ESCAPE)
    return said


def test_stars_that_can_t_be_read_are_told_of_once(desktop: Desktop) -> None:
    file = desktop.saves.folder.parent / "challenges.json"
    file.write_text(NEWER, encoding="utf-8")
    desktop.desk.show(Challenges("biomes"))
    assert "newer version" in told(desktop)
    challenge = challenges_of("biomes")[0]
    desktop.saves.learning.solved.reach(challenge, 3, 1)
    assert str(file) in told(desktop), "and that they can't be kept"
    desktop.desk.show(Challenges("biomes"))
    assert told(desktop) == ""
    assert file.read_text(encoding="utf-8") == NEWER
    file.unlink()
    desktop.saves.close()
    assert Solved(file.parent).of(challenge).stars == 3, "they are kept as soon as that can be"


def test_a_family_that_can_t_be_read_is_told_of_once(desktop: Desktop) -> None:
    file: Path = desktop.saves.archive.profiles.path
    file.parent.mkdir(parents=True)
    file.write_text(NEWER, encoding="utf-8")
    desktop.desk.show(Family())
    assert str(file) in told(desktop)
    desktop.desk.show(Family())
    assert told(desktop) == ""
