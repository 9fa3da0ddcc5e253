"""The names of the miniatures that a pack may put on its tiles."""

_DWELLINGS = ("house", "cottage", "lodge", "tower", "keep", "hut")
_ANIMAL_HOUSES = ("pen", "coop", "stable", "burrow")
_BRIDGES = ("bridge_stone", "bridge_wood", "bridge_rope", "gate_arch")
_DECORATIONS = ("fountain", "statue", "market", "garden", "well", "windmill")

BUILDING_MODELS = (*_DWELLINGS, *_ANIMAL_HOUSES, *_BRIDGES, *_DECORATIONS)
MOB_MODELS = ("troll", "leshy", "wight", "kobold", "sprite", "basilisk", "wolf", "golem")
