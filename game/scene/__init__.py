"""What lies on the table and how it moves: poses, layouts, timeline, camera, picking; no GL."""
