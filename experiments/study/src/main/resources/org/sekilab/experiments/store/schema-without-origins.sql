-- Databases of versions that did not note what results were made from: an empty text and 0 say that it is unknown.
ALTER TABLE job ADD COLUMN input TEXT NOT NULL DEFAULT '';
ALTER TABLE job ADD COLUMN settings TEXT NOT NULL DEFAULT '';
ALTER TABLE job ADD COLUMN limit_millis REAL NOT NULL DEFAULT 0;
-- Only the error told the limit of a job.
UPDATE job SET limit_millis = CAST(substr(error, length('not done after ') + 1) AS REAL) WHERE error LIKE 'not done after % ms (job.time)%';
