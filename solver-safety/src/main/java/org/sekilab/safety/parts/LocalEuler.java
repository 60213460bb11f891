package org.sekilab.safety.parts;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.euler.EulerNumbers;
import org.sekilab.statics.euler.Surroundings;
import org.sekilab.statics.groups.JointSet;

/**
 * Euler numbers and semi-joints of the defender's stones in a local game. Essential blocks and the edge of the board
 * are stones of the defender that stay. Immutable.
 *
 * <p>Source: [N05] 4.2 and 4.3.
 * <p>Proves: nothing.
 * <p>Differs: any point with an Euler number of 1 or more is a semi-joint; all blocks of the defender count as linked.
 * <p>Cost: eight bits for a point; allocates nothing.
 */
final class LocalEuler {
    private static final int NEIGHBORS = EulerNumbers.NEIGHBORS;

    private final LocalBoard board;
    private final int[] walls; // [point] the neighbors that always belong to the defender
    private final int[] around; // [NEIGHBORS * point + i] local points; negative if there is none

    LocalEuler(LocalBoard board) {
        this.board = board;
        LocalShape shape = board.shape();
        PointSet essential = shape.pointsOf(0);
        shape.blocks().forEach(block -> essential.unite(block.stones()));
        Geometry geometry = essential.geometry();
        Surroundings surroundings = Surroundings.of(geometry);
        this.walls = new int[shape.size()];
        this.around = new int[NEIGHBORS * shape.size()];
        for (int local = 0; local < shape.size(); local++) {
            int point = shape.point(local);
            walls[local] = surroundings.earth(point);
            for (int i = 0; i < NEIGHBORS; i++) {
                int neighbor = surroundings.neighbor(point, i);
                around[NEIGHBORS * local + i] = shape.localOf(neighbor);
                if (neighbor != geometry.area() && essential.contains(neighbor)) {
                    walls[local] |= 1 << i;
                }
            }
        }
    }

    /** The number of additional regions that a defender stone at a local point encloses. */
    int number(int point) {
        int pattern = walls[point];
        long defender = board.defender();
        for (int i = 0; i < NEIGHBORS; i++) {
            int neighbor = around[NEIGHBORS * point + i];
            pattern |= neighbor >= 0 && (defender >>> neighbor & 1) != 0 ? 1 << i : 0;
        }
        return EulerNumbers.number(pattern);
    }

    /**
     * The eyes that the defender may make here, in half eyes: enclosed regions, and the half eyes that semi-joints add.
     */
    int halfEyes() {
        long open = board.shape().all() & ~board.defender();
        long joints = 0;
        for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            joints |= number(point) > 0 ? 1L << point : 0;
        }
        int halves = 0;
        for (long rest = open; rest != 0; ) {
            rest &= ~board.flood(Long.lowestOneBit(rest), open);
            halves += 2;
        }
        for (long rest = joints; rest != 0; ) {
            long set = board.flood(Long.lowestOneBit(rest), joints);
            rest &= ~set;
            halves += JointSet.worth(Long.bitCount(set));
        }
        return halves;
    }
}
