"""How strong people are: what their ratings are measured by, and how far these can be trusted."""
