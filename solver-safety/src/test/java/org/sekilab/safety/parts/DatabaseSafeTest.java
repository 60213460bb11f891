package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;
import org.sekilab.statics.eyespace.EnclosedRegion;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

class DatabaseSafeTest {
    @Test
    void provesAllLivingRegionsAndNoOthers() {
        int unseen = 0;
        for (RegionEntry entry : RegionDatabase.shipped().entries()) {
            LocalBoard board = board(EnclosedRegion.of(entry.shape(), 0));
            boolean isAlive = entry.status(0).opponentFirst() == EyeType.T;
            assertThat(isSafe(new DatabaseSafe(), board)).as(entry.toString()).isEqualTo(isAlive);
            unseen += isAlive && !isSafe(new StaticSafe(Proofs.ANY), board) ? 1 : 0;
        }
        assertThat(unseen).as("that static rules do not see").isPositive();
    }

    @Test
    void provesNothingThatIsNotSafeByEnumeration() {
        int proved = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            Color attacker = problem.map().color().opposite();
            LocalBoard board = new LocalBoard(LocalShape.of(problem.region()), problem.position(), attacker);
            if (isSafe(new DatabaseSafe(), board)) {
                assertThat(problem.truth().attackerFirst())
                        .as("problem %d", problem.index())
                        .isEqualTo(Value.SAFE);
                proved++;
            }
        }
        assertThat(proved).isGreaterThan(100);
    }

    /** The bent four lives in the middle of a side, but not if two blocks enclose it; in the corner it is a ko. */
    @Test
    void regionOfTwoBlocksIsNotThatOfOne() {
        Position one = Diagram.parse("""
                X X X X X X X
                O O O O O O O
                O O . O O O O
                O O . . . O O
                """);
        Position two = Diagram.parse("""
                X X X X X X X
                O O O X O O O
                X O . O O X X
                X O . . . O X
                """);
        Position corner = Diagram.parse("""
                X X X X X X X
                O O O O O O O
                . O O O O O O
                . . . O O O O
                """);
        assertThat(isSafe(one, "C1")).isTrue();
        assertThat(isSafe(two, "C1")).isFalse();
        assertThat(isSafe(corner, "A1")).isFalse();
    }

    private static boolean isSafe(Position position, String point) {
        RegionMap map = new FloodRegionFinder().find(position, Color.WHITE);
        int index = map.regionIndexAt(GtpPoints.parse(position.geometry(), point));
        LocalShape shape = LocalShape.of(map.regions().get(index));
        return isSafe(new DatabaseSafe(), new LocalBoard(shape, position, Color.BLACK));
    }

    private static boolean isSafe(ExactEvaluator evaluator, LocalBoard board) {
        return evaluator.on(board).isSafe(Points.NONE);
    }

    private static LocalBoard board(EnclosedRegion region) {
        Block block = new Block(0, Color.BLACK, region.block(), region.points());
        LocalShape shape = LocalShape.ofArea(
                Color.BLACK, region.points(), region.points(), region.wall(), List.of(block), new long[1]);
        return new LocalBoard(shape, Position.of(region.block(), region.wall(), Color.BLACK), Color.WHITE);
    }
}
