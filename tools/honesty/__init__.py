"""Whether opponents decide by what their seat may know alone: nothing hidden may matter.

``python -m tools.honesty --title towers --decisions 10000``. At every decision of ordinary games
all that the actor can't know - what lies face down, what others hold, the rolls to come - is dealt
anew behind the same view. Each agent then decides in both worlds, with the same seed and through
the game's own path: the world's view, its legal moves. No decision may change. A control that
peeks - it plays what truly turns out best - must change at least half of its decisions where such
things are at stake; else the test itself would see nothing. Searches get iterations alone: with a
deadline no two answers need be the same.
"""
