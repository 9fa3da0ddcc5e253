"""What a renderer has taken from the driver it gives back: objects are counted, by kind."""

from __future__ import annotations

from game.bench.memory import counting_objects
from game.render.capture import capture
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.pose import Look
from tests.gl import current
from tests.render.conftest import SIZE
from tests.render.toys import Mark, ToyCamera, ToyScene, faces, library, small_scene


def full_scene() -> ToyScene:
    """With a legal target, and a fight on its stage."""
    scene = small_scene()
    scene.put(("tile", 2), Look("tile", "tile:desert"), (1.5, -1.3, 0.0), Mark.TARGET)
    scene.put(("stage", 1), Look("block", "sand"), (0.0, 0.0, 1.0), frame="stage")
    return scene


def drawn(table: TableRenderer, scene: ToyScene) -> None:
    """All that a renderer can draw, also a kept picture over another one."""
    table.draw(ToyCamera(), scene)
    table.keep_picture()
    table.draw(ToyCamera(9.0), scene, dim=0.5, kept=0.5)
    capture(SIZE)


def test_a_renderer_gives_everything_back() -> None:
    current()
    for quality in Quality:
        with counting_objects() as count:
            table = TableRenderer(SIZE, quality, library())
            table.load_faces(faces())
            drawn(table, full_scene())
            assert min(count.values()) > 0
            table.delete()
        assert set(count.values()) == {0}, f"{quality}: {count}"


def test_other_sizes_and_qualities_leave_nothing_behind() -> None:
    current()
    with counting_objects() as count:
        table, scene = TableRenderer(SIZE, Quality.HIGH, library()), full_scene()
        drawn(table, scene)
        before = dict(count)
        for size, quality in (
            ((320, 200), Quality.LOW),
            (SIZE, Quality.MEDIUM),
            (SIZE, Quality.HIGH),
        ):
            table.resize(size)
            table.set_quality(quality)
            drawn(table, scene)
        assert count == before
        table.delete()
