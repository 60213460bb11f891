package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The rules of local games. They differ from those of the board for essential blocks and for ko. */
class LocalBoardTest {
    private static final Position CORNER = Diagram.parse("""
            X X X O
            . . X O
            """);

    /** If all points of a board are local points, a local game is a game on the board. */
    @RepeatedTest(10)
    void playsAsTheBoardDoes(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int captures = 0;
        int kos = 0;
        for (int game = 0; game < 100; game++) {
            Geometry geometry = Geometry.of(2 + random.nextInt(6), 2 + random.nextInt(7));
            Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            Position position = Position.empty(geometry);
            LocalShape shape = wholeBoard(position, defender);
            LocalBoard local = new LocalBoard(shape, position, position.toMove());
            for (int ply = 0; ply < 200; ply++) {
                Board board = new Board(position);
                for (int point = 0; point < geometry.area(); point++) {
                    Legality expected = board.legality(point);
                    boolean isRetake = expected == Legality.KO && position.toMove() != defender;
                    assertThat(local.legality(shape.localOf(point))).isEqualTo(isRetake ? Legality.LEGAL : expected);
                    kos += isRetake ? 1 : 0;
                }
                int point = random.nextInt(geometry.area());
                if (!board.isLegal(point)) {
                    continue;
                }
                board.play(point);
                captures += board.capturedCount(defender);
                local.play(shape.localOf(point));
                position = board.toPosition();
                assertThat(shape.pointsOf(local.defender())).isEqualTo(position.stones(defender));
                assertThat(shape.pointsOf(local.attacker())).isEqualTo(position.stones(defender.opposite()));
            }
        }
        assertThat(captures).isPositive();
        assertThat(kos).isPositive();
    }

    /** A game may begin after a move that took a ko. Only the side with unlimited threats may retake it then. */
    @RepeatedTest(10)
    void aGameMayBeginWithAClosedKo(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int kos = 0;
        for (int game = 0; game < 100; game++) {
            Board board = new Board(Position.empty(Geometry.of(2 + random.nextInt(4), 2 + random.nextInt(4))));
            for (int ply = 0; ply < 100; ply++) {
                int point = random.nextInt(board.geometry().area());
                if (board.isLegal(point)) {
                    board.play(point);
                    kos += board.koPoint() == Points.NONE ? 0 : 1;
                    assertClosedAsOn(board.toPosition());
                }
            }
        }
        assertThat(kos).isPositive();
    }

    private static WideShape wideShape(Position position, Color defender) {
        PointSet none = new PointSet(position.geometry());
        return new WideShape(defender, PointSet.board(position.geometry()), none, List.of(), new long[0]);
    }

    private static void assertClosedAsOn(Position position) {
        for (Color defender : Color.values()) {
            LocalShape shape = wholeBoard(position, defender);
            for (KoThreats threats : List.of(KoThreats.UNLIMITED, KoThreats.OF_THE_DEFENDER, KoThreats.of(0))) {
                for (Color mover : Color.values()) {
                    LocalBoard local = new LocalBoard(shape, position, mover, threats);
                    local.closeKo(position);
                    boolean isFree = mover == defender
                            ? threats.equals(KoThreats.OF_THE_DEFENDER)
                            : threats.equals(KoThreats.UNLIMITED);
                    int ko = position.koPointFor(mover);
                    assertThat(local.koPoint())
                            .isEqualTo(isFree || ko == Points.NONE ? Points.NONE : shape.localOf(ko));
                    assertThat(ko != Points.NONE && local.legality(shape.localOf(ko)) == Legality.KO)
                            .isEqualTo(!isFree && ko != Points.NONE);
                    WideBoard wide = new WideBoard(wideShape(position, defender), position, mover, threats);
                    wide.closeKo(position);
                    assertThat(wide.koPoint()).isEqualTo(local.koPoint());
                }
            }
        }
    }

