"""Judging a decision that was made: was something better to be had, and how sure is that?"""
