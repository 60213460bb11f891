package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.SharedData;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Claims that hold however often the opponent moves, against all its sequences of moves on small boards. */
class UnconditionalSolverTest {
    private static final int MOST_POSITIONS = 3_000; // of one start
    private static final long SEED = Seeds.of(20_260_001L);
    private static final UnconditionalSolver SOLVER = new UnconditionalSolver(new FloodRegionFinder());

    /** White surrounds E4 and E5, which share four liberties with one block: neither side can capture. */
    private static final String ONE_BLOCK = """
            X X X X X X X X X
            X X X O O O X X X
            X X O O . O X X X
            X X O . X O O X X
            X X O O X . O X X
            X X X O . O O X X
            X X X O O O X X X
            . X . X X X X X X
            """;

    /** The same at two edges: White has two blocks, and cannot connect them without taking a liberty of its own. */
    private static final String TWO_BLOCKS = """
            . X O O . O X X .
            X X O . X O O X X
            X X O O X . O X X
            . X X O . O O X .
            """;

    @Test
    void allClaimsAndNoOthersHoldForAllMovesOfTheOpponent() {
        check(150);
    }

    @Test
    @Tag("slow")
    void allClaimsHoldOnManyBoards() {
        check(20_000);
    }

    @Test
    void areaWhereTheOpponentLivesInSekiIsNoTerritory() {
        UnconditionalMap claims = SOLVER.solve(Diagram.parse(ONE_BLOCK));
        assertThat(status(claims, "J8")).isEqualTo(UnconditionalStatus.ALIVE);
        for (String point : new String[] {"D7", "E6", "E5", "D5"}) {
            assertThat(status(claims, point)).as(point).isEqualTo(UnconditionalStatus.UNDECIDED);
        }
    }

    @Test
    void opponentInTwoBlocksIsDeadAndTheOwnersStonesAmongThemLive() {
        UnconditionalMap claims = SOLVER.solve(Diagram.parse(TWO_BLOCKS));
        assertThat(status(claims, "C4")).isEqualTo(UnconditionalStatus.DEAD);
        assertThat(status(claims, "G1")).isEqualTo(UnconditionalStatus.DEAD);
        assertThat(status(claims, "E4")).isEqualTo(UnconditionalStatus.BLACK_TERRITORY);
        assertThat(status(claims, "E3")).isEqualTo(UnconditionalStatus.ALIVE);
    }

    /** Source: GNU Go's tests. */
    @Test
    void statusIsThatOfAnotherProgramInEachRow() throws IOException {
        Path folder = SharedData.require("safety-small");
        Map<Position, UnconditionalMap> known = new HashMap<>();
        int rows = 0;
        for (CsvTable.Row row : CsvTable.read(folder.resolve("expected.csv"))) {
            if (row.get("query").startsWith("unconditional_status")) {
                Position position = position(folder, row);
                UnconditionalMap claims = known.computeIfAbsent(position, SOLVER::solve);
                assertThat(status(claims, row.get("query").split(" ", -1)[1])
                                .name()
                                .toLowerCase(Locale.ROOT))
                        .as("%s of %s", row.get("query"), row.get("file"))
                        .isEqualTo(row.get("expected"));
                rows++;
            }
        }
        assertThat(rows).isEqualTo(667);
    }

    private static Position position(Path folder, CsvTable.Row row) throws IOException {
        Position position =
                SgfReader.read(folder.resolve(row.get("file"))).games().get(0).lastPosition();
        String move = row.get("extra_moves");
        if (move.isEmpty()) {
            return position;
        }
        String[] words = move.split(" ", -1);
        Color mover = words[0].equals("W") ? Color.WHITE : Color.BLACK;
        Board board = new Board(Position.of(position.black(), position.white(), mover));
        board.play(GtpPoints.parse(position.geometry(), words[1]));
        return board.toPosition();
    }

    private static UnconditionalStatus status(UnconditionalMap claims, String point) {
        return claims.statusAt(GtpPoints.parse(claims.position().geometry(), point));
    }

    private static void check(int boards) {
        Random random = new Random(SEED);
        int territory = 0;
        int lost = 0;
        for (int i = 0; i < boards; i++) {
            Position position = board(random);
            Optional<OpponentMoves> truth = OpponentMoves.of(position, Color.BLACK, MOST_POSITIONS);
            if (truth.isPresent()) {
                UnconditionalMap claims = SOLVER.solve(position);
                assertThat(claims.aliveStones(Color.BLACK))
                        .as("%s", new Board(position))
                        .isEqualTo(truth.get().neverCaptured());
                assertThat(claims.territory(Color.BLACK))
                        .as("%s", new Board(position))
                        .isEqualTo(truth.get().neverLost());
                territory += claims.territory(Color.BLACK).size();
                lost += position.geometry().area()
                        - claims.territory(Color.BLACK).size()
                        - claims.aliveStones(Color.BLACK).size();
            }
        }
        assertThat(territory).isGreaterThan(boards);
        assertThat(lost).isGreaterThan(boards);
    }

    /** Black has two eyes at the left edge, and a wall beside them. The rest is random. */
    private static Position board(Random random) {
        Geometry geometry = Geometry.of(5 + random.nextInt(3), 5);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            int column = geometry.column(point);
            boolean isEye = column == 0 && (geometry.row(point) == 0 || geometry.row(point) == 2);
            double draw = random.nextDouble();
            if (column < 2 ? !isEye : draw < 0.25) {
                black.add(point);
            } else if (column >= 2 && draw < 0.6) {
                white.add(point);
            }
        }
        Position position = Position.of(black, white, Color.WHITE);
        for (Optional<PointSet> full = position.findBlockWithoutLiberty();
                full.isPresent();
                full = position.findBlockWithoutLiberty()) {
            black.subtract(full.get());
            white.subtract(full.get());
            position = Position.of(black, white, Color.WHITE);
        }
        return position;
    }
}
