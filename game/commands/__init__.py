"""The commands of ``cubewright``, a module each; none loads a window before it needs one."""
