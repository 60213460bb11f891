package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Problems;

class ExperimentRunTest {
    @TempDir
    private Path folder;

    /** Whatever is left to be solved of them, so that progress ends where it should. */
    @Test
    void everyReadingOfARecordIsTold() throws IOException {
        Files.writeString(folder.resolve("one.sgf"), "(;SZ[3])");
        Files.writeString(folder.resolve("three.sgf"), "(;SZ[3])(;SZ[3])(;SZ[3])");
        Path file = folder.resolve("both.conf");
        Files.writeString(file, "positions { all = . }, runs = [ { name = X }, { name = Y } ]");
        Experiment experiment = Experiment.read(file);
        ExperimentRun run = new ExperimentRun(experiment, folder.resolve("out"), each -> laboratory());
        AtomicInteger told = new AtomicInteger();
        assertThat(run.run(ExperimentRun.Start.FRESH, told::incrementAndGet)).hasSize(2 * 4);
        assertThat(told).hasValue(experiment.readings()).hasValue(2 * 2);
        run.run(ExperimentRun.Start.RESUME, told::incrementAndGet);
        assertThat(told).hasValue(2 * experiment.readings());
    }

    private static Laboratory laboratory() {
        Problems problems = new Problems();
        return Laboratory.open(new Layers(problems), problems);
    }
}
