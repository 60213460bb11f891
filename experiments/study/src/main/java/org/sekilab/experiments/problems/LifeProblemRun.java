package org.sekilab.experiments.problems;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.experiments.output.Journal;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.search.Limits;

/**
 * Makes a list of problems from games. It stores what was found in a journal after each cut. A run that was cut off
 * anywhere can therefore go on.
 */
public final class LifeProblemRun {
    private static final String JOURNAL = "journal.txt";

    private final LifeSolver solver;
    private final Limits limits;
    private final Destination destination;
    private final Plan plan;
    private final Path journal;

    /**
     * What is asked for.
     *
     * @param count the number of problems to find
     * @param every the number of moves from one position of a game to the next
     * @param seed of the order of the cuts, and of the moves that are added
     * @param settings all else that results depend on, except for the games
     */
    public record Plan(int count, int every, long seed, Map<String, String> settings) {
        private static final int HASH_DIGITS = 16;

        public Plan {
            settings = Map.copyOf(settings);
        }

        private String head(Limits limits, Collection<BoardInput> games) {
            List<String> contents = new ArrayList<>();
            new TreeMap<>(settings).forEach((key, value) -> contents.add(key + " = " + value));
            games.forEach(game -> contents.add(ContentHash.of("game", game)));
            return "every %d seed %d nodes %d games %d hash %s"
                    .formatted(
                            every,
                            seed,
                            limits.maxNodes(),
                            games.size(),
                            ContentHash.of(contents).substring(0, HASH_DIGITS));
        }
    }

    /**
     * A run that has not begun.
     *
     * @param limits of each search; a limit of time makes results depend on the machine
     * @param destination a folder, which is made if it is missing
     */
    public LifeProblemRun(LifeSolver solver, Limits limits, Destination destination, Plan plan) {
        this.solver = solver;
        this.limits = limits;
        this.destination = destination;
        this.plan = plan;
        this.journal = destination.path().resolve(JOURNAL);
    }

    /**
     * Finds problems until there are enough or no cut is left, and writes the files.
     *
     * @param games their main lines are searched
     * @param progress told of each cut
     * @return the number of problems
     * @throws InputException if the folder cannot be used
     */
    public int run(Collection<BoardInput> games, Journal.Start start, Progress progress) {
        try {
            Files.createDirectories(destination.path());
            Selected selected = new Selected();
            try (Journal store = Journal.open(journal, start, destination)) {
                String head = plan.head(limits, games);
                find(PlannedCut.of(games, plan.every(), plan.seed()), head, selected, store, progress);
            }
            new ProblemFiles(destination.place(), destination.path())
                    .write(selected.problems, new LifeAnswerer(solver, limits), progress);
            return selected.problems.size();
        } catch (IOException e) {
            throw InputException.ofWriting(destination.place(), destination.path(), e);
        }
    }

    private void find(List<PlannedCut> cuts, String head, Selected selected, Journal store, Progress progress)
            throws IOException {
        Map<Integer, Optional<FoundProblem>> known = known(store.lines(), head);
        ProblemMaker maker = new ProblemMaker(solver, limits, plan.seed());
        progress.expect(cuts.size());
        if (store.lines().isEmpty()) {
            store.add(head);
        }
        for (int i = 0; i < cuts.size() && selected.problems.size() < plan.count(); i++) {
            PlannedCut cut = cuts.get(i);
            Optional<FoundProblem> before = known.get(i);
            Optional<FoundProblem> found = progress.track(
                    "%d of %d".formatted(selected.problems.size(), plan.count()),
                    () -> before == null ? maker.make(cut) : before);
            if (before == null) {
                store.add(i + found.map(problem -> "\t" + problem.line()).orElse(""));
            }
            found.ifPresent(selected::add);
        }
    }

    /** The problems of a list. Mutable: they come one by one. */
    private final class Selected {
        private static final int MOST_OF_GROUP = 3;

        private final List<FoundProblem> problems = new ArrayList<>();
        private final Map<String, Integer> groups = new HashMap<>(); // how many problems
        private final Set<String> known = new HashSet<>(); // texts of cuts and boards

        /** Adds a problem, if none has an equal cut or board, there are few of its group, and there is room. */
        void add(FoundProblem problem) {
            String group = problem.source().group(problem.defender());
            boolean isNew = known.add(problem.shape())
                    && (problem.board() == FoundProblem.BoardKind.CUT || known.add(problem.canonicalText()));
            if (isNew && problems.size() < plan.count() && groups.getOrDefault(group, 0) < MOST_OF_GROUP) {
                problems.add(problem);
                groups.merge(group, 1, Integer::sum);
            }
        }
    }

    /** The cuts that the lines of a journal hold. */
    private Map<Integer, Optional<FoundProblem>> known(List<String> lines, String head) {
        Map<Integer, Optional<FoundProblem>> known = new HashMap<>();
        if (!lines.isEmpty() && !lines.get(0).equals(head)) {
            throw destination.mistake("has another run: '%s', not '%s'".formatted(lines.get(0), head));
        }
        for (int i = 1; i < lines.size(); i++) {
            String[] parts = lines.get(i).split("\t", 2);
            try {
                known.put(
                        Integer.parseInt(parts[0]),
                        parts.length == 1 ? Optional.empty() : Optional.of(FoundProblem.parse(parts[1])));
            } catch (IllegalArgumentException e) {
                throw new InputException("%s:%d".formatted(journal, i + 1), "is no problem: " + e.getMessage());
            }
        }
        return known;
    }
}
