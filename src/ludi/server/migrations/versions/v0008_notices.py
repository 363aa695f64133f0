"""Notices: where people want to be told, what there is to tell, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id")),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("format", sa.String(10)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("mark", sa.String(64), nullable=False, unique=True),
        sa.Column("sign_in", sa.String(64)),
        sa.Column("verified", sa.BigInteger),
        sa.Column("trouble", sa.String(40)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_notice_channels_person_id", "notice_channels", ["person_id"])
    op.create_index("ix_notice_channels_table_id", "notice_channels", ["table_id"])
    op.create_table(
        "notice_wishes",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("kinds_off", sa.JSON, nullable=False),
        sa.Column("games_off", sa.JSON, nullable=False),
    )
    op.create_table(
        "notice_occasions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("key", sa.String(120), nullable=False, unique=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("to_table", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_index("notice_occasions_due", "notice_occasions", ["state", "due"])
    op.create_index("ix_notice_occasions_table_id", "notice_occasions", ["table_id"])
    op.create_index("ix_notice_occasions_person_id", "notice_occasions", ["person_id"])
    op.create_table(
        "notice_deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("channel_id", sa.String(24), nullable=False),
        sa.Column("occasions", sa.JSON, nullable=False),
        sa.Column("urgent", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("why", sa.String(80), nullable=False),
    )
    op.create_index("notice_deliveries_due", "notice_deliveries", ["state", "due"])
    op.create_index("ix_notice_deliveries_person_id", "notice_deliveries", ["person_id"])
    op.create_index("ix_notice_deliveries_channel_id", "notice_deliveries", ["channel_id"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "house_keys",
        "leases",
        "notice_deliveries",
        "notice_occasions",
        "notice_wishes",
        "notice_channels",
    ):
        op.drop_table(name)
