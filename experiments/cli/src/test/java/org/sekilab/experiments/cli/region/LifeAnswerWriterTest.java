package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.life.FirstMoves;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeArea;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.output.Ink;
import org.sekilab.experiments.output.LifeBoard;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.life.LifeKo;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/** What the command {@code life} says about an answer, for answers of the test. */
class LifeAnswerWriterTest {
    private static final Geometry BOARD = Geometry.of(5, 3);
    private static final int A1 = BOARD.point(0, 0);
    private static final int B1 = BOARD.point(1, 0);
    private static final int A2 = BOARD.point(0, 1);
    private static final int B2 = BOARD.point(1, 1);
    private static final Position POSITION =
            Position.of(PointSet.of(BOARD, A2, B2), PointSet.of(BOARD, BOARD.point(3, 1)), Color.BLACK);

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final LifeAnswerWriter writer =
            new LifeAnswerWriter(new PrintStream(bytes, true, StandardCharsets.UTF_8), new LifeBoard(Ink.PLAIN), 10);

    /** The zone, the stones in question and the main line stand on the board. */
    @Test
    void pageShowsProofMovesAndZone() {
        LifeAnswer answer = answer(LifeVerdict.ALIVE, LifeVerdict.ALIVE);
        writer.writePage(answer, OptionalInt.of(2));
        assertThat(text()).isEqualTo("""
                five.sgf: does black live at A2 or B2, if black moves first?
                ALIVE: black lives, even if white may retake every ko at once.
                move: A1
                all winning first moves: PASS (no move is needed) and 1 others; not decided: B1
                main line: 1 black A1, 2 white PASS, 3 black B1
                area: within 3 steps of the stones, 15 points
                proof: 12 states in a zone of 4 points, certificate 2
                search: 1,234 nodes in 0.50 s

                   A  B  C  D  E
                 3 .  .  .  .  .   3
                 2 X* X* .  o  .   2
                 1 1  3  .  .  .   1
                   A  B  C  D  E
                   X, O: stones in the zone; x, o: stones elsewhere; *: a block that the question is about
                   +: empty point in the zone; numbers: the main line
                """);
    }

    /** Stones in question are green, and the rest of the zone is yellow. */
    @Test
    void zoneIsColoredOnATerminal() {
        String board = new LifeBoard(Ink.ANSI).format(answer(LifeVerdict.ALIVE, LifeVerdict.ALIVE));
        assertThat(board)
                .contains(" 2 \u001b[42;30mX*\u001b[0m \u001b[42;30mX*\u001b[0m .  o ")
                .contains(" 1 \u001b[43;30m1 \u001b[0m \u001b[43;30m3 \u001b[0m .  . ");
    }

    /** A long list would hide the rest of the page. */
    @Test
    void movesAreCountedWhereNoMoveIsNeeded() {
        writer.writePage(answer(LifeVerdict.ALIVE, LifeVerdict.ALIVE), OptionalInt.empty());
        assertThat(text())
                .contains("all winning first moves: PASS (no move is needed) and 1 others; not decided: B1\n");
    }

    @Test
    void limitIsNamedWhereThereIsNoProof() {
        writer.writePage(answer(LifeVerdict.UNKNOWN, LifeVerdict.ALIVE), OptionalInt.empty());
        assertThat(text())
                .contains("UNKNOWN: there is no proof; the limit is time.")
                .doesNotContain("proof:", "move:", "line:");
    }

    @Test
    void wrongAnswersAreMarkedAndCounted() {
        for (LifeVerdict verdict : LifeVerdict.values()) {
            LifeAnswer answer = answer(verdict, LifeVerdict.ALIVE);
            writer.count(answer);
            writer.writeRow(verdict.ordinal() + 1, "five.sgf", answer);
        }
        writer.countError();
        writer.writeTotals();
        assertThat(writer.wrong()).isEqualTo(2);
        assertThat(text().lines().filter(line -> line.contains("WRONG")))
                .hasSize(2)
                .allMatch(line -> line.contains(" KO ") || line.contains(" DEAD "));
        assertThat(text()).contains("5 problems: 1 ALIVE, 1 SEKI, 1 KO, 1 DEAD, 1 UNKNOWN; rows with errors: 1\n");
        assertThat(text()).contains("expected: 2 agree, 2 are wrong, 1 are open\n");
        assertThat(text()).contains("search: 6,170 nodes in 2.5 s\n");
    }

    @Test
    void objectHasMovesZoneAndTheNumberOfTheCertificate() {
        String line = new String(
                Json.line(LifeLine.of(
                        OptionalInt.of(3), answer(LifeVerdict.ALIVE, LifeVerdict.ALIVE), OptionalInt.of(2))),
                StandardCharsets.UTF_8);
        assertThat(line)
                .startsWith("{\"row\":3,\"file\":\"five.sgf\",\"index\":1,\"stones\":\"A2 B2\",\"defender\":\"black\",")
                .contains(
                        "\"verdict\":\"ALIVE\",\"expected\":\"ALIVE\",\"bestMove\":\"A1\",",
                        "\"winningMoves\":[\"A1\",\"PASS\"],\"openMoves\":[\"B1\"],\"pv\":[\"A1\",\"PASS\",\"B1\"]",
                        "\"zone\":[\"A1\",\"B1\",\"A2\",\"B2\"],\"nodes\":1234,\"millis\":500.000,\"limit\":\"none\"",
                        "\"states\":12,\"certificate\":2,");
    }

