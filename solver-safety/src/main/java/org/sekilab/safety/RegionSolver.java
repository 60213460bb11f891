package org.sekilab.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Repetition;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.safety.superko.SuperkoSolver;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.Statistics;

/**
 * Solves single regions exactly, under the worst case outside. Boundary blocks have no liberties elsewhere, and stones
 * that surround them cannot be captured.
 *
 * <p>Source: two searches, first with seki for the defender, then for the attacker, [NKM] 5.5; limited ko threats,
 * [NKM] 7.
 * <p>Proves: a verdict other than UNKNOWN is a proof under any rule for repetitions. With endless play counted for the
 * attacker the two searches give a lower bound, which proves SAFE. Proofs against the defender, for UNSAFE and for no
 * more than SEKI, come from a search with endless play counted for the defender. If both leave the verdict open, {@link
 * Repetition#SUPERKO} asks {@link SuperkoSolver}. A verdict under any rule holds under superko too, as
 * is proved there.
 * <p>Differs: that third search; the paper leaves repetitions to superko.
 * <p>The principal variation is empty in two cases only. A block has no liberty from the start. Or the region is safe
 * without search, and no move that keeps it safe was found within the limits.
 * <p>Cost: up to three searches, and up to twelve more to look for moonshine life. All of them together keep the limits
 * of time and nodes.
 */
public final class RegionSolver {
    private final Engine engine;
    private final SafetyConfig config;

    public RegionSolver(Engine engine, SafetyConfig config) {
        this.engine = engine;
        this.config = config;
    }

    /** True when a region is small enough. */
    public boolean fits(Region region) {
        return LocalShape.fits(region, koThreats());
    }

    /** The attacker's threats in ko fights. */
    public KoThreats koThreats() {
        return config.ko().threats();
    }

    /**
     * Solves a region.
     *
     * @param first the side to move
     * @throws IllegalArgumentException if the region is too large, see {@link #fits}
     */
    public RegionResult solve(Position position, Region region, Color first) {
        LocalShape shape = LocalShape.of(region);
        RegionResult result =
                underRule(shape, position, first, solve(shape, position, first, koThreats(), config.limits()));
        boolean isOpen = first != shape.defender()
                && (result.verdict() == Verdict.SEKI || result.verdict() == Verdict.UNSAFE)
                && shape.size() <= KoThreats.MAX_POINTS;
        return config.ko().findsMoonshine() && isOpen ? result.with(moonshine(shape, position, first, result)) : result;
    }

    /** The assumption about the blocks around a region. */
    public enum Boundary {
        /** They have no liberties elsewhere: the worst case for the defender. */
        UNPROVED,
        /** They are never captured: the worst case for the attacker. */
        ALIVE
    }

    /**
     * Solves a region under another model. With {@link Boundary#UNPROVED}, SAFE proves that no stone of the attacker
     * survives. With {@link Boundary#ALIVE}, UNSAFE and SEKI prove that some stone of the attacker survives.
     *
     * @param first the side to move
     * @param threats the threats of each side in ko fights
     * @throws IllegalArgumentException if the region is too large, see {@link LocalShape#fits(Region, KoThreats)}
     */
    public RegionResult solve(Position position, Region region, Color first, Boundary boundary, KoThreats threats) {
        PointSet none = new PointSet(position.geometry());
        long[] eyes = new long[region.boundaryBlocks().size()];
        Arrays.fill(eyes, boundary == Boundary.ALIVE ? LocalShape.ALIVE : 0);
        LocalShape shape = LocalShape.of(region, none, none, region.boundaryBlocks(), eyes);
        return solve(shape, position, first, threats);
    }

    /** Decides a verdict that depends on repetitions, if there is a rule for them. */
    private RegionResult underRule(LocalShape shape, Position position, Color first, RegionResult result) {
        if (config.ko().repetition() == Repetition.ANY || result.limit() != Limit.REPETITION) {
            return result;
        }
        SuperkoSolver.Answer answer = SuperkoSolver.solve(
                start(shape, position, first, KoThreats.UNLIMITED),
                config.limits().after(result.total()));
        boolean isKnown = answer.verdict() != Verdict.UNKNOWN;
        return new RegionResult(
                answer.verdict(),
                answer.limit(),
                isKnown ? List.of(pointOf(shape, answer.bestMove())) : List.of(),
                result.first(),
                result.second(),
                result.check().plus(answer.statistics()),
                result.moonshine());
    }

    /**
     * Makes a certificate of a verdict on a region with unlimited ko threats.
     *
     * @param first the side to move
     * @param verdict not UNKNOWN
     * @param maxStates the number of states at which a proof is abandoned
     * @return empty if a limit is reached, or if the verdict needs a rule for repetitions
     */
    public Optional<Certificate> certify(
            Position position, Region region, Color first, Verdict verdict, int maxStates) {
        return new RegionCertifier(engine, config, maxStates).certify(position, region, first, verdict);
    }

    /**
     * Makes a certificate that the defender cannot make a region SAFE, with unlimited ko threats. It is easier to find
     * than one of SEKI or UNSAFE, as the attacker has to prove nothing else.
     *
     * @param first the side to move
     * @param maxStates the number of states at which a proof is abandoned
     * @return empty if the defender can, if a limit is reached, or if it depends on a rule for repetitions
     */
    public Optional<Certificate> certifyNotSafe(Position position, Region region, Color first, int maxStates) {
        return new RegionCertifier(engine, config, maxStates).certifyNotSafe(position, region, first);
    }

    /** Solves any local game, with given threats instead of those of the configuration. */
    public RegionResult solve(LocalShape shape, Position position, Color first, KoThreats threats) {
        return solve(shape, position, first, threats, config.limits());
    }

