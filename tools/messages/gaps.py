"""What stands in the gaps of the texts, for translators: ``gaps.yaml`` tells it by name.

What a name means in one file or title alone stands under that, and goes before what it means
elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import yaml

FILE: Final = Path(__file__).with_name("gaps.yaml")
EVERYWHERE: Final = "everywhere"
GAP: Final = re.compile(r"\{(\w+)[^{}]*\}")
"""A gap, perhaps with how its number is written."""


class UnknownGap(Exception):  # noqa: N818 - what it is says what to do
    """Nobody has said what stands in a gap: a line in ``gaps.yaml`` is missing."""

    def __init__(self, name: str, domain: str, text: str) -> None:
        super().__init__(f"tools/messages/gaps.yaml lacks {{{name}}} ({domain}): {text}")


@cache
def meanings() -> Mapping[str, Mapping[str, str]]:
    """What stands in each gap, by file, domain or ``everywhere``, and by name."""
    told: dict[str, dict[str, str]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return told


def names_in(text: str | Sequence[str]) -> tuple[str, ...]:
    """The names of a text's gaps in their order, each once."""
    parts = (text,) if isinstance(text, str) else tuple(text)
    return tuple(dict.fromkeys(name for part in parts for name in GAP.findall(part)))


def gap_notes(text: str | Sequence[str], domain: str, files: Collection[str] = ()) -> Iterator[str]:
    """What stands in each gap of a text of these ``files``, a line each. Raises UnknownGap."""
    for name in names_in(text):
        told = (meanings().get(where, {}).get(name) for where in (*files, domain, EVERYWHERE))
        meaning = next(filter(None, told), None)
        if meaning is None:
            raise UnknownGap(name, domain, text if isinstance(text, str) else text[0])
        yield f"{{{name}}}: {meaning}"
