"""The player's own content packs: checked, then copied to where the program finds them again."""

from __future__ import annotations

from pathlib import Path

from game.content.document import BYTES_LIMIT
from game.content.packs import ContentError, Problem
from game.content.packs import read_file as read_pack
from game.language import _
from game.reading import read_file
from game.resources import levels
from game.session.atomic_write import write_atomically
from game.session.folders import packs_folder


def adopt(file: Path) -> tuple[str, str]:
    """Keep the pack in ``file`` among the player's own; its title, and its id, the file's stem.

    A pack of that name that was kept before is replaced. Raises ContentError when the pack is
    broken or has the name of one that travels with the program, OSError when it can't be copied.
    """
    pack = read_pack(file)
    name = pack.content.id
    content = read_file(file, BYTES_LIMIT)
    if (levels() / pack.title / f"{name}.yaml").exists():
        message = _("there is already a pack “{pack}” in the game; give file and id another name")
        raise ContentError((Problem(str(file), 0, "id", message.format(pack=name)),))
    folder = packs_folder() / pack.title
    if file.resolve().parent != folder.resolve():
        kept = folder / file.name
        write_atomically(kept, content)
        for older in folder.glob(f"{name}.*"):
            if older != kept:
                older.unlink()
    return pack.title, name
