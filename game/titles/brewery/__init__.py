"""Brewery: dice on fields, a warehouse, recipes for the kettle."""
