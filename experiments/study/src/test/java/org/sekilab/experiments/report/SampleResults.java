package org.sekilab.experiments.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Answer.Certainty;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.EngineEffort;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Session;
import org.sekilab.experiments.store.StoredRun;

/** Results that are made up, to be reported and compared. Mutable. */
public final class SampleResults {
    /** A name that a stranger may give to a game record. */
    static final String NASTY = "<script>alert('x')</script>&\"_%#$.sgf";

    private final List<StoredRun> runs = new ArrayList<>();
    private final List<JobResult> jobs = new ArrayList<>();
    private final Map<String, Integer> planned = new TreeMap<>();
    private final Map<String, Integer> machines = new LinkedHashMap<>(); // with the first job of each
    private String references = "";

    public SampleResults run(String name, String settings) {
        runs.add(new StoredRun(name, 1000, settings));
        return this;
    }

    /** A region problem that is answered. */
    public SampleResults answer(String run, int index, String verdict, double millis) {
        return answer(run, index, verdict, millis, "");
    }

    public SampleResults answer(String run, int index, String verdict, double millis, String expected) {
        return answer(run, index, verdict, new Answer.Effort(100, 90, 10, millis), expected, "TIME");
    }

    /** Adds an answer. A limit stopped its search where the verdict is unknown. */
    public SampleResults answer(
            String run, int index, String verdict, Answer.Effort effort, String expected, String limit) {
        boolean isOpen = verdict.equals(Answer.UNKNOWN);
        Answer answer = new Answer(
                "",
                index,
                verdict,
                isOpen ? Certainty.OPEN : Certainty.PROVED,
                expected,
                "search",
                isOpen ? limit : "NONE",
                effort,
                OptionalInt.empty());
        JobKey key = new JobKey(run, "problems", "list.csv", index, "", 1);
        List<EngineEffort> engines = List.of(new EngineEffort("engine-" + run, effort.nodes(), effort.millis()));
        jobs.add(new JobResult(
                key, 1, JobResult.Status.DONE, "", effort.millis(), Optional.empty(), List.of(answer), engines));
        return this;
    }

    /** A board of 2x2: a black stone that is alive, a white one that is dead, and black territory. */
    SampleResults board(String run, String file) {
        return board(run, file, new BoardView(2, 2, "XO..", "bbb.", "adto", List.of("benson", "one-vital"), "AAB."), 3);
    }

    /** A board of four points with a picture. */
    SampleResults board(String run, String file, BoardView view, int safePoints) {
        Tally tally = new Tally(1, 4, safePoints, 0, 0, 2, 1, 2, 2, 1);
        return board(run, file, Optional.of(new BoardCounts(tally, 7, Optional.of(view))), List.of());
    }

    /** A region of a board that is answered. */
    SampleResults region(String run, String file, String item, String verdict) {
        return region(run, file, item, verdict, new Answer.Effort(100, 90, 10, 1));
    }

    SampleResults region(String run, String file, String item, String verdict, Answer.Effort effort) {
        boolean isOpen = verdict.equals(Answer.UNKNOWN);
        Certainty certainty = isOpen ? Certainty.OPEN : Certainty.PROVED;
        return board(
                run,
                file,
                Optional.empty(),
                List.of(new Answer(
                        item,
                        4,
                        verdict,
                        certainty,
                        "",
                        "search",
                        isOpen ? "NODES" : "NONE",
                        effort,
                        OptionalInt.empty())));
    }

    private SampleResults board(String run, String file, Optional<BoardCounts> counts, List<Answer> answers) {
        int index =
                (int) jobs.stream().filter(job -> job.key().run().equals(run)).count() + 1;
        JobKey key = new JobKey(run, "boards", file, counts.isPresent() ? 1 : index, "", 1);
        jobs.add(new JobResult(key, 1, JobResult.Status.DONE, "", 5, counts, answers, List.of()));
        return this;
    }

    /** A solved problem of a set of any name. */
    SampleResults inSet(String set, String run, int index) {
        answer(run, index, "SAFE", 1);
        JobResult last = jobs.remove(jobs.size() - 1);
        jobs.add(new JobResult(
                new JobKey(run, set, "list.csv", index, "", 1),
                last.seed(),
                last.status(),
                last.error(),
                last.millis(),
                last.board(),
                last.answers(),
                last.engines()));
        return this;
    }

    public SampleResults failure(String run, int index, String error) {
        jobs.add(JobResult.failed(new JobKey(run, "problems", "list.csv", index, "", 1), 1, error, 1));
        return this;
    }

    /** How many jobs each run was to do. */
    SampleResults planned(String set, int count) {
        planned.put(set, count);
        return this;
    }

    SampleResults references(String text) {
        references = text;
        return this;
    }

    /** The answers from now on are from another machine. */
    SampleResults machine(String name) {
        machines.put(name, jobs.size());
        return this;
    }

    /** Stores them. */
    public Path in(Path folder) {
        try (ResultStore store = ResultStore.open("--out", folder)) {
            runs.forEach(store::add);
            store.begin(Session.ofThisProcess(1));
            store.put(Results.REFERENCES, references);
            store.plan(planned);
            List<String> names = List.copyOf(machines.keySet());
            List<Integer> starts = new ArrayList<>(machines.values());
            starts.add(jobs.size());
            store.add(jobs.subList(0, starts.get(0)), key -> Origin.UNKNOWN);
            for (int i = 0; i < names.size(); i++) {
                store.begin(new Session(
                        Instant.parse("2026-11-01T10:00:00Z"),
                        new Build("1", "c"),
                        "17",
                        "Linux amd64",
                        names.get(i),
                        8,
                        1));
                store.add(jobs.subList(starts.get(i), starts.get(i + 1)), key -> Origin.UNKNOWN);
            }
        }
        return folder;
    }

    /** The report of the results, with a name. */
    String html(Path folder, String name) {
        Results results = read(folder);
        return new HtmlReport(results, name, new ReportTables(results)).format();
    }

    /** Stores them and reads them again. */
    Results read(Path folder) {
        try (ResultStore store = ResultStore.openExisting("test", in(folder))) {
            return Results.of(store);
        }
    }
}
