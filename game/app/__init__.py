"""The program: one window, its screens, and what they do with input and time."""
