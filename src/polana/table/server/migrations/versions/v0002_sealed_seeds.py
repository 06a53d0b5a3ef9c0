"""The generator of a table's chance, and the salt of its commitment to the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that were opened before go on with the generator that dealt them, and have promised nothing.
    op.add_column("tables", sa.Column("generator", sa.String(16), nullable=False, server_default="fast"))
    op.add_column("tables", sa.Column("salt", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "salt")
    op.drop_column("tables", "generator")
