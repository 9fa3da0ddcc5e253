"""The fitted tables that forecasts are made by, one for each number of players."""
