package org.sekilab.life.estimate;

import java.util.Optional;
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
 * <p>Cost: two searches of each area for the side that moves first; the areas become larger.
 */
public final class LifeEstimator {
    private static final long MOST_NODES = 300_000;
    private static final long TABLE_BYTES = 1L << 24;

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
        long start = System.nanoTime();
        PointSet searched = new PointSet(position.geometry());
        Optional<LifeEstimate> last = Optional.empty();
        for (int margin = 1; margin <= FightArea.MOST_MARGIN; margin++) {
            FightArea area = FightArea.around(position, stone, margin);
            if (!area.points().equals(searched)) {
                LifeEstimate estimate = new Question(area, first, start).answer();
                boolean isLikely =
                        estimate.isFinished() || first == area.block().color();
                if (estimate.status() == Status.ALIVE && isLikely || last.isEmpty()) {
                    last = Optional.of(estimate);
                }
                if (estimate.status() == Status.ALIVE || !estimate.isFinished()) {
                    break;
                }
                last = Optional.of(estimate);
                searched = area.points();
            }
        }
        return last.orElseThrow();
    }

    /** The empty points near the block of a stone where moves may matter most: those of the smallest area. */
    public PointSet pointsNear(Position position, int stone) {
        return FightArea.around(position, stone, 1).points().copy().intersect(position.empties());
    }

    /** One question, and the searches that answer it. */
    private final class Question {
        private final FightArea area;
        private final Color first;
        private final long start;
        private long nodes;

        private Question(FightArea area, Color first, long start) {
            this.area = area;
            this.first = first;
            this.start = start;
        }

        private LifeEstimate answer() {
            FightSearch fair = search(KoThreats.of(0));
            boolean isAlive = fair.isAlive();
            if (!fair.isDecided()) {
                return of(isAlive || area.isOpen() ? Status.ALIVE : Status.DEAD, fair, false);
            }
            FightSearch worst = search(isAlive ? KoThreats.of(1) : KoThreats.ofTheDefender(1));
            boolean isKo = worst.isDecided() && worst.isAlive() != isAlive;
            if (isKo) {
                boolean isWinnersMove = isAlive == (first == area.block().color());
                return of(
                        isAlive ? Status.KO_ATTACKER_NEEDS_THREAT : Status.KO_DEFENDER_NEEDS_THREAT,
                        isWinnersMove ? fair : worst,
                        true);
            }
            return of(isAlive ? Status.ALIVE : Status.DEAD, worst.isDecided() ? worst : fair, worst.isDecided());
        }

        private FightSearch search(KoThreats threats) {
            LocalBoard board = area.board(first, threats);
            FightSearch search = new FightSearch(board, new FightJudge(board, area), limits.tableBytes());
            Limits left = limits.afterNanos(System.nanoTime() - start);
            Budget budget = new Budget(left, listener, TableCounts.NONE);
            search.run(budget);
            nodes += budget.nodes();
            return search;
        }

        private LifeEstimate of(Status status, FightSearch search, boolean isFinished) {
            boolean isDefender = first == area.block().color();
            boolean fails = status == (isDefender ? Status.DEAD : Status.ALIVE);
            return new LifeEstimate(status, isFinished, fails ? Points.NONE : search.bestMove(), nodes);
        }
    }
}