    /**
     * Without a threat, the attacker must obey the ko rule of the board. With threats, the attacker pays one for each
     * retake.
     */
    @RepeatedTest(10)
    void limitedThreatsAreSpentByRetakes(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int refusals = 0;
        int retakes = 0;
        for (int game = 0; game < 200; game++) {
            Geometry geometry = Geometry.of(2 + random.nextInt(4), 2 + random.nextInt(4));
            Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            Position position = Position.empty(geometry);
            LocalShape shape = wholeBoard(position, defender);
            int threats = random.nextInt(3);
            LocalBoard local = new LocalBoard(shape, position, position.toMove(), KoThreats.of(threats));
            for (int ply = 0; ply < 200; ply++) {
                Board board = new Board(position);
                List<Integer> legal = new ArrayList<>();
                for (int point = 0; point < geometry.area(); point++) {
                    Legality expected = board.legality(point);
                    boolean isRetake = expected == Legality.KO && position.toMove() != defender;
                    assertThat(local.legality(shape.localOf(point)))
                            .isEqualTo(isRetake && threats > 0 ? Legality.LEGAL : expected);
                    refusals += isRetake && threats == 0 ? 1 : 0;
                    if (board.isLegal(point)) {
                        legal.add(point);
                    } else if (isRetake && threats > 0) {
                        retakes++;
                        local.play(shape.localOf(point));
                        assertThat(local.threatsLeft()).isEqualTo(KoThreats.of(threats - 1));
                        local.undo();
                    }
                }
                if (legal.isEmpty()) {
                    break;
                }
                int ko = local.koPoint();
                if (position.toMove() != defender && ko != Points.NONE && threats > 0 && random.nextBoolean()) {
                    threats--;
                    local.play(ko);
                    board = new Board(afterThreat(position));
                    board.play(shape.point(ko));
                } else {
                    int point = legal.get(random.nextInt(legal.size()));
                    board.play(point);
                    local.play(shape.localOf(point));
                }
                position = board.toPosition();
                assertThat(local.threatsLeft()).isEqualTo(KoThreats.of(threats));
                assertThat(shape.pointsOf(local.defender())).isEqualTo(position.stones(defender));
                assertThat(shape.pointsOf(local.attacker())).isEqualTo(position.stones(defender.opposite()));
            }
        }
        assertThat(refusals).isPositive();
        assertThat(retakes).isPositive();
    }

    /**
     * A game with all threats on the defender's side mirrors the game with all on the attacker's side and the sides
     * exchanged.
     */
    @RepeatedTest(10)
    void threatsOfTheDefenderMirrorThoseOfTheAttacker(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int retakes = 0;
        for (int game = 0; game < 200; game++) {
            Position position = Position.empty(Geometry.of(2 + random.nextInt(4), 2 + random.nextInt(4)));
            boolean isLimited = game % 2 == 0;
            KoThreats threats = isLimited ? KoThreats.ofTheDefender(2) : KoThreats.OF_THE_DEFENDER;
            KoThreats opposite = isLimited ? KoThreats.of(2) : KoThreats.UNLIMITED;
            LocalBoard board = new LocalBoard(wholeBoard(position, Color.BLACK), position, Color.BLACK, threats);
            LocalBoard mirrored = new LocalBoard(wholeBoard(position, Color.WHITE), position, Color.BLACK, opposite);
            assertThat(board.threatsLeft()).isEqualTo(threats);
            for (int ply = 0; ply < 100 && !board.isOver(); ply++) {
                for (int point = 0; point < board.shape().size(); point++) {
                    assertThat(board.legality(point)).isEqualTo(mirrored.legality(point));
                    retakes += board.legality(point) == Legality.KO ? 1 : 0;
                }
                int move = random.nextInt(board.shape().size() + 1) - 1;
                if (board.isLegal(move)) {
                    board.play(move);
                    mirrored.play(move);
                }
                assertThat(board.defender()).isEqualTo(mirrored.attacker());
                assertThat(board.attacker()).isEqualTo(mirrored.defender());
            }
        }
        assertThat(retakes).isPositive();
    }

