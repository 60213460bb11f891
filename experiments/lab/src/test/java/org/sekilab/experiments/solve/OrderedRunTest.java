package org.sekilab.experiments.solve;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
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

    private static PositionSource oneBoard() {
        byte[] record = "(;SZ[3])".getBytes(StandardCharsets.UTF_8);
        return SgfSource.of("stdin", new ByteArrayInputStream(record), Selection.ALL);
    }

    /** Listens to nothing. */
    private static final class Deaf implements OrderedRun.Listener<BoardInput> {
        @Override
        public void sourceRead(PositionSource.Reading reading) {}

        @Override
        public void boardSolved(BoardInput result) {}
    }
}
