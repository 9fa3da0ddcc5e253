"""What can be checked here of the packages for Windows and macOS, and of the hosted workflow."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from PIL import Image

from tests.packaging.frozen import stand_in
from tools.packaging import macos, platform_icons, windows
from tools.packaging.names import ROOT, VERSION

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


def test_nsis_compiles_the_installer_without_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CUBEWRIGHT_SIGNTOOL", raising=False)
    folder = stand_in(tmp_path / "cubewright", "cubewright.exe")
    made = windows.installer(folder, tmp_path)
    assert made.name == f"cubewright-{VERSION}-windows-x86_64-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"


def test_program_and_installer_are_signed_where_there_is_a_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(windows, "run", ran.append)
    monkeypatch.setenv("CUBEWRIGHT_SIGNTOOL", "signtool sign /sha1 0123")
    made = windows.installer(tmp_path / "cubewright", tmp_path)
    assert [command[-1] for command in ran if command[0] == "signtool"] == [
        str(tmp_path / "cubewright" / "cubewright.exe"),
        str(made),
    ]


def test_the_disk_image_is_signed_and_notarised_only_with_an_identity(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(macos, "run", ran.append)
    monkeypatch.setattr(macos, "BUILD", tmp_path / "build")
    app = tmp_path / "Cubewright.app"
    stand_in(app / "Contents" / "MacOS")
    stand_in(tmp_path / "cubewright")
    macos.disk_image(app, tmp_path)
    assert (tmp_path / "build" / "dmg" / "Licences" / "index.json").is_file()
    assert [command[0] for command in ran] == ["hdiutil"]
    ran.clear()
    monkeypatch.setenv("CUBEWRIGHT_CODESIGN_IDENTITY", "Developer")
    monkeypatch.setenv("CUBEWRIGHT_NOTARY_PROFILE", "cubewright")
    macos.disk_image(app, tmp_path)
    assert [command[0] for command in ran] == ["codesign", "hdiutil", "xcrun", "xcrun"]


def test_the_icons_hold_every_size(tmp_path: Path) -> None:
    with Image.open(platform_icons.windows_icon(tmp_path)) as icon:
        sizes = icon.info["sizes"]
    assert {width for width, _ in sizes} == set(platform_icons.WINDOWS_SIZES)
    with Image.open(platform_icons.apple_icon(tmp_path)) as icon:
        assert max(icon.info["sizes"])[0] >= 512


def test_the_workflow_keeps_to_its_schema_and_to_good_practice() -> None:
    tools = Path(sys.executable).parent
    schema = ["check-jsonschema", "--builtin-schema", "vendor.github-workflows"]
    for command in (schema, ["zizmor", "--offline", "--config", str(ROOT / ".github/zizmor.yml")]):
        told = subprocess.run(
            [str(tools / command[0]), *command[1:], str(WORKFLOW)],
            check=False,
            capture_output=True,
            text=True,
        )
        assert told.returncode == 0, told.stdout + told.stderr


def test_the_workflow_builds_on_three_systems_and_releases_all_they_make() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text())["jobs"]
    systems = {entry["system"] for entry in jobs["package"]["strategy"]["matrix"]["include"]}
    assert {system.split("-")[0] for system in systems} == {"ubuntu", "windows", "macos"}
    uploads = next(s for s in jobs["package"]["steps"] if "upload-artifact" in s.get("uses", ""))
    for ending in ("deb", "tar.gz", "exe", "dmg"):
        assert f"dist/*.{ending}" in uploads["with"]["path"]
        assert f"*.{ending}" in next(
            step["run"] for step in jobs["release"]["steps"] if step.get("name") == "Checksums"
        )
    assert jobs["package"]["needs"] == "test"
    assert jobs["release"]["needs"] == "package"


def test_secrets_for_signing_are_given_to_releases_alone() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text())["jobs"]
    tagged = "startsWith(github.ref, 'refs/tags/v')"
    secret = [step for step in jobs["package"]["steps"] if "secrets." in str(step.get("env"))]
    assert len(secret) == 2
    assert all(tagged in step["if"] for step in secret)
    assert jobs["package"]["environment"] == f"${{{{ {tagged} && 'release' || '' }}}}"
    assert jobs["release"]["environment"] == "release"
    others = [step for name in jobs for step in jobs[name]["steps"] if step not in secret]
    assert not [step for step in others if "secrets." in str(step)]
