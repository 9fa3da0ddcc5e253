"""The compiled game is built, and plays exactly as the interpreted one: in the long run."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.content.challenge import Challenge
from game.content.challenge_reading import challenges_of
from game.rules.registry import TITLES
from tests.sizes import whole
from tools.compile import compiled_tree
from tools.compiling.tree import NotOurs, Workshop
from tools.identity import Told, difference, surroundings, told_by

pytestmark = pytest.mark.xdist_group("compiled")  # one process builds it, for all of them
OPTIONS = ["--games=100", "--decisions=8", "--agents=greedy,architect", "--iterations=15"]
FEWER = [*OPTIONS, "--jobs=1"]
TIMES = ("seconds", "proving")
"""Of what is told of a proof, what no two machines have in common."""
Pair = tuple[Told, Told]


@dataclass(frozen=True)
class Trees:
    """The folders of both builds."""

    interpreted: Path
    compiled: Path


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> Trees:
    """Both builds of today's sources; the C compiler makes no effort, to be quick."""
    folder = tmp_path_factory.mktemp("compiled")
    workshop, into = Workshop(folder / "work", effort=0), folder / "tree"
    assert compiled_tree(into, jobs=2, workshop=workshop)
    return Trees(workshop.sources, into)


@pytest.fixture(scope="module")
def builds(trees: Trees) -> Pair:
    """What they tell of games and decisions."""
    return told_by(trees.interpreted, FEWER), told_by(trees.compiled, FEWER)


def cheapest(title: str) -> Iterator[Challenge]:
    """Of every kind of challenges the one that is proven soonest."""

    def nodes(challenge: Challenge) -> int:
        assert challenge.proof is not None
        return challenge.proof.nodes

    found: dict[str, Challenge] = {}
    for each in sorted(challenges_of(title), key=nodes):
        found.setdefault(each.kind, each)
    yield from found.values()


def stored(challenge: Challenge) -> tuple[object, ...]:
    """What its file says that measuring came to."""
    assert challenge.proof is not None
    measured = challenge.proof.measured
    assert measured is not None
    return (challenge.grade, measured.ahead, measured.greedy, measured.first)


def proofs(tree: Path, files: list[Path]) -> list[dict[str, object]]:
    """What a build proves and measures, but for the time it takes."""
    command = [sys.executable, "-m", "game", "prove", "--json", "--measure", *map(str, files)]
    done = subprocess.run(
        command, env=surroundings(tree), check=True, stdout=subprocess.PIPE, text=True
    )
    return [
        {key: held for key, held in row.items() if key not in TIMES}
        for row in json.loads(done.stdout)
    ]


@whole
def test_each_build_is_what_it_should_be(builds: Pair) -> None:
    interpreted, compiled = builds
    assert not interpreted.compiled
    assert compiled.compiled
    assert Path(compiled.package).parent.name == "tree"
    assert interpreted.package != compiled.package


@whole
def test_random_games_are_identical(builds: Pair) -> None:
    interpreted, compiled = builds
    assert len(compiled.games) == 2
    assert difference(interpreted.games, compiled.games) is None


@whole
def test_decisions_are_identical_to_the_last_bit(builds: Pair) -> None:
    interpreted, compiled = builds
    assert len(compiled.decisions) == 1
    assert difference(interpreted.decisions, compiled.decisions) is None


@whole
def test_challenges_of_every_kind_are_proven_alike(trees: Trees) -> None:
    """The packaged game makes its challenge a day in compiled code."""
    challenges = [each for title in TITLES for each in cheapest(title)]
    files = [each.file for each in challenges]
    interpreted, compiled = (proofs(tree, files) for tree in (trees.interpreted, trees.compiled))
    assert interpreted == compiled
    for each, row in zip(challenges, compiled, strict=True):
        assert row["proven"]
        assert tuple(row[key] for key in ("grade", "ahead", "greedy", "first")) == stored(each)


def test_a_build_never_takes_the_place_of_something_else(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-grandma.txt").write_text("Dear ...")
    with pytest.raises(NotOurs):
        NotOurs.unless_free(tmp_path / "letters")
    NotOurs.unless_free(tmp_path / "nothing")
    assert (tmp_path / "letters" / "to-grandma.txt").exists()
