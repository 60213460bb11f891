package org.sekilab.experiments.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code score}, as scripts call it. */
class ScoreCommandTest {
    /**
     * A seki in the corner. A5 and D5 are eyes, and B4 is neutral. The rest is Black's.
     *
     * <pre>
     * . X O . O X . X
     * X . O O O X X X
     * O O O X X X . X
     * X X X X X X X X
     * . . . . . . . .
     * </pre>
     */
    private static final String SEKI = "(;SZ[8:5]KM[6.5]AB[ba][fa][ha][ab][fb][gb][hb][dc][ec][fc][hc]"
            + "[ad][bd][cd][dd][ed][fd][gd][hd]AW[ca][ea][cb][db][eb][ac][bc][cc])";

    /**
     * Black captures A5 with Black's third move. White's stone at E5 is left to die.
     *
     * <pre>
     * . X . . O
     * X X X . .
     * X . X X X
     * O O O O O
     * . . . . .
     * </pre>
     */
    private static final String GAME =
            "(;SZ[5]KM[0.5];B[ba];W[aa];B[bb];W[ea];B[ab];W[dd];B[cc];W[cd];B[cb];W[bd];B[dc];W[ad];B[ec];W[ed];B[ac])";

    @TempDir
    private Path folder;

    @Test
    void jsonHasPointsTerritoryNeutralAndSekiPoints() throws IOException {
        CommandRun run = CommandRun.of("score", write("seki.sgf", SEKI), "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .singleElement()
                .asString()
                .matches("\\{\"file\":\".*seki.sgf\",\"index\":1,\"size\":\"8:5\",\"rules\":\"japanese\",\"komi\":6.5,"
                        + "\"points\":\\{\"black\":10,\"white\":6.5\\},"
                        + "\"territory\":\\{\"black\":\\[(\"[A-H]1\",){8}\"G3\",\"G5\"\\],\"white\":\\[\\]\\},"
                        + "\"neutral\":\\[\"B4\"\\],\"seki\":\\{\"black\":\\[\"A5\"\\],\"white\":\\[\"D5\"\\]\\},"
                        + "\"falseEyes\":\\{\"black\":\\[\\],\"white\":\\[\\]\\},"
                        + "\"stones\":\\{\"black\":19,\"white\":8\\},\"prisoners\":\\{\"black\":0,\"white\":0\\},"
                        + "\"dead\":\\[\\],\"format\":1\\}");
    }

    /**
     * By area, 19 stones and 11 points are Black's, 8 stones and one point White's. Without seki, the eyes are
     * territory.
     */
    @ParameterizedTest
    @CsvSource({
        "japanese, relaxed, 10, 6.5",
        "japanese, strict, 10, 6.5",
        "japanese, off, 11, 7.5",
        "japanese, exact, 10, 6.5",
        "area, relaxed, 30, 15.5",
        "area, off, 30, 15.5",
    })
    void rulesAndSekiDecideWhatCounts(String rules, String seki, String black, String white) throws IOException {
        CommandRun run = CommandRun.of("score", write("seki.sgf", SEKI), "--rules", rules, "--seki", seki);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0))
                .endsWith("seki.sgf: black %s, white %s (%s rules, komi 6.5)".formatted(black, white, rules));
    }

    /**
     * While E5 stands, the upper right is neutral, and A5 alone is no life. Without E5 Black has six points, and White
     * five.
     */
    @ParameterizedTest
    @CsvSource({
        "'', 8, 5.5, '\"black\":2,\"white\":0', '\"E5\"'",
        "none, 1, 5.5, '\"black\":1,\"white\":0', ''",
        "E5, 8, 5.5, '\"black\":2,\"white\":0', '\"E5\"'",
        "auto, 8, 5.5, '\"black\":2,\"white\":0', '\"E5\"'",
    })
    void prisonersAreTheCapturedAndTheDead(String dead, String black, String white, String prisoners, String removed)
            throws IOException {
        String file = write("game.sgf", GAME);
        CommandRun run = dead.isEmpty()
                ? CommandRun.of("score", file, "--format", "jsonl")
                : CommandRun.of("score", file, "--dead", dead, "--format", "jsonl");
        assertThat(run.outLines())
                .singleElement()
                .asString()
                .contains("\"points\":{\"black\":%s,\"white\":%s}".formatted(black, white))
                .contains("\"prisoners\":{" + prisoners + "}")
                .endsWith("\"dead\":[" + removed + "],\"format\":1}");
    }

    /** Benson proves nothing about E5, so that an estimate tells. */
    @Test
    void deadStonesAreProvedOrEstimatedAndTheOutputTellsWhich() throws IOException {
        String file = write("game.sgf", GAME);
        assertThat(CommandRun.of("score", file).outLines()).contains("  dead, proved: E5");
        String[] unproved = {"score", file, "--set", "safety.solver=benson"};
        assertThat(CommandRun.of(unproved).outLines())
                .contains(
                        "  dead, estimated: E5",
                        "  to correct the estimate, name blocks: --alive P,P... or --dead estimate,P,P...; --dead auto leaves "
                                + "it out");
        assertThat(run(unproved, "--format", "jsonl").out())
                .contains("\"certainty\":{\"named\":[],\"proved\":[],\"estimated\":[\"E5\"],\"doubtful\":[]}")
                .contains("\"dead\":[\"E5\"]");
    }

    /** Benson proves nothing about the seki. The estimate sees that neither side can play at B4. */
    @Test
    void estimateLeavesGroupsAloneThatNeitherSideCanApproach() throws IOException {
        CommandRun run =
                CommandRun.of("score", write("seki.sgf", SEKI), "--set", "safety.solver=benson", "--format", "jsonl");
        assertThat(run.out()).contains("\"doubtful\":[\"A3\"").endsWith("\"dead\":[],\"format\":1}\n");
    }

    @Test
    void estimateIsCorrectedBlockByBlockAndSwitchedOff() throws IOException {
        String[] score = {"score", write("game.sgf", GAME), "--set", "safety.solver=benson", "--format", "jsonl"};
        assertThat(run(score, "--alive", "E5").out()).contains("\"dead\":[]");
        assertThat(run(score, "--dead", "auto").out()).contains("\"dead\":[]");
        assertThat(run(score, "--dead", "none,E5").out()).contains("\"named\":[\"E5\"]");
        assertThat(run(score, "--dead", "estimate,C4").out())
                .contains("\"named\":[\"A3\",\"C3\",\"D3\",\"E3\",\"A4\",\"B4\",\"C4\",\"B5\"]")
                .contains("\"estimated\":[\"E5\"]");
    }

    private static CommandRun run(String[] arguments, String... more) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of(more));
        return CommandRun.of(all.toArray(String[]::new));
    }

    /** After two moves there are two stones that surround nothing. */
    @Test
    void moveIndexAndSeveralFilesAreThoseOfOtherCommands() throws IOException {
        String game = write("game.sgf", GAME);
        String two = write("two.sgf", SEKI + GAME);
        assertThat(CommandRun.of("score", game, "--move", "2", "--dead", "none")
                        .outLines()
                        .get(0))
                .endsWith("game.sgf: black 0, white 0.5 (japanese rules, komi 0.5)");
        assertThat(CommandRun.of("score", two, "--index", "1").outLines().get(0))
                .endsWith("two.sgf#1: black 10, white 6.5 (japanese rules, komi 6.5)");
        CommandRun both = CommandRun.of("score", game, "missing.sgf", two, "--format", "jsonl");
        assertThat(both.outLines()).hasSize(3);
        assertThat(both.errLines()).containsExactly("missing.sgf: no such file");
        assertThat(both.exitCode()).isEqualTo(2);
    }

    @Test
    void exactModeTellsWhatIsNotProvedAndWhatIsDifferent() throws IOException {
        String file = write("seki.sgf", SEKI);
        CommandRun run = CommandRun.of("score", file, "--seki", "exact", "--differences", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("\"unproved\":[").contains("\"differences\":[]");
        assertThat(CommandRun.of("score", file, "--format", "jsonl").out()).doesNotContain("unproved");
    }

    /** M1 finds no seki, so that the proofs which M7 finds are missing. */
    @Test
    void presetOfExactModeMayBeAnother() throws IOException {
        String file = write("seki.sgf", SEKI);
        String shipped = CommandRun.of("score", file, "--seki", "exact", "--format", "jsonl")
                .out();
        assertThat(CommandRun.of("score", file, "--seki", "exact", "--format", "jsonl", "--set", "safety.preset=M7")
                        .out())
                .isEqualTo(shipped);
        assertThat(CommandRun.of("score", file, "--seki", "exact", "--format", "jsonl", "--set", "safety.preset=M1")
                        .out())
                .isNotEqualTo(shipped);
    }

    @Test
    void mistakesAreOneLineEach() throws IOException {
        String file = write("seki.sgf", SEKI);
        assertBad("--dead: 'J1' is not a point on 8x5 (columns A-H; rows 1-5), in " + file, file, "--dead", "A1,J1");
        assertBad("--dead: there is no stone at B4, in " + file, file, "--dead", "B4");
        assertBad("--dead: a pass is not a stone", file, "--dead", "pass");
        assertBad("--alive: there is no stone at B4, in " + file, file, "--alive", "B4");
        assertBad("--alive: the block at A3 is called dead, too, in " + file, file, "--dead", "D4", "--alive", "E4");
        assertBad("--rules: 'chinese' is not japanese|area", file, "--rules", "chinese");
        assertBad("--seki: 'lax' is not relaxed|strict|off|exact", file, "--seki", "lax");
        assertBad("--filling: goes with --seki relaxed", file, "--seki", "strict", "--filling", "grey");
        assertBad("--differences: goes with --seki exact", file, "--differences");
        assertBad("score: no file is given");
        String komi = write("komi.sgf", "(;SZ[5]KM[six])");
        assertBad(komi + ":1:11: KM: 'six' is not a number, such as 6.5", komi);
    }

    /** A komi that no number stands for ended the run, and no other game was scored. */
    @Test
    void recordWithABrokenKomiDoesNotStopTheOthers() throws IOException {
        String komi = write("komi.sgf", "(;SZ[5]KM[six])");
        String two = write("two.sgf", GAME + "(;SZ[5]KM[nan])" + GAME);
        CommandRun run = CommandRun.of("score", komi, two, "--format", "jsonl");
        assertThat(run.outLines()).hasSize(2).allMatch(line -> line.contains("\"komi\":0.5"));
        assertThat(run.errLines())
                .hasSize(2)
                .anyMatch(line -> line.equals(komi + ":1:11: KM: 'six' is not a number, such as 6.5"))
                .anyMatch(line ->
                        line.startsWith(two + ":1:") && line.endsWith(": KM: 'nan' is not a number, such as 6.5"));
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void fillingsAreNamedAsInTheHelp() throws IOException {
        String file = write("seki.sgf", SEKI);
        for (String filling : "checkered|checkered-black|checkered-white|alternate|grey|black|white".split("\\|", -1)) {
            assertThat(CommandRun.of("score", file, "--filling", filling).exitCode())
                    .as(filling)
                    .isZero();
        }
        assertThat(CommandRun.of("score", file, "--filling", "gray").errLines())
                .singleElement()
                .asString()
                .startsWith("--filling: 'gray' is not checkered|");
    }

    private static void assertBad(String message, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "score";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        CommandRun run = CommandRun.of(all);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(message);
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
