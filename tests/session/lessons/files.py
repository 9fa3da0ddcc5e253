"""Lessons written for tests."""

from __future__ import annotations

from pathlib import Path

from game.content.lesson import Lesson
from game.content.lesson_reading import read_lesson

COLLECT = """
lesson: 1
name: Blocks
idea: Taking a block frees its neighbours.
players: [{name: Pip, level: sprout}]
seed: 5
steps:
  - say: Turn the mine round.
    turn: {}
  - say: Take a block.
    do: {type: collect}
    replies:
      - {to: {type: explore}, say: Not yet.}
  - say: Take it back.
    undo: {}
  - say: Take another.
    do: {type: collect, block: [0, 0, 3]}
    point: {type: collect, block: [0, 0, 3]}
  - say: And one more.
    do: {type: collect, block: [0, 3, 3]}
  - say: Now walk.
    do: [{type: explore, to: [1, 2]}, {type: explore, to: [2, 4]}]
    replies: [{say: Not that way.}]
  - say: End it.
    end: {}
    then:
      - {type: collect, block: [3, 3, 3]}
      - {type: collect, block: [3, 3, 2]}
      - {type: explore, to: [2, 2]}
  - say: Look at the mine.
    look: cube
"""


def lesson_of(folder: Path, text: str = COLLECT, name: str = "02-blocks.yaml") -> Lesson:
    """The lesson that a file of biomes with that text holds."""
    file = folder / "biomes" / "lessons" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return read_lesson(file)
