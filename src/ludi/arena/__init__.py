"""Matches and tournaments between bots, on this machine or on many, and what they tell."""
