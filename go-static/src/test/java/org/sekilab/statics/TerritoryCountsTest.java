package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/**
 * The two test sets of [NM04], 58 final positions on 19x19. Points, blocks and regions are counted as in tables 1 and 2
 * of the paper. Another program's proofs in each file are compared too.
 */
class TerritoryCountsTest {
    private static final SafetySolver BENSON = new BensonSolver(new FloodRegionFinder());
    private static final SafetySolver STATIC = new AlternatingPlaySolver(new FloodRegionFinder());

    /** The counts of the paper. */
    private static final class Counts {
        private int points;
        private int safePoints;
        private int blocks;
        private int alive;
        private int aliveOrDead;
        private int regions;
        private int regionsWithSafePoint;

        Counts(String set, SafetySolver solver) {
            for (TerritoryBoard board : TerritoryBoard.all(set)) {
                SafetyMap safety = solver.solve(board.position());
                points += board.position().geometry().area();
                for (Color color : Color.values()) {
                    add(safety, color);
                }
            }
        }

        private void add(SafetyMap safety, Color color) {
            safePoints += safety.safePoints(color).size();
            RegionMap map = safety.regionMap(color);
            blocks += map.blocks().size();
            for (Block block : map.blocks()) {
                alive += safety.isAlive(block) ? 1 : 0;
                aliveOrDead += safety.isAlive(block) || safety.isDead(block) ? 1 : 0;
            }
            regions += map.regions().size();
            for (BasicRegion region : map.regions()) {
                regionsWithSafePoint += safety.hasSafePoint(region) ? 1 : 0;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"igs31, 11191, 1123, 802", "czd27, 9747, 1052, 742"})
    void boardsHaveThePointsBlocksAndRegionsOfThePaper(String set, int points, int blocks, int regions) {
        Counts counts = new Counts(set, BENSON);
        assertThat(counts.points).isEqualTo(points);
        assertThat(counts.blocks).isEqualTo(blocks);
        assertThat(counts.regions).isEqualTo(regions);
    }

    @ParameterizedTest
    @CsvSource({"igs31, 1886, 103, 112, 204", "czd27, 1329, 98, 106, 160"})
    void bensonProvesWhatThePaperCounts(String set, int points, int alive, int aliveOrDead, int regions) {
        Counts counts = new Counts(set, BENSON);
        assertThat(counts.safePoints).isEqualTo(points);
        assertThat(counts.alive).isEqualTo(alive);
        assertThat(counts.aliveOrDead).isEqualTo(aliveOrDead);
        assertThat(counts.regionsWithSafePoint).isEqualTo(regions);
    }

    /**
     * [NM04] tables 1 and 2 have 2,898 and 2,287 points for their static solver. A later version of it has 2,892 and
     * 2,288.
     */
    @ParameterizedTest
    @CsvSource({"igs31, 2898, 212, 321", "czd27, 2288, 188, 251"})
    void staticRulesProveAtLeastWhatThePaperCounts(String set, int points, int blocks, int regions) {
        Counts counts = new Counts(set, STATIC);
        assertThat(counts.safePoints).isGreaterThanOrEqualTo(points);
        assertThat(counts.alive).isGreaterThanOrEqualTo(blocks);
        assertThat(counts.regionsWithSafePoint).isGreaterThanOrEqualTo(regions);
    }

    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    void bensonAgreesWithAnotherProgramInEveryFile(String set) {
        for (TerritoryBoard board : TerritoryBoard.all(set)) {
            SafetyMap safety = BENSON.solve(board.position());
            assertThat(List.of(
                            safety.safePoints(Color.BLACK).size(),
                            safety.safePoints(Color.WHITE).size()))
                    .as(board.row().get("file"))
                    .isEqualTo(List.of(
                            board.row().getInt("benson_black"), board.row().getInt("benson_white")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    void staticRulesProveAtLeastWhatAnotherProgramProvesInEveryFile(String set) {
        for (TerritoryBoard board : TerritoryBoard.all(set)) {
            SafetyMap safety = STATIC.solve(board.position());
            for (Color color : Color.values()) {
                String column = color == Color.BLACK ? "static_black" : "static_white";
                assertThat(safety.safePoints(color).size())
                        .as("%s %s", board.row().get("file"), color)
                        .isGreaterThanOrEqualTo(board.row().getInt(column));
            }
        }
    }
}
