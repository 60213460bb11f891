package org.sekilab.experiments.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All results of an experiment, put in order for comparing: by run, then by problem.
 *
 * @param sessions a line about each process that worked on it; unmodifiable
 * @param runs in the order of the experiment; unmodifiable
 * @param jobs all jobs, failed ones too; unmodifiable
 * @param byRun for each run what it found out about each problem
 * @param references what others have measured, as HOCON; empty if nothing is given
 */
public record Results(
        List<String> sessions,
        List<StoredRun> runs,
        List<JobResult> jobs,
        Map<String, SortedMap<ProblemKey, Summary>> byRun,
        String references) {
    /** The fact that holds what others have measured. */
    public static final String REFERENCES = "references";

    /** Two proofs that contradict each other: one of them is wrong. */
    public record Conflict(ProblemKey problem, String run, String verdict, String otherRun, String otherVerdict) {
        /** One line about it. */
        public String label() {
            return "%s: %s by %s, %s by %s".formatted(problem.label(), verdict, run, otherVerdict, otherRun);
        }
    }

    /** A proof that contradicts what a table tells to be true. */
    public record WrongProof(ProblemKey problem, String run, String verdict, String expected) {
        /** One line about it. */
        public String label() {
            return "%s: %s by %s, in truth %s".formatted(problem.label(), verdict, run, expected);
        }
    }

    public Results {
        sessions = List.copyOf(sessions);
        runs = List.copyOf(runs);
        jobs = List.copyOf(jobs);
        byRun = Map.copyOf(byRun);
    }

    /** Reads them. */
    public static Results of(ResultStore store) {
        List<JobResult> jobs = store.results();
        Map<String, SortedMap<ProblemKey, List<Answer>>> answers = new TreeMap<>();
        for (JobResult job : jobs) {
            for (Answer answer : job.answers()) {
                answers.computeIfAbsent(job.key().run(), run -> new TreeMap<>())
                        .computeIfAbsent(job.key().problem(answer.item()), problem -> new ArrayList<>())
                        .add(answer);
            }
        }
        Map<String, SortedMap<ProblemKey, Summary>> byRun = new TreeMap<>();
        answers.forEach((run, byProblem) -> {
            SortedMap<ProblemKey, Summary> summaries = new TreeMap<>();
            byProblem.forEach((problem, its) -> summaries.put(problem, Summary.of(its)));
            byRun.put(run, summaries);
        });
        return new Results(
                store.sessions(),
                store.runs(),
                jobs,
                byRun,
                store.find(REFERENCES).orElse(""));
    }

    /** The names of the sets, in alphabetical order. */
    public List<String> sets() {
        TreeSet<String> sets = new TreeSet<>();
        jobs.forEach(job -> sets.add(job.key().set()));
        return List.copyOf(sets);
    }

    /** What a run found out. */
    public SortedMap<ProblemKey, Summary> of(String run) {
        return byRun.getOrDefault(run, new TreeMap<>());
    }

    /** What a run found out about the problems of a set. */
    public SortedMap<ProblemKey, Summary> of(String run, String set) {
        SortedMap<ProblemKey, Summary> its = new TreeMap<>(of(run));
        its.keySet().removeIf(problem -> !problem.set().equals(set));
        return its;
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

    /** Proofs that contradict those of other results. */
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

    /** By question: a problem, and the rules that change what is true of it. */
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
