package org.sekilab.experiments.gtp.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.sekilab.experiments.gtp.board.MoveShape;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.board.UrgentMoves;
import org.sekilab.experiments.gtp.fight.FightPlan;
import org.sekilab.experiments.gtp.fight.FightPlanner;
import org.sekilab.experiments.gtp.fight.FutileMoves;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.scoring.MoveEstimator;

/**
 * Chooses moves for endings. It passes when no move is worth anything.
 *
 * <p>The value of a move is in points. A search of a small region may prove what is at stake there: the region with its
 * stones. Moves in fights have the worth that {@link FightPlanner} guesses. Other moves have the worth of
 * {@link MoveEstimator}, a guess, too. {@link FutileMoves} have none if the largest one is futile.
 *
 * <p>Without time to search or guess, three things decide: what rules without search prove, stones that are captured or
 * saved, and room. Points that are proved for either side, or lie in a seki, are left alone.
 *
 * <p>A move costs what it makes unproved for the mover, twice. Points by rules without search count. Stones with a
 * liberty at the move count if only a search has proved them. Such a liberty may be one of a race.
 */
public final class MoveChooser {
    private static final int MOST_CHECKS = 8; // of moves by the solver of whole boards
    private static final double WORTHWHILE = 1; // points; the opponent has passed, so less is nothing

    private final GtpGame game;
    private final GtpSolvers solvers;
    private final Analyses analyses;
    private final UrgentMoves urgent;
    private final FightPlanner fights;

    public MoveChooser(GtpGame game, GtpSolvers solvers, Analyses analyses) {
        this.game = game;
        this.solvers = solvers;
        this.analyses = analyses;
        this.urgent = new UrgentMoves(solvers.regions());
        this.fights = new FightPlanner(
                solvers.limits(), new RaceOutlooks(solvers.races(), solvers.limits(), RaceOutlooks.Gaps.LEFT));
    }

    /** A move, what it seems to be worth, and what a search proves to be at stake, in points. */
    record Candidate(int move, double value, int atStake) {}

    /**
     * The move of a side, a point or {@link Points#PASS}.
     *
     * @param level {@link SafetyLevel#STATIC} where there is no time to search
     * @param isStopped whether guesses must end; the move is then the best one so far
     */
    public int choose(Color color, SafetyLevel level, BooleanSupplier isStopped) {
        SafetyMap safety = analyses.of(level);
        List<Candidate> candidates = candidates(color, level, safety);
        if (level == SafetyLevel.FULL) {
            candidates = planned(candidates, color, safety, isStopped);
        }
        double least = game.lastMove() == Points.PASS ? WORTHWHILE : 0;
        return best(candidates, least, move -> lost(color, move, safety));
    }

    /**
     * The move with the largest value after its cost, of those with the largest values. {@link Points#PASS} if none has
     * enough.
     *
     * @param candidates the largest value first
     * @param least what is enough, in points; a move that is worth nothing is never enough
     * @param lost the points that a move gives to the opponent: they cost twice
     */
    static int best(List<Candidate> candidates, double least, IntUnaryOperator lost) {
        double most = Math.max(0, Math.nextDown(least));
        int best = Points.PASS;
        int checks = 0;
        for (Candidate candidate : candidates) {
            if (candidate.value() <= most || checks++ == MOST_CHECKS) {
                break;
            }
            double value = candidate.value() - 2 * lost.applyAsInt(candidate.move());
            if (value > most) {
                most = value;
                best = candidate.move();
            }
        }
        return best;
    }

    /**
     * The move of a side that captures dead stones, or comes nearer to that: stones with few liberties first. Without
     * such a move that keeps what is proved, the answer is the move of {@link #choose}.
     *
     * <p>Source: kgsGtp. Where players disagree about dead stones it goes on with the game. An engine must then not
     * pass while it calls stones of its opponent dead.
     */
    public int chooseCapture(Color color, SafetyLevel level, BooleanSupplier isStopped) {
        SafetyMap safety = analyses.of(level);
        return safety.regionMap(color.opposite()).blocks().stream()
                .filter(safety::isDead)
                .sorted(Comparator.comparingInt(block -> block.liberties().size()))
                .flatMapToInt(block -> Arrays.stream(block.liberties().toArray()))
                .distinct()
                .filter(point -> isNew(color, point))
                .limit(MOST_CHECKS)
                .filter(point ->
                        unproved(color, game.after(color, point), level).isEmpty())
                .findFirst()
                .orElseGet(() -> choose(color, level, isStopped));
    }

    /** The moves on open points that repeat no position, the best first. */
    private List<Candidate> candidates(Color color, SafetyLevel level, SafetyMap safety) {
        SafetyMap before = analyses.of(SafetyLevel.STATIC);
        Position position = game.position();
        PointSet open = openPoints(safety);
        Map<Integer, Integer> atStake = level == SafetyLevel.FULL ? urgent.find(safety, color) : Map.of();
        MoveShape shape = new MoveShape(position, color);
        List<Candidate> candidates = new ArrayList<>();
        for (int point = open.first(); point != Points.NONE; point = open.next(point)) {
            if (game.isLegal(color, point) && shape.isSensible(point)) {
                Position after = game.after(color, point);
                if (!game.hasBeen(after)) {
                    int proved = atStake.getOrDefault(point, 0);
                    double value = proved;
                    if (level == SafetyLevel.STATIC) {
                        value += gain(before, color, after) + opponentsGain(before, color, point) + shape.value(point);
                    }
                    candidates.add(new Candidate(point, value, proved));
                }
            }
        }
        candidates.sort(Comparator.comparingDouble(Candidate::value).reversed());
        return candidates;
    }

