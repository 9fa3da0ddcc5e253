"""The pictures of kept games as panels show them: a few at a time, read when they are looked at."""

from __future__ import annotations

from collections import OrderedDict
from io import BytesIO
from pathlib import Path

from PIL import Image, UnidentifiedImageError
from PIL.WebPImagePlugin import WebPImageFile

from game.reading import read_file
from game.render.glyphs import Atlas

FORMAT = str(WebPImageFile.format)
"""Pillow's name of their files' format; asked for one that it has not loaded yet it loads all of
its forty, which take 4 MB."""
SIZE = (400, 225)
"""Pixels that a picture of a game has at most."""
MOST = 40
"""So many pictures are in memory at most; a window shows fewer."""
MOST_BYTES = 4 << 20
"""No picture of ours has a larger file."""


class Album:
    """Shows pictures by the names that the panels know them by."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas
        self._shown: OrderedDict[Path, str] = OrderedDict()
        self._missing: set[Path] = set()
        self._wanted: dict[Path, None] = {}

    def name(self, path: Path) -> str:
        """What panels call the picture at ``path``; "" while it can't be shown."""
        return self._shown.get(path, "")

    def want(self, path: Path) -> None:
        """It is looked at: to be shown as soon as possible."""
        if path in self._shown:
            self._shown.move_to_end(path)
        elif path not in self._missing:
            self._wanted.pop(path, None)
            self._wanted[path] = None
            if len(self._wanted) > MOST:
                del self._wanted[next(iter(self._wanted))]

    def next_wanted(self) -> Path | None:
        """What is to be shown next: what was looked at last may still be seen."""
        return next(reversed(self._wanted), None)

    def read(self, path: Path) -> bool:
        """Show what lies at ``path``; False where there is no picture."""
        try:
            content = BytesIO(read_file(path, MOST_BYTES))
            with Image.open(content, formats=[FORMAT]) as file:
                if file.width > SIZE[0] or file.height > SIZE[1]:
                    return False
                image = file.convert("RGBA")
        except (OSError, UnidentifiedImageError, ValueError, SyntaxError):
            return False
        self.show(path, image)
        return True

    def show(self, path: Path, image: Image.Image) -> None:
        """Show ``image`` as the picture at ``path``."""
        self._wanted.pop(path, None)
        self._missing.discard(path)
        self._shown[path] = name = f"game {path.name}"
        self._shown.move_to_end(path)
        self._atlas.replace_picture(name, image)
        while len(self._shown) > MOST:
            _path, old = self._shown.popitem(last=False)
            self._atlas.forget_picture(old)

    def give_up(self, path: Path) -> None:
        """There is no such picture, and won't be for now."""
        self._wanted.pop(path, None)
        self._missing.add(path)

    def put_away(self, name: str) -> None:
        """A picture of the program's own is looked at no more; it is read anew when it is."""
        self._atlas.forget_picture(name)

    def close(self) -> None:
        """Nobody looks any more: what is looked at again is read anew."""
        for name in self._shown.values():
            self._atlas.forget_picture(name)
        self._shown.clear()
        self._missing.clear()
        self._wanted.clear()
