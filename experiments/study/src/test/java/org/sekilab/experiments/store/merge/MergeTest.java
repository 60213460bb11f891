package org.sekilab.experiments.store.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Answer.Certainty;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.Part;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Session;
import org.sekilab.experiments.store.Shard;
import org.sekilab.experiments.store.StoredJob;
import org.sekilab.experiments.store.StoredRun;

class MergeTest {
    private static final String NODES = "limits.region-nodes = 100\n";
    private static final String TIME = "limits.region-nodes = " + Integer.MAX_VALUE + "\n";
    private static final Origin ORIGIN = new Origin("input", "settings", 60_000);

    @TempDir
    private Path folder;

    private final List<Path> folders = new ArrayList<>();

    @Test
    void mergedFolderHasEachJobOnceWithItsOriginAndItsProcess() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10), result(2, "UNSAFE", 20));
        put("b", NODES, "2026-11-01T09:00:00Z", result(2, "UNSAFE", 20), result(3, "UNKNOWN", 100));
        Merge merge = Merge.of("merge", folders);
        assertThat(merge.contradictions()).isEmpty();
        assertThat(merge.write(out())).isEqualTo(new Merge.Summary(2, 3, 4, 1, List.of(), List.of()));
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("out"))) {
            assertThat(store.results())
                    .containsExactly(result(1, "SAFE", 10), result(2, "UNSAFE", 20), result(3, "UNKNOWN", 100));
            assertThat(store.jobs()).extracting(StoredJob::origin).containsOnly(ORIGIN);
            assertThat(store.processes().values())
                    .extracting(process -> process.started().toString())
                    .containsExactly("2026-11-01T09:00:00Z", "2026-11-01T10:00:00Z");
            assertThat(store.machines())
                    .extracting(Results.Machine::name, Results.Machine::jobs, Results.Machine::nodes)
                    .containsExactly(tuple("machine-b", 1, 100L), tuple("machine-a", 2, 30L));
            assertThat(store.planned()).containsExactly(Map.entry("set", 4));
            assertThat(store.find(Results.REFERENCES)).contains("theirs");
            assertThat(store.part()).isEmpty();
        }
    }

    @Test
    void mergeOfAMergeHasNothingNew() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        put("b", NODES, "2026-11-01T10:00:00Z", result(2, "SAFE", 10));
        Merge.of("merge", folders).write(out());
        folders.add(folder.resolve("out"));
        Merge again = Merge.of("merge", folders);
        assertThat(again.contradictions()).isEmpty();
        Merge.Summary summary = again.write(new Destination(folder.resolve("again"), "--out", "--resume"));
        assertThat(summary.jobs()).isEqualTo(2);
        assertThat(summary.doubles()).isEqualTo(2);
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("again"))) {
            assertThat(store.processes()).hasSize(2);
        }
    }

    @Test
    void otherVerdictsAndOtherNodesContradictWhereNodesAreTheLimit() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10), result(2, "SAFE", 20), result(3, "SAFE", 30));
        put(
                "b",
                NODES,
                "2026-11-01T10:00:00Z",
                result(1, "SEKI", 10),
                result(2, "SAFE", 21),
                result(3, "UNKNOWN", 100));
        assertContradictions(
                "'run', set f#1, repetition 1: SAFE in {a}, SEKI in {b}",
                "'run', set f#2, repetition 1: 20 nodes in {a}, 21 in {b}",
                "'run', set f#3, repetition 1: SAFE in {a}, UNKNOWN in {b}");
    }

    /** A slower machine proves less in the same time. Two proofs must agree all the same. */
    @Test
    void onlyProofsContradictWhereTimeIsTheLimit() {
        put("a", TIME, "2026-11-01T10:00:00Z", result(1, "SAFE", 10), stopped(2, 7), result(3, "SAFE", 30));
        put("b", TIME, "2026-11-01T10:00:00Z", result(1, "SAFE", 12), result(2, "SAFE", 21), result(3, "UNSAFE", 3));
        assertContradictions("'run', set f#3, repetition 1: SAFE in {a}, UNSAFE in {b}");
    }

    @Test
    void proofIsKeptWhereTimeStoppedTheOther() {
        put("a", NODES, "2026-11-01T10:00:00Z", stopped(1, 7), JobResult.failed(key(2), 1, "it hangs", 5));
        put("b", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 21), result(2, "SAFE", 5));
        Merge merge = Merge.of("merge", folders);
        assertThat(merge.contradictions()).isEmpty();
        merge.write(out());
        try (ResultStore store = ResultStore.openExisting("test", folder.resolve("out"))) {
            assertThat(store.results()).containsExactly(result(1, "SAFE", 21), result(2, "SAFE", 5));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "dfpn.threads = 2, safety.engine = dfpn-r, 0",
        "tree.workers = 2, safety.engine = dfpn-tree, 0",
        "tree.workers = \"2\", safety.engine = \"dfpn-tree\", 0",
        "tree.workers = 1, safety.engine = dfpn-tree, 1",
        "tree.workers = 2, safety.engine = dfpn-r, 1"
    })
    void searchesOfSeveralThreadsMayEnterOtherNodes(String threads, String engine, int contradictions) {
        String settings = NODES + engine + "\n" + threads + "\n";
        put("a", settings, "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        put("b", settings, "2026-11-01T10:00:00Z", result(1, "SAFE", 11));
        assertThat(Merge.of("merge", folders).contradictions()).hasSize(contradictions);
    }

    @Test
    void folderThatARunWritesToIsRefused() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        try (ResultStore writer = ResultStore.open("--out", folder.resolve("a"))) {
            assertThat(writer.jobs()).hasSize(1);
            assertThatThrownBy(() -> Merge.of("merge", folders))
                    .isInstanceOf(InputException.class)
                    .hasMessage("merge: %s: a run is at work in this folder", folder.resolve("a"));
        }
    }

    @Test
    void otherSettingsContradictKeyByKey() {
        put("a", NODES + "safety.engine = dfpn\n", "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        put("b", NODES + "safety.engine = alphabeta\n", "2026-11-01T10:00:00Z", result(2, "SAFE", 10));
        assertContradictions("'run': safety.engine is alphabeta in {b}, and dfpn in an earlier folder");
    }

    /** The folders have no job in common, and are of different inputs all the same. */
    @Test
    void otherHashesOfInputsAndSettingsContradict() {
        put("a", NODES, "2026-11-01T10:00:00Z", new Origin("one", "x", 1), result(1, "SAFE", 10));
        JobKey again = new JobKey("run", "set", "f", 1, "", 2);
        put("b", NODES, "2026-11-01T10:00:00Z", new Origin("two", "y", 1), JobResult.failed(again, 2, "none", 1));
        assertContradictions(
                "'run': results of other settings in {b} than in {a}",
                "set f#1: its content is another one in {b} than in {a}");
    }

    @Test
    void unknownOriginsAreNotCompared() {
        put("a", NODES, "2026-11-01T10:00:00Z", Origin.UNKNOWN, result(1, "SAFE", 10));
        put("b", NODES, "2026-11-01T10:00:00Z", ORIGIN, result(1, "SAFE", 10));
        assertThat(Merge.of("merge", folders).contradictions()).isEmpty();
    }

    @Test
    void otherSeedsAndOtherPlansContradict() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        JobResult other = new JobResult(
                key(1),
                9,
                JobResult.Status.DONE,
                "",
                2,
                Optional.empty(),
                result(1, "SAFE", 10).answers(),
                List.of());
        put("b", NODES, "2026-11-01T10:00:00Z", other);
        try (ResultStore store = ResultStore.open("--out", folder.resolve("b"))) {
            store.plan(Map.of("set", 5));
        }
        assertContradictions(
                "'run': the seed of repetition 1 is 1 in {a}, and 9 in {b}",
                "set set: 5 jobs of each run in {b}, another number in an earlier folder: 4");
    }

    @Test
    void missingAndUnfinishedShardsAreTold() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        put("b", NODES, "2026-11-01T10:00:00Z", result(2, "SAFE", 10));
        part("a", new Shard(3, 4), 1);
        part("b", new Shard(1, 4), 2);
        Merge.Summary summary = Merge.of("merge", folders).write(out());
        assertThat(summary.missingShards()).containsExactly(new Shard(2, 4), new Shard(4, 4));
        assertThat(summary.unfinished())
                .containsExactly(folder.resolve("b") + ": jobs of shard 1/4 that are not done: 1");
        folders.clear();
        folders.add(folder.resolve("out"));
        put("c", NODES, "2026-11-01T10:00:00Z", result(3, "SAFE", 10));
        part("c", new Shard(2, 4), 1);
        assertThat(Merge.of("merge", folders)
                        .write(new Destination(folder.resolve("more"), "--out", "--resume"))
                        .missingShards())
                .containsExactly(new Shard(4, 4));
    }

    @Test
    void folderWithResultsIsNotWrittenTo() {
        put("a", NODES, "2026-11-01T10:00:00Z", result(1, "SAFE", 10));
        Merge merge = Merge.of("merge", folders);
        assertThatThrownBy(() -> merge.write(new Destination(folder.resolve("a"), "--out", "--resume")))
                .isInstanceOf(InputException.class)
                .hasMessage("--out: %s: has results already", folder.resolve("a"));
    }

    private void assertContradictions(String... lines) {
        Merge merge = Merge.of("merge", folders);
        assertThat(merge.contradictions())
                .containsExactly(Stream.of(lines)
                        .map(line -> line.replace("{a}", folder.resolve("a").toString())
                                .replace("{b}", folder.resolve("b").toString()))
                        .toArray(String[]::new));
        assertThatThrownBy(() -> merge.write(out())).isInstanceOf(IllegalStateException.class);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private void put(String name, String settings, String started, JobResult... results) {
        put(name, settings, started, ORIGIN, results);
    }

    private void put(String name, String settings, String started, Origin origin, JobResult... results) {
        folders.add(folder.resolve(name));
        try (ResultStore store = ResultStore.open("--out", folder.resolve(name))) {
            store.add(new StoredRun("run", 1000, settings));
            store.begin(
                    new Session(Instant.parse(started), new Build("1", "c"), "17", "Linux", "machine-" + name, 2, 1));
            store.plan(Map.of("set", 4));
            store.put(Results.REFERENCES, "theirs");
            store.add(List.of(results), key -> origin);
        }
    }

    private void part(String name, Shard shard, int jobs) {
        try (ResultStore store = ResultStore.open("--out", folder.resolve(name))) {
            store.putPart(Optional.of(new Part(shard, jobs)));
        }
    }

    private Destination out() {
        return new Destination(folder.resolve("out"), "--out", "--resume");
    }

    private static JobKey key(int index) {
        return new JobKey("run", "set", "f", index, "", 1);
    }

    private static JobResult result(int index, String verdict, long nodes) {
        return result(index, verdict, nodes, verdict.equals(Answer.UNKNOWN) ? "NODES" : "NONE");
    }

    private static JobResult stopped(int index, long nodes) {
        return result(index, Answer.UNKNOWN, nodes, "TIME");
    }

    private static JobResult result(int index, String verdict, long nodes, String limit) {
        Answer answer = new Answer(
                "",
                4,
                verdict,
                verdict.equals(Answer.UNKNOWN) ? Certainty.OPEN : Certainty.PROVED,
                "",
                "search",
                limit,
                new Answer.Effort(nodes, nodes, 0, 1),
                OptionalInt.empty());
        return new JobResult(key(index), 1, JobResult.Status.DONE, "", 2, Optional.empty(), List.of(answer), List.of());
    }
}
