"""What is learned from games: networks that say what positions are worth. They need NumPy."""
