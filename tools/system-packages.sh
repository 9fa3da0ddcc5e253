#!/bin/sh
# Sees that a Debian machine has what the tests need: to open a window without a screen, to check
# what belongs to packages, and to compile the rules for the Python that is named (python3 without).
set -eu
packages="libegl1 libgl1 libgl1-mesa-dri libfreetype6 libfontconfig1 xvfb xauth xdotool openbox x11-xkb-utils desktop-file-utils appstream nsis debootstrap"
command -v cc >/dev/null 2>&1 || packages="$packages gcc libc6-dev"
headers=$("${1:-python3}" -c 'import sysconfig; print(sysconfig.get_path("include"))')
[ -e "$headers/Python.h" ] || packages="$packages python3-dev"
if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "Not a Debian machine: the tests need OpenGL 3.3 through EGL, Xvfb, xdotool, Openbox, setxkbmap, NSIS, debootstrap, AppStream, desktop-file-utils and a C compiler."
    exit 0
fi
missing=""
for package in $packages; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
command="apt-get install --yes --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
    echo "Installing the system packages the tests need:$missing"
    apt-get update --quiet=2 >/dev/null
    # shellcheck disable=SC2086 # a list of words
    DEBIAN_FRONTEND=noninteractive $command >/dev/null
else
    echo "The tests need these system packages. Please run:  sudo $command"
    exit 1
fi
