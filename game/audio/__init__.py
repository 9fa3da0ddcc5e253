"""What is heard: cues become sounds. Stands beside ``render``; knows the scene and below."""
