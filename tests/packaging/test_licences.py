"""Nothing is handed out without its licence, and the credits tell of all that is inside."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from game.app import notices
from tests.packaging.frozen import stand_in
from tools.packaging import cleaning, debian, licences
from tools.packaging.names import PackagingFailed

INSIDE = (
    "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    "PIL/_imaging.cpython-311-x86_64-linux-gnu.so",
    "pillow.libs/libtiff-20b7e810.so.6.3.0",
    "pymunk/_chipmunk.abi3.so",
    "python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
    "base_library.zip",
    "libffi.so.8",
    "libz.so.1",
    "libsqlite3.so.0",
    "assets/fonts/Nunito-Regular.ttf",
    "game/rules/core.cpython-311-x86_64-linux-gnu.so",
)
MODULES = ("game", "pyglet", "PIL", "yaml", "msgspec", "platformdirs", "tqdm", "json")


def names(works: list[licences.Held]) -> set[str]:
    return {each.work.name for each in works}


def test_what_is_inside_is_named_and_nothing_else() -> None:
    found = names(licences.held(INSIDE, MODULES))
    everything = {work.name for work in licences.WORKS}
    assert everything - found == {"mypy_extensions", "typing_extensions"}
    few = names(licences.held(("libz.so.1",), ("game", "json")))
    assert few == {"zlib", "PyInstaller's boot loader"}


@pytest.mark.parametrize(
    ("files", "modules"), [(("libasound.so.2",), ()), (("x/y.so",), ()), ((), ("numpy",))]
)
def test_what_nobody_knows_stops_the_build(
    files: tuple[str, ...], modules: tuple[str, ...]
) -> None:
    with pytest.raises(PackagingFailed, match="under which licence"):
        licences.held(files, modules)


def test_every_licence_is_there_in_full() -> None:
    works = licences.held(INSIDE, MODULES)
    assert all(len(each.text) > 500 for each in works)
    assert len({each.file for each in works}) == len(works)
    pillow = next(each.text for each in works if each.work.name == "Pillow")
    for library in (
        "BROTLI",
        "FREETYPE2",
        "HARFBUZZ",
        "LIBJPEG",
        "LIBLZMA",
        "LIBPNG",
        "LIBTIFF",
        "LIBWEBP",
        "OPENJPEG",
        "XAU",
        "XCB",
        "ZSTD",
    ):
        assert f"\n{library}\n" in pillow


def test_the_credits_tell_of_all_that_is_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    works = licences.held(INSIDE, MODULES)
    licences.write(works, tmp_path)
    monkeypatch.setattr(notices, "licences", lambda: tmp_path / licences.FOLDER)
    told = {notice.name: notice for notice in notices.notices()}
    assert names(works) <= told.keys()
    assert all(told[each.work.name].text == each.text for each in works)
    assert all(notice.text for notice in told.values())
    assert notices.INDEX == licences.INDEX


def test_the_copyright_of_the_debian_package_holds_them(tmp_path: Path) -> None:
    root = debian.stage(tmp_path / "root", stand_in(tmp_path / "cubewright"))
    told = (root / "usr/share/doc/cubewright/copyright").read_text("utf-8")
    assert told.startswith("Format: ")
    index = root / "usr/lib/cubewright/_internal/licences/index.json"
    for entry in json.loads(index.read_text("utf-8")):
        assert entry["name"] in told
    assert "Bootloader Exception" in told


def test_an_archive_written_anew_is_the_same_whenever_it_was_made(tmp_path: Path) -> None:
    made = []
    for number, order in enumerate((("a.pyc", "b.pyc"), ("b.pyc", "a.pyc"))):
        archive = tmp_path / f"{number}.zip"
        with zipfile.ZipFile(archive, "w") as file:
            for name in order:
                entry = zipfile.ZipInfo(name, (2000 + number, 1, 1, 0, 0, 0))
                file.writestr(entry, name.encode())
        cleaning.even(archive)
        with zipfile.ZipFile(archive) as file:
            assert file.read("a.pyc") == b"a.pyc"
        made.append(archive.read_bytes())
    assert made[0] == made[1]


def test_a_folder_of_the_build_machine_is_found_and_written_over(tmp_path: Path) -> None:
    library = tmp_path / "lib.so"
    library.write_bytes(b"\x7fELF\0/home/somebody/pythons/3.11.7\0")
    place = "/home/somebody/pythons"
    assert cleaning.leaking(tmp_path, (place,)) == ["lib.so"]
    before = library.stat().st_size
    cleaning.blank(library, place)
    assert cleaning.leaking(tmp_path, (place,)) == []
    assert library.stat().st_size == before
    assert library.read_bytes().endswith(b"/3.11.7\0"), "a version may be the end of a path"
