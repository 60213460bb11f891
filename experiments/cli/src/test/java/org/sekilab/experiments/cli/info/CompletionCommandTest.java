package org.sekilab.experiments.cli.info;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;

/** The words that a shell offers after it has read the script. */
class CompletionCommandTest {
    private static final Path BASH = Path.of("/bin/bash");

    @TempDir
    private Path folder;

    @Test
    void bashCompletesCommandsAndOptions() throws Exception {
        assumeThat(BASH).exists();
        CommandRun run = CommandRun.of("completion");
        assertThat(run.exitCode()).isZero();
        Path script = Files.writeString(folder.resolve("completion.sh"), run.out());
        assertThat(offers(script, "so")).containsExactly("solve");
        assertThat(offers(script, "solve", "--region-t")).containsExactly("--region-time");
        assertThat(offers(script, "certificate", "tr")).containsExactly("trim");
        assertThat(offers(script, "certificate", "trim", "--ou")).containsExactly("--out");
    }

    private static String[] offers(Path script, String... words) throws IOException, InterruptedException {
        String text = "source %s; COMP_WORDS=(sekilab %s); COMP_CWORD=%d; _complete_sekilab; echo \"${COMPREPLY[@]}\""
                .formatted(script, String.join(" ", words), words.length);
        Process bash = new ProcessBuilder(BASH.toString(), "-c", text)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).isZero();
        return out.strip().split("\\s+");
    }
}
