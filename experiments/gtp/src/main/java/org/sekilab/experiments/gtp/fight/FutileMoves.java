package org.sekilab.experiments.gtp.fight;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sekilab.life.estimate.LifeEstimate;
import org.sekilab.life.estimate.LifeEstimate.Status;
import org.sekilab.life.estimate.LifeEstimator;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Tells which moves of a side are of no use. Mutable: it remembers what it has found, confined to one thread.
 *
 * <p>A move is futile if its stone dies at once, or if a stone of the opponent would die there. In the first case the
 * point is the opponent's territory. In the second case it is territory of the side itself. No block nearby lives or
 * dies by a futile move. A move that captures is not futile.
 *
 * <p>Source: own. Random games lose territories now and then, and so find such moves large.
 * <p>Proves: nothing, see {@link LifeEstimator}.
 * <p>Differs: not applicable.
 * <p>Cost: some short searches for each move.
 */
public final class FutileMoves {
    // All values were chosen by trial.
    private static final int NEAR = 3; // steps to a block that a move may save or endanger
    private static final int MOST_LIBERTIES = 12; // of such a block
    private static final long NODES = 3_000; // of a search

    private final SafetyMap safety;
    private final Position position;
    private final Color own;
    private final LifeEstimator estimator;
    private final Map<Block, Status> statuses = new HashMap<>(); // if its side moves first
    private final Map<Integer, Boolean> known = new HashMap<>(); // [move] true for a futile one

    /**
     * The futile moves of a side.
     *
     * @param safety has the position, and its blocks
     * @param limits of each search, with {@value #NODES} nodes at most
     */
    public FutileMoves(SafetyMap safety, Color own, Limits limits) {
        this.safety = safety;
        this.position = safety.position();
        this.own = own;
        this.estimator =
                new LifeEstimator(limits.withMaxNodes(Math.min(limits.maxNodes(), NODES)), SearchListener.NONE);
    }

    /** True if a legal move on an empty point seems to be of no use. */
    public boolean contains(int move) {
        return known.computeIfAbsent(move, this::isFutile);
    }

    private boolean isFutile(int move) {
        Color opponent = own.opposite();
        Optional<Position> mine = after(own, move);
        Optional<Position> theirs = after(opponent, move);
        return mine.isPresent()
                && theirs.isPresent()
                && (isDead(mine.get(), move, own) || isDead(theirs.get(), move, opponent))
                && changesNothing(mine.get(), move, opponent)
                && changesNothing(theirs.get(), move, own);
    }

    /** The position after a move that captures nothing. Empty if it is illegal, or captures. */
    private Optional<Position> after(Color color, int move) {
        Board board = new Board(Position.of(position.black(), position.white(), color));
        if (!board.isLegal(move)) {
            return Optional.empty();
        }
        board.play(move);
        Position after = board.toPosition();
        Color other = color.opposite();
        return Optional.of(after).filter(next -> next.stones(other).equals(position.stones(other)));
    }

    /** True if the stone of the last move dies, with the other side to move. */
    private boolean isDead(Position after, int move, Color color) {
        LifeEstimate life = estimator.estimate(after, move, color.opposite());
        return life.isFinished() && life.status() == Status.DEAD;
    }

    /** True if all blocks of a side near a move of its opponent live when that side answers, or were lost before. */
    private boolean changesNothing(Position after, int move, Color owner) {
        return safety.regionMap(owner).blocks().stream()
                .filter(block -> block.liberties().size() <= MOST_LIBERTIES && isNear(block, move))
                .allMatch(block -> {
                    Status status = status(after, block);
                    return status == Status.ALIVE
                            || status == statuses.computeIfAbsent(block, each -> status(position, each));
                });
    }

    private Status status(Position at, Block block) {
        return estimator.estimate(at, block.anchor(), block.color()).status();
    }

    private boolean isNear(Block block, int move) {
        return IntStream.of(block.stones().toArray())
                .anyMatch(stone -> position.geometry().distance(stone, move) <= NEAR);
    }
}
