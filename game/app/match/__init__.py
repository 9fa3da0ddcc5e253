"""The screen of a match of `biomes`: table, hands, opponents, panels."""
