"""Opening a folder in the system's own file manager."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def open_folder(folder: Path) -> bool:
    """Show ``folder`` to the player; whether the system knew how."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            tool = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [tool, str(folder)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_as_started(),
                start_new_session=True,
            )
    except OSError:
        return False
    return True


def _as_started() -> dict[str, str]:
    """The environment without what a packaged program adds for its own libraries."""
    environment = dict(os.environ)
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = environment.pop(f"{name}_ORIG", None)
        if getattr(sys, "frozen", False):
            environment.pop(name, None)
        if before is not None:
            environment[name] = before
    return environment
