package org.sekilab.statics;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * All play on a small board, counted by area, written without the boards of the program. No move repeats a position of
 * its line, suicide is illegal, and two passes end play. Mutable, confined to one thread.
 */
final class PlainArea {
    private static final int MAX_NODES = 20_000;
    private static final int MAX_DEPTH = 60;

    private final int[] neighbors; // [point]: a mask
    private final int all;
    private final int start;
    private final int startOther;
    private final boolean isMover;
    private final Deque<Long> line = new ArrayDeque<>();
    private int nodes;

    /** The limit of nodes was reached. */
    private static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    PlainArea(Position position, Color color) {
        Geometry geometry = position.geometry();
        this.neighbors = new int[geometry.area()];
        for (int point = 0; point < neighbors.length; point++) {
            neighbors[point] = mask(PointSet.of(geometry, point).exterior());
        }
        this.all = (1 << geometry.area()) - 1;
        this.start = mask(position.stones(color));
        this.startOther = mask(position.stones(color.opposite()));
        this.isMover = position.toMove() == color;
    }

    private static int mask(PointSet points) {
        int mask = 0;
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            mask |= 1 << point;
        }
        return mask;
    }

    /** Whether the color gets that many points with best play; empty if play is too long to tell. */
    Optional<Boolean> reaches(int points) {
        try {
            line.push(key(start, startOther));
            return Optional.of(reaches(start, startOther, isMover, false, points));
        } catch (TooLarge e) {
            return Optional.empty();
        }
    }

    private boolean reaches(int own, int other, boolean isOwnTurn, boolean isPassed, int points) {
        if (++nodes > MAX_NODES || line.size() > MAX_DEPTH) {
            throw new TooLarge();
        }
        boolean isEnough = area(own, other) >= points;
        if (isPassed && isEnough == isOwnTurn) {
            return isEnough; // the side to move passes, too
        }
        for (int left = all & ~(own | other); left != 0; left &= left - 1) {
            int point = left & -left;
            int mine = (isOwnTurn ? own : other) | point;
            int theirs = withoutCaptured(isOwnTurn ? other : own, mine);
            int nextOwn = isOwnTurn ? mine : theirs;
            int nextOther = isOwnTurn ? theirs : mine;
            if (hasLiberty(point, mine, theirs) && !line.contains(key(nextOwn, nextOther))) {
                line.push(key(nextOwn, nextOther));
                boolean result = reaches(nextOwn, nextOther, !isOwnTurn, false, points);
                line.pop();
                if (result == isOwnTurn) {
                    return result;
                }
            }
        }
        return isPassed ? isEnough : reaches(own, other, !isOwnTurn, true, points);
    }

    private static long key(int own, int other) {
        return (long) own << Integer.SIZE | other;
    }

    private int withoutCaptured(int stones, int others) {
        int kept = 0;
        for (int left = stones; left != 0; ) {
            int block = flood(left & -left, stones);
            left &= ~block;
            kept |= (around(block) & all & ~(stones | others)) == 0 ? 0 : block;
        }
        return kept;
    }

    private boolean hasLiberty(int point, int mine, int theirs) {
        return (around(flood(point, mine)) & all & ~(mine | theirs)) != 0;
    }

    private int area(int own, int other) {
        int area = Integer.bitCount(own);
        for (int left = all & ~(own | other); left != 0; ) {
            int region = flood(left & -left, all & ~(own | other));
            left &= ~region;
            area += (around(region) & other) == 0 && (around(region) & own) != 0 ? Integer.bitCount(region) : 0;
        }
        return area;
    }

    private int flood(int seed, int within) {
        int grown = seed;
        int before = 0;
        while (grown != before) {
            before = grown;
            grown |= around(grown) & within;
        }
        return grown;
    }

    private int around(int points) {
        int around = 0;
        for (int left = points; left != 0; left &= left - 1) {
            around |= neighbors[Integer.numberOfTrailingZeros(left)];
        }
        return around & ~points;
    }
}
