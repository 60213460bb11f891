package org.sekilab.experiments.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderedRunTest {
    /** An error of the JVM is not reported as a fault of the program. */
    @Test
    void errorOfTheJvmIsThrownAsItIs() {
        OutOfMemoryError error = new OutOfMemoryError("tables");
        OrderedRun<BoardInput> run = new OrderedRun<>(
                board -> {
                    throw error;
                },
                1);
        assertThatThrownBy(() -> run.run(List.of(oneBoard()), new Deaf())).isSameAs(error);
    }

    /** A position that did not fit into memory ended the run, and the others had no results. */
    @Test
    void otherPositionsAreWorkedOnWhereOneDoesNotFitIntoMemory() {
        OrderedRun<BoardInput> run = new OrderedRun<>(
                board -> {
                    if (board.index() == 1) {
                        throw new OutOfMemoryError("tables");
                    }
                    return board;
                },
                1);
        List<String> told = new ArrayList<>();
        run.run(List.of(boards("(;SZ[3])(;SZ[4])")), new OrderedRun.Listener<>() {
            @Override
            public void sourceRead(PositionSource.Reading reading) {}

            @Override
            public void boardSolved(BoardInput result) {
                told.add("solved " + result.index());
            }

            @Override
            public void boardTooLarge(BoardInput input, OutOfMemoryError failure) {
                told.add("too large " + input.index());
            }
        });
        assertThat(told).containsExactly("too large 1", "solved 2");
    }

    private static PositionSource boards(String records) {
        byte[] bytes = records.getBytes(StandardCharsets.UTF_8);
        return SgfSource.of("stdin", new ByteArrayInputStream(bytes), Selection.ALL);
    }

    private static PositionSource oneBoard() {
        return boards("(;SZ[3])");
    }

    /** Listens to nothing. */
    private static final class Deaf implements OrderedRun.Listener<BoardInput> {
        @Override
        public void sourceRead(PositionSource.Reading reading) {}

        @Override
        public void boardSolved(BoardInput result) {}
    }
}
