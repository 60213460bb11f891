package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.statics.euler.LinkCount;

/**
 * The analysis kept move by move equals the one computed from the position, on boards of all shapes, with captures, kos
 * and undo.
 */
class StaticAnalysisTest {
    private static final int MOVES_PER_POINT = 2;

    @RepeatedTest(12)
    void keptIsWhatIsComputedAnewAndUndone(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(2 + random.nextInt(10), 2 + random.nextInt(10));
        StaticAnalysis analysis = Groups.ANALYZER.analyze(Position.empty(geometry));
        List<List<StaticGroup>> history = new ArrayList<>();
        for (int move = 0; move < MOVES_PER_POINT * geometry.area(); move++) {
            history.add(groups(analysis));
            analysis.play(randomMove(random, analysis));
            if (random.nextInt(4) == 0) { // undo and then another move
                analysis.undo();
                assertThat(groups(analysis)).as("seed %d, undo", seed).isEqualTo(history.get(move));
                analysis.play(randomMove(random, analysis));
            }
            Position position = analysis.position();
            assertThat(groups(analysis))
                    .as("seed %d, move %d%n%s", seed, move, Diagram.formatWithFrame(position))
                    .isEqualTo(groups(Groups.ANALYZER.analyze(position)));
        }
        for (int move = history.size() - 1; move >= 0; move--) {
            analysis.undo();
            assertThat(groups(analysis)).as("seed %d, undo", seed).isEqualTo(history.get(move));
        }
    }

    /** Groups are a partition, and each agrees with operations on sets. */
    @RepeatedTest(12)
    void groupsFitTheSets(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Position position = randomPosition(random);
        StaticAnalysis analysis = Groups.ANALYZER.analyze(position);
        for (Color color : Color.values()) {
            PointSet covered = new PointSet(position.geometry());
            for (StaticGroup group : analysis.groups(color)) {
                String description = "seed %d, %s in%n%s".formatted(seed, group, Diagram.formatWithFrame(position));
                assertThat(covered.intersects(group.stones())).isFalse();
                covered.unite(group.stones());
                assertThat(group.stones().components()).as(description).hasSize(group.blocks());
                assertThat(group.liberties())
                        .isEqualTo(group.stones().exterior().intersect(position.empties()));
                assertThat(group.features().links()).as(description).isEqualTo(LinkCount.of(group.stones()));
                assertThat(group.features().regions())
                        .as(description)
                        .isEqualTo(
                                group.stones().copy().complement().components().size() - 1);
                assertEffectiveLiberties(group, position, description);
                if (group.hasTwoRegionsByLinks()) { // rules 1 and 2
                    assertThat(group.features().regions() - group.falseEyes().size())
                            .as(description)
                            .isGreaterThanOrEqualTo(2);
                }
            }
            assertThat(covered).isEqualTo(position.stones(color));
        }
    }

    /** liberty(G, W) = liberty(G + C', W) - (C - C'), for a C' that makes the group a block. */
    private static void assertEffectiveLiberties(StaticGroup group, Position position, String description) {
        PointSet plain = group.liberties().copy().subtract(group.connectingPoints());
        PointSet added = group.effectiveLiberties().copy().subtract(plain);
        assertThat(group.effectiveLiberties().containsAll(plain))
                .as(description)
                .isTrue();
        assertThat(group.connectingPoints()
                        .exterior()
                        .intersect(position.empties())
                        .subtract(group.liberties())
                        .containsAll(added))
                .as(description)
                .isTrue();
        PointSet filled = group.stones().copy().unite(group.connectingPoints());
        assertThat(filled.components()).as(description).hasSize(1);
    }

    /** Random games have the rare cases. Otherwise the tests above would prove little. */
    @Test
    void randomPositionsHaveRareThings() {
        Random random = new Random(1);
        int several = 0;
        int safe = 0;
        int falseEyes = 0;
        int shortOfLiberties = 0;
        int ruled = 0;
        for (int i = 0; i < 300; i++) {
            StaticAnalysis analysis = Groups.ANALYZER.analyze(randomPosition(random));
            for (StaticGroup group : groups(analysis)) {
                several += group.blocks() > 2 ? 1 : 0;
                safe += group.safeConnectingPoints().isEmpty() ? 0 : 1;
                falseEyes += group.falseEyes().size();
                shortOfLiberties += group.isShortOfLiberties() ? 1 : 0;
                ruled += group.hasTwoRegionsByLinks() ? 1 : 0;
            }
        }
        assertThat(List.of(several, safe, falseEyes, shortOfLiberties, ruled)).allMatch(count -> count > 5);
    }

    private static Position randomPosition(Random random) {
        Geometry geometry = Geometry.of(4 + random.nextInt(9), 4 + random.nextInt(9));
        Board board = new Board(geometry);
        int moves = random.nextInt(2 * geometry.area());
        int[] legal = new int[geometry.area()];
        for (int move = 0; move < moves; move++) {
            int count = board.legalMovesInto(legal);
            board.play(count == 0 ? Points.PASS : legal[random.nextInt(count)]);
        }
        return board.toPosition();
    }

    private static int randomMove(Random random, StaticAnalysis analysis) {
        int area = analysis.position().geometry().area();
        for (int tries = 0; tries < area; tries++) {
            int point = random.nextInt(area);
            if (analysis.isLegal(point)) {
                return point;
            }
        }
        return Points.PASS;
    }

    private static List<StaticGroup> groups(StaticAnalysis analysis) {
        List<StaticGroup> groups = new ArrayList<>();
        for (Color color : Color.values()) {
            groups.addAll(analysis.groups(color));
        }
        return groups;
    }
}
