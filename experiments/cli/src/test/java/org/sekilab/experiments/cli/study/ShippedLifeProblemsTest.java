package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Repository;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.problems.CanonicalProblem;
import org.sekilab.experiments.solve.OnePosition;
import org.sekilab.experiments.solve.ProblemTable;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.VerifiedBoard;
import org.sekilab.verify.VerifiedBoard.LifeClaim;
import org.sekilab.verify.Verifier;

/** The problems of life and death that ship: each is proved to be what the table says, and none comes twice. */
class ShippedLifeProblemsTest {
    private static final Path FOLDER = Repository.file("experiments/life-problems");
    private static final Path TABLE = FOLDER.resolve("problems.csv");
    private static final Path PROOFS = FOLDER.resolve("proofs.gz");
    private static final int SAMPLE = 60;

    private final ProblemTable table = ProblemTable.read(
            TABLE, List.of("file", "index", "defender", "first", "stones", "area", "expected", "winning_moves"));
    private final OnePosition positions = new OnePosition();

    @Test
    void eachProblemHasTwoRowsWithOppositeAnswers() {
        assertThat(table.size()).isGreaterThanOrEqualTo(2 * 300);
        for (int row = 0; row < table.size(); row += 2) {
            assertThat(table.cell(row, "problem")).isEqualTo(Integer.toString(row / 2 + 1));
            for (String same : List.of("problem", "file", "index", "defender", "stones", "area", "grade", "status")) {
                assertThat(table.cell(row + 1, same)).as("row %d %s", row, same).isEqualTo(table.cell(row, same));
            }
            assertThat(table.cell(row, "first")).isEqualTo("defender");
            assertThat(table.cell(row, "expected")).isEqualTo("ALIVE");
            assertThat(table.cell(row + 1, "first")).isEqualTo("attacker");
            boolean isKo = table.cell(row + 1, "expected").equals("KO");
            assertThat(table.cell(row + 1, "expected")).isEqualTo(isKo ? "KO" : "DEAD");
            assertThat(table.cell(row, "status"))
                    .isEqualTo(isKo ? "ko if the attacker moves first, alive otherwise" : "unsettled");
        }
    }

    @Test
    void firstMovesAreLegal() {
        for (int row = 0; row < table.size(); row++) {
            Position position = position(row);
            Color defender = defender(row);
            assertThat(position.stones(defender).toString()).contains(table.cell(row, "stones"));
            Color first = table.cell(row, "first").equals("defender") ? defender : defender.opposite();
            Board board = new Board(Position.of(position.black(), position.white(), first));
            List<String> moves = moves(row);
            assertThat(moves).as("row %d", row).isNotEmpty().doesNotHaveDuplicates();
            for (String move : moves) {
                int point = GtpPoints.parse(position.geometry(), move);
                assertThat(position.empties().contains(point) && board.isLegal(point))
                        .as("row %d %s", row, move)
                        .isTrue();
            }
        }
    }

    @Test
    void noTwoProblemsAreEqual() {
        Map<String, Integer> known = new HashMap<>();
        for (int row = 0; row < table.size(); row += 2) {
            Position position = position(row);
            int stone = GtpPoints.parse(position.geometry(), table.cell(row, "stones"));
            assertThat(known.putIfAbsent(CanonicalProblem.text(position, stone), row))
                    .as("row %d", row)
                    .isNull();
        }
    }

    @Test
    void thereAreOpenAndEnclosedProblemsOfManyGamesAndGrades() {
        for (Map.Entry<String, Integer> column :
                Map.of("board", 2, "kind", 2, "grade", 4, "game", 30).entrySet()) {
            Set<String> values = new HashSet<>();
            for (int row = 0; row < table.size(); row++) {
                values.add(table.cell(row, column.getKey()));
            }
            assertThat(values).as("%s", column.getKey()).hasSizeGreaterThanOrEqualTo(column.getValue());
        }
    }

    @Test
    void proofsOfASampleAreAccepted() throws IOException, CertificateException {
        assertProofs(verified(SAMPLE));
    }

    @Test
    @Tag("thorough")
    void allProofsAreAccepted() throws IOException, CertificateException {
        List<VerifiedBoard> boards = verified(Integer.MAX_VALUE);
        assertThat(boards).hasSize(table.size());
        assertProofs(boards);
    }

