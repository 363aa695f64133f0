"""Friends, blocks, reports, who is invited to a table by name; and clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def person(name: str, primary_key: bool = False) -> "sa.Column[str]":
    key = sa.ForeignKey("people.id")
    return sa.Column(name, sa.String(24), key, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "friendships",
        person("first_id", primary_key=True),
        person("second_id", primary_key=True),
        sa.Column("asker_id", sa.String(24), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger),
    )
    op.create_index("ix_friendships_second_id", "friendships", ["second_id"])
    op.create_table(
        "blocks",
        person("person_id", primary_key=True),
        person("blocked_id", primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "table_guests",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        person("person_id", primary_key=True),
        person("by_id"),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_table_guests_person_id", "table_guests", ["person_id"])
    op.create_index("ix_table_guests_by_id", "table_guests", ["by_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("by_id", sa.String(24), sa.ForeignKey("people.id")),
        person("whom_id"),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("about", sa.String(60), nullable=False),
        sa.Column("said", sa.String(500)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("handled", sa.BigInteger),
        sa.Column("handler", sa.String(80)),
        sa.Column("note", sa.String(300)),
    )
    op.create_index("ix_reports_by_id", "reports", ["by_id"])
    op.create_index("ix_reports_whom_id", "reports", ["whom_id"])
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("about", sa.String(1000), nullable=False),
        sa.Column("entry", sa.String(10), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("season_at", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id"), primary_key=True),
        person("person_id", primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_members_person_id", "club_members", ["person_id"])
    op.create_table(
        "club_talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("club_id", sa.String(24), sa.ForeignKey("clubs.id"), nullable=False),
        person("person_id"),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_talk_club_id", "club_talk", ["club_id"])
    op.create_index("ix_club_talk_person_id", "club_talk", ["person_id"])
    op.create_index("ix_club_talk_at", "club_talk", ["at"])
    op.add_column("tables", sa.Column("club_id", sa.String(24)))
    op.create_index("ix_tables_club_id", "tables", ["club_id"])


def downgrade() -> None:
    op.drop_index("ix_tables_club_id", "tables")
    op.drop_column("tables", "club_id")
    for name in ("club_talk", "club_members", "clubs"):
        op.drop_table(name)
    for name in ("reports", "table_guests", "blocks", "friendships"):
        op.drop_table(name)
