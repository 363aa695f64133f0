"""The web application: people, tables and plays over HTTP, live updates, storage, bots."""
