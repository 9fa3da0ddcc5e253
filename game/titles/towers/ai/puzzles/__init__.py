"""The challenges of towers: what their goals mean, and the prover that knows them."""
