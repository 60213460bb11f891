package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.sekilab.search.ContractError.Party;

/** Each side is told of its own breach. */
class AssertingProblemTest {
    private final AssertingProblem game = new AssertingProblem(new TicTacToe());

    @Test
    void movesThatAreNoneAreTheEnginesFault() {
        assertThatEngineFails(() -> game.play(9));
        game.play(4);
        assertThatEngineFails(() -> game.play(4));
    }

    @Test
    void undoWithoutPlayIsTheEnginesFault() {
        assertThatEngineFails(game::undo);
    }

    @Test
    void bufferThatIsTooSmallIsTheEnginesFault() {
        assertThatEngineFails(() -> game.movesInto(new int[8]));
    }

    @Test
    void movesOfAStateThatIsOverAreTheEnginesFault() {
        for (int move : new int[] {0, 3, 1, 4, 2}) {
            game.play(move);
        }
        assertThat(game.outcome()).isEqualTo(Outcome.WIN);
        assertThatEngineFails(() -> game.movesInto(new int[9]));
    }

    @Test
    void stateThatUndoDoesNotRestoreIsTheProblemsFault() {
        assertThatProblemFails(() -> {
            AssertingProblem forgetful = new AssertingProblem(new Changed() {
                @Override
                public void undo() {
                    // keeps the stone
                }
            });
            forgetful.play(0);
            forgetful.undo();
        });
    }

    @Test
    void moveThatIsThereTwiceIsTheProblemsFault() {
        assertThatProblemFails(() -> new AssertingProblem(new Changed() {
                    @Override
                    public int movesInto(int[] moves) {
                        int count = super.movesInto(moves);
                        moves[1] = moves[0];
                        return count;
                    }
                })
                .movesInto(new int[9]));
    }

    @Test
    void costBelowZeroIsTheProblemsFault() {
        assertThatProblemFails(() -> new AssertingProblem(new Changed() {
                    @Override
                    public int moveCost(int place) {
                        return -place;
                    }
                })
                .moveCost(1));
    }

    /** The state after one move contradicts the answer. */
    @Test
    void answerAgainstAWonMoveIsTheEnginesFault() {
        TicTacToe won = new TicTacToe();
        for (int move : new int[] {0, 3, 1, 4}) {
            won.play(move);
        }
        Result loss = new Result(Outcome.LOSS, Limit.NONE, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
        assertThatEngineFails(() -> new AssertingProblem(won).requireAnswer(Goal.WIN, loss));
    }

    @Test
    void errorThatTheEngineCatchesIsKept() {
        assertThatEngineFails(game::undo);
        Result open = new Result(Outcome.UNKNOWN, Limit.NODES, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
        assertThatEngineFails(() -> game.requireAnswer(Goal.WIN, open));
    }

    @Test
    void errorInACopyThatTheEngineCatchesIsKept() {
        Problem copy = game.copy().orElseThrow().copy().orElseThrow();
        assertThatEngineFails(copy::undo);
        assertThatEngineFails(() -> game.requireAnswer(Goal.WIN, Result.open(Limit.NODES)));
    }

    @Test
    void stateWithTwoValuesInTwoCopiesIsTheProblemsFault() {
        Outcome[] next = {Outcome.LOSS, Outcome.WIN};
        int[] copies = new int[1];
        AssertingProblem changing = new AssertingProblem(new Changed() {
            @Override
            public Optional<Problem> copy() {
                Outcome value = next[copies[0]++];
                return Optional.of(new Changed() {
                    @Override
                    public Outcome outcome() {
                        return value;
                    }
                });
            }
        });
        assertThat(changing.copy().orElseThrow().outcome()).isEqualTo(Outcome.LOSS);
        assertThatProblemFails(() -> changing.copy().orElseThrow().outcome());
    }

    private static class Changed extends ForwardingProblem {
        Changed() {
            super(new TicTacToe());
        }
    }

    private static void assertThatEngineFails(ThrowingCallable call) {
        assertThatExceptionOfType(ContractError.class)
                .isThrownBy(call)
                .extracting(ContractError::party)
                .isEqualTo(Party.ENGINE);
    }

    private static void assertThatProblemFails(ThrowingCallable call) {
        assertThatExceptionOfType(ContractError.class)
                .isThrownBy(call)
                .extracting(ContractError::party)
                .isEqualTo(Party.PROBLEM);
    }
}
