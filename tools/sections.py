"""Sections of a page that several tools write: each replaces its own and keeps the others'."""

from __future__ import annotations

SECTION = "## "


def with_section(page: str, section: str) -> str:
    """``page`` with a section, heading line first, in the place of the one of that heading; at its
    end where there is none yet."""
    heading = section.splitlines()[0]
    before, after = _parted(page, heading)
    parts = [part.strip("\n") for part in (before, section, after)]
    return "\n\n".join(part for part in parts if part) + "\n"


def section_of(page: str, heading: str) -> str:
    """The section of that heading with its heading; "" where there is none."""
    before, after = _parted(page, heading)
    whole = page[len(before) : len(page) - len(after)]
    return whole if whole.startswith(heading) else ""


def _parted(page: str, heading: str) -> tuple[str, str]:
    """What stands before a section and after it; after it nothing where there is none."""
    lines = page.splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if line.startswith(SECTION)]
    at = next((number for number in starts if lines[number].rstrip() == heading), len(lines))
    end = next((number for number in starts if number > at), len(lines))
    return "".join(lines[:at]), "".join(lines[end:])
