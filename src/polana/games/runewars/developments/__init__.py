"""Developments at strongholds (RW.developments)."""
