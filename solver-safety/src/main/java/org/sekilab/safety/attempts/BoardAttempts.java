package org.sekilab.safety.attempts;

import java.util.ArrayList;
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
 * <p>Source: own. The order of methods is that of {@link SubSolvers}. {@link #improve} is a search by ruin and
 * recreate (Schrimpf et al., Journal of Computational Physics 159, 2000). Each step takes out one proof more.
 * <p>Proves: each attempt by itself.
 * <p>Differs from a single attempt: zones of one color have no common points. So the first proof of a point may keep
 * out others that would make more points safe.
 * <p>Cost: with limits of a second or a million nodes, a board is solved once. For each further second and million
 * nodes, the further attempts together have a quarter of the nodes of the first one: with ten seconds, nine quarters.
 * They end when {@value #MOST_IN_VAIN} of them in a row are no better than the best one.
 */
public final class BoardAttempts {
    private static final int PART_OF_NODES = 4; // of the first attempt, for each further second and million nodes
    private static final int MOST_IN_VAIN = 25; // attempts in a row

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
     * Solves the board again without some of the proofs, as {@link NextAttempts} says. An attempt with more safe points
     * than all before is the best one. The further attempts end after {@value #MOST_IN_VAIN} in vain. When they have
     * had their share of nodes, the last one ends early.
     */
    private BoardAttempt improve(BoardAttempt first, Consumer<Supplier<SafetyMap>> listener) {
        double most = efforts.spentNodes() * (1 + (config.shortSearches() - 1.0) / PART_OF_NODES);
        BooleanSupplier isOver = () ->
                efforts.spentNodes() > most || config.limits().isCancelled().getAsBoolean();
        SafetyConfig untilOver = config.with(config.limits().withCancel(isOver));
        NextAttempts attempts = new NextAttempts();
        attempts.addAll(first);
        BoardAttempt best = first;
        int inVain = 0;
        Optional<Set<ProofPoints>> next = attempts.take();
        while (next.isPresent() && inVain < MOST_IN_VAIN && best.hasOpenPoints() && !isOver.getAsBoolean()) {
            SafetyMapBuilder shown = best.result();
            BoardAttempt other =
                    attempt(untilOver, next.get(), efforts.withoutProofs(), () -> listener.accept(shown::build));
            inVain++;
            if (other.safePoints() > best.safePoints()) {
                best = other;
                inVain = 0;
                listener.accept(other.result()::build);
            }
            attempts.addAll(other);
            next = attempts.take();
        }
        return best;
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
