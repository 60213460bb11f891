package org.sekilab.safety.order;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * A code for what is on the eight points around each point of a window, two bits for each. All symmetries give the
 * same code. Beyond the window, essential blocks are stones of the defender, and all other points are stones of the
 * attacker. Immutable; reads the board.
 *
 * <p>Cost: eight steps for a code; allocates nothing.
 */
final class MoveSurroundings {
    private static final int BITS = 2;
    private static final int POINTS = 8;

    /** The number of codes. */
    static final int CODES = 1 << BITS * POINTS;

    private static final int EMPTY = 0;
    private static final int DEFENDER = 1;
    private static final int ATTACKER = 2;
    private static final int NO_POINT = 3;
    private static final int QUARTER = 2; // points of a quarter turn
    private static final int TURNS = 4;
    private static final int[] COLUMNS = {0, 1, 1, 1, 0, -1, -1, -1}; // [step] once around the point
    private static final int[] ROWS = {-1, -1, 0, 1, 1, 1, 0, -1};
    private static final char[] LEAST = leastOfEach();

    private final LocalBoard board;
    private final int[][] locals; // [point][step] a local point, or negative: what is always there

    MoveSurroundings(LocalBoard board) {
        this.board = board;
        LocalShape shape = board.shape();
        PointSet essential = new PointSet(shape.geometry());
        shape.blocks().forEach(block -> essential.unite(block.stones()));
        this.locals = new int[shape.size()][POINTS];
        for (int local = 0; local < locals.length; local++) {
            for (int step = 0; step < POINTS; step++) {
                locals[local][step] = local(shape, essential, shape.point(local), step);
            }
        }
    }

    private static int local(LocalShape shape, PointSet essential, int point, int step) {
        Geometry geometry = shape.geometry();
        int column = geometry.column(point) + COLUMNS[step];
        int row = geometry.row(point) + ROWS[step];
        if (!geometry.isOnBoard(column, row)) {
            return ~NO_POINT;
        }
        int other = geometry.point(column, row);
        int local = shape.localOf(other);
        return local >= 0 ? local : essential.contains(other) ? ~DEFENDER : ~ATTACKER;
    }

    /** The code of a local point. */
    int code(int point) {
        int code = 0;
        for (int local : locals[point]) {
            code = code << BITS | (local < 0 ? ~local : at(1L << local));
        }
        return least(code);
    }

    /** The least code of the eight symmetries of a code. */
    static int least(int code) {
        return LEAST[code];
    }

    private int at(long point) {
        return (board.defender() & point) != 0 ? DEFENDER : (board.attacker() & point) != 0 ? ATTACKER : EMPTY;
    }

    private static char[] leastOfEach() {
        char[] least = new char[CODES];
        for (int code = 0; code < CODES; code++) {
            least[code] = (char) Math.min(leastTurn(code), leastTurn(mirrored(code)));
        }
        return least;
    }

    private static int leastTurn(int code) {
        int least = code;
        int turned = code;
        for (int turn = 1; turn < TURNS; turn++) {
            turned = (turned << BITS * QUARTER | turned >>> BITS * (POINTS - QUARTER)) & CODES - 1;
            least = Math.min(least, turned);
        }
        return least;
    }

    private static int mirrored(int code) {
        int mirrored = 0;
        for (int step = 0; step < POINTS; step++) {
            int there = code >>> BITS * step & NO_POINT;
            mirrored |= there << BITS * ((POINTS - step) % POINTS);
        }
        return mirrored;
    }
}
