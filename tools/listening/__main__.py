"""Listen through a whole game of each title: ``python -m tools.listening``.

No device is needed: what the game's own mixer orders is laid over one another as a sound system
would. Told are the loudness by ITU-R BS.1770 (in LUFS), the true peak, what too many others left no
voice for and what came alike in a row; ``--into`` also takes a picture of each evening, a minute a
row.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from game.audio.mixer import Volumes
from game.scene.titles import TABLETOPS
from tools.listening.levels import MOMENT_S, SHORT_S, integrated, loudness_over, true_peak
from tools.listening.pictures import drawn
from tools.listening.playing import Evening, Script, listened
from tools.listening.rendering import alike, rate, rendered, voiced

OFTENEST = 8


def told(evening: Evening, picture: Path | None) -> dict[str, object]:
    """All that is measured of one evening."""
    signal = rendered(evening)
    if picture is not None:
        drawn(signal, rate(), picture)
    rows = alike(evening.sounds)
    longest = max(rows, key=lambda row: row[1], default=("", 0))
    return {
        "minutes": round(evening.seconds / 60, 1),
        "sounds": len(evening.sounds),
        "lufs": round(integrated(signal, rate()), 1),
        "short_term": round(float(loudness_over(signal, rate(), SHORT_S).max()), 1),
        "momentary": round(float(loudness_over(signal, rate(), MOMENT_S).max()), 1),
        "true_peak": round(true_peak(signal), 1),
        "left_out": Counter(each.name for each in voiced(evening.sounds)[1]).most_common(OFTENEST),
        "alike": longest,
        "often": Counter(heard.name for heard in evening.sounds).most_common(OFTENEST),
    }


def main() -> None:
    """Listen as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=sorted(TABLETOPS), action="append")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--effects", type=float, default=1.0)
    parser.add_argument("--room", type=float, default=1.0)
    parser.add_argument("--into", type=Path)
    given = parser.parse_args()
    volumes = Volumes(given.effects, given.room)
    for title in given.title or sorted(TABLETOPS):
        evening = listened(Script(title, given.seed, given.players), volumes)
        if given.into is not None:
            given.into.mkdir(parents=True, exist_ok=True)
        picture = given.into / f"{title}.png" if given.into is not None else None
        print(json.dumps({"title": title, **told(evening, picture)}))


if __name__ == "__main__":
    main()
