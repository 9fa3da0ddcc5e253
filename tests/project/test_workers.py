"""Who works beside the window: each of them tells whatever happens to it, so nobody else may.

An error on a thread or in a process of its own is heard by nobody: whoever waits for it would wait
for ever. What takes its time is an errand (`game/session/background_job.py`).
"""

from __future__ import annotations

import ast
from pathlib import Path

from tools.architecture.sources import imports_in, modules, named, source

WORKERS = {
    "game/session/background_job.py": "tells whatever was raised, and however its process ended",
    "game/session/parallel.py": "hands on what was raised to the command that shares out work",
    "game/session/beside.py": "whatever is raised there is logged",
    "game/session/saves.py": "asks whether that is done; what keeps a game off the disk is told",
    "game/session/family/archive.py": "nobody waits for the helper; what it raised is logged",
    "game/ai/worker.py": "asks anew, or answers itself, when its process is lost or late",
    "game/ai/process.py": "is that process",
    "game/ai/spawned.py": "starts one for those who ask, and hands them what came of it",
    "game/audio/speaker.py": "whatever is raised means no sound",
    "game/audio/system.py": "logs what the threads of the sound system raise",
    "game/app/start_watch.py": "ends a start that hangs, whatever becomes of it",
    "game/app/run.py": "nobody waits for the tidying up",
    "game/app/signals.py": "hands an event to the window, and waits for nothing",
    "game/session/challenges/finding.py": "a number that an errand and its window see",
    "game/session/reviews/process.py": "sends whatever was raised; who reviews sees how it ended",
    "game/app/screens/parcels.py": "numbers that an errand and its window see",
    "game/app/film/filming.py": "numbers that an errand and its window see",
    "game/app/film/reel.py": "hands on what was raised to whoever makes the film",
    "game/app/film/studio.py": "asks which thread it is on, and starts none",
    "game/bench/memory.py": "a measurement of its own",
    "game/__main__.py": "lets frozen programs start processes",
}
BESIDE = {"threading", "multiprocessing", "concurrent", "_thread", "asyncio"}
LOCKS = {"game/session/family/history.py": "a lock, no thread"}


def beside(path: Path) -> bool:
    """Whether a module can have something done beside the window."""
    text = source(path)
    if not any(name in text for name in BESIDE):
        return False  # to parse every module takes seconds
    return any(each.partition(".")[0] in BESIDE for each in imports_in(ast.parse(text)))


def test_nobody_works_beside_the_window_but_who_tells_of_it() -> None:
    found = {named(path) for path in modules() if beside(path)}
    assert found == {*WORKERS, *LOCKS}
