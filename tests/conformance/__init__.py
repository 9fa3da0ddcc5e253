"""Laws that every title keeps, whatever it is about: a title that is registered is held to them.

What a title states about itself stands in ``cases.py``; ``CUBEWRIGHT_GAMES`` says how many games
are played for each number of players (``make soak`` plays many).
"""