    /** The moves by what they are worth in fights, and all other moves as {@link #estimated} tells, the best first. */
    private List<Candidate> planned(
            List<Candidate> candidates, Color color, SafetyMap safety, BooleanSupplier isStopped) {
        FightPlan plan = fights.plan(safety, color);
        List<Candidate> others = candidates.stream()
                .filter(candidate -> !plan.decided().contains(candidate.move()))
                .toList();
        List<Candidate> planned = new ArrayList<>(estimated(others, color, safety, isStopped));
        plan.worth().forEach((move, worth) -> {
            if (isNew(color, move)) {
                planned.add(new Candidate(move, worth, 0));
            }
        });
        planned.sort(Comparator.comparingDouble(Candidate::value).reversed());
        return planned;
    }

    /** The moves by what is at stake or by a guess of their worth, the best first, without those worth nothing. */
    private List<Candidate> estimated(
            List<Candidate> candidates, Color color, SafetyMap safety, BooleanSupplier isStopped) {
        PointSet moves = new PointSet(safety.position().geometry());
        candidates.forEach(candidate -> moves.add(candidate.move()));
        Map<Integer, Double> worth = worth(safety, color, moves, isStopped);
        return candidates.stream()
                .map(candidate -> new Candidate(
                        candidate.move(),
                        Math.max(candidate.atStake(), worth.getOrDefault(candidate.move(), 0.0)),
                        candidate.atStake()))
                .filter(candidate -> candidate.value() >= MoveEstimator.LEAST)
                .sorted(Comparator.comparingDouble(Candidate::value).reversed())
                .toList();
    }

    /** What moves are worth. If the largest one is futile, only the others count. */
    private Map<Integer, Double> worth(SafetyMap safety, Color color, PointSet moves, BooleanSupplier isStopped) {
        MoveEstimator estimator = new MoveEstimator(isStopped);
        Map<Integer, Double> worth = estimator.estimate(safety, color, game.lastMove(), moves);
        FutileMoves futile = new FutileMoves(safety, color, solvers.limits());
        return !isStopped.getAsBoolean() && isInVain(worth, futile::contains)
                ? estimator.estimate(safety, color, game.lastMove(), moves, move -> !futile.contains(move))
                : worth;
    }

    /**
     * True if the move with the largest worth is futile.
     *
     * @param worth [move] in points; less than {@link MoveEstimator#LEAST} does not count
     */
    static boolean isInVain(Map<Integer, Double> worth, IntPredicate isFutile) {
        return worth.entrySet().stream()
                .filter(entry -> entry.getValue() >= MoveEstimator.LEAST)
                .max(Map.Entry.comparingByValue())
                .filter(entry -> isFutile.test(entry.getKey()))
                .isPresent();
    }

    /** The empty points that are proved for no side, and in no seki. */
    private static PointSet openPoints(SafetyMap safety) {
        PointSet open = safety.position().empties().subtract(safety.sekiPoints());
        for (Color color : Color.values()) {
            open.subtract(safety.safePoints(color));
        }
        return open;
    }

    /** True if a move is legal and repeats no position. */
    private boolean isNew(Color color, int point) {
        return game.isLegal(color, point) && !game.hasBeen(game.after(color, point));
    }

    private double opponentsGain(SafetyMap before, Color color, int point) {
        Color opponent = color.opposite();
        return game.isLegal(opponent, point) ? gain(before, opponent, game.after(opponent, point)) : 0;
    }

    /** How many points more static rules prove for a side than before. */
    private int gain(SafetyMap before, Color color, Position after) {
        int now = solvers.statics().solve(after).safePoints(color).size();
        return Math.max(0, now - before.safePoints(color).size());
    }

    /**
     * The points that are proved for a side and would not be after its move. These are points by rules alone, and
     * stones around the move that only a search has proved. With a limit of time, a search of the whole board may prove
     * less after any move.
     */
    private int lost(Color color, int move, SafetyMap safety) {
        SafetyMap byRules = analyses.of(SafetyLevel.STATIC);
        Position after = game.after(color, move);
        PointSet lost = unproved(color, after, SafetyLevel.STATIC);
        PointSet searched = new PointSet(safety.position().geometry());
        for (Block block : safety.regionMap(color).blocks()) {
            if (block.liberties().contains(move) && safety.isAlive(block) && !byRules.isAlive(block)) {
                searched.unite(block.stones());
            }
        }
        if (!searched.isEmpty()) {
            lost.unite(searched.subtract(solvers.full().solve(after).aliveStones(color)));
        }
        return lost.size();
    }

    /** What a solver proves for a side before a move and not after it, as a new set. */
    private PointSet unproved(Color color, Position after, SafetyLevel level) {
        PointSet before = analyses.of(level).safePoints(color).copy();
        return before.subtract(solvers.solver(level).solve(after).safePoints(color));
    }
}
