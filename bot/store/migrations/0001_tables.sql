-- A table, from the lobby to the end. One live table per channel.
CREATE TABLE tables (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER,
    channel     INTEGER NOT NULL,
    game        TEXT NOT NULL,
    version     INTEGER NOT NULL,
    options     TEXT NOT NULL,
    chosen      TEXT NOT NULL,
    host        INTEGER NOT NULL,
    lang        TEXT NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended')),
    revision    INTEGER NOT NULL,
    epoch       INTEGER NOT NULL,
    moves       INTEGER NOT NULL,
    seed        BLOB NOT NULL,
    seed_sha256 TEXT NOT NULL,
    opened      REAL NOT NULL,
    changed     REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel, id);
CREATE INDEX live_tables ON tables (guild) WHERE status IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   INTEGER,
    name     TEXT NOT NULL,
    computer TEXT,
    lang     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((person IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seat_of_person ON seats (person, table_id) WHERE person IS NOT NULL;

-- Where the game of a table stands: one row, however long it has lasted.
CREATE TABLE positions (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    dump     BLOB NOT NULL,
    rules    INTEGER NOT NULL,
    barrier  INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    waited   TEXT NOT NULL
) STRICT;

-- The log only grows; what was undone is marked.
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL,
    events   TEXT NOT NULL,
    undone   INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX moves_of_seat ON moves (table_id, seat, number) WHERE NOT undone;

-- The position in which an entry of the log was played, as long as it may be undone.
CREATE TABLE checkpoints (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    before   INTEGER NOT NULL,
    barrier  INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    dump     BLOB NOT NULL,
    PRIMARY KEY (table_id, before)
) STRICT;

-- What has to be said in the chat, and the messages that stand there.
CREATE TABLE notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    revision INTEGER NOT NULL,
    seat     INTEGER,
    decision TEXT,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX notices_of_table ON notices (table_id, kind);

CREATE TABLE posts (
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL,
    seat     INTEGER,
    revision INTEGER NOT NULL,
    move     INTEGER NOT NULL,
    decision TEXT,
    PRIMARY KEY (channel, message)
) STRICT, WITHOUT ROWID;
CREATE INDEX posts_of_table ON posts (table_id, kind);

-- What was carried out, so that nothing is carried out twice.
CREATE TABLE interactions (
    id       TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX interactions_by_age ON interactions (at);

CREATE TABLE settings (
    person     INTEGER PRIMARY KEY,
    lang       TEXT,
    dms        INTEGER NOT NULL,
    dms_closed INTEGER NOT NULL
) STRICT;

CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
