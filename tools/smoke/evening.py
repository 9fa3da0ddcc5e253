"""An evening with the installed game: opened, played by mouse, torn off, gone on with."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from game.session.preferences import Pace, Preferences, PreferencesFile
from game.session.record import RecordError, read_record
from tests.e2e.novice import Novice, is_mine
from tests.e2e.opening import make_quick, set_up
from tests.e2e.screen import Player, Seen
from tools.packaging.names import NAME
from tools.smoke.figures import FIRST_PICTURE_S, SHELF_MB, Figure, resident_mb
from tools.smoke.places import Place, hand_over
from tools.smoke.system import SmokeFailed

MOVES = 10
SEED = 11
CALM_S = 3.0
"""How long the shelf lies open before its memory is measured: what is loaded later counts."""
DROP = Path("/proc/sys/vm/drop_caches")


@dataclass(frozen=True)
class Evening:
    """Who plays where, and where pictures are put. ``slow``: how much longer times may be."""

    place: Place
    display: str
    pictures: Path
    slow: float

    def opened(self) -> list[Figure]:
        """Open the game cold, with nobody's settings, then warm; how long, and how much memory."""
        cold = _forgotten_by_the_system()
        with self._player() as player:
            seen = player.start()
            if seen.screen != "shelf":
                raise SmokeFailed(f"the first picture shows {seen.screen}, not the shelf")
            first = player.first_picture_s
            self._check_the_log()
            time.sleep(CALM_S)
            resident = resident_mb(player.processes())
            self._keep(player, "shelf")
            _quit(player)
            player.start()
            again = player.first_picture_s
            _quit(player)
        most = FIRST_PICTURE_S * self.slow
        return [
            Figure(f"first picture, {'cold' if cold else 'caches kept'}", first, "s", most),
            Figure("first picture, warm", again, "s", most),
            Figure("resident memory on the shelf", resident, "MB", SHELF_MB),
        ]

    def played(self) -> str:
        """Ten moves, the plug pulled, the game resumed, two more; how it went, in a line."""
        self._settings(quick=True)
        with self._player() as player:
            player.start()
            set_up(player, name="Mina", seed=SEED)
            Novice(player).play(MOVES)
            before = Novice(player).play_until(is_mine)
            player.kill()
            self._check_the_save(before)
            self._settings(quick=False)
            player.start()
            player.press("shelf.resume")
            after = player.wait(is_mine, "the game that was torn off")
            if (after.digest, after.steps) != (before.digest, before.steps):
                raise SmokeFailed(
                    f"resumed at step {after.steps} ({after.digest}), "
                    f"torn off at step {before.steps} ({before.digest})"
                )
            self._keep(player, "match")
            further = Novice(player).play(2)
            if further.steps <= after.steps:
                raise SmokeFailed("the resumed game does not go on")
        return f"{before.steps} moves made, resumed alike after kill -9, {further.steps} in the end"

    def _check_the_log(self) -> None:
        """The program says that its rules are machine code."""
        logs = [file.read_text("utf-8") for file in self.place.home.rglob("cubewright.log")]
        if not any("rules compiled" in log for log in logs):
            raise SmokeFailed(f"no log says that the rules are compiled: {logs}")

    def _check_the_save(self, before: Seen) -> None:
        """The file of the game is sound, and the opponent has moved in it."""
        saves = sorted(self.place.home.rglob("saves/*.cubelog"))
        if len(saves) != 1:
            raise SmokeFailed(f"one save was to be found, not {[each.name for each in saves]}")
        try:
            steps = read_record(saves[0]).steps
        except RecordError as problem:
            raise SmokeFailed(f"the save is damaged: {problem}") from problem
        movers = {step.player for step in steps}
        if len(steps) != before.steps or movers != {0, 1}:
            raise SmokeFailed(f"saved: {len(steps)} moves of {before.steps}, made by {movers}")
        self.place.run("check", f"./{saves[0].relative_to(self.place.home)}")

    def _settings(self, *, quick: bool) -> None:
        """Have the player's settings hurry, or only skip what moves."""
        folder = self.place.home / ".config" / NAME
        folder.mkdir(parents=True, exist_ok=True)
        if quick:
            make_quick(folder)
        else:
            PreferencesFile(folder).save(Preferences(pace=Pace.INSTANT))
        hand_over(self.place.home)

    def _player(self) -> Player:
        notes = self.place.notes / secrets.token_hex(4)
        notes.mkdir()
        hand_over(notes)
        return Player(self.display, notes, self.place.program())

    def _keep(self, player: Player, name: str) -> None:
        self.pictures.mkdir(parents=True, exist_ok=True)
        whole = player.picture()
        whole.crop(whole.getbbox()).save(self.pictures / f"{name}.png")  # around it all is black


def _quit(player: Player) -> None:
    """Leave by the button on the shelf."""
    player.press("shelf.quit")
    code = player.ends()
    if code:
        raise SmokeFailed(f"the game ended with {code}: {player.output()}")


def _forgotten_by_the_system() -> bool:
    """Have the system forget what it has read from disks; whether that could be done."""
    try:
        DROP.write_text("3\n")
    except OSError:
        return False
    return True
