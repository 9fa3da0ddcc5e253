"""What went wrong, in words that can stand in a sentence."""

from __future__ import annotations


def reason_of(error: BaseException) -> str:
    """The system's words for an error, or its own, or else the name of its kind: never nothing."""
    return str(getattr(error, "strerror", None) or "") or str(error) or type(error).__name__
