"""Tournaments for people: rounds that pair themselves, and come to an end whoever answers."""
