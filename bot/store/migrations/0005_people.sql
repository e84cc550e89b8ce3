-- Why a game was stopped: by its host (nothing), by agreement, because somebody conceded, or because nobody came back.
ALTER TABLE tables ADD COLUMN why TEXT NOT NULL DEFAULT '';

-- What a server has chosen for its tables.
CREATE TABLE guilds (
    guild   INTEGER PRIMARY KEY,
    lang    TEXT,
    openers TEXT NOT NULL,
    enders  TEXT NOT NULL
) STRICT;

-- Who is told by DM how a table goes on.
CREATE TABLE follows (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
