"""Films and postcards of recorded games: drawn without a window, encoded as they are drawn."""
