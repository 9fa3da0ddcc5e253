"""`cubewright bench`: measures speed and prints one JSON object."""
