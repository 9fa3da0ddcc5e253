"""The parts of ``tools.compile``: which modules, the C extensions, the tree they go to."""
