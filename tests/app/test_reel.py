"""Moving pictures on their way to the disk: what is written was shown, and it is never too much."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from game.app.film.moving_pictures import Container, Gif, WebP
from game.app.film.reel import WAITING, Reel

SIZE = (161, 91)
"""Odd on purpose."""
ROOM = 4_000_000
containers = pytest.mark.parametrize("container", [WebP(), Gif()], ids=["webp", "gif"])


def ball(x: int, *, size: tuple[int, int] = SIZE) -> Image.Image:
    """A ball over a landscape."""
    frame = Image.new("RGB", size, "#335577")
    draw = ImageDraw.Draw(frame)
    draw.rectangle((0, size[1] * 0.7, *size), fill="#5A9A5F")
    draw.ellipse((x, 21, x + 31, 52), fill="#FFE3A6")
    return frame


def noise(chance: random.Random) -> Image.Image:
    return Image.frombytes("RGB", SIZE, chance.randbytes(SIZE[0] * SIZE[1] * 3))


def written(
    frames: Sequence[Image.Image], container: Container, room: int = ROOM, seconds: float = 0.1
) -> bytes:
    file = io.BytesIO()
    with Reel(file, SIZE, container, room) as reel:
        for number, frame in enumerate(frames, 1):
            reel.add(frame, seconds, number / len(frames))
    return file.getvalue()


def read(content: bytes) -> list[tuple[Image.Image, int]]:
    """The frames of a film, each with its milliseconds."""
    with Image.open(io.BytesIO(content)) as film:
        assert film.size == SIZE
        assert film.info.get("loop") == 0, "it goes round for ever"
        found = []
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            film.load()
            found.append((film.convert("RGB"), film.info["duration"]))
        return found


def difference(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@containers
def test_what_is_read_is_what_was_shown(container: Container) -> None:
    frames = [ball(3 * step + 1) for step in range(30)]
    found = read(written(frames, container))
    assert len(found) == 30
    assert {milliseconds for _, milliseconds in found} == {100}
    for (shown, _), frame in zip(found, frames, strict=True):
        assert difference(shown, frame) < 4.0


@containers
def test_what_stays_the_same_is_told_once_and_lasts(container: Container) -> None:
    frames = [ball(5)] * 12 + [ball(9).copy() for _ in range(8)]
    found = read(written(frames, container))
    assert [milliseconds for _, milliseconds in found] == [1200, 800]


@containers
def test_only_what_has_changed_is_told(container: Container) -> None:
    rough = noise(random.Random(1))
    dotted = rough.copy()
    dotted.paste("#FF0000", (40, 30, 52, 42))
    alone = len(written([rough], container))
    assert len(written([rough, dotted], container)) < alone * 1.08
    shown = read(written([rough, dotted], container))[1][0]
    assert difference(shown.crop((44, 34, 48, 38)), dotted.crop((44, 34, 48, 38))) < 40


@containers
def test_seconds_that_no_hundredths_tell_add_up(container: Container) -> None:
    frames = [ball(step) for step in range(90)]
    found = read(written(frames, container, seconds=1 / 15))
    assert abs(sum(milliseconds for _, milliseconds in found) - 6000) <= 10


@containers
def test_a_film_never_grows_beyond_its_room(container: Container) -> None:
    chance = random.Random(7)
    frames = [noise(chance) for _ in range(80)]
    whole = len(written(frames, container, room=10**9))
    for part in (2, 5):
        room = whole // part
        content = written(frames, container, room)
        assert len(content) <= room * 1.05
        found = read(content)
        assert sum(milliseconds for _, milliseconds in found) == 8000, "what is left out lasts"
        assert len(found) > 2


def test_a_film_that_needs_much_becomes_coarser_before_it_leaves_anything_out() -> None:
    frames = [ball(step % 120) for step in range(200)]
    whole = len(written(frames, WebP()))
    content = written(frames, WebP(), round(whole * 0.85))
    assert len(content) < whole
    assert len(read(content)) > 190


def test_only_a_few_frames_are_held_at_a_time() -> None:
    """However long the film is: what waits for its turn is bounded."""
    file = io.BytesIO()
    with Reel(file, SIZE, WebP(), ROOM) as reel:
        for step in range(60):
            reel.add(ball(step), 0.1, step / 60)
            assert len(reel._waiting) <= WAITING


def test_a_film_of_one_picture_is_a_film() -> None:
    [(picture, milliseconds)] = read(written([ball(5)], WebP()))
    assert difference(picture, ball(5)) < 3.0
    assert milliseconds == 100


def test_a_film_that_breaks_off_writes_no_end() -> None:
    file = io.BytesIO()
    reel = Reel(file, SIZE, WebP(), ROOM)
    reel.add(ball(5), 0.1, 0.5)
    reel.__exit__(ZeroDivisionError, ZeroDivisionError(), None)
    assert file.getvalue()[4:8] == b"\0\0\0\0"
