"""The title `towers`: pawns and cards on a coloured board, towers demolished and built (T1-T13)."""
