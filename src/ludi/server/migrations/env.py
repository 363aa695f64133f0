"""How Alembic reaches the database: over the connection that `Storage.migrate` gives it."""

from alembic import context

from ludi.server.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
