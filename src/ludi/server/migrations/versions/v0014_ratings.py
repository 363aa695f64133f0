"""Rated games and the ratings that follow from them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    ladder = op.create_table(
        "ladder",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.bulk_insert(ladder, [{"id": 1, "games": 0}])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("void", sa.String(20)),
        sa.Column("place", sa.Integer, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_rated_games_at", "rated_games", ["at"])
    op.create_table(
        "rated_seats",
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("rated_games.table_id"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("forfeit", sa.Boolean, nullable=False),
        sa.Column("mean", sa.Double),
        sa.Column("doubt", sa.Double),
    )
    op.create_index("ix_rated_seats_who", "rated_seats", ["who"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_who", "ratings", ["who"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("rated_seats")
    op.drop_table("rated_games")
    op.drop_table("ladder")
    op.drop_column("tables", "rated")
