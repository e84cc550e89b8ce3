-- What somebody at a table asks the others: to take a move back, for one. It is a part of the table, so that a move
-- and the end of a request are one change.
ALTER TABLE tables ADD COLUMN asking TEXT;
