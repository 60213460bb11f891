package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Value;

/** What is refuted is false by enumeration of the whole board, and a move that makes a region safe does so. */
class RefuterTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.BEST).with(Engines.LIMITS.withMaxNodes(3_000));
    private static final SearchingSafetySolver SOLVER =
            new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, CONFIG);
    private static final int MAX_STATES = 20_000;

    /** Black has an eye of three points: White at B1 kills, Black at B1 lives. White lives on the right. */
    private static final Position THREE_POINTS = Diagram.parse("""
            O O O O O . O
            X X X X O O O
            . . . X O . O
            """);

    /** White has a stone in a corner that Black can always capture. */
    private static final Position CAPTURED_STONE = Diagram.parse("""
            . . X . X X .
            O . X X X . X
            """);

    /** Black takes the ko at A1, which is then closed to White at B1. */
    private static final Position BEFORE_A_KO = Diagram.parse("""
            . O O O X
            O X . O .
            . O X O O
            """);

    private int refuted;
    private int unsettled;

    /** Once, the retake at B1 was named as the move that makes White's region safe. */
    @Test
    void aMoveThatTheKoForbidsSettlesNothing() {
        Board board = new Board(BEFORE_A_KO.withToMove(Color.BLACK));
        board.play(BEFORE_A_KO.geometry().point(0, 0));
        int closed = BEFORE_A_KO.geometry().point(1, 0);
        assertThat(board.koPoint()).isEqualTo(closed);
        assertThat(refute(board.toPosition()).regions())
                .isNotEmpty()
                .extracting(RefutedRegion::move)
                .doesNotContain(closed);
    }

    @Test
    void groupWithAnEyeOfThreePointsIsRefutedForBothColorsAndOneMoveSettlesIt() {
        Refutations found = refute(THREE_POINTS);
        int vital = THREE_POINTS.geometry().point(1, 0);
        assertThat(found.regions())
                .extracting(each -> each.region().color(), RefutedRegion::reason, RefutedRegion::move)
                .containsExactly(
                        tuple(Color.BLACK, RefutedRegion.Reason.BLOCK, vital),
                        tuple(Color.WHITE, RefutedRegion.Reason.STAYS, vital));
        assertThat(found.moves()).isEqualTo(1);
        assertThat(found.lost()).isEqualTo(THREE_POINTS.black());
        for (int point = 0; point < THREE_POINTS.geometry().area(); point++) {
            boolean isBlacks = point < 3 || THREE_POINTS.black().contains(point);
            assertThat(found.causes().at(point)).isEqualTo(isBlacks ? Optional.of(Cause.REFUTED) : Optional.empty());
        }
    }

    @Test
    void nothingThatIsSafeIsRefuted() {
        assertThat(refute(CAPTURED_STONE).regions()).isEmpty();
    }

    /** The regions of a position, turned and with colors exchanged, are refuted for the same reasons. */
    @RepeatedTest(8)
    void symmetriesAndColorsDoNotMatter(RepetitionInfo run) {
        int symmetry = run.getCurrentRepetition() - 1;
        Position turned = THREE_POINTS.transformed(symmetry).withColorsSwapped();
        Refutations found = refute(turned);
        int vital = THREE_POINTS
                .geometry()
                .symmetry(symmetry, THREE_POINTS.geometry().point(1, 0));
        assertThat(found.regions())
                .extracting(each -> each.region().color(), RefutedRegion::reason, RefutedRegion::move)
                .containsExactlyInAnyOrder(
                        tuple(Color.WHITE, RefutedRegion.Reason.BLOCK, vital),
                        tuple(Color.BLACK, RefutedRegion.Reason.STAYS, vital));
        assertThat(found.lost()).isEqualTo(turned.white());
    }

    @Test
    void limitsLeaveRegionsOpen() {
        EnginePair engines = EnginePair.of(Engines.ALPHA_BETA);
        CauseMap causes = new CauseFinder(engines, CONFIG).find(SOLVER.solve(THREE_POINTS));
        Refuter refuter = new Refuter(new FloodRegionFinder(), engines, CONFIG, RaceJudge.NONE);
        Refutations found = refuter.with(Engines.LIMITS.withMaxNodes(1)).refute(causes, 100_000);
        assertThat(found.regions()).isEmpty();
        assertThat(found.lost().isEmpty()).isTrue();
    }

    @RepeatedTest(1)
    void refutationsOfRandomBoardsAreTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 40);
        assertThat(refuted).isPositive();
    }

    @RepeatedTest(4)
    @Tag("slow")
    void refutationsOfManyRandomBoardsAreTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 300);
        assertThat(refuted).isGreaterThan(20);
        assertThat(unsettled).isPositive();
    }

    private void check(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            check(next(random));
        }
    }

    private void check(Position position) {
        Refutations found = refute(position);
        for (RefutedRegion each : found.regions()) {
            for (Refutation proof : each.refutations()) {
                LocalShape shape = proof.game().shape();
                PointSet around = new PointSet(position.geometry());
                for (Block block : shape.blocks()) {
                    around.unite(block.stones());
                }
                LocalGame whole = game(position, proof.color(), around, shape.pointsOf(shape.territory()));
                RegionEnumerator.best(whole, MAX_STATES).ifPresent(value -> {
                    refuted++;
                    assertThat(value)
                            .as("%s %s in\n%s", proof.color(), proof.points(), Diagram.format(position))
                            .isNotEqualTo(Value.SAFE);
                });
            }
            if (each.isUnsettled()) {
                checkMove(position, each);
            }
        }
    }

    /** After the move, the defender keeps the attacker off the region on the whole board. */
    private void checkMove(Position position, RefutedRegion each) {
        Color color = each.region().color();
        Board board = new Board(Position.of(position.black(), position.white(), color));
        board.play(each.move());
        PointSet none = new PointSet(position.geometry());
        LocalGame whole = game(board.toPosition(), color, none, each.region().points());
        RegionEnumerator.solve(whole, MAX_STATES).ifPresent(truth -> {
            unsettled++;
            assertThat(truth.attackerFirst())
                    .as("%s at %s in\n%s", color, each.move(), Diagram.format(position))
                    .isEqualTo(Value.SAFE);
        });
    }

    private static LocalGame game(Position position, Color color, PointSet essential, PointSet territory) {
        PointSet active = PointSet.board(position.geometry()).subtract(essential);
        return new LocalGame(position, color, active, essential, territory);
    }

    private static Refutations refute(Position position) {
        SafetyMap safety = SOLVER.solve(position);
        EnginePair engines = EnginePair.of(Engines.ALPHA_BETA);
        CauseMap causes = new CauseFinder(engines, CONFIG).find(safety);
        return new Refuter(new FloodRegionFinder(), engines, CONFIG, RaceJudge.NONE).refute(causes, 100_000);
    }

    /** A small board that is half black and half white, with holes and some stones of the other color. */
    private static Position next(Random random) {
        while (true) {
            Geometry geometry = Geometry.of(3 + random.nextInt(4), 2 + random.nextInt(3));
            PointSet black = new PointSet(geometry);
            PointSet white = new PointSet(geometry);
            int cut = random.nextInt(geometry.area());
            int density = 40 + random.nextInt(40);
            for (int point = 0; point < geometry.area(); point++) {
                if (random.nextInt(100) < density) {
                    boolean isBlack = point < cut ^ random.nextInt(8) == 0;
                    (isBlack ? black : white).add(point);
                }
            }
            Position position = Position.of(black, white, Color.BLACK);
            if (geometry.area() <= 16 && position.findBlockWithoutLiberty().isEmpty()) {
                return position;
            }
        }
    }
}
