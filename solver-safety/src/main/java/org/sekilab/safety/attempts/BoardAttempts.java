package org.sekilab.safety.attempts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.attempts.BoardAttempt.ProofPoints;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.BoardSolver;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.methods.SubSolvers;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limit;
import org.sekilab.statics.AlternatingPlaySolver;

/**
 * Solves a board for both colors, once or several times. Searches are remembered from one attempt to the next. Mutable,
 * confined to one thread.
 *
 * <p>Source: own. The order of methods is that of {@link SubSolvers}. {@link #improve} is a local search by ruin and
 * recreate (Schrimpf et al., Journal of Computational Physics 159, 2000) that takes out one proof at a time.
 * <p>Proves: each attempt by itself.
 * <p>Differs from a single attempt: zones of one color have no common points. So the first proof of a point may keep
 * out others that would make more points safe.
 * <p>Cost: with limits of a second or a million nodes, a board is solved once. For each further second and million
 * nodes, the further attempts together have an eighth of the nodes of the first one: with ten seconds, nine eighths.
 */
public final class BoardAttempts {
    private static final int PART_OF_NODES = 8; // of the first attempt, for each further second and million nodes

    private final SafetyMapBuilder efforts; // without proofs
    private final SafetyConfig config;
    private final Judges judges;
    private final List<AreaSearcher> searchers; // [color]

    /**
     * @param efforts without proofs; receives the efforts of all attempts
     * @param recorder says which proofs the result can use
     */
    public BoardAttempts(
            SafetyMapBuilder efforts,
            SafetyConfig config,
            GameSearcher searcher,
            Judges judges,
            ProvedGame.Recorder recorder) {
        this.efforts = efforts;
        this.config = config;
        this.judges = judges;
        Judges untilCancel = new Judges(judges.races(), livesUntilCancel(judges.lives()));
        this.searchers = Stream.of(Color.values())
                .map(color -> new AreaSearcher(efforts, config, gamesUntilCancel(searcher), untilCancel, recorder))
                .toList();
    }

    /** Asks nothing after a cancel. So the end of the share is the same if other threads have searched ahead. */
    private static GameSearcher gamesUntilCancel(GameSearcher searcher) {
        return question -> question.limits().isCancelled().getAsBoolean()
                ? question.open(Limit.CANCELLED)
                : searcher.search(question);
    }

    private static LifeJudge livesUntilCancel(LifeJudge lives) {
        return question ->
                question.limits().isCancelled().getAsBoolean() ? LifeJudge.Answer.OPEN : lives.judge(question);
    }

    /**
     * The best attempt: the first one, or with {@link Feature#RUIN_AND_RECREATE} the last one that was better.
     *
     * @param listener is told about progress; it receives a maker of the best map so far, for the time of the call
     */
    public BoardAttempt best(Consumer<Supplier<SafetyMap>> listener) {
        SafetyMapBuilder result = efforts.withoutProofs();
        BoardAttempt first = attempt(config, Set.of(), result, () -> listener.accept(result::build));
        boolean hasShare = config.shortSearches() > 1;
        return hasShare && config.has(Feature.RUIN_AND_RECREATE) ? improve(first, listener) : first;
    }

    /**
     * Leaves out one proof of the best attempt at a time, and solves the board again. An attempt with more safe points
     * is the best one from then on, and its new proofs have their turn, too. When all but the first one have had their
     * share of nodes, the last one ends early.
     */
    private BoardAttempt improve(BoardAttempt first, Consumer<Supplier<SafetyMap>> listener) {
        double most = efforts.spentNodes() * (1 + (config.shortSearches() - 1.0) / PART_OF_NODES);
        BooleanSupplier isOver = () ->
                efforts.spentNodes() > most || config.limits().isCancelled().getAsBoolean();
        SafetyConfig untilOver = config.with(config.limits().withCancel(isOver));
        Set<ProofPoints> hadTheirTurn = new HashSet<>();
        BoardAttempt best = first;
        Optional<ProofPoints> next = firstOutside(hadTheirTurn, best);
        while (next.isPresent() && best.hasOpenPoints() && !isOver.getAsBoolean()) {
            hadTheirTurn.add(next.get());
            Set<ProofPoints> leftOut = new HashSet<>(best.leftOut());
            leftOut.add(next.get());
            SafetyMapBuilder shown = best.result();
            BoardAttempt other =
                    attempt(untilOver, leftOut, efforts.withoutProofs(), () -> listener.accept(shown::build));
            if (other.safePoints() > best.safePoints()) {
                best = other;
                listener.accept(other.result()::build);
            }
            next = firstOutside(hadTheirTurn, best);
        }
        return best;
    }

    private static Optional<ProofPoints> firstOutside(Set<ProofPoints> proofs, BoardAttempt attempt) {
        return attempt.proved().stream()
                .filter(proof -> !proofs.contains(proof))
                .findFirst();
    }

    private BoardAttempt attempt(
            SafetyConfig used, Set<ProofPoints> leftOut, SafetyMapBuilder result, Runnable onStep) {
        List<StaticProof> statics = new ArrayList<>();
        for (Color color : Color.values()) {
            statics.add(AlternatingPlaySolver.addTo(result, color, used.proofs()));
        }
        onStep.run();
        List<ProvedGame> games = new ArrayList<>();
        List<BoardSolver> solvers = new ArrayList<>();
        for (Color color : Color.values()) {
            int index = color.ordinal();
            PointSet reserved = statics.get(index).reserved();
            Set<PointSet> ofColor = leftOut.stream()
                    .filter(proof -> proof.color() == color)
                    .map(ProofPoints::points)
                    .collect(Collectors.toSet());
            BoardProof board = new BoardProof(result, color, reserved, used.proofs(), ofColor, games::add);
            solvers.add(new BoardSolver(board, searchers.get(index), onStep));
        }
        solve(solvers, used.stages());
        List<ProofPoints> proved = Stream.of(Color.values())
                .flatMap(color ->
                        solvers.get(color.ordinal()).proved().stream().map(points -> new ProofPoints(color, points)))
                .toList();
        return new BoardAttempt(leftOut, result, statics, games, proved);
    }

    private void solve(List<BoardSolver> solvers, List<SafetyConfig> stages) {
        stages.forEach(stage -> solve(solvers, stage, SubSolvers.of(stage, judges.races())));
        SafetyConfig last = stages.get(stages.size() - 1);
        SubSolvers.last(last, judges.lives()).ifPresent(method -> {
            while (tryOnce(solvers, method)) {
                solve(solvers, last, SubSolvers.of(last, judges.races()));
            }
        });
    }

    /** True if a sub-solver proves anything new of a color. */
    private static boolean tryOnce(List<BoardSolver> solvers, SubSolver method) {
        boolean hasFound = false;
        for (BoardSolver solver : solvers) {
            hasFound |= solver.tryOnce(method);
        }
        return hasFound;
    }

    private static void solve(List<BoardSolver> solvers, SafetyConfig stage, List<SubSolver> methods) {
        solvers.forEach(solver -> solver.enter(stage));
        boolean hasFound = true;
        while (hasFound) { // seki of one color depends on the alive blocks of the other
            hasFound = false;
            for (BoardSolver solver : solvers) {
                hasFound |= solver.solve(methods);
            }
        }
    }
}
