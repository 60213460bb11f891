package org.sekilab.statics.groups;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.statics.euler.EulerNumbers;
import org.sekilab.statics.euler.StoneSet;
import org.sekilab.statics.euler.Surroundings;

/**
 * Computes all counts of one group. Mutable scratch memory, confined to one thread.
 *
 * <p>Source: [N05] 3.4, 4.3 and 4.4.
 * <p>Differs: the text requires semi-joints to be liberties, but figure 6 (e) is not one. Here points that are not
 * liberties need an Euler number of 2. This holds for that figure and for the vital points of crossed fives. The text
 * asks for |ext(p)| = 1 on the edge. Here one stone of the group must be adjacent, which fits the other patterns of the
 * figure.
 * <p>Cost: O(stones and liberties); allocates the group.
 */
final class GroupBuilder {
    private final Board board;
    private final Geometry geometry;
    private final Surroundings surroundings;
    private final EyeEstimator estimator;
    private final StoneSet own;
    private final Links links = new Links();
    private final LibertyCounter libertyCounter;
    private final Shortage shortage;
    private final int[] numberOf; // [anchor]: from 0; -1 for blocks outside the group
    private final int[] buffer;
    private final int[] around = new int[4];

    GroupBuilder(Board board, EyeEstimator estimator) {
        this.board = board;
        this.geometry = board.geometry();
        this.surroundings = Surroundings.of(geometry);
        this.estimator = estimator;
        this.own = new StoneSet(geometry);
        this.libertyCounter = new LibertyCounter(board);
        this.shortage = new Shortage(board, libertyCounter);
        this.numberOf = new int[geometry.area()];
        this.buffer = new int[geometry.area()];
        Arrays.fill(numberOf, -1);
    }

    /**
     * Computes the counts of a group.
     *
     * @param anchors its blocks; only the first {@code count} are read
     * @param empties all empty points
     * @param futile the points where an opponent stone achieves nothing, see {@link Intruder}
     */
    StaticGroup build(Color color, int[] anchors, int count, PointSet empties, PointSet futile) {
        for (int i = 0; i < count; i++) {
            numberOf[anchors[i]] = i;
            int stones = board.stonesInto(anchors[i], buffer);
            for (int k = 0; k < stones; k++) {
                own.add(buffer[k]);
            }
        }
        PointSet stones = own.stones().freeze();
        addLinks(stones, count);
        LibertyCounter.Liberties liberties =
                libertyCounter.count(anchors, count, own.exterior().intersect(empties));
        PointSet safe = liberties.connecting().copy().intersect(futile);
        PointSet semiJoints = semiJoints(liberties.all(), empties);
        PointSet enclosed = enclosed(liberties.connecting());
        PointSet falseEyes = falseAmong(enclosed);
        EyeFeatures features =
                new EyeFeatures(own.links(), links.parts(), falseEyes.size(), jointSets(semiJoints, futile));
        PointSet trueEyes = enclosed.subtract(falseEyes);
        boolean isShort = shortage.findThreat(color, safe.copy().subtract(trueEyes));
        for (int i = 0; i < count; i++) {
            numberOf[anchors[i]] = -1;
        }
        for (int stone = stones.first(); stone != Points.NONE; stone = stones.next(stone)) {
            own.remove(stone);
        }
        return new StaticGroup(
                color,
                count,
                stones,
                liberties.all().freeze(),
                liberties.connecting().freeze(),
                safe.freeze(),
                liberties.effective().freeze(),
                semiJoints.freeze(),
                falseEyes.freeze(),
                new StaticGroup.BlockLinks(links.count(), links.earthedCount()),
                isShort,
                features,
                estimator.estimate(features));
    }

    private void addLinks(PointSet stones, int count) {
        links.clear(count);
        for (int stone = stones.first(); stone != Points.NONE; stone = stones.next(stone)) {
            int block = numberOf[board.blockAt(stone)];
            if (surroundings.earth(stone) != 0) {
                links.addEarth(block);
            }
            int pattern = count == 1 ? 0 : own.pattern(stone);
            for (int i = 1; i <= 3; i += 2) { // upwards only: each link is met once
                if ((pattern >>> i & 1) != 0) {
                    int other = numberOf[board.blockAt(surroundings.neighbor(stone, i))];
                    if (other != block) {
                        links.add(
                                block, other, surroundings.neighbor(stone, i - 1), surroundings.neighbor(stone, i + 1));
                    }
                }
            }
        }
    }

    private PointSet semiJoints(PointSet liberties, PointSet empties) {
        PointSet joints = new PointSet(geometry);
        PointSet candidates = own.thickened().thicken().intersect(empties).unite(liberties);
        for (int point = candidates.first(); point != Points.NONE; point = candidates.next(point)) {
            if (isSemiJoint(point)) {
                joints.add(point);
            }
        }
        return joints;
    }

    private boolean isSemiJoint(int point) {
        int earth = surroundings.earth(point);
        int number = EulerNumbers.number(own.pattern(point) | earth);
        int adjacent = own.adjacentStones(point);
        return number >= 2 || number == 1 && (earth == 0 ? adjacent > 0 : adjacent == 1);
    }

    private List<JointSet> jointSets(PointSet semiJoints, PointSet futile) {
        List<JointSet> sets = new ArrayList<>();
        PointSet rest = semiJoints.copy();
        for (int point = rest.first(); point != Points.NONE; point = rest.next(point)) {
            rest.remove(point);
            buffer[0] = point;
            int size = 1;
            boolean isOnEdge = false;
            for (int next = 0; next < size; next++) {
                isOnEdge |= surroundings.earth(buffer[next]) != 0;
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = geometry.neighbor(buffer[next], direction);
                    if (neighbor != geometry.area() && rest.contains(neighbor)) {
                        rest.remove(neighbor);
                        buffer[size++] = neighbor;
                    }
                }
            }
            sets.add(new JointSet(size, size == 1 && futile.contains(point), isOnEdge));
        }
        return sets;
    }

    /** The connecting points that only stones of the group surround. */
    private PointSet enclosed(PointSet connectingPoints) {
        PointSet enclosed = new PointSet(geometry);
        for (int point = connectingPoints.first(); point != Points.NONE; point = connectingPoints.next(point)) {
            if (EulerNumbers.number(own.pattern(point) | surroundings.earth(point)) < 0) {
                enclosed.add(point);
            }
        }
        return enclosed;
    }

    /** The enclosed points that link blocks which have no other link. */
    private PointSet falseAmong(PointSet enclosed) {
        PointSet eyes = new PointSet(geometry);
        for (int point = enclosed.first(); point != Points.NONE; point = enclosed.next(point)) {
            int count = 0;
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(point, direction);
                if (neighbor != geometry.area()) {
                    around[count++] = numberOf[board.blockAt(neighbor)];
                }
            }
            boolean isFalse = surroundings.earth(point) == 0
                    ? links.provesFalseEyeInside(point, around, count)
                    : links.provesFalseEyeOnEdge(point, around, count);
            if (isFalse) {
                eyes.add(point);
            }
        }
        return eyes;
    }
}
