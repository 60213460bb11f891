package org.sekilab.semeai.graph;

import org.sekilab.model.Color;
import org.sekilab.search.Outcome;

/**
 * A race of two groups with plain liberties and small eyes, decided by counting. Immutable.
 *
 * <p>Source: [N05] 5.3.
 * <p>Proves: the outcome, if all liberties are plain and eyes have up to three points without stones, so that they are
 * worth as many moves.
 * <p>Differs: case (1) of the paper holds for D of one or more. With no shared liberty, the side to move needs as many
 * outside liberties as the other side has, not one less.
 * <p>Cost: O(1).
 *
 * @param blackInner the moves that the eye of the black group is worth
 * @param blackOuter its liberties that are neither shared nor in its eye
 * @param whiteInner the moves that the eye of the white group is worth
 * @param whiteOuter its liberties that are neither shared nor in its eye
 * @param shared the liberties of both groups
 */
public record SingleRace(int blackInner, int blackOuter, int whiteInner, int whiteOuter, int shared) {
    /** WIN if black captures, LOSS if white does, DRAW for a seki. */
    public Outcome value(Color first) {
        if (captures(first)) {
            return winOf(first);
        }
        return resists(first) ? Outcome.DRAW : winOf(first.opposite());
    }

    /** The relation of two groups when either may move first. */
    public Relation relation() {
        Outcome black = value(Color.BLACK);
        Outcome white = value(Color.WHITE);
        if (black == white) {
            return switch (black) {
                case WIN -> Relation.BLACK_CAPTURES;
                case LOSS -> Relation.WHITE_CAPTURES;
                default -> Relation.SEKI;
            };
        }
        return black == Outcome.WIN && white == Outcome.LOSS ? Relation.FIRST_CAPTURES : Relation.FIRST_MATTERS;
    }

    /** The relations between a black and a white group. */
    public enum Relation {
        /** Black captures with either side first. */
        BLACK_CAPTURES,
        /** White captures with either side first. */
        WHITE_CAPTURES,
        /** Neither captures. */
        SEKI,
        /** The side that moves first captures. */
        FIRST_CAPTURES,
        /** One side captures if it moves first, and has a seki otherwise. */
        FIRST_MATTERS
    }

    /** True when the side to move captures. */
    private boolean captures(Color mover) {
        return surplus(mover) >= 0;
    }

    /** True when the other side could not capture, even though it moves next. */
    private boolean resists(Color mover) {
        return surplus(mover.opposite()) < 1;
    }

    /** The moves that a side has to spare if it moves first and wants to capture; negative if it cannot. */
    private int surplus(Color side) {
        int ownInner = side == Color.BLACK ? blackInner : whiteInner;
        int ownOuter = side == Color.BLACK ? blackOuter : whiteOuter;
        int othersInner = side == Color.BLACK ? whiteInner : blackInner;
        int othersOuter = side == Color.BLACK ? whiteOuter : blackOuter;
        int own = ownInner + ownOuter;
        int needed = othersInner + othersOuter;
        if (ownInner > 0 && othersInner == 0) {
            return own + shared - needed; // the other side has to fill the shared liberties, or it loses all
        }
        if (ownInner == 0 && othersInner == 0 && shared > 0) {
            return own - (needed + shared - 1);
        }
        return own - (needed + shared);
    }

    private static Outcome winOf(Color side) {
        return side == Color.BLACK ? Outcome.WIN : Outcome.LOSS;
    }
}
