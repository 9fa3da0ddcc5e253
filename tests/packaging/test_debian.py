"""The Debian package of a stand-in for the frozen folder, read back with Debian's own tools."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import __version__
from game.cli import COMMANDS
from game.language import NAMES
from tests.packaging.frozen import stand_in
from tools.packaging import debian
from tools.packaging.names import APP_ID, ICONS, ROOT, SOURCES, VERSION


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("frozen")
    return debian.stage(folder / "root", stand_in(folder / "cubewright"))


def test_the_version_has_one_place() -> None:
    assert __version__ == VERSION


def test_the_desktop_entry_is_valid(staged: Path) -> None:
    entry = staged / f"usr/share/applications/{APP_ID}.desktop"
    subprocess.run(["desktop-file-validate", str(entry)], check=True)


def test_the_metainfo_is_valid_and_names_this_version(staged: Path) -> None:
    metainfo = staged / f"usr/share/metainfo/{APP_ID}.metainfo.xml"
    subprocess.run(["appstreamcli", "validate", "--no-net", str(metainfo)], check=True)
    assert f'version="{VERSION}"' in metainfo.read_text()


def test_file_types_of_entry_metainfo_and_definition_agree(staged: Path) -> None:
    share = staged / "usr/share"
    entry = (share / f"applications/{APP_ID}.desktop").read_text()
    metainfo = (share / f"metainfo/{APP_ID}.metainfo.xml").read_text()
    defined = (share / "mime/packages/cubewright.xml").read_text()
    for kind, ending in (("record", "cubelog"), ("levels", "cubelevel")):
        name = f"application/x-cubewright-{kind}"
        assert name in entry
        assert f"<mediatype>{name}</mediatype>" in metainfo
        assert f'type="{name}"' in defined
        assert f'pattern="*.{ending}"' in defined


def test_a_pack_and_a_challenge_have_one_ending_and_every_system_says_so(staged: Path) -> None:
    page = gzip.decompress((staged / "usr/share/man/man6/cubewright.6.gz").read_bytes()).decode()
    assert "challenge to solve\n.RI ( *.cubelevel )" in page
    defined = staged / "usr/share/mime/packages/cubewright.xml"
    for kinds in (defined, SOURCES / "windows" / "cubewright.nsi", ROOT / "build.spec"):
        assert "Cubewright content pack or challenge" in kinds.read_text()


def test_the_man_page_names_every_command(staged: Path) -> None:
    page = gzip.decompress((staged / "usr/share/man/man6/cubewright.6.gz").read_bytes()).decode()
    listed = page.partition(".SH COMMANDS\n")[2].partition(".SH FILES\n")[0]
    assert [line[3:] for line in listed.splitlines() if line.startswith(".B ")] == [*COMMANDS]


@pytest.mark.parametrize("code", [code for code in NAMES if code != "en"])
def test_desktops_and_shells_are_told_in_every_language(staged: Path, code: str) -> None:
    share = staged / "usr/share"
    entry = (share / f"applications/{APP_ID}.desktop").read_text(encoding="utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        assert f"\n{key}[{code}]=" in entry
    metainfo = (share / f"metainfo/{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    texts = ElementTree.fromstring(metainfo).iter()
    told = [each.get("{http://www.w3.org/XML/1998/namespace}lang") for each in texts]
    assert told.count(code) == 1 + 2 + 5, "summary, paragraphs, items"
    assert f"<lang>{code}</lang>" in metainfo
    defined = (share / "mime/packages/cubewright.xml").read_text(encoding="utf-8")
    assert defined.count(f'<comment xml:lang="{code}">') == 2
    page = gzip.decompress((share / f"man/{code}/man6/cubewright.6.gz").read_bytes()).decode()
    named = [line[3:] for line in page.splitlines() if line.startswith(".B ")]
    assert [each for each in named if each in COMMANDS] == [*COMMANDS]
    assert "@VERSION@" not in page
    english = gzip.decompress((share / "man/man6/cubewright.6.gz").read_bytes()).decode()
    assert page.count(".SH") == english.count(".SH")
    assert page.count(".TP") == english.count(".TP")


def test_the_installer_and_the_bundle_speak_every_language() -> None:
    script = (SOURCES / "windows" / "cubewright.nsi").read_text(encoding="utf-8")
    assert script.count("!insertmacro MUI_LANGUAGE") == len(NAMES)
    assert script.count("LangString RECORD") == script.count("LangString LEVELS") == len(NAMES)
    assert f'"CFBundleLocalizations": {list(NAMES)}'.replace("'", '"') in (
        ROOT / "build.spec"
    ).read_text(encoding="utf-8")


def test_every_size_of_the_icon_is_where_desktops_look(staged: Path) -> None:
    sizes = sorted(int(icon.stem) for icon in ICONS.glob("*.png"))
    assert sizes[0] <= 16
    assert sizes[-1] >= 512
    for size in sizes:
        assert (staged / f"usr/share/icons/hicolor/{size}x{size}/apps/{APP_ID}.png").is_file()


def test_the_command_leads_to_the_program(staged: Path) -> None:
    command = staged / "usr/games/cubewright"
    assert not Path(command.readlink()).is_absolute()
    said = subprocess.run([str(command)], check=True, capture_output=True, text=True).stdout
    assert said == "a stand-in\n"


def test_only_the_program_may_be_run_and_all_may_be_read(staged: Path) -> None:
    files = [file for file in staged.rglob("*") if file.is_file() and not file.is_symlink()]
    runs = [file for file in files if file.stat().st_mode & 0o111]
    assert [file.name for file in runs] == ["cubewright"]
    assert all(file.stat().st_mode & 0o444 == 0o444 for file in files)


def test_the_man_page_is_without_warnings(staged: Path) -> None:
    page = staged / "usr/share/man/man6/cubewright.6.gz"
    command = ["man", "--warnings", "-E", "UTF-8", "-l", str(page)]
    shown = subprocess.run(command, check=True, capture_output=True, text=True)
    assert shown.stderr == ""
    assert "cubewright" in shown.stdout
    assert "@" not in shown.stdout


def test_the_package_can_be_built_and_says_what_it_is(
    staged: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "stage", lambda: staged)
    monkeypatch.setattr(debian, "DIST", tmp_path)
    made = debian.package()
    fields = ["Package", "Version", "Architecture"]
    command = ["dpkg-deb", "--show", "--showformat", "${" + "} ${".join(fields) + "}", str(made)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told == f"cubewright {VERSION} {debian.architecture()}"
    listed = subprocess.run(
        ["dpkg-deb", "--contents", str(made)], check=True, capture_output=True, text=True
    ).stdout
    assert "root/root" in listed
    assert "./usr/share/man/man6/cubewright.6.gz" in listed
