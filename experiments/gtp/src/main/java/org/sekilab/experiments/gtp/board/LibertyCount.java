package org.sekilab.experiments.gtp.board;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiVerdict;
import org.sekilab.semeai.graph.SingleRace;

/**
 * The liberties and eyes of one block of a race, as they look. Immutable.
 *
 * <p>Source: [M99]. An eye of n empty points is worth n moves up to three points. Up to six points it is worth
 * (n * n - 3n) / 2 + 3 moves. [N05] 5.3 has the comparison.
 * <p>Proves: nothing. All liberties count as plain ones, and every region beside stones of one color as an eye.
 * <p>Differs: two eyes, or one of seven points, count as life.
 * <p>Cost: some passes over the board.
 *
 * @param liberties the empty points next to the block, but those in its eyes
 * @param eyeMoves the moves that its eyes are worth
 */
record LibertyCount(PointSet liberties, int eyeMoves) {
    private static final int SMALL_EYE = 3; // the most points of an eye that is worth one move for each
    private static final int LARGEST_EYE = 6; // the most points of an eye that one move makes a single one
    private static final int ALIVE = 1000; // more moves than any eye or all liberties of a block are worth

    LibertyCount {
        liberties = liberties.copy().freeze();
    }

    /** The count of the essential block of a color. */
    static LibertyCount of(SemeaiProblem problem, Color color) {
        Position position = problem.position();
        PointSet others = position.stones(color.opposite());
        PointSet liberties = problem.essentialBlock(color).exterior().intersect(position.empties());
        int eyes = 0;
        int moves = 0;
        for (PointSet region : position.empties().components()) {
            if (region.intersects(liberties) && !region.exterior().intersects(others)) {
                liberties.subtract(region);
                eyes++;
                moves += eyeMoves(region.size());
            }
        }
        return new LibertyCount(liberties, eyes > 1 ? ALIVE : moves);
    }

    private static int eyeMoves(int points) {
        if (points > LARGEST_EYE) {
            return ALIVE;
        }
        return points <= SMALL_EYE ? points : (points * points - 3 * points) / 2 + 3;
    }

    /** The outcome if this is the count of black. */
    SemeaiVerdict against(LibertyCount white, Color first) {
        if (eyeMoves >= ALIVE && white.eyeMoves >= ALIVE) {
            return SemeaiVerdict.SEKI;
        }
        int shared = liberties.intersectionSize(white.liberties);
        SingleRace race = new SingleRace(
                eyeMoves, liberties.size() - shared, white.eyeMoves, white.liberties.size() - shared, shared);
        return switch (race.value(first)) {
            case WIN -> SemeaiVerdict.BLACK_WINS;
            case LOSS -> SemeaiVerdict.WHITE_WINS;
            default -> SemeaiVerdict.SEKI;
        };
    }
}
