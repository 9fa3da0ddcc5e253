"""The challenges of brewery: what their goals mean, and the provers that know them."""
