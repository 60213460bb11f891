package org.sekilab.experiments.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * All results of an experiment, put in order for comparing: by run, then by problem.
 *
 * @param sessions a line about each process that worked on it; unmodifiable
 * @param runs in the order of the experiment; unmodifiable
 * @param jobs all jobs, failed ones too; unmodifiable
 * @param byRun for each run what it found out about each problem
 * @param order the keys of all jobs in the order in which they were done; unmodifiable
 * @param planned for each set how many jobs every run has to do; results that do not say it have no entries for their
 * sets
 * @param references what others have measured, as HOCON; empty if nothing is given
 * @param machines those that worked on it, the first one first; unmodifiable
 * @param part the part of the study that these are the results of; empty if they are of the whole
 */
public record Results(
        List<String> sessions,
        List<StoredRun> runs,
        List<JobResult> jobs,
        Map<String, SortedMap<ProblemKey, Summary>> byRun,
        List<JobKey> order,
        Map<String, Integer> planned,
        String references,
        List<Machine> machines,
        Optional<Part> part) {
    /** The fact that holds what others have measured. */
    public static final String REFERENCES = "references";

    /**
     * The jobs of a run and a set that have no answer.
     *
     * @param planned all jobs of the run in this set
     * @param failed jobs that were tried without success
     * @param left jobs that were not done yet
     */
    public record Gap(String set, String run, int planned, int failed, int left) {
        /** True when the run has answered nothing of the set. */
        public boolean isWhole() {
            return failed + left == planned;
        }
    }

    /**
     * A machine that worked on an experiment.
     *
     * @param name of the host
     * @param os the operating system
     * @param processors how many it has
     * @param jobs the results that are from it
     * @param nodes that its searches entered
     * @param millis wall time of these searches
     */
    public record Machine(String name, String os, int processors, int jobs, long nodes, double millis) {}

    /** Two proofs that contradict each other: one of them is wrong. */
    public record Conflict(ProblemKey problem, String run, String verdict, String otherRun, String otherVerdict) {
        /** One line for people. */
        public String label() {
            return "%s: %s by %s, %s by %s".formatted(problem.label(), verdict, run, otherVerdict, otherRun);
        }
    }

    /** A proof that contradicts what a table tells to be true. */
    public record WrongProof(ProblemKey problem, String run, String verdict, String expected) {
        /** One line for people. */
        public String label() {
            return "%s: %s by %s, in truth %s".formatted(problem.label(), verdict, run, expected);
        }
    }

    public Results {
        sessions = List.copyOf(sessions);
        runs = List.copyOf(runs);
        jobs = List.copyOf(jobs);
        byRun = Map.copyOf(byRun);
        order = List.copyOf(order);
        planned = Map.copyOf(planned);
        machines = List.copyOf(machines);
    }

    /** Reads the results. */
    public static Results of(ResultStore store) {
        List<JobResult> jobs = store.results();
        return new Results(
                store.sessions(),
                store.runs(),
                jobs,
                byRun(jobs),
                store.inTime(),
                store.planned(),
                store.find(REFERENCES).orElse(""),
                store.machines(),
                store.part());
    }

    private static Map<String, SortedMap<ProblemKey, Summary>> byRun(List<JobResult> jobs) {
        Map<String, List<JobResult>> jobsOf =
                jobs.stream().collect(Collectors.groupingBy(job -> job.key().run()));
        Map<String, SortedMap<ProblemKey, Summary>> byRun = new TreeMap<>();
        jobsOf.forEach((run, its) -> byRun.put(run, summaries(its)));
        return byRun;
    }

    /** The findings of one run. */
    private static SortedMap<ProblemKey, Summary> summaries(List<JobResult> jobs) {
        SortedMap<ProblemKey, List<Answer>> answers = new TreeMap<>();
        for (JobResult job : jobs) {
            for (Answer answer : job.answers()) {
                answers.computeIfAbsent(job.key().problem(answer.item()), problem -> new ArrayList<>(1))
                        .add(answer);
            }
        }
        SortedMap<ProblemKey, Summary> summaries = new TreeMap<>();
        answers.forEach((problem, its) -> summaries.put(problem, Summary.of(its)));
        return summaries;
    }

    /**
     * The comparable part of the results: the jobs of each set that every run has answered. A run without any answer in
     * a set does not count there. Sets, runs and plans stay.
     */
    public Results common() {
        Map<JobKey, Set<String>> answeredBy = new TreeMap<>(JobKey.BY_QUESTION);
        Map<String, Set<String>> runsOf = new TreeMap<>();
        for (JobResult job : jobs) {
            if (job.status() == JobResult.Status.DONE) {
                answeredBy
                        .computeIfAbsent(job.key(), key -> new HashSet<>())
                        .add(job.key().run());
                runsOf.computeIfAbsent(job.key().set(), set -> new HashSet<>())
                        .add(job.key().run());
            }
        }
        List<JobResult> shared = jobs.stream()
                .filter(job -> job.status() == JobResult.Status.DONE
                        && answeredBy
                                .getOrDefault(job.key(), Set.of())
                                .equals(runsOf.get(job.key().set())))
                .toList();
        return shared.size() == jobs.size()
                ? this
                : new Results(sessions, runs, shared, byRun(shared), order, planned, references, machines, part);
    }

    /** True when times of different machines are among the results. They cannot be compared. */
    public boolean isFromSeveralMachines() {
        return machines.size() > 1;
    }

    /** The number of jobs of the whole study. 0 if it was not noted. */
    public int plannedJobs() {
        return runs.size()
                * planned.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The missing answers, by set and then by run. Empty if the results are complete. */
    public List<Gap> gaps() {
        Map<String, Set<JobKey>> known = new TreeMap<>();
        planned.keySet().forEach(set -> known.put(set, new TreeSet<>(JobKey.BY_QUESTION)));
        jobs.forEach(job -> known.computeIfAbsent(job.key().set(), set -> new TreeSet<>(JobKey.BY_QUESTION))
                .add(job.key()));
        List<Gap> gaps = new ArrayList<>();
        known.forEach((set, questions) -> {
            int all = Math.max(planned.getOrDefault(set, 0), questions.size());
            for (StoredRun run : runs) {
                int done = count(set, run, JobResult.Status.DONE);
                int failed = count(set, run, JobResult.Status.FAILED);
                if (done < all) {
                    gaps.add(new Gap(set, run.name(), all, failed, all - done - failed));
                }
            }
        });
        return gaps;
    }

    private int count(String set, StoredRun run, JobResult.Status status) {
        return (int) jobs.stream()
                .filter(job -> job.status() == status
                        && job.key().set().equals(set)
                        && job.key().run().equals(run.name()))
                .count();
    }

    /** The runs that have answered something of a set, in the order of the experiment. */
    public List<StoredRun> runs(String set) {
        Set<String> answering = new HashSet<>();
        for (JobResult job : jobs) {
            if (job.status() == JobResult.Status.DONE && job.key().set().equals(set)) {
                answering.add(job.key().run());
            }
        }
        return runs.stream().filter(run -> answering.contains(run.name())).toList();
    }

    /** The names of the sets, in alphabetical order. */
    public List<String> sets() {
        TreeSet<String> sets = new TreeSet<>();
        jobs.forEach(job -> sets.add(job.key().set()));
        return List.copyOf(sets);
    }

    /** The jobs in the order in which they were done. */
    public List<JobResult> inTime() {
        Map<JobKey, JobResult> byKey = new HashMap<>();
        jobs.forEach(job -> byKey.put(job.key(), job));
        return order.stream().map(byKey::get).filter(Objects::nonNull).toList();
    }

    /** The findings of a run. */
    public SortedMap<ProblemKey, Summary> of(String run) {
        return byRun.getOrDefault(run, new TreeMap<>());
    }

    /** The findings of a run about the problems of a set. */
    public SortedMap<ProblemKey, Summary> of(String run, String set) {
        SortedMap<ProblemKey, Summary> its = new TreeMap<>(of(run));
        its.keySet().removeIf(problem -> !problem.set().equals(set));
        return its;
    }

    /**
     * The boards of a set in a run, each once: those of the first repetition. The other repetitions of a run ask the
     * same questions again.
     */
    public List<BoardRow> boards(String set, String run) {
        return jobs.stream()
                .filter(job -> job.key().set().equals(set)
                        && job.key().run().equals(run)
                        && job.key().repetition() == 1)
                .flatMap(BoardRow::of)
                .toList();
    }

    /** Jobs that went wrong. */
    public List<JobResult> failures() {
        return jobs.stream()
                .filter(job -> job.status() == JobResult.Status.FAILED)
                .toList();
    }

    /** Proofs that contradict each other, of runs, or of repetitions of one. */
    public List<Conflict> conflicts() {
        List<Conflict> conflicts = new ArrayList<>();
        for (List<Proof> proofs : proofs().values()) {
            Proof first = proofs.get(0);
            proofs.stream()
                    .filter(proof -> !proof.verdict.equals(first.verdict))
                    .findFirst()
                    .ifPresent(other -> conflicts.add(
                            new Conflict(first.problem, first.run, first.verdict, other.run, other.verdict)));
        }
        return conflicts;
    }

    /** Proofs that contradict the truth, in the order of the runs. */
    public List<WrongProof> wrongProofs() {
        List<WrongProof> wrong = new ArrayList<>();
        for (StoredRun run : runs) {
            of(run.name()).forEach((problem, summary) -> {
                if (summary.isWrong() && summary.isProved()) {
                    wrong.add(new WrongProof(problem, run.name(), summary.verdict(), summary.expected()));
                }
            });
        }
        return wrong;
    }

    /** Proofs that contradict proofs of other results. */
    public List<Conflict> conflictsWith(Results others) {
        Map<String, List<Proof>> theirs = others.proofs();
        List<Conflict> conflicts = new ArrayList<>();
        proofs().forEach((question, ours) -> {
            Proof first = ours.get(0);
            theirs.getOrDefault(question, List.of()).stream()
                    .filter(proof -> !proof.verdict.equals(first.verdict))
                    .findFirst()
                    .ifPresent(other -> conflicts.add(
                            new Conflict(first.problem, first.run, first.verdict, other.run, other.verdict)));
        });
        return conflicts;
    }

    private record Proof(ProblemKey problem, String run, String verdict) {}

    /** The proofs by question: a problem, and the rules that change what is true of it. */
    private Map<String, List<Proof>> proofs() {
        Map<String, StoredRun> stored = new TreeMap<>();
        runs.forEach(run -> stored.put(run.name(), run));
        Map<String, List<Proof>> proofs = new TreeMap<>();
        for (JobResult job : jobs) {
            String rules = Optional.ofNullable(stored.get(job.key().run()))
                    .map(StoredRun::rules)
                    .orElse("");
            for (Answer answer : job.answers()) {
                if (answer.isProved()) {
                    ProblemKey problem = job.key().problem(answer.item());
                    proofs.computeIfAbsent(problem.label() + "; " + rules, question -> new ArrayList<>())
                            .add(new Proof(problem, job.key().run(), answer.verdict()));
                }
            }
        }
        return proofs;
    }
}
