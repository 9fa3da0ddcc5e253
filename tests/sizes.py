"""How much is tried: by default what `make test` has time for, in `make soak` all of it."""

from __future__ import annotations

import os
from typing import Final

WHOLE: Final = os.environ.get("CUBEWRIGHT_WHOLE") == "1"
"""Whether what is usually tried in part is gone through from beginning to end."""