    /** Life, death and ko, with all threads at work on one problem: the answers are those of the table. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, 101, 333})
    void twoThreadsOnOneProblemProveItsAnswer(int row, @TempDir Path folder) throws IOException, CertificateException {
        Path list = Files.writeString(folder.resolve("list.csv"), rowAlone(row));
        Path proof = folder.resolve("proof.gz");
        CommandRun run = CommandRun.of(
                "life",
                "--list",
                list.toString(),
                "--nodes",
                "200000",
                "--threads",
                "2",
                "--certificate",
                proof.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines()).contains("expected: 1 agree, 0 are wrong, 0 are open");
        assertThat(Verifier.verify(proof)).hasSize(1);
    }

    /** The table with one row. */
    private String rowAlone(int row) {
        List<String> columns = List.of("file", "index", "defender", "first", "stones", "area", "expected");
        return String.join(",", columns) + "\n"
                + columns.stream()
                        .map(column -> column.equals("file") ? table.file(row).toString() : table.cell(row, column))
                        .collect(Collectors.joining(","));
    }

    /** A search may end at its limit, but contradicts no answer. */
    @Test
    @Tag("thorough")
    void searchAgreesWithEachAnswer() {
        CommandRun run = CommandRun.of("life", "--list", TABLE.toString(), "--nodes", "20000", "--memory", "8M");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    }

    /** The boards are those of the rows, in their order, and the claims are the answers of the rows. */
    private void assertProofs(List<VerifiedBoard> boards) {
        for (int row = 0; row < boards.size(); row++) {
            VerifiedBoard board = boards.get(row);
            Position position = position(row);
            assertThat(String.join("\n", board.rows()))
                    .as("row %d", row)
                    .isEqualTo(Diagram.format(position).replace(" ", "").strip());
            Color defender = defender(row);
            Color first = table.cell(row, "first").equals("defender") ? defender : defender.opposite();
            PointSet block = PointSet.of(
                            position.geometry(), GtpPoints.parse(position.geometry(), table.cell(row, "stones")))
                    .flood(position.stones(defender));
            List<String> goals = new ArrayList<>();
            for (LifeClaim claim : board.life()) {
                assertThat(claim.first()).isEqualTo(name(first));
                assertThat(claim.targets()).hasSize(1);
                assertThat(claim.targets().get(0))
                        .singleElement()
                        .satisfies(point -> assertThat(block.contains(GtpPoints.parse(position.geometry(), point)))
                                .isTrue());
                boolean isForDefender = claim.side().equals(name(defender));
                boolean isOwnKo = claim.ko().equals(claim.side());
                goals.add("%s %s %s".formatted(isForDefender ? "defender" : "attacker", claim.goal(), isOwnKo));
            }
            assertThat(goals)
                    .as("row %d", row)
                    .containsExactlyInAnyOrderElementsOf(
                            switch (table.cell(row, "expected")) {
                                case "ALIVE" -> List.of("defender live false");
                                case "DEAD" -> List.of("attacker kill false");
                                default -> List.of("defender live true", "attacker kill true");
                            });
        }
    }

    /** The first boards of the certificate, checked. */
    private static List<VerifiedBoard> verified(int most) throws IOException, CertificateException {
        List<VerifiedBoard> boards = new ArrayList<>();
        try (InputStream in = Files.newInputStream(PROOFS)) {
            Verifier.verify(PROOFS.toString(), in, board -> {
                boards.add(board);
                if (boards.size() == most) {
                    throw new EnoughException();
                }
            });
        } catch (EnoughException e) {
            assertThat(boards).hasSize(most);
        }
        return boards;
    }

    /** Ends a check after a sample. */
    private static final class EnoughException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private Position position(int row) {
        return positions
                .read(table.file(row), table.selection(row, new ArrayList<>()))
                .position();
    }

    private Color defender(int row) {
        return Color.valueOf(table.cell(row, "defender").toUpperCase(Locale.ROOT));
    }

    private List<String> moves(int row) {
        return Arrays.asList(table.cell(row, "winning_moves").split(" ", -1));
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}
