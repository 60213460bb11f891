package org.sekilab.experiments.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sekilab.experiments.InputException;

/**
 * The results of an experiment in a database of SQLite. An addition is on the disk when the call returns, whole or not
 * at all. It survives the end of the process at any moment. Others may read it meanwhile. Mutable; for one thread.
 */
public final class ResultStore implements AutoCloseable {
    /** The name of the database in the folder of the results. */
    public static final String FILE = "results.sqlite";

    /** The fact that tells how fast and how noisy the machine was before the first job. */
    public static final String MACHINE_SPEED = "machine speed";

    private static final String SCHEMA = "schema.sql";
    private static final String OLDER_SCHEMA = "schema-without-origins.sql";
    private static final String PLANNED = "planned ";
    private static final String LAST_RESULT = "time of the last result";
    private static final String MERGED = "merged shards";
    private static final String SHARD = "shard";
    private static final String SHARD_JOBS = "jobs of the shard";

    private final Database database;
    private final SessionTable sessions;
    private final JobTable jobs;
    private final Optional<FolderLock> lock;
    private long session;

    private ResultStore(Database database, Optional<FolderLock> lock) {
        this.database = database;
        this.sessions = new SessionTable(database);
        this.jobs = new JobTable(database);
        this.lock = lock;
    }

    /** True when a folder has results, or will have results of a run that was begun. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE));
    }

    /** True while a process adds results to a folder. */
    public static boolean isAtWork(Path folder) {
        return FolderLock.isTaken(folder);
    }

