"""The toy is a title like the others here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy import registered


@pytest.fixture(scope="module", autouse=True)
def toy_at_table() -> Iterator[None]:
    with registered():
        yield
