"""Which recording is played for a cue, how loud, from where, and when none."""

from __future__ import annotations

import pytest

from game.audio.mixer import CROWD, Mixer, Volumes
from game.audio.repertoire import ROOM, Repertoire
from game.rules.biomes.catalogue import Material
from game.rules.registry import TITLES
from game.scene.cues import KINDS, MOTIFS, Cue
from tests.audio.band import RECORDINGS, Band, mixer
from tools.town import STOREYS


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_cue_is_heard(kind: str) -> None:
    band = Band()
    mixer(band).play(Cue(kind, what="biomes" if kind in MOTIFS else ""))
    assert len(band.heard) == 1
    assert band.heard[0].split("-")[0] == kind


@pytest.mark.parametrize("kind", ["pop", "clack"])
def test_every_storey_has_its_own_voice(kind: str) -> None:
    found = {Repertoire(RECORDINGS).takes(Cue(kind, what=material)) for material in STOREYS}
    assert len(found) == len(STOREYS)
    assert all(len(takes) >= 2 for takes in found)


@pytest.mark.parametrize("kind", ["pop", "clack", "pour"])
def test_every_material_has_its_own_voice(kind: str) -> None:
    found = {Repertoire(RECORDINGS).takes(Cue(kind, what=material)) for material in Material}
    assert len(found) == len(Material)
    assert all(len(takes) >= 2 for takes in found)


def test_every_recording_can_be_heard() -> None:
    repertoire = Repertoire(RECORDINGS)
    whats = ["", "turn", "felt", *Material, *STOREYS, *map(str, range(12)), *TITLES]
    found = {
        name for kind in KINDS for what in whats for name in repertoire.takes(Cue(kind, what=what))
    }
    assert found | set(ROOM) == set(RECORDINGS)


def test_points_climb_and_stay_at_the_top() -> None:
    repertoire = Repertoire(RECORDINGS)
    row = [repertoire.takes(Cue("point", what=str(n))) for n in range(12)]
    assert row[:10] == [(f"point-{n}",) for n in range(10)]
    assert row[10] == row[11] == row[9]


def test_no_hearts_sound_hollow() -> None:
    repertoire = Repertoire(RECORDINGS)
    assert repertoire.takes(Cue("heart", what="0")) == ("heart-0",)
    assert repertoire.takes(Cue("heart", what="9")) == ("heart-4",)


def test_a_material_nobody_knows_sounds_of_wood() -> None:
    repertoire = Repertoire(RECORDINGS)
    assert repertoire.takes(Cue("clack", what="marble")) == repertoire.takes(
        Cue("clack", what="wood")
    )


def test_takes_are_played_in_turn() -> None:
    band = Band()
    heard = mixer(band)
    for _ in range(6):
        heard.play(Cue("hop"))
        band.now += 1.0
    assert band.heard == ["hop-1", "hop-2", "hop-3"] * 2


@pytest.mark.parametrize("cue", [Cue("refused"), Cue("hop"), Cue("point", what="3")])
def test_nothing_sounds_alike_more_than_three_times_in_a_row(cue: Cue) -> None:
    band = Band()
    heard = mixer(band)
    for _ in range(12):
        heard.play(cue)
        band.now += 1.0
    told = list(zip(band.heard, band.pitches, strict=True))
    assert all(len(set(told[n : n + 4])) > 1 for n in range(len(told) - 3))
    assert all(abs(pitch - 1.0) < 0.02 for pitch in band.pitches), "nobody takes it for another"


def test_what_comes_for_the_first_time_has_its_own_pitch() -> None:
    band = Band()
    heard = mixer(band)
    for kind in ("refused", "drop", "refused", "refused", "bell"):
        heard.play(Cue(kind))
        band.now += 1.0
    assert [pitch == 1.0 for pitch in band.pitches] == [True, True, True, False, True]


@pytest.mark.parametrize("kind", MOTIFS)
def test_every_title_has_its_own_motif(kind: str) -> None:
    repertoire = Repertoire(RECORDINGS)
    for title in TITLES:
        assert repertoire.takes(Cue(kind, what=title)) == (f"{kind}-{title}",)
    assert repertoire.takes(Cue(kind, what="a guest without one")) == ()


def test_what_comes_at_once_is_one_sound() -> None:
    band = Band()
    heard = mixer(band)
    heard.play(Cue("drop"))
    band.now += 0.01
    heard.play(Cue("drop"))
    heard.play(Cue("slide"))
    assert band.take() == ["drop", "slide"]
    band.now += 0.05
    heard.play(Cue("drop"))
    assert band.take() == ["drop"]


def test_a_sound_that_comes_again_soon_is_softer() -> None:
    band = Band()
    heard = mixer(band)
    for pause in (0.2, 5.0, 0.0):
        heard.play(Cue("hop"))
        band.now += pause
    gains = [gain for _name, gain, _pan in band.played]
    assert gains[0] == gains[2] == 1.0
    assert gains[1] < 1.0


def test_a_crowd_is_thinned_out() -> None:
    band = Band()
    heard = mixer(band)
    for _ in range(10):
        for kind in ("hop", "drop", "flip", "arm", "slide", "draw"):
            heard.play(Cue(kind))
        band.now += 0.03
    assert CROWD <= len(band.played) <= 2 * CROWD
    band.now += 1.0
    band.played.clear()
    heard.play(Cue("hop"))
    assert len(band.played) == 1


def test_sides_and_strength_reach_the_device() -> None:
    band = Band()
    heard = mixer(band, Volumes(0.5, 0.5))
    heard.play(Cue("drop", strength=0.5), -0.4)
    heard.play(Cue("hop", strength=7.0), 31.0)
    assert [(gain, pan) for _name, gain, pan in band.played] == [(0.125, -0.4), (0.25, 1.0)]


@pytest.mark.parametrize("cue", [Cue("nonsense"), Cue("hop", strength=0.0), Cue("")])
def test_nothing_is_played_for_nothing(cue: Cue) -> None:
    band = Band()
    mixer(band).play(cue)
    assert band.played == []


def test_without_effects_nothing_is_played() -> None:
    band = Band()
    mixer(band, Volumes(0.0, 1.0)).play(Cue("hop"))
    assert band.played == []


def test_the_room_is_told_only_when_it_changes() -> None:
    band = Band()
    heard = mixer(band, Volumes(1.0, 0.5))
    heard.ambient(True)
    heard.ambient(True)
    heard.adjust(Volumes(1.0, 0.5))
    heard.adjust(Volumes(1.0, 1.0))
    heard.ambient(False)
    heard.adjust(Volumes(1.0, 0.2))
    assert band.rooms == [0.25, 1.0, 0.0]


def test_without_a_device_everything_goes_on() -> None:
    heard = Mixer()
    heard.ambient(True)
    heard.adjust(Volumes(0.3, 0.3))
    for kind in KINDS:
        heard.play(Cue(kind))
    heard.close()
    assert heard.volumes == Volumes(0.3, 0.3)
