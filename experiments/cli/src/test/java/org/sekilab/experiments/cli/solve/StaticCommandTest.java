package org.sekilab.experiments.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code static}, as scripts call it. */
class StaticCommandTest {
    /** A bamboo joint of black, and a white stone. */
    private static final String BAMBOO = "(;SZ[7:5]AB[bb][bc][db][dc]AW[gd])";

    @TempDir
    private Path folder;

    @Test
    void jsonHasAllFieldsInTheirOrder() throws IOException {
        CommandRun run = CommandRun.of("static", write("bamboo.sgf", BAMBOO), "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .singleElement()
                .asString()
                .contains("\"index\":1,\"size\":\"7:5\",\"groups\":[{", """
                {"color":"black","blocks":2,"stones":["B3","D3","B4","D4"],\
                "liberties":["B2","D2","A3","C3","E3","A4","C4","E4","B5","D5"],"effectiveLiberties":9,\
                "connectingPoints":["C3","C4"],"safeConnectingPoints":[],"regions":0,"falseEyes":[],\
                "semiJoints":[""", """
                ],"eyes":""", """
                "shortOfLiberties":false},{"color":"white","blocks":1,"stones":["G2"],"liberties":["G1","F2","G3"],\
                "effectiveLiberties":3,""");
    }

    @Test
    void tableHasARowForEachGroupAndTheBoardMarks() throws IOException {
        CommandRun run = CommandRun.of("static", write("bamboo.sgf", BAMBOO), "--color-board=never");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(1)).startsWith("color  at");
        assertThat(run.outLines().get(2)).startsWith("black  B3").contains("0 safe, 2 not");
        assertThat(run.outLines().get(3)).startsWith("white  G2");
        assertThat(run.outLines()).anyMatch(line -> line.matches(" 4 \\S+ +X\\S +c +X.*"));
        assertThat(run.out()).doesNotContain("\u001b");
        assertThat(CommandRun.of("static", write("bamboo.sgf", BAMBOO), "--color-board=always")
                        .out())
                .contains("\u001b[");
    }

    @Test
    void finderAndEstimatorAreChosenByName() throws IOException {
        String file = write("bamboo.sgf", BAMBOO);
        assertThat(groups(file, "groups.finder=static")).hasSize(2);
        assertThat(groups(file, "groups.finder=blocks")).hasSize(3);
        assertThat(groups(file, "groups.eye-estimator=regions")).allMatch(row -> row.contains("{E|E}"));
        CommandRun run = CommandRun.of("static", file, "--set", "groups.finder=statix");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("groups.finder").contains("static");
    }

    @Test
    void otherFilesAreShownWhereOneCannotBeRead() throws IOException {
        CommandRun run = CommandRun.of("static", folder.resolve("none.sgf").toString(), write("bamboo.sgf", BAMBOO));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).singleElement().asString().contains("none.sgf: no such file");
        assertThat(run.out()).contains("black  B3");
    }

    @Test
    void boardDoesNotGoWithJson() throws IOException {
        CommandRun run = CommandRun.of("static", write("bamboo.sgf", BAMBOO), "--color-board", "--format", "jsonl");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--color-board");
    }

    private static List<String> groups(String file, String setting) {
        return CommandRun.of("static", file, "--set", setting).outLines().stream()
                .filter(line -> line.startsWith("black") || line.startsWith("white"))
                .toList();
    }

    private String write(String name, String sgf) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, sgf);
        return file.toString();
    }
}
