"""The title `brewery`: dice on fields, a warehouse, recipes for the kettle (D1-D10)."""
