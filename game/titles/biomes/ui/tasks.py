"""What biomes says of its challenges."""

from __future__ import annotations

from game.content.challenge import Challenge, Worth
from game.language import ngettext
from game.titles.biomes.ui.panels.words import material
from game.ui.tasks import Tasks


def _goal(challenge: Challenge) -> str:
    count = challenge.limit.count
    told = ngettext(
        "Collect as much {material} as you can in {count} action.",
        "Collect as much {material} as you can in {count} actions.",
        count,
    )
    return told.format(material=material(str(challenge.goal["of"])), count=count)


def _worth(challenge: Challenge, worth: Worth) -> str:
    return f"{material(str(challenge.goal['of']))}: {int(worth)}"


def _left(_challenge: Challenge, left: int) -> str:
    return ngettext("{count} action left", "{count} actions left", left).format(count=left)


TASKS = Tasks(_goal, _worth, _left)
