"""What was played in words, how finished games looked in the end, and why a table was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("words", sa.String(200)))
    op.add_column("tables", sa.Column("closed", sa.JSON))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("endings")
    op.drop_column("tables", "closed")
    op.drop_column("events", "words")
