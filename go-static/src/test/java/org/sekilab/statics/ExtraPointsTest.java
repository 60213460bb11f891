package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * Shows why the points are safe that the static rules prove and other programs do not, on the test sets of [NM04].
 *
 * <p>Some points are proved by enumeration, here. Take blocks that depend on each other, with all regions that keep
 * them alive. They are played out if that is small enough.
 *
 * <p>The rest is proved by argument:
 *
 * <p>(1) Every claim ends at {@link MiaiCheck} or {@link Clearing}, and their Javadoc gives the proof. The defender
 * answers within pairs of points. No point is in two pairs, and {@link DefenderState} never gives a used pair to
 * another proof. So all proofs of a color hold at the same time.
 *
 * <p>(2) The proof does not depend on how pairs are chosen. The extra points come from a richer choice of pairs, which
 * cannot make the proof wrong.
 *
 * <p>(3) The other programs know single shapes: pairs inside one region, and regions that are one-vital or two-vital by
 * themselves. Here a pair may join blocks in one region and count for their eyes in another. The points that a capture
 * empties may get a new plan.
 *
 * <p>(4) {@link RandomClaimsTest} compares claims of the same rules with enumeration, on tens of thousands of random
 * boards.
 */
class ExtraPointsTest {
    private static final SafetySolver STATIC = new AlternatingPlaySolver(new FloodRegionFinder());
    private static final int MAX_POINTS = 13;
    private static final int MAX_STATES = 400_000;

    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    void lifeThatIsSmallEnoughHoldsByEnumeration(String set) {
        int enumerated = 0;
        for (TerritoryBoard board : TerritoryBoard.all(set)) {
            SafetyMap safety = STATIC.solve(board.position());
            for (Color color : Color.values()) {
                BitSet seen = new BitSet();
                for (Block block : safety.regionMap(color).blocks()) {
                    if (isAliveByRules(safety, block) && !seen.get(block.index())) {
                        Dependence group = new Dependence(safety, color, block);
                        seen.or(group.blocks);
                        enumerated += group.check(board.row().get("file"));
                    }
                }
            }
        }
        assertThat(enumerated).as("points in the games that were enumerated").isPositive();
    }

    private static boolean isAliveByRules(SafetyMap safety, Block block) {
        return safety.isAlive(block) && !safety.methodAt(block.anchor()).equals(Optional.of(SafetyMethod.BENSON));
    }

    /** Blocks that share safe regions, and those regions. */
    private static final class Dependence {
        private final SafetyMap safety;
        private final Color color;
        private final RegionMap map;
        private final BitSet blocks = new BitSet();
        private final PointSet essential;
        private final PointSet territory;
        private boolean isClosed = true; // all regions are safe, without blocks alive by Benson

        Dependence(SafetyMap safety, Color color, Block first) {
            this.safety = safety;
            this.color = color;
            this.map = safety.regionMap(color);
            this.essential = new PointSet(safety.position().geometry());
            this.territory = new PointSet(safety.position().geometry());
            add(first);
        }

        private void add(Block block) {
            if (blocks.get(block.index())) {
                return;
            }
            blocks.set(block.index());
            essential.unite(block.stones());
            for (int index : map.regionsOf(block)) {
                BasicRegion region = map.regions().get(index);
                if (!safety.isSafe(region)) {
                    isClosed = false;
                    continue;
                }
                territory.unite(region.points());
                for (int neighbor : map.blocksOf(region)) {
                    Block other = map.blocks().get(neighbor);
                    if (isAliveByRules(safety, other)) {
                        add(other);
                    } else if (safety.isAlive(other)) {
                        isClosed = false;
                    } else {
                        territory.unite(other.stones());
                    }
                }
            }
        }

        /** Enumerates the game if it is small. Returns the number of points that it proves. */
        int check(String file) {
            if (territory.size() > MAX_POINTS || territory.isEmpty()) {
                return 0;
            }
            LocalGame game = new LocalGame(safety.position(), color, territory, essential, territory);
            Optional<Truth> truth = RegionEnumerator.solve(game, MAX_STATES);
            boolean isProved = truth.isPresent() && truth.get().attackerFirst() == Value.SAFE;
            if (isClosed && truth.isPresent()) {
                assertThat(isProved)
                        .as("%s: %s with %s", file, essential, territory)
                        .isTrue();
            }
            return isProved ? territory.size() + essential.size() : 0;
        }
    }
}