    @Test
    void threatsOfAKoAreTold() {
        assertThat(pageWith(ko(Color.WHITE, 0, OptionalInt.of(1), LifeKo.Kind.DIRECT)))
                .contains("ko threats: without any, white wins; black needs 1, a direct ko.\n");
        assertThat(pageWith(ko(Color.BLACK, 1, OptionalInt.of(2), LifeKo.Kind.OTHER)))
                .contains("ko threats: without any, black wins; white needs 2.\n");
        assertThat(pageWith(ko(Color.BLACK, 1, OptionalInt.of(2), LifeKo.Kind.MULTI_STAGE)))
                .contains("ko threats: without any, black wins; white needs 2, a multi-stage ko.\n");
        assertThat(pageWith(ko(Color.BLACK, 0, OptionalInt.of(1), LifeKo.Kind.THOUSAND_YEAR)))
                .contains("ko threats: without any, black wins; white needs 1, a thousand-year ko.\n");
        assertThat(pageWith(new LifeKo(Color.BLACK, 1, OptionalInt.of(2), OptionalInt.of(2), LifeKo.Kind.APPROACH)))
                .contains("; white needs 2, an approach ko with 1 move; black loses if it ignores 2.\n");
        assertThat(pageWith(ko(Color.BLACK, 3, OptionalInt.empty(), LifeKo.Kind.OTHER)))
                .contains("ko threats: without any, black wins; 3 are too few for white.\n");
        assertThat(pageWith(ko(Color.BLACK, 0, OptionalInt.empty(), LifeKo.Kind.OTHER)))
                .contains("ko threats: without any, black wins.\n");
    }

    @Test
    void objectHasTheThreatsOfAKo() {
        LifeAnswer answer = answer(LifeVerdict.KO, LifeVerdict.KO);
        assertThat(object(answer)).doesNotContain("\"ko\"");
        assertThat(object(with(answer, ko(Color.WHITE, 0, OptionalInt.of(1), LifeKo.Kind.DIRECT))))
                .contains(
                        "\"ko\":{\"winner\":\"white\",\"tooFew\":0,\"enough\":1,\"direct\":true,\"ahead\":null,\"kind\":\"direct\"}");
        assertThat(object(with(answer, ko(Color.BLACK, 0, OptionalInt.of(1), LifeKo.Kind.THOUSAND_YEAR))))
                .contains("\"enough\":1,\"direct\":false,\"ahead\":null,\"kind\":\"thousand-year\"}");
        assertThat(object(with(answer, ko(Color.BLACK, 2, OptionalInt.empty(), LifeKo.Kind.OTHER))))
                .contains(
                        "\"ko\":{\"winner\":\"black\",\"tooFew\":2,\"enough\":null,\"direct\":false,\"ahead\":null,\"kind\":\"other\"}");
    }

    private static LifeKo ko(Color winner, int tooFew, OptionalInt enough, LifeKo.Kind kind) {
        return new LifeKo(winner, tooFew, enough, OptionalInt.empty(), kind);
    }

    private String pageWith(LifeKo ko) {
        bytes.reset();
        writer.writePage(with(answer(LifeVerdict.KO, LifeVerdict.KO), ko), OptionalInt.empty());
        return text();
    }

    private static String object(LifeAnswer answer) {
        LifeLine line = LifeLine.of(OptionalInt.empty(), answer, OptionalInt.empty());
        return new String(Json.line(line), StandardCharsets.UTF_8);
    }

    private static LifeAnswer with(LifeAnswer answer, LifeKo ko) {
        LifeResult result = answer.result();
        LifeResult more = new LifeResult(
                result.verdict(),
                result.limit(),
                result.move(),
                result.line(),
                Optional.of(ko),
                result.proofs(),
                result.report(),
                result.statistics());
        return new LifeAnswer(
                answer.query(), answer.index(), answer.problem(), answer.area(), more, answer.firstMoves());
    }

    private static LifeAnswer answer(LifeVerdict verdict, LifeVerdict expected) {
        boolean isProved = verdict != LifeVerdict.UNKNOWN;
        LifeArea area = new LifeArea("within 3 steps of the stones", PointSet.board(BOARD));
        LifeQuery query = new LifeQuery(
                Path.of("five.sgf"),
                Selection.ALL,
                List.of(new Argument("--at", "A2 B2")),
                Optional.empty(),
                LifeQuery.First.TO_MOVE,
                new Argument("--area", "auto"),
                Optional.of(expected));
        LifeProof proof = new LifeProof("life", List.of(), PointSet.of(BOARD, A1, B1, A2, B2), 12);
        LifeResult result = new LifeResult(
                verdict,
                isProved ? Limit.NONE : Limit.TIME,
                isProved ? A1 : Points.NONE,
                isProved ? List.of(A1, Points.PASS, B1) : List.of(),
                isProved ? List.of(proof) : List.of(),
                new Statistics(1234, 0, 0, 0, 0, 0, 500_000_000));
        return new LifeAnswer(
                query,
                1,
                new LifeProblem(POSITION, Color.BLACK, Color.BLACK, List.of(List.of(A2, B2)), area.points()),
                area,
                result,
                isProved ? Optional.of(new FirstMoves(List.of(A1, Points.PASS), List.of(B1))) : Optional.empty());
    }

    private String text() {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
