package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/** Games that the evaluator calls safe are safe by enumeration, at the start and after any moves. */
class LocalEvaluatorTest {
    private static final int MAX_STATES = 20_000;
    private static final String EXTERNAL = "ext-libs"; // has liberties that the evaluator does not know

    @ParameterizedTest
    @EnumSource(LocalEvaluator.Rules.class)
    void oracleProblemCalledSafeIsSafe(LocalEvaluator.Rules rules) {
        int claims = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            LocalBoard board = new LocalBoard(
                    LocalShape.of(problem.region()),
                    problem.position(),
                    problem.map().color().opposite());
            if (new LocalEvaluator(board, rules, Proofs.ANY).provesSafe()) {
                assertThat(problem.truth().attackerFirst())
                        .as("problem %d%n%s", problem.index(), Diagram.formatWithFrame(problem.position()))
                        .isEqualTo(Value.SAFE);
                claims++;
            }
        }
        assertThat(claims).isGreaterThan(rules == LocalEvaluator.Rules.NO_ANSWERS ? 30 : 100);
    }

    @RepeatedTest(3)
    void stateCalledSafeIsSafe(RepetitionInfo run) {
        assertThat(checkStates(new Random(Seeds.next(run)), 150, LocalEvaluator::provesSafe))
                .isGreaterThan(50);
    }

    @RepeatedTest(1)
    void stateCalledSafeWithFriendsIsSafe(RepetitionInfo run) {
        assertThat(checkStates(new Random(Seeds.next(run)), 300, LocalEvaluator::provesSafeWithFriends))
                .isGreaterThan(20);
    }

    /** Parts of other boards, and of other kinds of proofs, share one memory. */
    @RepeatedTest(3)
    void memoryChangesNoAnswer(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        List<OracleProblem> problems = OracleProblem.all();
        SharedParts memory = new SharedParts();
        int claims = 0;
        for (int game = 0; game < 300; game++) {
            OracleProblem problem = problems.get(random.nextInt(problems.size()));
            LocalShape shape = LocalShape.of(problem.region());
            LocalBoard board = new LocalBoard(
                    shape, problem.position(), problem.map().color().opposite());
            LocalEvaluator.Rules rules =
                    random.nextBoolean() ? LocalEvaluator.Rules.PAIRS : LocalEvaluator.Rules.NO_ANSWERS;
            Proofs proofs = random.nextBoolean() ? Proofs.ANY : Proofs.CHECKABLE;
            LocalEvaluator sharing = new LocalEvaluator(board, rules, proofs, memory);
            for (int ply = 0; ply < 20 && !board.isOver() && !board.isBlockCaptured(); ply++) {
                boolean isSafe = new LocalEvaluator(board, rules, proofs).provesSafe();
                assertThat(sharing.provesSafe())
                        .as("seed %d, game %d%n%s", seed, game, board)
                        .isEqualTo(isSafe);
                claims += isSafe ? 1 : 0;
                int move = random.nextInt(shape.size());
                if (board.isLegal(move)) {
                    board.play(move);
                }
            }
        }
        assertThat(claims).isGreaterThan(300);
    }

    /** The room in the corner has no eye for the black block, which has two eyes elsewhere. */
    @Test
    void supportHasNoRoomWithoutUse() {
        Position position = Diagram.parse("""
                . O . O X . .
                O . O O X X X
                . O O O X . .
                X X X X X X X
                """);
        PointSet all = PointSet.board(position.geometry());
        LocalShape shape = LocalShape.ofArea(
                Color.BLACK, all, new PointSet(all.geometry()), new PointSet(all.geometry()), List.of(), new long[0]);
        LocalEvaluator evaluator = new LocalEvaluator(
                new LocalBoard(shape, position, Color.WHITE), LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        assertThat(evaluator.provesLife(living -> living != 0)).isTrue();
        PointSet support = shape.pointsOf(evaluator.support());
        assertThat(support.containsAll(position.black())).isTrue();
        assertThat(support.intersects(position.white())).isFalse();
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void moreStatesCalledSafeAreSafe(RepetitionInfo run) {
        stateCalledSafeIsSafe(run);
        stateCalledSafeWithFriendsIsSafe(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void statesCalledSafeAreSafe(RepetitionInfo run) {
        assertThat(checkStates(new Random(Seeds.next(run)), 3_000, LocalEvaluator::provesSafe))
                .isGreaterThan(1_000);
    }

    /** Plays at random in random problems. Returns the number of claims that were enumerated. */
    private static int checkStates(Random random, int games, Predicate<LocalEvaluator> isCalledSafe) {
        List<OracleProblem> problems = OracleProblem.all();
        int checked = 0;
        for (int game = 0; game < games; game++) {
            OracleProblem problem = problems.get(random.nextInt(problems.size()));
            if (problem.kind().equals(EXTERNAL)) {
                continue;
            }
            LocalShape shape = LocalShape.of(problem.region());
            LocalBoard board = new LocalBoard(
                    shape, problem.position(), problem.map().color().opposite());
            LocalEvaluator evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS_OF_MANY, Proofs.ANY);
            for (int ply = 0; ply < 30 && !board.isOver() && !board.isBlockCaptured(); ply++) {
                if (!board.isDefenderToMove()
                        && isCalledSafe.test(evaluator)
                        && isEnumeratedSafe(problem.position(), board)) {
                    checked++;
                }
                int move = random.nextInt(8) == 0 ? Points.PASS : random.nextInt(shape.size());
                if (board.isLegal(move)) {
                    board.play(move);
                }
            }
        }
        return checked;
    }

    /** False if the game is too large to enumerate. Fails if it is not safe. */
    private static boolean isEnumeratedSafe(Position start, LocalBoard board) {
        LocalShape shape = board.shape();
        Color defender = shape.defender();
        PointSet local = shape.pointsOf(shape.all());
        PointSet defenders = start.stones(defender).copy().subtract(local).unite(shape.pointsOf(board.defender()));
        PointSet attackers =
                start.stones(defender.opposite()).copy().subtract(local).unite(shape.pointsOf(board.attacker()));
        Position position = defender == Color.BLACK
                ? Position.of(defenders, attackers, Color.WHITE)
                : Position.of(attackers, defenders, Color.BLACK);
        PointSet essential = new PointSet(start.geometry());
        shape.blocks().forEach(block -> essential.unite(block.stones()));
        Optional<Truth> truth = RegionEnumerator.solve(
                new LocalGame(position, defender, local, essential, shape.pointsOf(shape.territory())), MAX_STATES);
        truth.ifPresent(value -> assertThat(value.attackerFirst())
                .as("from%n%s%nto%n%s", Diagram.formatWithFrame(start), Diagram.formatWithFrame(position))
                .isEqualTo(Value.SAFE));
        return truth.isPresent();
    }
}
