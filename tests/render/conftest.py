from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.render.quality import Quality
from game.render.table import TableRenderer
from tests.gl import current
from tests.render.toys import faces, library

SIZE = (640, 360)


@pytest.fixture
def renderer() -> Iterator[TableRenderer]:
    """A renderer of the toy library at medium quality in the shared window."""
    current()
    table = TableRenderer(SIZE, Quality.MEDIUM, library())
    table.load_faces(faces())
    yield table
    table.delete()
