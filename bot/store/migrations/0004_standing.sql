-- What people have answered beforehand at a table.
ALTER TABLE tables ADD COLUMN standing TEXT NOT NULL DEFAULT '[]';