    /**
     * Opens the results in a folder to add to them, and makes them if there are none. No other process can open them
     * until they are closed.
     *
     * @param place what named the folder, for messages
     * @throws InputException if that is not possible
     */
    public static ResultStore open(String place, Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw InputException.ofWriting(place, folder, e);
        }
        FolderLock lock = FolderLock.take(place, folder);
        try {
            Database database = Database.open(folder.resolve(FILE));
            ResultStore store = new ResultStore(database, Optional.of(lock));
            store.prepare();
            return store;
        } catch (InputException e) {
            lock.close();
            throw e;
        }
    }

    private void prepare() {
        try {
            database.run(SCHEMA);
            if (!database.findColumn("job", "input")) {
                database.transact(() -> database.run(OLDER_SCHEMA));
            }
        } catch (InputException e) {
            database.close();
            throw e;
        }
    }

    /**
     * Opens results that are there, to read them only: also where nothing can be written. All that is read is of one
     * moment, also while a run adds results.
     *
     * @param option what named the folder, for messages
     * @throws InputException if there are none
     */
    public static ResultStore openExisting(String option, Path folder) {
        if (!isIn(folder)) {
            throw new InputException(option, "%s: no results there (no %s)".formatted(folder, FILE));
        }
        return new ResultStore(Database.openForReading(folder.resolve(FILE)), Optional.empty());
    }

    /** Notes a process that adds results from now on. */
    public void begin(Session process) {
        session = sessions.add(process);
        jobs.begin();
    }

    /** The processes that added results, by their rows, the first one first. */
    public Map<Long, Session> processes() {
        return sessions.all();
    }

    /** A line about each process that added results, the first one first. The last one tells the machine's speed. */
    public List<String> sessions() {
        List<String> labels = new ArrayList<>(
                sessions.all().values().stream().map(Session::label).toList());
        if (!labels.isEmpty()) {
            find(MACHINE_SPEED)
                    .ifPresent(speed -> labels.set(labels.size() - 1, labels.get(labels.size() - 1) + "; " + speed));
        }
        return labels;
    }

    /** The machines that results are from, the first one first. */
    public List<Results.Machine> machines() {
        return sessions.machines();
    }

    /** Notes a fact about the experiment, in place of one of that name. */
    public void put(String name, String value) {
        database.update("INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)", name, value);
    }

    /** A fact about the experiment. */
    public Optional<String> find(String name) {
        return database.query("SELECT value FROM fact WHERE name = ?", row -> row.getString(1), name).stream()
                .findFirst();
    }

    /** Notes how many jobs every run has to do, by set, in place of all that was noted before. */
    public void plan(Map<String, Integer> jobs) {
        database.transact(() -> replacePlan(jobs));
    }

    private void replacePlan(Map<String, Integer> jobs) {
        planned().keySet().forEach(set -> database.update("DELETE FROM fact WHERE name = ?", PLANNED + set));
        jobs.forEach((set, count) -> put(PLANNED + set, Integer.toString(count)));
    }

    /** How many jobs every run has to do, by set. Empty if the number was not noted. */
    public Map<String, Integer> planned() {
        Map<String, Integer> planned = new TreeMap<>();
        database.query("SELECT name, value FROM fact", row -> Map.entry(row.getString(1), row.getString(2))).stream()
                .filter(fact -> fact.getKey().startsWith(PLANNED))
                .forEach(fact ->
                        planned.put(fact.getKey().substring(PLANNED.length()), Integer.parseInt(fact.getValue())));
        return planned;
    }

    /** Notes that the folder is for a part of the study, or for the whole of it if there is none. */
    public void putPart(Optional<Part> part) {
        database.transact(() -> {
            database.update("DELETE FROM fact WHERE name IN (?, ?)", SHARD, SHARD_JOBS);
            part.ifPresent(its -> {
                put(SHARD, its.shard().toString());
                put(SHARD_JOBS, Integer.toString(its.jobs()));
            });
        });
    }

    /** The part of the study that the folder is for. Empty if it is for the whole study. */
    public Optional<Part> part() {
        return find(SHARD)
                .map(text -> new Part(
                        Shard.parse(FILE, text),
                        Integer.parseInt(find(SHARD_JOBS).orElseThrow())));
    }

    /** The shards that were done in this folder or merged into it. Empty if there were none. */
    public Set<Shard> shards() {
        Set<Shard> shards = new LinkedHashSet<>();
        part().ifPresent(part -> shards.add(part.shard()));
        find(MERGED).ifPresent(text -> Stream.of(text.split(" ")).forEach(each -> shards.add(Shard.parse(FILE, each))));
        return shards;
    }

    /**
     * Adds the results of other folders, all or none.
     *
     * @param planned how many jobs each run has to do, by set
     * @param references what others have measured, as HOCON
     * @param shards that the results are from
     * @param results of jobs, in their order
     */
    public void merge(
            List<StoredRun> runs,
            Map<String, Integer> planned,
            String references,
            Set<Shard> shards,
            List<MergedJob> results) {
        database.transact(() -> {
            runs.forEach(this::add);
            replacePlan(planned);
            put(Results.REFERENCES, references);
            if (!shards.isEmpty()) {
                put(MERGED, shards.stream().map(Shard::toString).collect(Collectors.joining(" ")));
            }
            Map<Session, Long> rows = new HashMap<>();
            for (MergedJob job : results) {
                if (!rows.containsKey(job.process())) {
                    begin(job.process());
                    rows.put(job.process(), session);
                }
                session = rows.get(job.process());
                jobs.add(session, job.result(), job.origin());
            }
        });
    }

    /** Notes a run, after the runs that are there. */
    public void add(StoredRun run) {
        database.update(
                "INSERT INTO run (name, limit_millis, settings) VALUES (?, ?, ?)",
                run.name(),
                run.limitMillis(),
                run.settings());
    }

    /** Notes runs in place of all that are there, all or none. */
    public void replaceRuns(List<StoredRun> runs) {
        database.transact(() -> {
            database.update("DELETE FROM run");
            runs.forEach(this::add);
        });
    }

    /** Takes results away, and replaces runs of the same names by these runs, all or nothing. */
    public void discard(List<StoredJob> results, List<StoredRun> runs) {
        database.transact(() -> {
            results.forEach(jobs::remove);
            for (StoredRun run : runs) {
                database.update(
                        "UPDATE run SET limit_millis = ?, settings = ? WHERE name = ?",
                        run.limitMillis(),
                        run.settings(),
                        run.name());
            }
        });
    }

    /** The runs in the order in which they were added. */
    public List<StoredRun> runs() {
        return database.query(
                "SELECT name, limit_millis, settings FROM run ORDER BY place",
                row -> new StoredRun(row.getString(1), row.getDouble(2), row.getString(3)));
    }

    /** The jobs that have a result. */
    public List<StoredJob> jobs() {
        return jobs.all();
    }

    /** When the last result was added. Empty for results of older versions and for merged ones. */
    Optional<Instant> lastResult() {
        return find(LAST_RESULT).map(Instant::parse);
    }

    /** @param condition on the columns of a job, as SQL */
    int count(String condition) {
        return jobs.count(condition);
    }

    /** What the longest job took; 0 before the first result. */
    public double longestMillis() {
        return jobs.longestMillis();
    }

    /** @param condition on the columns of a job, with an order, as SQL */
    List<RunState.EndedJob> ended(String condition, int most) {
        return jobs.ended(condition, most);
    }

    /** The jobs that are finished, in the order in which they were. */
    public List<JobKey> inTime() {
        return jobs.keys();
    }

    /**
     * Adds results, all or none.
     *
     * @param origins what the result of a job was made from
     */
    public void add(List<JobResult> results, Function<JobKey, Origin> origins) {
        database.transact(() -> {
            results.forEach(result -> jobs.add(session, result, origins.apply(result.key())));
            put(LAST_RESULT, Instant.now().toString());
        });
    }

    /** All results, ordered by run, set and problem. The order in which they came does not matter. */
    public List<JobResult> results() {
        return StoredRows.read(database);
    }

    /** Copies the database to a new file, with what is in its log only. */
    public void copyTo(Path file) {
        database.copyTo(file);
    }

    @Override
    public void close() {
        try {
            database.close();
        } finally {
            lock.ifPresent(FolderLock::close);
        }
    }
}
