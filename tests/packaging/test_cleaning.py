"""Which libraries a package brings itself, and which ones it takes from the system."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tools.packaging import cleaning, debian

TIFF, XCB, XAU, ZSTD = (
    f"lib{name}"
    for name in ("tiff-1.so.6.3.0", "xcb-2.so.1.1.0", "Xau-3.so.6.0.0", "zstd-4.so.1.5.7")
)


class Linker:
    """Stands for patchelf: knows what libraries need, and changes that."""

    def __init__(self, needs: dict[str, list[str]]) -> None:
        self.needs = needs

    def __call__(self, *words: str) -> str:
        needed = self.needs[Path(words[-1]).name]
        if words[0] == "--replace-needed":
            needed[needed.index(words[1])] = words[2]
        return "\n".join(needed)


@pytest.fixture
def linker(monkeypatch: pytest.MonkeyPatch) -> Linker:
    made = Linker({"_imaging.so": [TIFF, XCB, "libz.so.1"], TIFF: [ZSTD, "libc.so.6"]})
    monkeypatch.setattr(cleaning, "_patchelf", made)
    return made


def test_copies_of_what_every_system_has_go_and_the_others_use_its_own(
    tmp_path: Path, linker: Linker
) -> None:
    beside, below = tmp_path / "pillow.libs", tmp_path / "PIL"
    for folder in (beside, below):
        folder.mkdir()
    for file in (below / "_imaging.so", *(beside / name for name in (TIFF, XCB, XAU, ZSTD))):
        file.write_bytes(cleaning.ELF + b"\2\1\1")
    for name in (TIFF, XCB, XAU):
        (tmp_path / name).symlink_to(f"pillow.libs/{name}")
    cleaning.borrow(tmp_path)
    left = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.so*")}
    assert left == {"PIL/_imaging.so", f"pillow.libs/{TIFF}", TIFF}
    assert linker.needs["_imaging.so"] == [TIFF, "libxcb.so.1", "libz.so.1"]
    assert linker.needs[TIFF] == ["libzstd.so.1", "libc.so.6"]


def test_the_debian_package_depends_on_all_that_it_borrows() -> None:
    packages = {each.split()[0] for each in debian.DEPENDS.split(", ")}
    assert {own.replace(".so.", "") for own in cleaning.BORROWED.values()} <= packages


def test_modules_lie_in_their_archive_as_they_are(tmp_path: Path) -> None:
    archive = tmp_path / "base_library.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("os.pyc", bytes(1000))
    cleaning.even(archive)
    with zipfile.ZipFile(archive) as file:
        assert file.getinfo("os.pyc").compress_type == zipfile.ZIP_STORED
        assert file.read("os.pyc") == bytes(1000)
