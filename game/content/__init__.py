"""Content packs: from YAML to checked, frozen catalogues; errors name file, line and path."""
