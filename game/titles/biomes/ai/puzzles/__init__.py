"""The challenges of biomes: what their goals mean, and the provers that know them."""
