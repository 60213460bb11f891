package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.ProgramCommand;
import org.sekilab.experiments.store.Findings;
import org.sekilab.model.Seeds;

/** A run that is killed again and again, and goes on, has the results of one that was left alone. */
class KilledRunTest {
    @TempDir
    private Path folder;

    @Test
    void nothingIsLostAndNothingDoneTwice() throws IOException, InterruptedException {
        checkKilledRun(1, 2);
    }

    @Test
    @Tag("slow")
    void nothingIsLostAndNothingDoneTwiceByRunsThatAreKilledAgain() throws IOException, InterruptedException {
        checkKilledRun(3, 9);
    }

    private void checkKilledRun(int kills, int repetitions) throws IOException, InterruptedException {
        int jobs = 2 * (60 + 60) * repetitions;
        Path experiment = Files.writeString(folder.resolve("experiment.conf"), """
                positions { boards = "shipped:regions", problems { regions = "shipped:regions" } }
                runs = [ { name = M6 }, { name = M7, safety.preset = M7 } ]
                settings { limits.region-nodes = 40 }
                repetitions = %d
                """.formatted(repetitions));
        long seed = Seeds.of(20_260_707L);
        Random random = new Random(seed);
        Path killed = folder.resolve("killed");
        int done = 0;
        for (int kill = 1; kill <= kills; kill++) {
            int target = done + 1 + random.nextInt((jobs - done) / (kills + 1 - kill + 1));
            Process process = done == 0 ? start(experiment, killed) : start(experiment, killed, "--resume");
            while (process.isAlive() && Findings.count(killed) < target) {
                Thread.sleep(10);
            }
            assertThat(process.isAlive())
                    .as("seed %d, kill %d at %d jobs", seed, kill, target)
                    .isTrue();
            process.destroyForcibly().waitFor(); // signal 9
            int before = done;
            done = Findings.count(killed);
            assertThat(done).as("seed %d: goes on after %d", seed, before).isGreaterThanOrEqualTo(target);
        }
        assertThat(done).as("seed %d: there is something left to do", seed).isLessThan(jobs);
        assertThat(finish(experiment, killed, "--resume")).isZero();
        Path undisturbed = folder.resolve("undisturbed");
        assertThat(finish(experiment, undisturbed)).isZero();
        assertThat(Findings.of(killed)).as("seed %d", seed).hasSize(jobs).isEqualTo(Findings.of(undisturbed));
    }

    /** Runs to the end, in this process. Returns the exit code. */
    private static int finish(Path experiment, Path out, String... more) {
        List<String> words = new ArrayList<>(List.of("run", experiment.toString(), "--out", out.toString()));
        words.addAll(List.of(more));
        return CommandRun.of(words.toArray(String[]::new)).exitCode();
    }

    private Process start(Path experiment, Path out, String... more) throws IOException {
        List<String> command = ProgramCommand.of("run", experiment.toString(), "--out", out.toString());
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("stderr.txt").toFile())
                .start();
    }
}
