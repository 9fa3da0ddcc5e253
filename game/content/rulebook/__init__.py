"""The rulebook of each title: pages as data, searched, and printed."""
