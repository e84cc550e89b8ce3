"""Everything that talks to people: Discord, tables, storage, the local sandbox, the command line."""
