package org.sekilab.experiments.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sekilab.experiments.Build;

/** The processes that added results to a database, and their machines. */
final class SessionTable {
    private final Database database;

    SessionTable(Database database) {
        this.database = database;
    }

    /** Adds a process, and returns its row. */
    long add(Session process) {
        database.update(
                "INSERT INTO session (started, version, git_commit, java, os, machine, processors, threads) "
                        + "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                process.started().toString(),
                process.build().version(),
                process.build().commit(),
                process.java(),
                process.os(),
                process.machine(),
                process.processors(),
                process.threads());
        return database.query("SELECT max(id) FROM session", row -> row.getLong(1))
                .get(0);
    }

    /** The processes by their rows, the first one first. */
    Map<Long, Session> all() {
        Map<Long, Session> processes = new TreeMap<>();
        database.query("SELECT * FROM session", row -> processes.put(row.getLong("id"), session(row)));
        return processes;
    }

    private static Session session(ResultSet row) throws SQLException {
        return new Session(
                Instant.parse(row.getString("started")),
                new Build(row.getString("version"), row.getString("git_commit")),
                row.getString("java"),
                row.getString("os"),
                row.getString("machine"),
                row.getInt("processors"),
                row.getInt("threads"));
    }

    /** The machines that results are from, the first one first. */
    List<Results.Machine> machines() {
        return database.query(
                "SELECT machine, os, processors, count(*), sum(nodes), sum(millis) FROM (SELECT session.*, "
                        + "(SELECT coalesce(sum(nodes), 0) FROM answer WHERE job = job.id) AS nodes, "
                        + "(SELECT coalesce(sum(millis), 0) FROM answer WHERE job = job.id AND nodes > 0) AS millis "
                        + "FROM job JOIN session ON job.session = session.id) "
                        + "GROUP BY machine, os, processors ORDER BY min(id)",
                row -> new Results.Machine(
                        row.getString(1),
                        row.getString(2),
                        row.getInt(3),
                        row.getInt(4),
                        row.getLong(5),
                        row.getDouble(6)));
    }
}
