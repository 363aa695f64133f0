"""The deals of the day, who has played them, and what levels make of them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(10)))
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("seed_sha256", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deal_attempts",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("outcome", sa.String(10)),
        sa.Column("points", sa.Integer),
        sa.Column("void", sa.String(20)),
        sa.Column("forfeit", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("day", "game", "person_id"),
    )
    op.create_index("deal_attempts_by_person", "deal_attempts", ["person_id"])
    op.create_table(
        "deal_landmarks",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("plays", sa.JSON, nullable=False),
        sa.Column("outcome", sa.String(10)),
        sa.Column("points", sa.Integer),
        sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deal_landmarks")
    op.drop_table("deal_attempts")
    op.drop_table("deals")
    op.drop_column("tables", "deal")
