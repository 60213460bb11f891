package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program in a process whose default locale has digits of its own. */
class DefaultLocaleTest {
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";

    @TempDir
    private Path folder;

    @Test
    void statusReadsTheDatabase() throws IOException, InterruptedException {
        Path study = Files.writeString(
                folder.resolve("study.conf"),
                "positions { a = a.sgf }\nruns = [ { name = X, safety.solver = benson } ]");
        Files.writeString(folder.resolve("a.sgf"), TWO_EYES);
        Path out = folder.resolve("out");
        CommandRun.of("run", study.toString(), "--out", out.toString());
        assertThat(runInEgypt("status", out.toString())).contains("1 of 1 jobs, 100.0%");
    }

    @Test
    void picturesHaveNumbersOfXml() throws IOException, InterruptedException {
        Path game = Files.writeString(folder.resolve("a.sgf"), TWO_EYES);
        Path picture = folder.resolve("board.svg");
        runInEgypt("solve", game.toString(), "--svg", picture.toString());
        assertThat(Files.readString(picture)).contains(" x1=\"36\"").doesNotContainPattern("[\\p{Nd}&&[^0-9]]");
    }

    /** The output of a command that ends well. */
    private String runInEgypt(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(ProgramCommand.of(arguments));
        command.addAll(1, List.of("-Duser.language=ar", "-Duser.country=EG"));
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(output)).isZero();
        return Files.readString(output);
    }
}
