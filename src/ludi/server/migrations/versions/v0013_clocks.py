"""Clocks: what a table agreed on, how they stand, and when the house was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["status", "due"])
    op.add_column("seats", sa.Column("forfeit", sa.String(10)))
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])
    op.create_table(
        "closures",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("closures")
    op.drop_table("pulse")
    op.drop_column("seats", "forfeit")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clocks")
    op.drop_column("tables", "clock")
