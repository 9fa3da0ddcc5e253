"""What the games between levels of a title come to, as rows of tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.ai.levels import LEVELS
from game.rules.registry import TITLES
from game.session.family.rating.glicko import chance
from game.session.family.rating.strengths import Strengths
from tools.ratings.fitting import Meeting, fitted, meetings
from tools.ratings.measuring import kept
from tools.ratings.published import PUBLISHED

NEAR: Final = 1.0
"""Levels less than so much apart are told of in the table of margins."""
STARTS: Final = (5, 10, 20)


@dataclass(frozen=True, slots=True)
class Fit:
    """A title's games of each number of seats, their meetings, and the strengths fitted to them."""

    games: Mapping[int, int]
    met: Mapping[int, Sequence[Meeting]]
    strengths: Strengths

    @classmethod
    def of(cls, folder: Path, title: str) -> Fit | None:
        """From the files in a folder; None unless there is one for each number of seats."""
        files = {seats: folder / f"{title}-{seats}.jsonl" for seats in TITLES[title].seats}
        if not all(file.exists() for file in files.values()):
            return None
        games = {seats: kept(file) for seats, file in files.items()}
        met = {seats: list(meetings(each)) for seats, each in games.items()}
        met[2] += PUBLISHED.get(title, ())
        return cls({seats: len(each) for seats, each in games.items()}, met, fitted(met))

    def table_rows(self) -> Iterator[str]:
        """What holds for each number of seats."""
        for seats, table in self.strengths.tables.items():
            levels = " | ".join(f"{table.levels[level]:.2f}" for level in LEVELS)
            told = f"{table.slope:.2f} | {table.points:.1f}"
            yield f"{seats} | {self.games[seats]} | {levels} | {told}"

    def margin_rows(self) -> Iterator[str]:
        """What head starts would have brought, as reckoned and as it was."""
        for seats, table in self.strengths.tables.items():
            apart = [
                (table.levels[each.one] - table.levels[each.other], each.margin)
                for each in self.met[seats]
                if each.margin is not None
            ]
            near = [(table.slope * by, margin) for by, margin in apart if abs(by) < NEAR]
            for start in STARTS:
                said = sum(chance(ahead + table.lead(start)) for ahead, _margin in near)
                won = sum((margin + start > 0) + (margin + start == 0) / 2 for _, margin in near)
                yield f"{seats} | {start} | {said / len(near):.1%} | {won / len(near):.1%}"
