package org.sekilab.experiments.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blue.strategic.parquet.ParquetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.store.Answer.Certainty;

class ResultStoreTest {
    private static final Answer SAFE = new Answer(
            "black A1",
            4,
            "SAFE",
            Certainty.PROVED,
            "SAFE",
            "search",
            "NONE",
            new Answer.Effort(10, 7, 3, 1.5),
            OptionalInt.of(-50));
    private static final BoardView VIEW = new BoardView(2, 2, "XO..", "b.w.", "aoto", List.of("benson"), "A.A.");
    private static final JobResult DONE = new JobResult(
            new JobKey("run, \"one\"", "set", "a <b>.sgf", 2, "", 1),
            7,
            JobResult.Status.DONE,
            "",
            12.25,
            Optional.of(new BoardCounts(new Tally(1, 4, 2, 1, 0, 3, 2, 2, 2, 1), 10, Optional.of(VIEW))),
            List.of(SAFE),
            List.of(new EngineEffort("dfpn-r", 8, 1.25), new EngineEffort("alphabeta", 2, 0.5)));
    private static final JobResult FAILED =
            JobResult.failed(new JobKey("run, \"one\"", "set", "b.sgf", 1, "white first", 3), 8, "it hangs", 100);
    private static final Origin ORIGIN = new Origin("1a", "2b", 60_000);

    @TempDir
    private Path folder;

    @Test
    void resultsAreReadAsTheyWereStored() {
        store(List.of(DONE, FAILED));
        try (ResultStore store = ResultStore.openExisting("test", folder)) {
            assertThat(store.results()).containsExactly(DONE, FAILED);
            assertThat(store.jobs()).extracting(StoredJob::key).containsExactly(DONE.key(), FAILED.key());
            assertThat(store.jobs()).extracting(StoredJob::origin).containsOnly(ORIGIN);
            assertThat(store.sessions()).hasSize(1);
        }
    }

    @Test
    void jobIsStoredOnceAndABatchIsAllOrNothing() {
        store(List.of(DONE));
        try (ResultStore store = ResultStore.open("--out", folder)) {
            store.begin(Session.ofThisProcess(1));
            assertThatThrownBy(() -> store.add(List.of(FAILED, DONE), key -> ORIGIN))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("UNIQUE");
            assertThat(store.jobs()).extracting(StoredJob::key).containsExactly(DONE.key());
        }
    }

    @Test
    void allReadsAreOfOneMomentWhileARunWrites() {
        try (ResultStore writer = ResultStore.open("--out", folder)) {
            writer.add(new StoredRun(DONE.key().run(), 1000, ""));
            writer.begin(Session.ofThisProcess(1));
            writer.add(List.of(DONE), key -> ORIGIN);
            try (ResultStore reader = ResultStore.openExisting("test", folder)) {
                assertThat(reader.results()).containsExactly(DONE);
                writer.add(List.of(FAILED), key -> ORIGIN);
                assertThat(reader.jobs()).hasSize(1);
                assertThat(reader.inTime()).containsExactly(DONE.key());
            }
            try (ResultStore reader = ResultStore.openExisting("test", folder)) {
                assertThat(reader.jobs()).hasSize(2);
            }
        }
    }

    @Test
    void planReplacesAllOfAnEarlierPlan() {
        try (ResultStore store = ResultStore.open("--out", folder)) {
            store.plan(Map.of("first", 3, "both", 2));
            store.plan(Map.of("both", 4));
            assertThat(store.planned()).containsExactly(Map.entry("both", 4));
        }
    }

    /** As long as a process has the database open, its newest results are in the file of the log alone. */
    @Test
    void copyHasWhatIsInTheLogOnly() throws IOException {
        Path copied = Files.createDirectory(folder.resolve("copied"));
        try (ResultStore store = ResultStore.open("--out", folder)) {
            store.add(new StoredRun(DONE.key().run(), 1000, ""));
            store.begin(Session.ofThisProcess(1));
            store.add(List.of(DONE), key -> ORIGIN);
            try (ResultStore reader = ResultStore.openExisting("test", folder)) {
                reader.copyTo(copied.resolve(ResultStore.FILE));
            }
        }
        try (ResultStore copy = ResultStore.openExisting("test", copied)) {
            assertThat(copy.results()).containsExactly(DONE);
        }
    }

    /** SQLite gives this message for every reason that a database may not grow any more. */
    @Test
    void fullDiskIsToldInWordsAndNamesTheFile() {
        store(List.of(DONE));
        Path file = folder.resolve(ResultStore.FILE);
        try (Database database = Database.open(file)) {
            database.query("PRAGMA max_page_count = 1", row -> row.getInt(1)); // the present size is the limit
            assertThatThrownBy(() -> database.transact(
                            () -> database.update("INSERT INTO fact VALUES ('long', ?)", "x".repeat(1 << 20))))
                    .isInstanceOf(InputException.class)
                    .hasMessage(file + ": the disk is full");
        }
    }

    @Test
    void damagedWordsAreToldWithTheFile() {
        store(List.of(DONE));
        Path file = folder.resolve(ResultStore.FILE);
        try (Database database = Database.open(file)) {
            database.update("UPDATE answer SET certainty = 'prooved'");
        }
        try (ResultStore store = ResultStore.openExisting("report", folder)) {
            assertThatThrownBy(store::results)
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith(file + ": is damaged");
        }
    }

    @Test
    void folderWithoutResultsIsReported() {
        assertThatThrownBy(() -> ResultStore.openExisting("report", folder))
                .hasMessage("report: %s: no results there (no results.sqlite)", folder);
    }

    @Test
    void otherProgramsReadTheSameCells() throws IOException {
        TypedTable answers = TypedTable.answers(List.of(DONE, FAILED));
        CsvFile.write(folder.resolve("answers.csv"), answers);
        assertThat(Files.readAllLines(folder.resolve("answers.csv")).get(1))
                .isEqualTo("\"run, \"\"one\"\"\",set,a <b>.sgf,2,black A1,1,7,done,,4,SAFE,proved,SAFE,search,NONE,"
                        + "10,7,3,1.500,-50");
        ParquetFile.write(folder.resolve("answers.parquet"), answers);
        assertThat(ParquetReader.streamContentToStrings(
                        folder.resolve("answers.parquet").toFile()))
                .hasSize(2)
                .first()
                .satisfies(row -> assertThat(row).contains("verdict=SAFE", "nodes=10", "millis=1.5"));
    }

    private void store(List<JobResult> results) {
        try (ResultStore store = ResultStore.open("--out", folder)) {
            store.add(new StoredRun("run, \"one\"", 10_000, "a = 1\n"));
            store.begin(Session.ofThisProcess(1));
            store.add(results, key -> ORIGIN);
        }
    }
}
