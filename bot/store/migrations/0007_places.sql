-- The time zone of a person by the name of a place ("Europe/Paris"), where they chose one: its clocks change in summer.
ALTER TABLE settings ADD COLUMN place TEXT NOT NULL DEFAULT '';
