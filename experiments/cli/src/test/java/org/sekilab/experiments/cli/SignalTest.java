package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The program in a process of its own, ended by SIGTERM. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(300)
class SignalTest {
    /** Writes the ids of itself and of its child, answers all commands but the first {@code hang}. */
    private static final String ENGINE = """
            sleep 1000 &
            echo $$ >> ids
            echo $! >> ids
            while read number command; do
              if [ "$command" = hang ]; then echo > hangs; read number command; fi
              printf '=%s fake\\n\\n' "$number"
            done
            """;

    @TempDir
    private Path folder;

    @Test
    void regressEndsItsEnginesAndTheirChildren() throws IOException, InterruptedException, ExecutionException {
        Files.writeString(folder.resolve("engine.sh"), ENGINE);
        Files.writeString(folder.resolve("hang.tst"), "hang\n");
        Process program = start("regress", "hang.tst", "--others-only", "--engine", "sh engine.sh");
        while (!Files.exists(folder.resolve("hangs"))) {
            assertThat(program.isAlive()).isTrue();
            Thread.sleep(20);
        }
        List<ProcessHandle> alive = Files.readAllLines(folder.resolve("ids")).stream()
                .flatMap(id -> ProcessHandle.of(Long.parseLong(id.strip())).stream())
                .toList();
        assertThat(alive).hasSizeGreaterThanOrEqualTo(2); // of the engine that hangs; the first was asked its name only
        program.destroy();
        program.waitFor();
        for (ProcessHandle each : alive) {
            each.onExit().get();
        }
    }

    @Test
    void gtpEndsWhileItSearches() throws IOException, InterruptedException {
        StringBuilder ring = new StringBuilder("boardsize 9\nset_position b J1");
        for (int i = 2; i <= 9; i++) {
            ring.append(" b A%d b J%d".formatted(i, i));
        }
        for (char column : "BCDEFGH".toCharArray()) {
            ring.append(" b %c1 b %c9".formatted(column, column));
        }
        Process program = start("gtp", "--region-time", "10m");
        Writer commands = program.outputWriter(StandardCharsets.UTF_8);
        commands.write(ring + "\nsekilab-region E5\n");
        commands.flush();
        assertThat(program.errorReader(StandardCharsets.UTF_8).readLine()).isEqualTo("gogui-gfx:"); // it searches
        program.destroy();
        assertThat(program.waitFor()).isEqualTo(143);
    }

    private Process start(String... arguments) throws IOException {
        return new ProcessBuilder(ProgramCommand.of(arguments))
                .directory(folder.toFile())
                .start();
    }
}
