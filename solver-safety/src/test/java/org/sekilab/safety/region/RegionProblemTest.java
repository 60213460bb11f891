package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.Engines;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** The moves, keys and ends of local games as a search sees them. */
class RegionProblemTest {
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties outside, a region problem does not
    private static final int STEP = 20;
    private static final String FOUR = """
            O O O O O O
            X X X X X O
            . . . . X O
            """;

    /** WIN is SAFE, DRAW is SEKI, LOSS is UNSAFE. */
    @Test
    void valueIsThatOfEnumeration() {
        int compared = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            Value truth = problem.truth().attackerFirst();
            boolean isAsked = !problem.kind().equals(EXTERNAL) && truth != Value.AMBIGUOUS;
            if (isAsked && problem.index() % STEP == 0) {
                LocalBoard board = new LocalBoard(
                        LocalShape.of(problem.region()),
                        problem.position(),
                        problem.map().color().opposite());
                Outcome outcome = Engines.DFPN_R
                        .solve(
                                new RegionProblem(board, Engines.config(Preset.M1), Outcome.LOSS),
                                Engines.LIMITS.withMaxNodes(200_000),
                                SearchListener.NONE)
                        .outcome();
                assertThat(outcome)
                        .as("problem %d", problem.index())
                        .isEqualTo(
                                switch (truth) {
                                    case SAFE -> Outcome.WIN;
                                    case SEKI -> Outcome.DRAW;
                                    default -> Outcome.LOSS;
                                });
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(30);
    }

    @Test
    void movesAreTheLegalPointsAndThenThePass() {
        RegionProblem problem = problem(LocalBoards.inCorner(FOUR, Color.WHITE), plain());
        assertThat(moves(problem)).containsExactlyInAnyOrder(0, 1, 2, 3, problem.pass());
        assertThat(moves(problem).get(4)).isEqualTo(problem.pass());
        int[] passFirst = new int[problem.maxMoves()];
        assertThat(problem.movesPassFirstInto(passFirst)).isEqualTo(5);
        assertThat(passFirst[0]).isEqualTo(problem.pass());
        assertThat(passFirst).containsExactlyInAnyOrder(0, 1, 2, 3, problem.pass());
    }

    @Test
    void movesWithHigherScoresComeFirst() {
        MoveOrderer last = board -> (move, lastMove) -> move;
        RegionProblem problem = problem(
                LocalBoards.inCorner(FOUR, Color.WHITE),
                parts(last, any -> lastMove -> false, HeuristicEvaluator.NONE, LeafInitializer.ONE));
        assertThat(moves(problem)).containsExactly(3, 2, 1, 0, problem.pass());
    }

    @Test
    void costIsThatOfTheScoresAndAPassCostsMore() {
        MoveOrderer priced = board -> new MoveOrderer.OnBoard() {
            @Override
            public int score(int move, int lastMove) {
                return move;
            }

            @Override
            public int cost(int best, int score) {
                return best - score;
            }
        };
        RegionProblem problem = problem(
                LocalBoards.inCorner(FOUR, Color.WHITE),
                parts(priced, any -> lastMove -> false, HeuristicEvaluator.NONE, LeafInitializer.ONE));
        assertThat(moves(problem)).containsExactly(3, 2, 1, 0, problem.pass());
        assertThat(IntStream.range(0, 4).map(problem::moveCost)).containsExactly(0, 1, 2, 3);
        assertThat(problem.moveCost(4)).isGreaterThan(3);
    }

    /** White's stones leave A1. The generator names it, and nothing else may be played, not even a pass. */
    @Test
    void forcedMovesAreTheOnlyOnes() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O O
                X X X X X O
                . . O O X O
                """, Color.BLACK);
        MoveGenerator forced = any -> () -> LocalBoards.mask(any, "B1");
        SearchParts parts = new SearchParts(
                RegionMerger.NONE,
                MoveOrderer.PLAIN,
                any -> lastMove -> false,
                HeuristicEvaluator.NONE,
                LeafInitializer.ONE,
                forced);
        assertThat(moves(problem(board, parts))).containsExactly(LocalBoards.local(board, "B1"));
        LocalBoard attacker = LocalBoards.inCorner(FOUR, Color.WHITE);
        assertThat(moves(problem(attacker, parts))).hasSize(5);
    }

    @Test
    void lineIsWhatWasPlayed() {
        LocalBoard board = LocalBoards.inCorner(FOUR, Color.WHITE);
        RegionProblem problem = problem(board, plain());
        problem.play(LocalBoards.local(board, "C1"));
        problem.play(problem.pass());
        int point = GtpPoints.parse(board.shape().geometry(), "C1");
        assertThat(problem.line()).containsExactly(point, Points.PASS);
        problem.undo();
        assertThat(problem.line()).containsExactly(point);
    }

    /** The key tells states apart, and does not depend on the order of moves. */
    @Test
    void keyIsThatOfTheState() {
        LocalBoard board = LocalBoards.inCorner(FOUR, Color.WHITE);
        RegionProblem problem = problem(board, plain());
        long[] first = keyAfter(problem, 0, 4, 2, 4);
        assertThat(keyAfter(problem, 2, 4, 0, 4)).isEqualTo(first);
        assertThat(keyAfter(problem, 0, 4, 3, 4)).isNotEqualTo(first);
        assertThat(keyAfter(problem, 0, 4, 2)).isNotEqualTo(first); // the other side moves
    }

    @Test
    void copyIsPlayedByItself() {
        RegionProblem problem = problem(LocalBoards.inCorner(FOUR, Color.WHITE), plain());
        problem.play(1);
        Problem copy = problem.copy().orElseThrow();
        assertThat(copy.keyLow()).isEqualTo(problem.keyLow());
        copy.play(2);
        assertThat(copy.keyLow() == problem.keyLow() && copy.keyHigh() == problem.keyHigh())
                .isFalse();
        assertThat(problem.line()).hasSize(1);
        assertThat(((RegionProblem) copy).line()).hasSize(2);
    }

    /** What an evaluator calls safe is won, unless another pass ends the game with White's stone on the territory. */
    @Test
    void evaluatorIsAskedUnlessTheNextPassMayEndTheGame() {
        ExactEvaluator all = any -> lastMove -> true;
        RegionProblem problem = problem(
                LocalBoards.inCorner(FOUR, Color.WHITE),
                parts(MoveOrderer.PLAIN, all, HeuristicEvaluator.NONE, LeafInitializer.ONE));
        assertThat(problem.outcome()).isEqualTo(Outcome.WIN);
        assertThat(problem.outcomeByRules()).isEqualTo(Outcome.UNKNOWN);
        problem.play(1);
        assertThat(problem.outcome()).isEqualTo(Outcome.WIN);
        problem.play(problem.pass());
        assertThat(problem.mayEndNow()).isTrue();
        assertThat(problem.outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @ParameterizedTest
    @EnumSource(
            value = Outcome.class,
            names = {"WIN", "LOSS"})
    void repetitionIsWhatTheCallerSays(Outcome repetition) {
        LocalBoard board = LocalBoards.inCorner(FOUR, Color.WHITE);
        assertThat(new RegionProblem(board, Engines.config(Preset.M1), repetition).repetition())
                .isEqualTo(repetition);
        assertThat(RegionProblem.onBoard(board, Engines.config(Preset.M1)).repetition())
                .isEqualTo(Outcome.LOSS);
    }

    /** Guesses of parts have no bounds, and those of a problem have. */
    @Test
    void guessesAreCutToTheirBounds() {
        for (int wild : new int[] {Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE}) {
            RegionProblem problem = problem(
                    LocalBoards.inCorner(FOUR, Color.WHITE),
                    parts(MoveOrderer.PLAIN, any -> lastMove -> false, any -> () -> wild, any -> () -> wild));
            assertThat(problem.estimate()).isBetween(-Problem.MAX_ESTIMATE + 1, Problem.MAX_ESTIMATE - 1);
            assertThat(problem.initialProof()).isBetween(1, Problem.MAX_ESTIMATE);
        }
    }

    private static SearchParts plain() {
        return parts(MoveOrderer.PLAIN, any -> lastMove -> false, HeuristicEvaluator.NONE, LeafInitializer.ONE);
    }

    private static SearchParts parts(
            MoveOrderer orderer, ExactEvaluator evaluator, HeuristicEvaluator heuristic, LeafInitializer leaves) {
        return new SearchParts(RegionMerger.NONE, orderer, evaluator, heuristic, leaves, MoveGenerator.ALL);
    }

    private static RegionProblem problem(LocalBoard board, SearchParts parts) {
        SafetyConfig config = Engines.config(Preset.M1).with(parts);
        return new RegionProblem(board, config, Outcome.LOSS);
    }

    private static List<Integer> moves(RegionProblem problem) {
        int[] moves = new int[problem.maxMoves()];
        int count = problem.movesInto(moves);
        return Arrays.stream(moves, 0, count).boxed().toList();
    }

    private static long[] keyAfter(RegionProblem problem, int... moves) {
        for (int move : moves) {
            problem.play(move);
        }
        long[] key = {problem.keyLow(), problem.keyHigh()};
        for (int i = 0; i < moves.length; i++) {
            problem.undo();
        }
        return key;
    }
}
