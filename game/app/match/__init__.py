"""The screen of a match: table, hands, opponents, panels; it knows no title."""
