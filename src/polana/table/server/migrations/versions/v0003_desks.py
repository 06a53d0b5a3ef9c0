"""Who sat down by which key, what each seat saw last, when a table has to be looked at, and what was put away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.add_column(sa.Column("parent", sa.String(64), nullable=False, server_default=""))
        keys.add_column(sa.Column("by", sa.SmallInteger, nullable=False, server_default="-1"))
        keys.add_column(sa.Column("lang", sa.String(5), nullable=False, server_default=""))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("due", sa.Float, nullable=False, server_default="0"))
        tables.add_column(sa.Column("archived", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "desks",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("passes", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("desks")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("archived")
        tables.drop_column("due")
    with op.batch_alter_table("keys") as keys:
        for name in ("lang", "by", "parent"):
            keys.drop_column(name)
