package org.sekilab.experiments.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Looks into the results of a run, also while another process adds to them. */
public final class Findings {
    private Findings() {}

    /** The results without the numbers that depend on the clock. */
    public static List<String> of(Path out) {
        List<String> findings = new ArrayList<>();
        try (ResultStore store = ResultStore.openExisting("test", out)) {
            for (JobResult result : store.results()) {
                StringBuilder line = new StringBuilder(result.key() + " " + result.seed() + result.error());
                for (Answer answer : result.answers()) {
                    line.append("; %s %s %s %s %d"
                            .formatted(
                                    answer.item(),
                                    answer.verdict(),
                                    answer.method(),
                                    answer.limit(),
                                    answer.effort().nodes()));
                }
                result.board().ifPresent(board -> line.append(board));
                findings.add(line.toString());
            }
        }
        return findings;
    }

    /** How many jobs have a result that others can see. */
    public static int count(Path out) {
        Path file = out.resolve(ResultStore.FILE);
        if (!Files.exists(file)) {
            return 0;
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("SELECT count(*) FROM job")) {
            return count.getInt(1);
        } catch (SQLException e) {
            return 0; // the tables are being made
        }
    }
}
