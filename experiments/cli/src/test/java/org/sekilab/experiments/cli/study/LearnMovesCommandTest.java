package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.safety.order.MoveWeights;

/** The command {@code learn-moves}. */
class LearnMovesCommandTest {
    @TempDir
    private Path folder;

    private Path file;
    private Path game;

    @BeforeEach
    void setUp() throws IOException {
        file = folder.resolve("weights.txt");
        game = folder.resolve("game.sgf");
        Files.writeString(
                game, "(;SZ[7]AB[ab][bb][cb][db][ea][eb]AW[ac][bc][cc][dc][ec][fb][fa][fc];B[gg];W[gf];B[ge];W[fg])");
    }

    private CommandRun learn(String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("learn-moves", game.toString(), "--out", file.toString(), "--nodes", "2000"));
        arguments.addAll(List.of(more.length == 0 ? new String[] {"--every", "1"} : more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @Test
    void writesWeightsThatTheProgramReads() throws IOException {
        CommandRun run = learn();
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines()).singleElement().asString().matches("\\d+ searches, \\d+ choices, \\d+ weights");
        List<String> lines = Files.readAllLines(file);
        assertThat(MoveWeights.parse(lines).lines()).isEqualTo(lines).isNotEmpty();
    }

    @Test
    void theSameSeedGivesTheSameWeights() throws IOException {
        learn();
        String first = Files.readString(file);
        learn();
        assertThat(Files.readString(file)).isEqualTo(first);
    }

    @Test
    void mistakesAreTold() {
        assertThat(learn("--every", "0").errLines()).anyMatch(line -> line.contains("--every"));
        assertThat(CommandRun.of("learn-moves", game.toString(), "--out", folder + "/none/weights.txt")
                        .errLines())
                .singleElement()
                .asString()
                .contains("no such folder");
        assertThat(file).doesNotExist();
    }
}
