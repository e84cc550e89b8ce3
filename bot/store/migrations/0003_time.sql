-- The clock of a table: seconds per move (0: none), what happens at the end of them, since when it stands still, and
-- the seats that anybody may take over.
ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'nothing';
ALTER TABLE tables ADD COLUMN paused REAL;
ALTER TABLE tables ADD COLUMN offered TEXT NOT NULL DEFAULT '[]';

-- Whom a table with a clock waits for, since when, how often they were reminded, and when to look again.
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    question TEXT NOT NULL,
    since    REAL NOT NULL,
    stage    INTEGER NOT NULL DEFAULT 0,
    due      REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX waits_by_time ON waits (due) WHERE due IS NOT NULL;

-- When a person may be reminded: minutes from UTC, quiet hours in minutes of their day, days away.
ALTER TABLE settings ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;
ALTER TABLE settings ADD COLUMN zone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN quiet TEXT;
ALTER TABLE settings ADD COLUMN away TEXT;
