"""The database's forms, one after the other (Alembic)."""
