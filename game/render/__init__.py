"""Drawing the table and what lies over it, with OpenGL 3.3."""
