package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.semeai.area.SemeaiArea;

/** The points of races, and what is next to them. */
class SemeaiAreaTest {
    /** Three and two outside liberties, two shared ones, and a black eye of two points. */
    private static final SemeaiProblem PROBLEM = new RaceBoard(3, 2, 2, RaceBoard.row(2), RaceBoard.NO_EYE).problem();

    private final SemeaiArea area = Walls.areaOf(PROBLEM);

    @Test
    void areaHasTheLibertiesOfBothBlocks() {
        assertThat(area.size()).isEqualTo(3 + 2 + 2 + 2);
        assertThat(Long.bitCount(area.all())).isEqualTo(area.size());
        assertThat(Long.bitCount(area.exterior(Color.BLACK))).isEqualTo(3 + 2 + 2);
        assertThat(Long.bitCount(area.exterior(Color.WHITE))).isEqualTo(2 + 2);
        assertThat(area.fits()).isTrue();
        assertThat(area.isAssumed()).isFalse();
    }

    /** White's wall is next to Black's outside liberties, and to the shared ones as White's board is drawn. */
    @Test
    void wallsAreNextToOutsideLiberties() {
        long outsideOfBlack = area.exterior(Color.BLACK) & area.wallAt(Color.WHITE) & ~area.exterior(Color.WHITE);
        assertThat(Long.bitCount(outsideOfBlack)).isEqualTo(3);
        long outsideOfWhite = area.exterior(Color.WHITE) & area.wallAt(Color.BLACK) & ~area.exterior(Color.BLACK);
        assertThat(Long.bitCount(outsideOfWhite)).isEqualTo(2);
    }

    @Test
    void localPointsStandForPointsOfTheBoard() {
        PointSet points = new PointSet(PROBLEM.position().geometry());
        for (int local = 0; local < area.size(); local++) {
            assertThat(area.localOf(area.point(local))).isEqualTo(local);
            points.add(area.point(local));
        }
        assertThat(points.intersects(PROBLEM.essentialBlock(Color.BLACK))).isFalse();
        assertThat(area.localOf(PROBLEM.black())).isNegative();
        for (int local = 0; local < area.size(); local++) {
            PointSet near =
                    PointSet.of(points.geometry(), area.point(local)).exterior().intersect(points);
            assertThat(Long.bitCount(area.neighbors()[local])).isEqualTo(near.size());
            assertThat(area.around(1L << local)).isEqualTo(area.neighbors()[local]);
        }
    }

    @Test
    void floodReachesConnectedPoints() {
        long eye = area.exterior(Color.BLACK) & ~area.wallAt(Color.WHITE) & ~area.exterior(Color.WHITE);
        assertThat(Long.bitCount(eye)).isEqualTo(2);
        assertThat(area.flood(Long.lowestOneBit(eye), area.all())).isEqualTo(eye);
        assertThat(area.flood(Long.lowestOneBit(eye), eye & -eye)).isEqualTo(Long.lowestOneBit(eye));
    }

    /** After the capture, the stones are points to play on, and the other block is still essential. */
    @Test
    void capturedBlockBecomesPartOfTheArea() {
        SemeaiArea after = area.withoutEssential(Color.WHITE);
        assertThat(after.hasEssential(Color.WHITE.ordinal())).isFalse();
        assertThat(after.hasEssential(Color.BLACK.ordinal())).isTrue();
        assertThat(after.size())
                .isEqualTo(area.size() + PROBLEM.essentialBlock(Color.WHITE).size());
        assertThat(after.exterior(Color.WHITE)).isZero();
    }

    @Test
    void stonesOfTheAreaMayJoinAnEssentialBlock() {
        long eye = area.exterior(Color.BLACK) & ~area.wallAt(Color.WHITE) & ~area.exterior(Color.WHITE);
        SemeaiArea joined = area.withEssential(new long[] {Long.lowestOneBit(eye), 0});
        assertThat(joined.size()).isEqualTo(area.size() - 1);
        assertThat(joined.essentialBlock(Color.BLACK).size())
                .isEqualTo(area.essentialBlock(Color.BLACK).size() + 1);
        assertThat(Long.bitCount(joined.exterior(Color.BLACK))).isEqualTo(3 + 2 + 1);
    }

    @Test
    void positionForbidsTheKoPoint() {
        assertThat(area.koPoint()).isNegative();
        assertThat(area.koBanned()).isEqualTo(PROBLEM.position().toMove());
    }

    /** On open ground, an area that only looks closed keeps the points near the two blocks. */
    @Test
    void assumedAreaShrinksUntilItFits() {
        Position open = Diagram.parse(
                (".".repeat(13) + "\n").repeat(6) + ".....XXOO....\n".repeat(2) + (".".repeat(13) + "\n").repeat(5));
        PointSet black = open.black();
        PointSet white = open.white();
        PointSet none = new PointSet(open.geometry());
        SemeaiArea proved = SemeaiArea.proved(open, black, white, none);
        assertThat(proved.fits()).isFalse();
        assertThat(proved.isAssumed()).isFalse();
        SemeaiArea assumed = SemeaiArea.assumed(open, black, white, none);
        assertThat(assumed.fits()).isTrue();
        assertThat(assumed.isAssumed()).isTrue();
        for (int point : GtpPoints.parseList(open.geometry(), "E6 F5 G8 K7")) {
            assertThat(assumed.localOf(point)).isNotNegative();
        }
        assertThat(List.of(assumed.localOf(0), assumed.localOf(12))).allMatch(local -> local < 0);
    }
}
