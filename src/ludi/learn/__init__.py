"""Lessons: learning a game by playing its own positions."""
