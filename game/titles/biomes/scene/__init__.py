"""How biomes lies on the table and moves."""
