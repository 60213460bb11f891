package org.sekilab.experiments.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/** What a query asks of the solver, and what an answer says: with solvers of the test. */
class LifeAnswererTest {
    private static final Geometry BOARD = Geometry.of(19, 19);

    /** Black has C3 and C4 in the lower left, white D3. */
    private static final Position STONES =
            Position.of(PointSet.of(BOARD, at("C3"), at("C4"), at("Q16")), PointSet.of(BOARD, at("D3")), Color.WHITE);

    private final List<LifeProblem> asked = new ArrayList<>();
    private final List<Limits> given = new ArrayList<>();

    @Test
    void stonesAndAreaGoToTheSolverAsTheyAreNamed() {
        answer(query("C3,C4", "Q16").area("C3 C4 Q16 Q17").first(LifeQuery.First.DEFENDER), LifeVerdict.ALIVE);
        LifeProblem problem = asked.get(0);
        assertThat(problem.groups()).isEqualTo(List.of(List.of(at("C3"), at("C4")), List.of(at("Q16"))));
        assertThat(problem.area()).isEqualTo(PointSet.of(BOARD, at("C3"), at("C4"), at("Q16"), at("Q17")));
        assertThat(problem.defender()).isEqualTo(Color.BLACK);
        assertThat(problem.first()).isEqualTo(Color.BLACK);
    }

    @Test
    void theSideToMoveOfTheRecordMovesFirstUnlessAnotherIsNamed() {
        answer(query("C3"), LifeVerdict.ALIVE);
        answer(query("C3").first(LifeQuery.First.BLACK), LifeVerdict.ALIVE);
        answer(query("D3").first(LifeQuery.First.ATTACKER), LifeVerdict.ALIVE);
        assertThat(asked).extracting(LifeProblem::first).containsExactly(Color.WHITE, Color.BLACK, Color.BLACK);
        assertThat(asked.get(2).defender()).isEqualTo(Color.WHITE);
    }

    @Test
    void anyBlockNeedsTheDefendersColor() {
        answer(query().defender("white"), LifeVerdict.ALIVE);
        assertThat(asked.get(0).isAnything()).isTrue();
        assertThat(asked.get(0).defender()).isEqualTo(Color.WHITE);
        assertRejected(query(), "defender: is missing: black or white");
    }

    @Test
    void wrongStonesAndAreasAreNamed() {
        assertRejected(query("C5"), "--at: there is no stone at C5");
        assertRejected(query("pass"), "--at: there is no stone at PASS");
        assertRejected(query("C3,D3"), "--at: the stone at D3 is not black, the color of the defender");
        assertRejected(query("D3").defender("black"), "--at: the stone at D3 is not black, the color of the defender");
        assertRejected(query("C3").defender("green"), "--defender: 'green' is not black or white");
        assertRejected(query(" "), "--at: a group without stones");
        assertRejected(query("C3").area("C4 C5"), "--area: the stone at C3 is not in the area");
        assertRejected(
                query("C3").area("C3 C26"), "--area: 'C26' is not a point on 19x19 (columns A-H, J-T; rows 1-19)");
        assertRejected(query().defender("black").area(" "), "--area: names no points");
        assertRejected(query("C3").area("C3 pass"), "--area: a pass is no point of an area");
    }

    /** The first areas are too small here: the solver proves nothing without F9. */
    @Test
    void areaGrowsUntilThereIsAProof() {
        LifeAnswer answer = new LifeAnswerer(
                        (problem, limits) -> {
                            asked.add(problem);
                            return result(
                                    problem.area().contains(at("F9")) ? LifeVerdict.ALIVE : LifeVerdict.UNKNOWN,
                                    new PointSet(BOARD));
                        },
                        Limits.DEFAULT)
                .answer(query("C3").area("auto").build(), STONES, 1);
        assertThat(answer.result().verdict()).isEqualTo(LifeVerdict.ALIVE);
        assertThat(answer.area().name()).isEqualTo("within 12 steps of the stones");
        assertThat(asked).hasSize(3);
        for (int i = 0; i < 2; i++) {
            PointSet smaller = asked.get(i).area();
            assertThat(asked.get(i + 1).area().containsAll(smaller)).isTrue();
            assertThat(smaller.contains(at("F9"))).isFalse();
            assertThat(smaller.contains(at("C4"))).as("whole blocks").isTrue();
        }
        assertThat(answer.result().statistics().nodes()).as("of all areas").isEqualTo(30);
    }

    /** The points within three steps of a stone that stands alone. */
    @Test
    void firstAreaHasAllPointsNearALoneStone() {
        answer(query("Q16").area("auto"), LifeVerdict.ALIVE);
        PointSet area = asked.get(0).area();
        for (int point = 0; point < BOARD.area(); point++) {
            int steps = Math.abs(BOARD.column(point) - BOARD.column(at("Q16")))
                    + Math.abs(BOARD.row(point) - BOARD.row(at("Q16")));
            assertThat(area.contains(point)).as(BOARD.name(point)).isEqualTo(steps <= 3);
        }
    }

