package org.sekilab.statics;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Proofs;

/**
 * Finds what stays true if the opponent moves as often as it likes and the owner always passes. There are stones
 * that are never captured, and territory where the opponent never gets two eyes. Immutable; threads may share it.
 *
 * <p>Source: own. The questions are those of {@code unconditional_status} in GNU Go's regression suites, and life is
 * that of [B76].
 *
 * <p>Proves: alive stones, by [B76]. Take the <em>areas</em> between the owner's alive stones: the connected sets of
 * all other points. The opponent gets two eyes in an area only if there are two points, its eyes, for which all of the
 * following holds:
 * <ul>
 *   <li>They are in the area, and not adjacent to each other.
 *   <li>Each is a point of an owner's stone, or is empty and beside no stone of the owner.
 *   <li>Each part of the area without the two points touches both.
 * </ul>
 *
 * <p>Proof. The opponent never captures alive stones, so its stones in an area have all liberties there, and none
 * ever leaves the board. Suppose that some of its stones are alive in the sense of [B76]. They have at least two
 * vital regions. None holds an alive stone of the owner. An alive stone has liberties in two of its own regions, and
 * the opponent's stones in these are not connected. While the opponent goes on to fill the area, one point of each
 * vital region can stay empty. The first points to fill are the liberties of the owner's stones in the region, which
 * captures them. So the point that stays is one of a captured stone, or beside no stone of the owner. A filled point
 * joins the blocks beside it, so the rest stays alive. The opponent can fill all of these eyes but two. The two must
 * not separate the rest. Each connected graph has two points of this kind. In the end all of the area but these two
 * points has stones of the opponent. They are alive, so each block has both eyes.
 *
 * <p>So an area without two such points is territory. Two such points need not mean life: the opponent may be unable to
 * capture what stands in the way.
 *
 * <p>Differs: an area where the opponent may live in seki is not territory either, see {@link #mayBeSeki}. A capture by
 * the owner may open room that no claim is about. In alternating play, a ko may keep the opponent's stones there.
 * {@link BensonSolver} proves territory that holds in alternating play.
 * <p>Cost: O(n) floods for a pair of points, for all pairs in the worst case; large open areas have eyes at once.
 */
public final class UnconditionalSolver {
    private final RegionFinder regionFinder;

    public UnconditionalSolver(RegionFinder regionFinder) {
        this.regionFinder = regionFinder;
    }

    /** Everything that this solver can prove for both colors. */
    public UnconditionalMap solve(Position position) {
        List<PointSet> alive = new ArrayList<>();
        List<PointSet> territory = new ArrayList<>();
        for (Color color : Color.values()) {
            alive.add(aliveStones(position, color));
            territory.add(territory(position, color, alive.get(color.ordinal())));
        }
        return new UnconditionalMap(position, alive, territory);
    }

    private PointSet aliveStones(Position position, Color color) {
        RegionMap map = regionFinder.find(position, color);
        BensonLife life = new BensonLife(map, position.empties(), Proofs.ANY);
        PointSet alive = new PointSet(position.geometry());
        for (Block block : map.blocks()) {
            if (life.isAlive(block)) {
                alive.unite(block.stones());
            }
        }
        return alive;
    }

    private static PointSet territory(Position position, Color owner, PointSet alive) {
        PointSet territory = new PointSet(position.geometry());
        if (alive.isEmpty()) {
            return territory;
        }
        PointSet weak = position.stones(owner).copy().subtract(alive);
        PointSet eyes =
                position.empties().subtract(position.stones(owner).exterior()).unite(weak);
        for (PointSet area : alive.copy().complement().components()) {
            boolean isOpponents = mayHaveTwoEyes(area, eyes.copy().intersect(area))
                    || mayBeSeki(position, area, weak.copy().intersect(area), alive);
            if (!isOpponents) {
                territory.unite(area);
            }
        }
        return territory;
    }

    private static boolean mayHaveTwoEyes(PointSet area, PointSet eyes) {
        for (int first = eyes.first(); first != Points.NONE; first = eyes.next(first)) {
            for (int second = eyes.next(first); second != Points.NONE; second = eyes.next(second)) {
                if (areTwoEyes(area, first, second)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean areTwoEyes(PointSet area, int first, int second) {
        Geometry geometry = area.geometry();
        if (geometry.areAdjacent(first, second)) {
            return false;
        }
        PointSet besideFirst = PointSet.of(geometry, first).exterior();
        PointSet besideSecond = PointSet.of(geometry, second).exterior();
        for (PointSet part : area.copy().remove(first).remove(second).components()) {
            if (!part.intersects(besideFirst) || !part.intersects(besideSecond)) {
                return false;
            }
        }
        return true;
    }

    /**
     * True when the opponent may surround two stones so that they share four liberties, and neither side can capture.
     * The six points have the shape of the diagram, turned or mirrored. O is a stone of the two, and a and b belong to
     * one block of the opponent. Each block of the opponent has two of the liberties, or the owner captures it.
     *
     * <pre>
     *   .
     * . O b
     * a O .
     *   .
     * </pre>
     *
     * <p>The owner may fill all liberties but one. The five stones are no shape with one vital point, so that the
     * opponent captures them and has two eyes. After the capture of only the two stones it has one.
     */
    private static boolean mayBeSeki(Position position, PointSet area, PointSet weak, PointSet alive) {
        PointSet open = position.empties().subtract(alive.exterior()).intersect(area);
        for (PointSet block : weak.components()) {
            if (block.size() == 2) {
                Stones stones = Stones.of(block);
                if (stones.isSeki(area, open, 1) || stones.isSeki(area, open, -1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Two adjacent stones: the first, and the step from it to the second. */
    private record Stones(Geometry geometry, int column, int row, int right, int up) {
        static Stones of(PointSet block) {
            Geometry geometry = block.geometry();
            int first = block.first();
            int second = block.next(first);
            return new Stones(
                    geometry,
                    geometry.column(first),
                    geometry.row(first),
                    geometry.column(second) - geometry.column(first),
                    geometry.row(second) - geometry.row(first));
        }

        /** @param hand 1 or -1, for the shape and its mirror image */
        boolean isSeki(PointSet area, PointSet open, int hand) {
            int[] liberties = {at(-1, 0), at(2, 0), at(0, hand), at(1, -hand)};
            int a = at(0, -hand);
            int b = at(1, hand);
            if (a == Points.NONE || b == Points.NONE || !area.contains(a) || !area.contains(b)) {
                return false;
            }
            PointSet shared = new PointSet(geometry);
            for (int liberty : liberties) {
                if (liberty == Points.NONE || !open.contains(liberty)) {
                    return false;
                }
                shared.add(liberty);
            }
            PointSet wall = area.copy().subtract(shared).remove(at(0, 0)).remove(at(1, 0));
            return PointSet.of(geometry, a).flood(wall).contains(b)
                    && wall.components().stream()
                            .allMatch(block -> block.exterior().intersectionSize(shared) >= 2);
        }

        /** The point some steps along the stones and some to the side, or {@link Points#NONE}. */
        private int at(int along, int aside) {
            int x = column + along * right + aside * up;
            int y = row + along * up + aside * right;
            return geometry.isOnBoard(x, y) ? geometry.point(x, y) : Points.NONE;
        }
    }
}
