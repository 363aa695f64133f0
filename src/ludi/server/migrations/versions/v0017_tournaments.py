"""Tournaments for people, and tables whose deal others still play."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament_id", sa.String(24)))
    op.create_index("ix_tables_tournament_id", "tables", ["tournament_id"])
    sealed = sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", sealed)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host_id", sa.String(24)),
        sa.Column("club_id", sa.String(24)),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("format", sa.String(20), nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("duplicate", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("start_at", sa.BigInteger),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournaments_host_id", "tournaments", ["host_id"])
    op.create_index("ix_tournaments_club_id", "tournaments", ["club_id"])
    op.create_index("tournaments_by_status", "tournaments", ["status", "updated"])
    op.create_table(
        "tournament_players",
        sa.Column(
            "tournament_id", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("out", sa.String(10)),
        sa.Column("team", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("tournament_id", "person_id"),
    )
    op.create_index("ix_tournament_players_person_id", "tournament_players", ["person_id"])
    op.create_table(
        "tournament_games",
        sa.Column(
            "tournament_id", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
    )
    op.create_index("ix_tournament_games_table_id", "tournament_games", ["table_id"])


def downgrade() -> None:
    for name in ("tournament_games", "tournament_players", "tournaments"):
        op.drop_table(name)
    op.drop_index("ix_tables_tournament_id", "tables")
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "tournament_id")