    /** Without a proof the whole board comes last. All areas together keep to the limits. */
    @Test
    void areasShareTheLimitsOfAProblem() {
        LifeAnswer answer = answer(query("C3").area("auto"), LifeVerdict.UNKNOWN);
        assertThat(answer.area().name()).isEqualTo("the whole board");
        assertThat(answer.area().points()).isEqualTo(PointSet.board(BOARD));
        assertThat(given).hasSize(4);
        Duration all = given.stream().map(Limits::time).reduce(Duration.ZERO, Duration::plus);
        assertThat(all).isLessThanOrEqualTo(Limits.DEFAULT.time().plusMillis(1));
        assertThat(given.get(3).time()).isGreaterThan(Limits.DEFAULT.time().dividedBy(5));
    }

    /** The whole board has no search here. The user must learn that more time may help in a smaller area. */
    @Test
    void limitOfAnEarlierAreaIsToldIfTheLastAreaIsTooLarge() {
        LifeAnswer answer = new LifeAnswerer(
                        (problem, limits) -> new LifeResult(
                                LifeVerdict.UNKNOWN,
                                problem.area().size() == BOARD.area() ? Limit.SIZE : Limit.TIME,
                                Points.NONE,
                                List.of(),
                                List.of(),
                                Statistics.NONE),
                        Limits.DEFAULT)
                .answer(query("C3").area("auto").build(), STONES, 1);
        assertThat(answer.result().limit()).isEqualTo(Limit.TIME);
    }

    /** The stones around must live for a seki, perhaps beyond the area in which life is proved. */
    @Test
    void kindOfLifeIsAskedOnTheLargestAreaAndOnlyOnRequest() {
        List<LifeProblem> refined = new ArrayList<>();
        LifeAnswerer answerer = new LifeAnswerer(
                new LifeSolver() {
                    @Override
                    public LifeResult solve(LifeProblem problem, Limits limits) {
                        return result(LifeVerdict.ALIVE, new PointSet(BOARD));
                    }

                    @Override
                    public LifeResult refine(LifeProblem problem, LifeResult known, Limits limits) {
                        refined.add(problem);
                        return result(LifeVerdict.SEKI, new PointSet(BOARD));
                    }
                },
                Limits.DEFAULT);
        LifeAnswer found = answerer.answer(query("C3").area("auto").build(), STONES, 1);
        assertThat(found.area().name()).isEqualTo("within 3 steps of the stones");
        assertThat(refined).isEmpty();
        LifeAnswer answer = answerer.addKind(found);
        assertThat(answer.result().verdict()).isEqualTo(LifeVerdict.SEKI);
        assertThat(answer.area().name()).isEqualTo("the whole board");
        assertThat(refined).hasSize(1);
        assertThat(refined.get(0).area()).isEqualTo(PointSet.board(BOARD));
    }

    /** Life in seki is life. */
    @Test
    void sekiAgreesWithAnExpectedAliveButAliveNotWithAnExpectedSeki() {
        assertThat(answer(query("C3").expected(LifeVerdict.ALIVE), LifeVerdict.SEKI)
                        .agrees())
                .isTrue();
        assertThat(answer(query("C3").expected(LifeVerdict.SEKI), LifeVerdict.ALIVE)
                        .isWrong())
                .isTrue();
    }

    @Test
    void verdictThatIsNotTheExpectedOneIsWrongUnlessItIsUnknown() {
        QueryBuilder query = query("C3").expected(LifeVerdict.DEAD);
        assertThat(answer(query, LifeVerdict.DEAD).agrees()).isTrue();
        assertThat(answer(query, LifeVerdict.DEAD).isWrong()).isFalse();
        assertThat(answer(query, LifeVerdict.ALIVE).isWrong()).isTrue();
        assertThat(answer(query, LifeVerdict.UNKNOWN).isWrong()).isFalse();
        assertThat(answer(query, LifeVerdict.UNKNOWN).agrees()).isFalse();
        assertThat(answer(query("C3"), LifeVerdict.ALIVE).isWrong()).isFalse();
    }