    /** States that differ in the threats left, or in the attacker's ko ban, have different keys. */
    @RepeatedTest(10)
    void keysTellStatesApartWithLimitedThreats(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        Position position = Position.empty(Geometry.of(3, 4));
        LocalShape shape = wholeBoard(position, Color.BLACK);
        Map<List<Long>, List<Object>> states = new HashMap<>();
        for (int game = 0; game < 200; game++) {
            LocalBoard board = new LocalBoard(shape, position, Color.BLACK, KoThreats.of(random.nextInt(16)));
            for (int ply = 0; ply < 60 && !board.isOver(); ply++) {
                int move = random.nextInt(shape.size() + 1) - 1;
                if (board.isLegal(move)) {
                    board.play(move);
                    List<Object> state = List.of(
                            board.attacker(),
                            board.defender(),
                            board.koPoint(),
                            board.threatsLeft(),
                            board.isDefenderToMove(),
                            board.isPassed(),
                            board.isOver());
                    List<Object> other = states.putIfAbsent(List.of(board.keyLow(), board.keyHigh()), state);
                    assertThat(other == null ? state : other).isEqualTo(state);
                }
            }
        }
        assertThat(states).hasSizeGreaterThan(1_000);
    }

    @Test
    void limitedThreatsNeedRoomInTheKey() {
        Position position = Position.empty(Geometry.of(10, 6));
        LocalShape shape = wholeBoard(position, Color.BLACK);
        assertThat(new LocalBoard(shape, position, Color.BLACK).threatsLeft()).isEqualTo(KoThreats.UNLIMITED);
        assertThatThrownBy(() -> new LocalBoard(shape, position, Color.BLACK, KoThreats.of(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("60 points, at most 58 with 0 ko threats");
    }

    @RepeatedTest(50)
    void undoRestoresEverything(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        Position position = Position.empty(Geometry.of(2 + random.nextInt(4), 3 + random.nextInt(4)));
        LocalShape shape = wholeBoard(position, Color.BLACK);
        KoThreats threats = random.nextBoolean() ? KoThreats.UNLIMITED : KoThreats.of(random.nextInt(16));
        LocalBoard board = new LocalBoard(shape, position, Color.BLACK, threats);
        List<List<Object>> states = new ArrayList<>();
        for (int step = 0; step < 2_000; step++) {
            int move = random.nextInt(shape.size() + 1) - 1;
            if (!board.isOver() && random.nextInt(5) > 0) {
                if (board.isLegal(move)) {
                    states.add(observables(board));
                    board.play(move);
                }
            } else if (board.ply() > 0) {
                board.undo();
                assertThat(observables(board)).isEqualTo(states.remove(states.size() - 1));
            }
        }
        while (board.ply() > 0) {
            board.undo();
            assertThat(observables(board)).isEqualTo(states.remove(states.size() - 1));
        }
    }

    @Test
    void copyHasTheMovesAndGoesItsOwnWay() {
        LocalBoard board = corner(0);
        List<Object> first = observables(board);
        board.play(Points.PASS);
        List<Object> second = observables(board);
        LocalBoard copy = new LocalBoard(board);
        assertThat(observables(copy)).isEqualTo(second);
        copy.undo();
        assertThat(observables(copy)).isEqualTo(first);
        copy.play(local(copy, "A1"));
        assertThat(observables(board)).isEqualTo(second);
        assertThat(observables(copy)).isNotEqualTo(second);
    }

    /** One pass and two passes leave the same stones and the same side to move. */
    @Test
    void endedGameHasAKeyOfItsOwn() {
        LocalBoard ended = new LocalBoard(corner(0).shape(), CORNER, Color.WHITE);
        ended.play(Points.PASS);
        ended.play(Points.PASS);
        LocalBoard passed = new LocalBoard(corner(0).shape(), CORNER, Color.BLACK);
        passed.play(Points.PASS);
        assertThat(ended.isDefenderToMove()).isEqualTo(passed.isDefenderToMove());
        assertThat(List.of(ended.keyLow(), ended.keyHigh())).isNotEqualTo(List.of(passed.keyLow(), passed.keyHigh()));
    }

    @Test
    void captureOfAnEssentialBlockEndsTheGame() {
        LocalBoard board = corner(0);
        board.play(local(board, "A1"));
        assertThat(board.isBlockCaptured()).isFalse();
        board.play(Points.PASS);
        board.play(local(board, "B1"));
        assertThat(board.isBlockCaptured()).isTrue();
        board.undo();
        assertThat(board.isBlockCaptured()).isFalse();
    }

    /** The last point inside is suicide for white while black has a liberty elsewhere. */
    @Test
    void blockWithAnEyeElsewhereIsNotCapturedByTheLastStoneInside() {
        LocalBoard board = corner(1);
        board.play(local(board, "A1"));
        board.play(Points.PASS);
        assertThat(board.legality(local(board, "B1"))).isEqualTo(Legality.SUICIDE);
        assertThat(board.findBlockInLastEye()).isFalse();
    }

    @Test
    void onlyTheAttackerMayRetakeAKoAtOnce() {
        Position position = Diagram.parse("""
                . X O .
                X . X O
                . X O .
                """);
        for (Color defender : Color.values()) {
            LocalShape shape = wholeBoard(position, defender);
            LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
            int taken = shape.localOf(GtpPoints.parse(position.geometry(), "C2"));
            board.play(shape.localOf(GtpPoints.parse(position.geometry(), "B2")));
            assertThat(board.legality(taken)).isEqualTo(defender == Color.BLACK ? Legality.KO : Legality.LEGAL);
            board.play(Points.PASS);
            board.play(Points.PASS);
            assertThat(board.isOver()).isTrue();
        }
    }

    /**
     * The side that took a ko may fill it after the other side's pass. The state is then that of a board without a ko.
     */
    @Test
    void passEndsAKo() {
        Position position = Diagram.parse("""
                . X O .
                X . X O
                . X O .
                """);
        for (KoThreats threats : List.of(KoThreats.UNLIMITED, KoThreats.of(0))) {
            LocalShape shape = wholeBoard(position, Color.BLACK);
            LocalBoard board = new LocalBoard(shape, position, Color.WHITE, threats);
            int taken = shape.localOf(GtpPoints.parse(position.geometry(), "C2"));
            board.play(shape.localOf(GtpPoints.parse(position.geometry(), "B2")));
            assertThat(board.koPoint()).isEqualTo(taken);
            board.play(Points.PASS);
            assertThat(board.koPoint()).isEqualTo(Points.NONE);
            assertThat(board.legality(taken)).isEqualTo(Legality.LEGAL);
        }
        LocalShape shape = wholeBoard(position.withColorsSwapped(), Color.BLACK);
        LocalBoard board = new LocalBoard(shape, position.withColorsSwapped(), Color.BLACK, KoThreats.of(0));
        int taken = shape.localOf(GtpPoints.parse(position.geometry(), "C2"));
        board.play(shape.localOf(GtpPoints.parse(position.geometry(), "B2")));
        board.play(Points.PASS);
        assertThat(board.koPoint()).isEqualTo(Points.NONE);
        assertThat(board.legality(taken)).isEqualTo(Legality.LEGAL);
    }

    /** A ko threat and its answer lift the ban of a ko. */
    private static Position afterThreat(Position position) {
        return new Position(
                position.geometry(),
                position.stones(Color.BLACK),
                position.stones(Color.WHITE),
                position.toMove(),
                Points.NONE);
    }

    /** A sacrificed block is solid while it has a liberty here. */
    @Test
    void sacrificeHelpsToCapture() {
        LocalBoard board = sacrificingTheLeft();
        board.play(local(board, "B1"));
        board.play(local(board, "C1"));
        board.play(Points.PASS);
        board.play(local(board, "B2"));
        assertThat(board.attacker()).isZero();
        assertThat(board.isBlockTaken()).isFalse();
    }

    @Test
    void sacrificeTurnsIntoAWall() {
        LocalBoard board = sacrificingTheLeft();
        for (String move : List.of("B1", "C1", "B2", "C2")) {
            board.play(local(board, move));
        }
        assertThat(board.isBlockCaptured()).isFalse();
        assertThat(board.isBlockTaken()).isTrue();
        assertThat(Long.bitCount(board.attacker())).isEqualTo(2);
        board.undo();
        board.undo();
        assertThat(board.isBlockTaken()).isFalse();
    }

    /** On the whole board the stones may have liberties beyond the block. */
    @Test
    void stonesLostWithASacrificeLoseTheGame() {
        LocalBoard board = sacrificingTheLeft();
        for (String move : List.of("C2", "B2", "B1")) {
            assertThat(board.isBlockCaptured()).isFalse();
            board.play(local(board, move));
        }
        assertThat(board.isBlockCaptured()).isTrue();
    }

    @Test
    void allBlocksAreEssentialWhereNoneIsASacrifice() {
        LocalBoard board = sacrificingTheLeft();
        board.play(local(board, "B1"));
        board.play(Points.PASS);
        LocalBoard keeping = board.keepingAll();
        assertThat(keeping.shape().sacrifices()).isEmpty();
        assertThat(keeping.shape().blocks()).hasSize(2);
        keeping.play(local(board, "B2"));
        assertThat(keeping.isBlockCaptured()).isTrue();
        board.play(local(board, "B2"));
        assertThat(board.keepingAll()).isSameAs(board);
    }

    /**
     * Black on both sides of two columns, white to move. The left block is sacrificed; the right one has an eye
     * elsewhere.
     */
    private static LocalBoard sacrificingTheLeft() {
        Position position = Diagram.parse("""
                X . . X
                X . . X
                """);
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        PointSet none = new PointSet(position.geometry());
        Block left = map.blocks().get(map.blockIndexAt(GtpPoints.parse(position.geometry(), "A1")));
        Block right = map.blocks().get(map.blockIndexAt(GtpPoints.parse(position.geometry(), "D1")));
        LocalShape shape = LocalShape.ofArea(
                        Color.BLACK, position.empties().copy(), none, none, List.of(right), new long[] {1})
                .sacrificing(List.of(left));
        return new LocalBoard(shape, position, Color.WHITE);
    }

    /** Black around A1 and B1 with some eyes elsewhere, white to move. */
    private static LocalBoard corner(long eyes) {
        RegionMap map = new FloodRegionFinder().find(CORNER, Color.BLACK);
        MergedRegion region = map.merge(List.of(map.regions().get(0)));
        PointSet none = new PointSet(CORNER.geometry());
        LocalShape shape = LocalShape.of(region, none, none, map.blocks(), new long[] {eyes});
        return new LocalBoard(shape, CORNER, Color.WHITE);
    }

    private static int local(LocalBoard board, String name) {
        return board.shape().localOf(GtpPoints.parse(Geometry.of(4, 2), name));
    }

    private static LocalShape wholeBoard(Position position, Color defender) {
        RegionMap map = new FloodRegionFinder().find(position, defender);
        MergedRegion region = map.merge(map.regions());
        PointSet none = new PointSet(position.geometry());
        return LocalShape.of(region, none, none, List.of(), new long[0]);
    }

    private static List<Object> observables(LocalBoard board) {
        return List.of(
                board.attacker(),
                board.defender(),
                board.keyLow(),
                board.keyHigh(),
                board.koPoint(),
                List.of(board.threatsLeft(), board.ply()),
                board.isDefenderToMove(),
                board.isPassed(),
                board.isOver(),
                board.isBlockCaptured());
    }
}
