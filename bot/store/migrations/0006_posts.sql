-- How a server wants its boards: each as a new post, or one post that changes; and the log in a thread beside it.
ALTER TABLE guilds ADD COLUMN boards TEXT NOT NULL DEFAULT 'new';
ALTER TABLE guilds ADD COLUMN logs TEXT NOT NULL DEFAULT 'channel';
