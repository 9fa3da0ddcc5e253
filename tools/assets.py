"""Bake the models and the symbols into ``assets/``: ``python -m tools.assets``."""

from __future__ import annotations

from game.render.models.bakery import FILE, bake
from game.render.models.workshop import carve, sculptors
from game.resources import assets


def models() -> bytes:
    """The bytes of the baked models."""
    return bake((name, carve(sculptor)) for name, sculptor in sculptors().items())


def main() -> None:
    """Write every baked file."""
    target = assets() / FILE
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(models())
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
