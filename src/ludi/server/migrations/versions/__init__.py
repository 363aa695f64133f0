"""One module a change of the database."""
