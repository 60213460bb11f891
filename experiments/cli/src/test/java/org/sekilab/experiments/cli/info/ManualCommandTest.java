package org.sekilab.experiments.cli.info;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;

/** The manual page, as {@code man} reads it. */
class ManualCommandTest {
    @TempDir
    private Path folder;

    private final CommandRun run = CommandRun.of("manual");

    @Test
    void pageHasASectionForEachCommandWithAllItsOptions() {
        assertThat(run.exitCode()).isZero();
        String page = run.out().replace("\\-", "-").replace("\\&", "").replace("\\e", "\\");
        assertThat(page)
                .startsWith(".TH SEKILAB 1 \"\" \"sekilab ")
                .contains("\n.SH NAME\nsekilab - Solves Go positions");
        List<String> commands = CommandRun.of("--help")
                .out()
                .replaceFirst("(?s).*Commands:(.*?)\n\n.*", "$1")
                .lines()
                .filter(line -> line.matches("  [a-z-]+ .*"))
                .map(line -> line.strip().replaceFirst(" .*", ""))
                .toList();
        assertThat(commands).hasSizeGreaterThan(20).contains("analyze", "manual");
        for (String command : commands) {
            assertThat(page).contains("\n.SS " + command + "\n.nf\n");
            assertThat(page.lines().toList())
                    .containsAll(
                            CommandRun.of("help", command).out().strip().lines().toList());
        }
    }

    @Test
    void groffHasNothingToSayAboutThePage() throws IOException, InterruptedException {
        Path page = Files.writeString(folder.resolve("sekilab.1"), run.out());
        Path said = folder.resolve("said.txt");
        Process groff;
        try {
            groff = new ProcessBuilder("groff", "-man", "-ww", "-z", page.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
        } catch (IOException e) {
            assumeTrue(false, "groff");
            return;
        }
        assertThat(groff.waitFor()).isZero();
        assertThat(said).isEmptyFile();
    }
}