    private RegionResult solve(LocalShape shape, Position position, Color first, KoThreats threats, Limits limits) {
        LocalBoard board = start(shape, position, first, threats);
        Solution lower = engine.solve(problem(board, Outcome.LOSS), limits, SearchListener.NONE);
        Limits left = limits.after(lower.statistics());
        Result last = lower.second().orElse(lower.first());
        if (last.outcome() == Outcome.WIN) {
            return last.principalVariation().isEmpty()
                    ? decidedSafe(board, lower, left)
                    : answer(shape, Verdict.SAFE, last, lower, Statistics.NONE);
        }
        if (last.outcome() == Outcome.UNKNOWN && last.limit() != Limit.REPETITION) {
            return unknown(last.limit(), lower, Statistics.NONE);
        }
        boolean isAlive = lower.first().outcome() == Outcome.WIN;
        Goal better = isAlive ? Goal.WIN : Goal.AT_LEAST_DRAW;
        Result upper = engine.prove(problem(board, Outcome.WIN), better, left, SearchListener.NONE);
        if (upper.outcome() != Outcome.LOSS) {
            return unknown(
                    upper.outcome() == Outcome.UNKNOWN ? upper.limit() : Limit.REPETITION, lower, upper.statistics());
        }
        if (!isAlive) {
            return answer(shape, Verdict.UNSAFE, upper, lower, upper.statistics());
        }
        // Each side has a proof that it gets no less than seki: the mover's proof begins with a move that keeps it.
        Result own = board.isDefenderToMove() ? lower.first() : upper;
        return answer(shape, Verdict.SEKI, own, lower, upper.statistics());
    }

    /** True when it is proved that no block is captured, even if endless play counts for the attacker. */
    public boolean proveAtLeastSeki(LocalShape shape, Position position, Color first, KoThreats threats) {
        Problem problem = problem(start(shape, position, first, threats), Outcome.LOSS);
        return engine.prove(problem, Goal.AT_LEAST_DRAW, config.limits(), SearchListener.NONE)
                        .outcome()
                == Outcome.WIN;
    }

    /**
     * Answers for a region that is safe without search. All moves of the attacker are then equal. For the defender it
     * looks for a move that keeps the verdict, a pass first, as two passes leave the attacker's stones in place. There
     * may be no such move within the limits.
     */
    private RegionResult decidedSafe(LocalBoard board, Solution lower, Limits limits) {
        if (!board.isDefenderToMove()) {
            return result(Verdict.SAFE, Limit.NONE, List.of(Points.PASS), lower, Statistics.NONE);
        }
        RegionProblem problem = problem(board, Outcome.LOSS);
        int[] moves = new int[problem.maxMoves()];
        int count = problem.movesPassFirstInto(moves);
        Statistics spent = Statistics.NONE;
        for (int i = 0; i < count; i++) {
            problem.play(moves[i]);
            Result after = engine.prove(problem, Goal.WIN, limits.after(spent), SearchListener.NONE);
            problem.undo();
            spent = spent.plus(after.statistics());
            if (after.outcome() != Outcome.LOSS) {
                boolean isKnown = after.outcome() == Outcome.WIN;
                List<Integer> best = isKnown ? List.of(pointOf(board.shape(), moves[i])) : List.of();
                return result(Verdict.SAFE, Limit.NONE, best, lower, spent);
            }
        }
        throw new IllegalStateException("no move keeps what is safe without search: %s".formatted(board));
    }

    /** The local game. The first move may not retake a ko that the position forbids. */
    private static LocalBoard start(LocalShape shape, Position position, Color first, KoThreats threats) {
        LocalBoard board = new LocalBoard(shape, position, first, threats);
        board.closeKo(position);
        return board;
    }

    private RegionProblem problem(LocalBoard board, Outcome repetition) {
        return new RegionProblem(board, config, repetition);
    }

    private Moonshine moonshine(LocalShape shape, Position position, Color first, RegionResult unlimited) {
        Optional<Verdict> common = Optional.empty();
        Limits limits = config.limits().after(unlimited.total());
        for (int threats : Moonshine.COMPARED) {
            RegionResult limited = solve(shape, position, first, KoThreats.of(threats), limits);
            limits = limits.after(limited.total());
            Verdict verdict = limited.verdict();
            boolean isBetter =
                    verdict == Verdict.SAFE || verdict == Verdict.SEKI && unlimited.verdict() == Verdict.UNSAFE;
            if (!isBetter || common.isPresent() && common.get() != verdict) {
                return Moonshine.NO;
            }
            common = Optional.of(verdict);
        }
        return Moonshine.YES;
    }

    private static RegionResult unknown(Limit limit, Solution lower, Statistics check) {
        return result(Verdict.UNKNOWN, limit, List.of(), lower, check);
    }

    private static RegionResult answer(
            LocalShape shape, Verdict verdict, Result result, Solution lower, Statistics check) {
        List<Integer> variation = new ArrayList<>();
        for (int move : result.principalVariation()) {
            variation.add(pointOf(shape, move));
        }
        return result(verdict, Limit.NONE, variation, lower, check);
    }

    private static int pointOf(LocalShape shape, int move) {
        return move == shape.size() ? Points.PASS : shape.point(move);
    }

    private static RegionResult result(
            Verdict verdict, Limit limit, List<Integer> variation, Solution lower, Statistics check) {
        Statistics second = lower.second().map(Result::statistics).orElse(Statistics.NONE);
        return new RegionResult(
                verdict, limit, variation, lower.first().statistics(), second, check, Moonshine.NOT_ASKED);
    }
}
