"""Puzzles: positions of finished games in which one choice is clearly best, and not the obvious."""
