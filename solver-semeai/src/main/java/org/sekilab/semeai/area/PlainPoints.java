package org.sekilab.semeai.area;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sekilab.model.Color;

/**
 * The exchangeable empty points of a part of a race; play needs to try only one of each kind. Immutable.
 *
 * <p>Source: [M99]: liberties of which only the number counts, in races with several blocks as well.
 * <p>Proves: an exchange of two points of a kind leads to an equal position. This holds until a block that one of
 * the points touches is captured. Both points touch the same blocks and alive stones of both colors. So a stone on
 * one of them connects the same blocks as a stone on the other one.
 * <p>Differs: nothing.
 * <p>Cost: some mask operations for each kind; allocates nothing once made.
 */
final class PlainPoints {
    private static final int LARGEST_CAPTURE = 7; // stones; play in the place of a larger block is not followed

    private final long[] kinds; // masks
    private final long kept;

    private PlainPoints(long[] kinds, long kept) {
        this.kinds = kinds;
        this.kept = kept;
    }

    /** The blocks that touch a point. */
    private record Touch(long black, long white) {
        /** False when a stone of some color there would be on its own. */
        boolean isOfBoth() {
            return black != 0 && white != 0;
        }
    }

    /** The plain points among the points of a mask. */
    static PlainPoints of(SemeaiArea area, long points) {
        AreaBlocks blocks = new AreaBlocks(area);
        Map<Touch, Long> byTouch = new LinkedHashMap<>();
        long kept = 0;
        for (int i = 0; i < blocks.count(); i++) {
            kept |= blocks.get(i).size() > LARGEST_CAPTURE ? blocks.get(i).stones() : 0;
        }
        for (long rest = points & blocks.empty(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            Touch touch = new Touch(blocks.touching(Color.BLACK, point), blocks.touching(Color.WHITE, point));
            if (touch.isOfBoth() && blocks.isLikeItsNeighbors(point)) {
                byTouch.merge(touch, 1L << point, (first, second) -> first | second);
                for (long each = (touch.black | touch.white) & ~AreaBlocks.ALIVE; each != 0; each &= each - 1) {
                    kept |= blocks.get(Long.numberOfTrailingZeros(each)).stones();
                }
            }
        }
        return new PlainPoints(
                byTouch.values().stream().mapToLong(Long::longValue).toArray(), kept);
    }

    /** No points can be exchanged. */
    static PlainPoints none() {
        return new PlainPoints(new long[0], 0);
    }

    /**
     * The stones of blocks with captures that are not played out: large blocks, and blocks that touch plain points.
     * After the capture of this block, the points that it touched would not be plain any more.
     */
    long kept() {
        return kept;
    }

    /** The number of points among empty ones; each kind counts once. */
    int count(long empty) {
        return Long.bitCount(candidates(empty));
    }

    /** The empty points that have to be tried: the lowest of each kind, and all points of no kind. */
    long candidates(long empty) {
        long candidates = empty;
        for (long kind : kinds) {
            long equal = kind & empty;
            candidates ^= equal & equal - 1;
        }
        return candidates;
    }

    /** The black stones of the representative of all positions that differ only by exchanges. */
    long black(long black, long white) {
        long moved = black;
        for (long kind : kinds) {
            moved = moved & ~kind | lowest(kind, Long.bitCount(black & kind));
        }
        return moved;
    }

    /** The white stones of the representative: in each kind they take the points after the black stones. */
    long white(long black, long white) {
        long moved = white;
        for (long kind : kinds) {
            int blackStones = Long.bitCount(black & kind);
            int stones = blackStones + Long.bitCount(white & kind);
            moved = moved & ~kind | lowest(kind, stones) & ~lowest(kind, blackStones);
        }
        return moved;
    }

    private static long lowest(long mask, int count) {
        long rest = mask;
        for (int i = 0; i < count; i++) {
            rest &= rest - 1;
        }
        return mask & ~rest;
    }
}
