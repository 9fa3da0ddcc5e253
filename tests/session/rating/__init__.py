"""How strong somebody is: formulas, games that count, bands, even games."""
