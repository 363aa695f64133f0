"""Who runs the house, who may not come in, and what was done about it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("suspended", sa.BigInteger))
    admin = sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", admin)
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(24), nullable=False),
        sa.Column("detail", sa.String(300), nullable=False),
    )
    op.create_index("ix_acts_at", "acts", ["at"])


def downgrade() -> None:
    op.drop_table("acts")
    op.drop_column("people", "admin")
    op.drop_column("people", "suspended")
