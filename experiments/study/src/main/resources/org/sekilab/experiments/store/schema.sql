-- Results of an experiment. One row of job for each piece of work that is finished; its answers and its board beside it.
CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL);
-- A process that worked on the experiment; several where it was resumed.
CREATE TABLE IF NOT EXISTS session (
  id INTEGER PRIMARY KEY, started TEXT NOT NULL, version TEXT NOT NULL, git_commit TEXT NOT NULL, java TEXT NOT NULL,
  os TEXT NOT NULL, machine TEXT NOT NULL, processors INTEGER NOT NULL, threads INTEGER NOT NULL);
-- A configuration; settings has every key, one a line.
CREATE TABLE IF NOT EXISTS run (
  place INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, limit_millis REAL NOT NULL, settings TEXT NOT NULL);
-- input and settings are hashes of what the result was made from, limit_millis is the time that the job might take.
CREATE TABLE IF NOT EXISTS job (
  id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES session, run TEXT NOT NULL, positions TEXT NOT NULL, file TEXT NOT NULL,
  place INTEGER NOT NULL, item TEXT NOT NULL, repetition INTEGER NOT NULL, seed INTEGER NOT NULL, status TEXT NOT NULL, error TEXT NOT NULL,
  millis REAL NOT NULL, input TEXT NOT NULL, settings TEXT NOT NULL, limit_millis REAL NOT NULL,
  UNIQUE (run, positions, file, place, item, repetition));
-- What was found out about a region, a region problem or a race: certainty is proved, guess or open.
CREATE TABLE IF NOT EXISTS answer (
  job INTEGER NOT NULL REFERENCES job, item TEXT NOT NULL, size INTEGER NOT NULL, verdict TEXT NOT NULL, certainty TEXT NOT NULL,
  expected TEXT NOT NULL, method TEXT NOT NULL, stopped_by TEXT NOT NULL, nodes INTEGER NOT NULL, first_nodes INTEGER NOT NULL,
  second_nodes INTEGER NOT NULL, millis REAL NOT NULL, estimate INTEGER);
CREATE INDEX IF NOT EXISTS answer_of_job ON answer (job);
-- What each engine that searched spent on a job.
CREATE TABLE IF NOT EXISTS engine (job INTEGER NOT NULL REFERENCES job, name TEXT NOT NULL, nodes INTEGER NOT NULL, millis REAL NOT NULL);
-- A whole board: counts, and a letter a point for the picture.
CREATE TABLE IF NOT EXISTS board (
  job INTEGER PRIMARY KEY REFERENCES job, points INTEGER NOT NULL, safe_black INTEGER NOT NULL, safe_white INTEGER NOT NULL,
  seki_stones INTEGER NOT NULL, blocks INTEGER NOT NULL, alive INTEGER NOT NULL, on_safe_points INTEGER NOT NULL, regions INTEGER NOT NULL,
  safe_regions INTEGER NOT NULL, nodes INTEGER NOT NULL, width INTEGER, height INTEGER, stones TEXT, owners TEXT, statuses TEXT,
  methods TEXT, method_at TEXT);
-- For readers: all answers with what they are about.
CREATE VIEW IF NOT EXISTS answers AS
  SELECT job.run, job.positions, job.file, job.place, job.item || answer.item AS item, job.repetition, job.seed, answer.size, answer.verdict,
    answer.certainty, answer.expected, answer.method, answer.stopped_by, answer.nodes, answer.first_nodes, answer.second_nodes,
    answer.millis, answer.estimate
  FROM answer JOIN job ON answer.job = job.id ORDER BY job.id, answer.rowid;
-- For readers: all whole boards, without their pictures.
CREATE VIEW IF NOT EXISTS boards AS
  SELECT job.run, job.positions, job.file, job.place, job.repetition, board.points, board.safe_black, board.safe_white, board.seki_stones,
    board.blocks, board.alive, board.on_safe_points, board.regions, board.safe_regions, board.nodes, job.millis
  FROM board JOIN job ON board.job = job.id ORDER BY job.id;
