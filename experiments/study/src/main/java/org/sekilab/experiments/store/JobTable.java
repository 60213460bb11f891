package org.sekilab.experiments.store;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.Tally;

/** The rows of jobs in a database of results: each with its answers, its board and its engines. For one thread. */
final class JobTable {
    private final Database database;
    private long lastJob;

    JobTable(Database database) {
        this.database = database;
    }

    /** New rows follow those that are there now. */
    void begin() {
        lastJob = number("SELECT max(id) FROM job");
    }

    /**
     * Adds the result of a job. {@link #begin} was called before.
     *
     * @param session the row of the process that adds it
     * @param origin what the result was made from
     */
    void add(long session, JobResult result, Origin origin) {
        JobKey key = result.key();
        long job = ++lastJob;
        database.update(
                "INSERT INTO job (id, session, run, positions, file, place, item, repetition, seed, status, error, millis, "
                        + "input, settings, limit_millis) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                job,
                session,
                key.run(),
                key.set(),
                key.file(),
                key.index(),
                key.item(),
                key.repetition(),
                result.seed(),
                result.status().label(),
                result.error(),
                result.millis(),
                origin.input(),
                origin.settings(),
                origin.limitMillis());
        result.answers().forEach(answer -> add(job, answer));
        result.board().ifPresent(board -> add(job, board));
        result.engines().forEach(engine -> add(job, engine));
    }

    private void add(long job, Answer answer) {
        database.update(
                "INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                job,
                answer.item(),
                answer.size(),
                answer.verdict(),
                answer.certainty().label(),
                answer.expected(),
                answer.method(),
                answer.limit(),
                answer.effort().nodes(),
                answer.effort().firstNodes(),
                answer.effort().secondNodes(),
                answer.effort().millis(),
                answer.estimate());
    }

    private void add(long job, EngineEffort engine) {
        database.update(
                "INSERT INTO engine VALUES (?, ?, ?, ?)", job, engine.engine(), engine.nodes(), engine.millis());
    }

    private void add(long job, BoardCounts board) {
        Tally tally = board.tally();
        @Nullable BoardView view = board.view().orElse(null);
        database.update(
                "INSERT INTO board VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                job,
                tally.points(),
                tally.safeBlack(),
                tally.safeWhite(),
                tally.sekiStones(),
                tally.blocks(),
                tally.aliveBlocks(),
                tally.blocksOnSafePoints(),
                tally.regions(),
                tally.safeRegions(),
                board.nodes(),
                view == null ? null : view.width(),
                view == null ? null : view.height(),
                view == null ? null : view.stones(),
                view == null ? null : view.owners(),
                view == null ? null : view.statuses(),
                view == null ? null : String.join(StoredRows.SEPARATOR, view.methods()),
                view == null ? null : view.methodAt());
    }

    /** Takes the result of a job away. */
    void remove(StoredJob job) {
        database.update("DELETE FROM answer WHERE job = ?", job.id());
        database.update("DELETE FROM board WHERE job = ?", job.id());
        database.update("DELETE FROM engine WHERE job = ?", job.id());
        database.update("DELETE FROM job WHERE id = ?", job.id());
    }

    /** All jobs, in the order in which they were added. */
    List<StoredJob> all() {
        return database.query("SELECT * FROM job ORDER BY id", StoredRows::job);
    }

    /** The keys of all jobs, in the order in which they were added. */
    List<JobKey> keys() {
        return database.query("SELECT * FROM job ORDER BY id", StoredRows::key);
    }

    /** @param condition on the columns of a job, as SQL */
    int count(String condition) {
        return (int) number("SELECT count(*) FROM job WHERE " + condition);
    }

    /** What the longest job took; 0 before the first one. */
    double longestMillis() {
        return database.query("SELECT coalesce(max(millis), 0) FROM job", row -> row.getDouble(1))
                .get(0);
    }

    /** @param condition on the columns of a job, with an order, as SQL */
    List<RunState.EndedJob> ended(String condition, int most) {
        return database.query(
                "SELECT * FROM job WHERE %s LIMIT ?".formatted(condition),
                row -> new RunState.EndedJob(StoredRows.key(row), row.getDouble("millis"), row.getString("error")),
                most);
    }

    private long number(String sql) {
        return database.query(sql, row -> row.getLong(1)).get(0);
    }
}