    /**
     * By the solver of this test black lives with a stone at B2 or B3. With one at A1 nothing is known. The zone of the
     * answer to a pass has A1, B2 and B3: the finder asks about no other move.
     */
    @Test
    void winningFirstMovesAreThoseThatKeepTheVerdict() {
        PointSet zone = PointSet.of(BOARD, at("A1"), at("B2"), at("B3"), at("C3"));
        LifeAnswerer answerer = new LifeAnswerer(
                (problem, limits) -> {
                    asked.add(problem);
                    PointSet black = problem.position().black();
                    if (problem.first() == Color.BLACK || black.contains(at("B2")) || black.contains(at("B3"))) {
                        return result(LifeVerdict.ALIVE, zone);
                    }
                    return result(black.contains(at("A1")) ? LifeVerdict.UNKNOWN : LifeVerdict.DEAD, zone);
                },
                Limits.DEFAULT);
        LifeQuery query = query("C3")
                .area("A1 A2 B2 B3 C2 C3")
                .first(LifeQuery.First.BLACK)
                .build();
        LifeAnswer answer = answerer.addFirstMoves(answerer.answer(query, STONES, 1), Progress.none());
        assertThat(answer.firstMoves()).contains(new FirstMoves(List.of(at("B2"), at("B3")), List.of(at("A1"))));
        assertThat(asked).as("the position, the pass and three moves").hasSize(5);
        assertThat(answer.result().statistics().nodes()).isEqualTo(50);
    }

    /** The attacker captures the only target: no solver is needed. */
    @Test
    void captureOfTheLastTargetIsAWinOfTheAttacker() {
        Geometry small = Geometry.of(3, 2);
        Position position =
                Position.of(PointSet.of(small, small.point(0, 0)), PointSet.of(small, small.point(1, 0)), Color.WHITE);
        LifeAnswerer answerer = new LifeAnswerer(
                (problem, limits) -> {
                    asked.add(problem);
                    return result(
                            problem.first() == Color.WHITE ? LifeVerdict.DEAD : LifeVerdict.ALIVE,
                            new PointSet(small).add(small.point(0, 1)).add(small.point(0, 0)));
                },
                Limits.DEFAULT);
        LifeQuery query = query("A1").area("all").build();
        LifeAnswer answer = answerer.addFirstMoves(answerer.answer(query, position, 1), Progress.none());
        assertThat(answer.firstMoves()).contains(new FirstMoves(List.of(small.point(0, 1)), List.of()));
    }

    /** There is nothing to keep: the side that moves first has lost. */
    @Test
    void lostSideHasNoWinningMoves() {
        LifeAnswerer answerer =
                new LifeAnswerer((problem, limits) -> result(LifeVerdict.ALIVE, new PointSet(BOARD)), Limits.DEFAULT);
        LifeAnswer answer = answerer.answer(query("C3").build(), STONES, 1);
        assertThat(answerer.addFirstMoves(answer, Progress.none()).firstMoves()).isEmpty();
    }

    private LifeAnswer answer(QueryBuilder query, LifeVerdict verdict) {
        return new LifeAnswerer(
                        (problem, limits) -> {
                            asked.add(problem);
                            given.add(limits);
                            Statistics spent = new Statistics(
                                    10, 0, 0, 0, 0, 0, limits.time().toNanos());
                            return new LifeResult(verdict, Limit.TIME, Points.NONE, List.of(), List.of(), spent);
                        },
                        Limits.DEFAULT)
                .answer(query.build(), STONES, 1);
    }

    private static LifeResult result(LifeVerdict verdict, PointSet zone) {
        LifeProof proof = new LifeProof("life", List.of(), zone, 1);
        return new LifeResult(
                verdict,
                Limit.NONE,
                Points.NONE,
                List.of(),
                verdict == LifeVerdict.UNKNOWN ? List.of() : List.of(proof),
                new Statistics(10, 0, 0, 0, 0, 0, 0));
    }

    private static void assertRejected(QueryBuilder query, String message) {
        LifeAnswerer answerer =
                new LifeAnswerer((problem, limits) -> result(LifeVerdict.ALIVE, new PointSet(BOARD)), Limits.DEFAULT);
        assertThatThrownBy(() -> answerer.answer(query.build(), STONES, 1))
                .isInstanceOf(InputException.class)
                .hasMessage(message);
    }

    private static int at(String name) {
        return GtpPoints.parse(BOARD, name);
    }

    private static QueryBuilder query(String... groups) {
        return new QueryBuilder(List.of(groups));
    }

    /** Queries with one thing changed. Mutable. */
    private static final class QueryBuilder {
        private final List<String> groups;
        private Optional<String> defender = Optional.empty();
        private LifeQuery.First first = LifeQuery.First.TO_MOVE;
        private String area = "all";
        private Optional<LifeVerdict> expected = Optional.empty();

        QueryBuilder(List<String> groups) {
            this.groups = groups;
        }

        QueryBuilder defender(String color) {
            defender = Optional.of(color);
            return this;
        }

        QueryBuilder first(LifeQuery.First side) {
            first = side;
            return this;
        }

        QueryBuilder area(String points) {
            area = points;
            return this;
        }

        QueryBuilder expected(LifeVerdict verdict) {
            expected = Optional.of(verdict);
            return this;
        }

        LifeQuery build() {
            return new LifeQuery(
                    Path.of("test.sgf"),
                    Selection.ALL,
                    groups.stream().map(group -> new Argument("--at", group)).toList(),
                    defender.map(color -> new Argument("--defender", color)),
                    first,
                    new Argument("--area", area),
                    expected);
        }
    }
}
