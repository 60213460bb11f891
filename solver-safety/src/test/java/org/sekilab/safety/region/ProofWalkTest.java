package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.Engines;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.LocalEvaluator;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Graphs that are played through: all moves of the loser are there, and each line ends with the goal. */
class ProofWalkTest {
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties outside, a region problem does not
    private static final int STEP = 15;
    private static final int MOST_STATES = 20_000;
    private static final SafetyConfig CONFIG = config();

    private int played; // graphs with more than one state

    private static SafetyConfig config() {
        SafetyConfig config = Engines.config(Preset.M6);
        return config.with(config.parts().with(MoveGenerator.ALL))
                .with(Proofs.CHECKABLE)
                .with(Engines.LIMITS.withMaxNodes(200_000));
    }

    @Test
    void graphsOfTheDefenderAnswerEachMoveOfTheAttacker() throws IOException {
        for (OracleProblem problem : problems(Value.SAFE)) {
            check(problem, Outcome.WIN, "problem %d".formatted(problem.index()));
        }
        assertThat(played).isGreaterThan(5);
    }

    @Test
    void graphsOfTheAttackerAnswerEachMoveOfTheDefender() throws IOException {
        for (OracleProblem problem : problems(Value.UNSAFE)) {
            check(problem, Outcome.LOSS, "problem %d".formatted(problem.index()));
        }
        assertThat(played).isGreaterThan(5);
    }

    private static final Position THREE = Diagram.parse("""
            O O O O O
            X X X X O
            . . . X O
            """);

    @Test
    void proofOfWhatIsFalseIsRefused() {
        RegionProblem problem = problem(LocalBoards.shape(THREE), THREE, Outcome.WIN);
        Proof passing = state -> problem.pass();
        ProofWalk walk = new ProofWalk(problem, Goal.WIN, Outcome.WIN, state -> nothingFound(), MOST_STATES);
        assertThatIllegalStateException().isThrownBy(() -> walk.graph(passing));
    }

    /** A proof that has lost a state, with a search that does not find it again. */
    @Test
    void lostProofThatIsNotFoundAgainHasNoGraph() {
        RegionProblem problem = problem(LocalBoards.shape(THREE), THREE, Outcome.LOSS);
        ProofWalk walk = new ProofWalk(problem, Goal.AT_LEAST_DRAW, Outcome.LOSS, state -> nothingFound(), MOST_STATES);
        assertThat(walk.graph(Proof.NONE)).isEmpty();
    }

    @Test
    void walkEndsAtTheNumberOfStates() {
        RegionProblem problem = problem(LocalBoards.shape(THREE), THREE, Outcome.LOSS);
        Result found = prove(problem, Goal.AT_LEAST_DRAW);
        assertThat(found.outcome()).isEqualTo(Outcome.LOSS);
        int states = walk(problem, Goal.AT_LEAST_DRAW, Outcome.LOSS, MOST_STATES)
                .graph(found.proof())
                .orElseThrow()
                .states();
        assertThat(states).isGreaterThan(2);
        RegionProblem again = problem(LocalBoards.shape(THREE), THREE, Outcome.LOSS);
        assertThat(walk(again, Goal.AT_LEAST_DRAW, Outcome.LOSS, 2)
                        .graph(prove(again, Goal.AT_LEAST_DRAW).proof()))
                .isEmpty();
    }

