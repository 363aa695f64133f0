"""Clubs: their members, their tables, the ladder of their season, and their talk."""
