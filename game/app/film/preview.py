"""A film or a postcard that has been made, as a picture that the window shows of it."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, UnidentifiedImageError

SIZE = (1120, 840)
"""Pixels that the picture has at most: a dialog shows it at half of that on usual screens."""


def preview(path: Path) -> Image.Image | None:
    """The postcard at ``path``, or how a film begins; None where it can't be read any more."""
    try:
        with Image.open(path, formats=["PNG", "WEBP", "GIF"]) as file:
            picture = file.convert("RGB")
    except (OSError, UnidentifiedImageError, ValueError, SyntaxError):
        return None
    picture.thumbnail(SIZE, Image.Resampling.LANCZOS)
    return picture
