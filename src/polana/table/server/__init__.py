"""The table on a server: sockets, a database, processes; what the rooms of the table are handed there."""
