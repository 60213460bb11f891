package org.sekilab.life.estimate;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.life.estimate.LifeEstimate.Status;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

/**
 * Guesses whether a block lives, by searches of a small area around it, as {@link FightArea} chooses it. Immutable;
 * threads may share it.
 *
 * <p>A ko decides if one threat of the other side changes the result. A side that needs more threats than one counts as
 * beaten: the winner of the first exchange has time to end the ko.
 *
 * <p>Proves: nothing.
 * <p>Cost: one or two searches of each area, from small to large, and one more of the area that tells death. A search
 * has half of the time that is left, and in the largest area all of it. So no small area takes all of the time. Short
 * searches for a {@link VitalMoves vital move} follow.
 */
public final class LifeEstimator {
    private static final int[] MARGINS = {1, 3, FightArea.MOST_MARGIN}; // of the areas
    private static final long MOST_NODES = 300_000;
    private static final long TABLE_BYTES = 1L << 24;
    private static final long QUICK_NODES = 2_000; // of a search for a better move
    private static final long QUICK_BYTES = 1L << 17;

    private final Limits limits;
    private final SearchListener listener;

    /**
     * An estimator.
     *
     * @param limits the time of an estimate, and the nodes of each of its searches, at most {@value #MOST_NODES}
     * @param listener receives the progress of each search
     */
    public LifeEstimator(Limits limits, SearchListener listener) {
        this.listener = listener;
        this.limits = limits.withMaxNodes(Math.min(limits.maxNodes(), MOST_NODES))
                .withTableBytes(Math.min(limits.tableBytes(), TABLE_BYTES));
    }

    /** Guesses what becomes of the block of a stone, with one side to move first. */
    public LifeEstimate estimate(Position position, int stone, Color first) {
        return new Question(first).answer(areas(position, stone));
    }

    /** The areas around the block of a stone that differ, from small to large. */
    private static List<FightArea> areas(Position position, int stone) {
        List<FightArea> areas = new ArrayList<>();
        for (int margin : MARGINS) {
            FightArea area = FightArea.around(position, stone, margin);
            if (areas.isEmpty()
                    || !area.points().equals(areas.get(areas.size() - 1).points())) {
                areas.add(area);
            }
        }
        return areas;
    }

    /** The empty points near the block of a stone where moves may matter most: those of the smallest area. */
    public PointSet pointsNear(Position position, int stone) {
        return FightArea.around(position, stone, 1).points().copy().intersect(position.empties());
    }

    /** How much of a guess the searches of its area have decided. */
    private enum Certainty {
        /** Not even the result without a ko threat. */
        OPEN,
        /** The result without a ko threat. */
        WITHOUT_THREAT,
        /** Whether a ko threat changes the result, too. */
        FINISHED
    }

    /** The status of a block that lives or dies without ko. */
    private static Status statusOf(boolean lives) {
        return lives ? Status.ALIVE : Status.DEAD;
    }

    /** What the searches of one area tell. The last search knows the best move. */
    private record Guess(FightArea area, Status status, FightSearch search, Certainty certainty) {
        private boolean isOpen() {
            return certainty == Certainty.OPEN;
        }

        private boolean lives() {
            return status == Status.ALIVE;
        }
    }

    /** One question, and the searches that answer it. */
    private final class Question {
        private final Color first;
        private final long start = System.nanoTime();
        private long nodes;

        private Question(Color first) {
            this.first = first;
        }

        private LifeEstimate answer(List<FightArea> areas) {
            FightArea largest = areas.get(areas.size() - 1);
            Guess best = guess(areas.get(0), areas.get(0).equals(largest));
            for (FightArea area : areas.subList(1, areas.size())) {
                if (best.lives() && best.certainty() == Certainty.FINISHED) {
                    break;
                }
                Guess next = guess(area, area.equals(largest));
                best = isBetter(next, best) ? next : best;
            }
            return told(best.status() == Status.DEAD && !best.isOpen() ? withThreat(best, true) : best);
        }

        /**
         * True if the guess of a larger area is the better one. A search that does not end only helps an owner that
         * moves first.
         */
        private boolean isBetter(Guess larger, Guess smaller) {
            boolean isHelp = larger.lives() && isDefenderFirst(larger.area()) && !smaller.lives();
            return !larger.isOpen() || smaller.isOpen() || isHelp;
        }

        /** What an area tells; not whether a ko threat saves a dead block, as a larger area may save it anyway. */
        private Guess guess(FightArea area, boolean isLast) {
            FightSearch fair = search(area, KoThreats.of(0), isLast);
            if (!fair.isDecided()) {
                return new Guess(area, statusOf(fair.isAlive() || area.isOpen()), fair, Certainty.OPEN);
            }
            Guess guess = new Guess(area, statusOf(fair.isAlive()), fair, Certainty.WITHOUT_THREAT);
            return fair.isAlive() ? withThreat(guess, isLast) : guess;
        }

        /** A guess without a ko threat, and what one threat of the side that loses by it changes. */
        private Guess withThreat(Guess guess, boolean isLast) {
            boolean lives = guess.lives();
            FightSearch worst = search(guess.area(), lives ? KoThreats.of(1) : KoThreats.ofTheDefender(1), isLast);
            if (!worst.isDecided()) {
                return guess;
            }
            if (worst.isAlive() == lives) {
                return new Guess(guess.area(), guess.status(), worst, Certainty.FINISHED);
            }
            Status ko = lives ? Status.KO_ATTACKER_NEEDS_THREAT : Status.KO_DEFENDER_NEEDS_THREAT;
            boolean isWinnersMove = lives == isDefenderFirst(guess.area());
            return new Guess(guess.area(), ko, isWinnersMove ? guess.search() : worst, Certainty.FINISHED);
        }

        private boolean isDefenderFirst(FightArea area) {
            return first == area.block().color();
        }

        /** @param isLast whether the search gets all the time that is left; another one gets half of it */
        private FightSearch search(FightArea area, KoThreats threats, boolean isLast) {
            Limits left = left();
            return search(
                    area,
                    area.board(first, threats),
                    isLast ? left : left.half().withMaxNodes(left.maxNodes()));
        }

        private FightSearch search(FightArea area, LocalBoard board, Limits share) {
            FightSearch search = new FightSearch(board, new FightJudge(board, area), share.tableBytes());
            Budget budget = new Budget(share, listener, TableCounts.NONE);
            search.run(budget);
            nodes += budget.nodes();
            return search;
        }

        private Limits left() {
            return limits.afterNanos(System.nanoTime() - start);
        }

        private LifeEstimate told(Guess guess) {
            boolean fails = guess.status() == statusOf(!isDefenderFirst(guess.area()));
            int move = fails ? Points.NONE : bestMove(guess);
            return new LifeEstimate(guess.status(), guess.certainty() == Certainty.FINISHED, move, nodes);
        }

        private int bestMove(Guess guess) {
            FightArea area = guess.area();
            int move = guess.search().bestMove();
            boolean isKo = guess.status() != Status.ALIVE && guess.status() != Status.DEAD;
            if (isKo || move == Points.PASS || guess.certainty() != Certainty.FINISHED) {
                return move;
            }
            return new VitalMoves(area, first, board -> search(area, board, quick())).best(move);
        }

        private Limits quick() {
            Limits left = left();
            return left.withMaxNodes(Math.min(left.maxNodes(), QUICK_NODES)).withTableBytes(QUICK_BYTES);
        }
    }
}
