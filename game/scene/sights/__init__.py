"""What the camera's presets show, by title."""