    /** The strategies of the parts are played beside each other, in plain states of the whole game. */
    @Test
    void graphOfAGameThatIsWonByItsPartsAnswersEachMove() throws IOException {
        Position position = Diagram.parse("""
                O O O O O O O O O
                X X X X X X X X X
                . . . . X . . . .
                . . . O X X X X X
                """);
        List<Block> blocks = new FloodRegionFinder().find(position, Color.BLACK).blocks();
        PointSet points = position.empties().thicken().subtract(position.black());
        LocalShape shape = LocalShape.ofArea(
                Color.BLACK, points, points, new PointSet(points.geometry()), blocks, new long[blocks.size()]);
        RegionProblem problem = problem(shape, position, Outcome.WIN)
                .askingParts((part, maxNodes) -> prove(RegionProblem.onBoard(part, CONFIG), Goal.WIN));
        Engine engine = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withParts(DfpnConfig.Parts.START));
        Result found = engine.prove(problem, Goal.WIN, CONFIG.limits(), SearchListener.NONE);
        assertThat(found.outcome()).isEqualTo(Outcome.WIN);
        assertThat(found.bestMove()).isEqualTo(Problem.NO_MOVE);
        ProofWalk walk = new ProofWalk(
                problem,
                Goal.WIN,
                Outcome.WIN,
                state -> engine.prove(state, Goal.WIN, CONFIG.limits(), SearchListener.NONE),
                MOST_STATES);
        ProofGraph graph = walk.graph(found.proof()).orElseThrow();
        new Player(lines(shape, position, graph), problem.board(), Goal.WIN, Outcome.WIN).play(0);
        assertThat(graph.states()).isGreaterThan(10);
    }

    private static Result nothingFound() {
        return new Result(Outcome.UNKNOWN, Limit.NODES, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
    }

    private static List<OracleProblem> problems(Value value) {
        return OracleProblem.all().stream()
                .filter(problem ->
                        problem.index() % STEP == 0 && !problem.kind().equals(EXTERNAL))
                .filter(problem -> problem.truth().attackerFirst() == value)
                .toList();
    }

    private void check(OracleProblem oracle, Outcome answer, String description) throws IOException {
        LocalShape shape = LocalShape.of(oracle.region());
        Goal goal = answer == Outcome.WIN ? Goal.WIN : Goal.AT_LEAST_DRAW;
        RegionProblem problem = problem(shape, oracle.position(), answer);
        Result found = prove(problem, goal);
        assertThat(found.outcome()).as(description).isEqualTo(answer);
        Optional<ProofGraph> graph = walk(problem, goal, answer, MOST_STATES).graph(found.proof());
        assertThat(graph).as(description).isPresent();
        Player player = new Player(lines(shape, oracle.position(), graph.get()), problem.board(), goal, answer);
        player.play(0);
        assertThat(player.seen.cardinality()).as(description).isEqualTo(player.lines.size());
        played += player.lines.size() > 1 ? 1 : 0;
    }

    /** Endless play counts for the loser. */
    private static RegionProblem problem(LocalShape shape, Position position, Outcome answer) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        return new RegionProblem(board, CONFIG, answer == Outcome.WIN ? Outcome.LOSS : Outcome.WIN);
    }

    private static Result prove(RegionProblem problem, Goal goal) {
        return Engines.DFPN_R.prove(problem, goal, CONFIG.limits(), SearchListener.NONE);
    }

    private static ProofWalk walk(RegionProblem problem, Goal goal, Outcome answer, int mostStates) {
        return new ProofWalk(
                problem,
                goal,
                answer,
                state -> Engines.DFPN_R.prove(state, goal, CONFIG.limits(), SearchListener.NONE),
                mostStates);
    }

    /** The lines of the states, as they are written. */
    private static List<String> lines(LocalShape shape, Position position, ProofGraph graph) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Zone zone = new Zone.Game(shape, Zone.Goal.SAFE, List.of(), graph);
        new CertificateWriter(out).write(new Certificate(position, List.of(), List.of(zone)), "");
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        int begin = lines.indexOf("states " + graph.states()) + 1;
        return lines.subList(begin, begin + graph.states());
    }

    /** Plays all lines of a graph. */
    private static final class Player {
        private final List<String> lines;
        private final LocalBoard board;
        private final Goal goal;
        private final boolean isDefenderWinner;
        private final BitSet seen = new BitSet();

        Player(List<String> lines, LocalBoard board, Goal goal, Outcome answer) {
            this.lines = lines;
            this.board = board;
            this.goal = goal;
            this.isDefenderWinner = answer == Outcome.WIN;
        }

        void play(int state) {
            if (seen.get(state)) {
                return;
            }
            seen.set(state);
            String[] words = lines.get(state).split(" ");
            switch (words[0]) {
                case "." ->
                    assertThat(goal.isReachedBy(new LocalEnd(board).outcome())).isEqualTo(isDefenderWinner);
                case "=" -> assertThat(isSafeByRules()).isTrue();
                case "d" -> {
                    assertThat(board.isDefenderToMove()).isEqualTo(isDefenderWinner);
                    int move = words[1].equals("p") ? Points.PASS : Integer.parseInt(words[1]);
                    assertThat(board.isLegal(move)).isTrue();
                    follow(move, state, words[2]);
                }
                default -> {
                    assertThat(board.isDefenderToMove()).isNotEqualTo(isDefenderWinner);
                    List<Integer> moves = legalMoves();
                    assertThat(words).hasSize(1 + moves.size());
                    for (int i = 0; i < moves.size(); i++) {
                        follow(moves.get(i), state, words[1 + i]);
                    }
                }
            }
        }

        private void follow(int move, int state, String step) {
            int next = Integer.parseInt(step);
            assertThat(next > 0 || !isDefenderWinner).as("no circle").isTrue();
            board.play(move);
            play(state + next);
            board.undo();
        }

        private List<Integer> legalMoves() {
            List<Integer> moves = new ArrayList<>();
            for (int move = 0; move < board.shape().size(); move++) {
                if (board.isLegal(move)) {
                    moves.add(move);
                }
            }
            moves.add(Points.PASS);
            return moves;
        }

        private boolean isSafeByRules() {
            return isDefenderWinner
                    && new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS_OF_MANY, Proofs.CHECKABLE).provesSafe();
        }
    }
}
