"""Finished games of campaigns, from which a person's progress is folded; forks are none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("forked_from", sa.String(24)))
    op.create_table(
        "campaign_games",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("bonus", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("challenge", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_campaign_games_person_id", "campaign_games", ["person_id"])


def downgrade() -> None:
    op.drop_table("campaign_games")
    op.drop_column("tables", "forked_from")
