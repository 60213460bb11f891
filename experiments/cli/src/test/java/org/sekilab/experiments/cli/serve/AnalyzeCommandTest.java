package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.FailingModule;
import org.sekilab.experiments.cli.ProgramCommand;

/** The command {@code analyze}, as programs call it: its answers are those of the commands for people. */
class AnalyzeCommandTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** A region that is a seki if black defends it, and a race next to it. */
    private static final String SEKI =
            "(;SZ[8:5]AB[ca][da][ea][fa][ha][db][eb][fb][gb][hb][ac][ec][fc][hc][bd][ed][fd][gd][hd][ae][be][ee][fe][ge][he]"
                    + "AW[ba][bb][cb][cc][dc][cd][dd][de])";

    private static final String SEKI_FIELDS =
            "\"size\": \"8:5\", \"black\": [\"C5\",\"D5\",\"E5\",\"F5\",\"H5\",\"D4\",\"E4\",\"F4\",\"G4\",\"H4\",\"A3\",\"E3\","
                    + "\"F3\",\"H3\",\"B2\",\"E2\",\"F2\",\"G2\",\"H2\",\"A1\",\"B1\",\"E1\",\"F1\",\"G1\",\"H1\"],"
                    + "\"white\": [\"B5\",\"B4\",\"C4\",\"C3\",\"D3\",\"C2\",\"D2\",\"D1\"]";

    private static final String GAME_FIELDS =
            "\"size\": 5, \"komi\": 0.5, \"toPlay\": \"white\", \"moves\": [[\"B\",\"B5\"],[\"W\",\"B4\"],[\"b\",\"A4\"],"
                    + "[\"white\",\"C4\"],[\"B\",\"pass\"],[\"W\",\"C5\"]]";

    /** A game where white is to move, although white moved last. */
    private static final String GAME = "(;SZ[5]KM[0.5];B[ba];W[bb];B[ab];W[cb];B[];W[ca];PL[W])";

    /** A question that no search answers within a test. */
    private static final String ENDLESS = """
            {"id": "%s", "size": 9, "black": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"],
             "white": ["F2", "F3", "F4", "F5", "F6", "F7"], "ask": ["regions"], "regions": {"at": ["A1"]},
             "limits": {"time": "1h"}%s}""".replace("\n", "");

    private static final long PATIENCE = 60; // seconds; a test that waits as long fails

    @TempDir
    private Path folder;

    static Stream<Arguments> questions() {
        return Stream.of(
                Arguments.of("safety", "", SEKI, SEKI_FIELDS, "solve {}"),
                Arguments.of(
                        "safety",
                        ", \"settings\": {\"safety.preset\": \"M7\", \"safety.without\": [\"merging\"]}",
                        SEKI,
                        SEKI_FIELDS,
                        "solve {} --set safety.preset=M7 --set safety.without=merging"),
                Arguments.of("safety", "", GAME, GAME_FIELDS, "solve {}"),
                Arguments.of("regions", "", SEKI, SEKI_FIELDS, "region --all {}"),
                Arguments.of(
                        "regions",
                        ", \"regions\": {\"at\": [\"A5\"], \"defender\": \"black\", \"first\": \"defender\"}",
                        SEKI,
                        SEKI_FIELDS,
                        "region {} --at A5 --defender black --first defender"),
                Arguments.of(
                        "regions",
                        ", \"regions\": {\"at\": [\"A5\"], \"onBoard\": true}, \"limits\": {\"nodes\": 3}",
                        SEKI,
                        SEKI_FIELDS,
                        "region {} --at A5 --on-board --set limits.region-nodes=3"),
                Arguments.of(
                        "life",
                        ", \"life\": {\"at\": [\"B5\"], \"area\": \"all\", \"first\": \"attacker\", \"allMoves\": true},"
                                + " \"limits\": {\"nodes\": 500}",
                        SEKI,
                        SEKI_FIELDS,
                        "life {} --at B5 --area all --first attacker --all-moves --nodes 500"),
                Arguments.of(
                        "life",
                        ", \"life\": {\"defender\": \"white\", \"area\": \"all\"}, \"limits\": {\"nodes\": 500}",
                        GAME,
                        GAME_FIELDS,
                        "life {} --any --defender white --area all --nodes 500"),
                Arguments.of(
                        "race",
                        ", \"race\": {\"black\": \"C5\", \"white\": \"B5\", \"koWinner\": \"black\", \"first\": \"white\"}",
                        SEKI,
                        SEKI_FIELDS,
                        "semeai {} --black C5 --white B5 --ko-winner black --first white"),
                Arguments.of("score", ", \"rules\": \"area\"", GAME, GAME_FIELDS, "score {} --rules area"),
                Arguments.of("score", "", SEKI, SEKI_FIELDS, "score {}"),
                Arguments.of(
                        "score",
                        ", \"score\": {\"seki\": \"exact\", \"dead\": \"B5\"}, \"limits\": {\"nodes\": 100}",
                        SEKI,
                        SEKI_FIELDS,
                        "score {} --seki exact --dead B5 --set limits.region-nodes=100"),
                Arguments.of("static", "", SEKI, SEKI_FIELDS, "static {}"));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void answerIsTheObjectOfTheCommand(String topic, String more, String record, String fields, String command)
            throws IOException {
        String file = Files.writeString(folder.resolve("a.sgf"), record).toString();
        CommandRun told = CommandRun.of((command.replace("{}", file) + " --format jsonl").split(" "));
        assertThat(told.exitCode()).as(told.err()).isZero();
        CommandRun asked = CommandRun.withInput(
                "{\"id\": \"q\", \"ask\": [\"%s\"], %s%s}\n".formatted(topic, fields, more), "analyze");
        assertThat(asked.exitCode()).as(asked.err()).isZero();
        JsonNode answer = MAPPER.readTree(asked.out());
        assertThat(answer.path("id").asText()).isEqualTo("q");
        JsonNode object = answer.path(topic);
        List<JsonNode> objects = new ArrayList<>();
        if (object.isArray()) {
            object.forEach(objects::add);
        } else {
            objects.add(object);
        }
        List<JsonNode> lines = new ArrayList<>();
        for (String line : told.outLines()) {
            lines.add(comparable(MAPPER.readTree(line.replace(file, "stdin"))));
        }
        assertThat(objects.stream().map(AnalyzeCommandTest::comparable)).containsExactlyElementsOf(lines);
        assertThat(lines).isNotEmpty();
    }

    /** Without times, and without the row of a list. The nodes of a race depend on the time, too. */
    private static JsonNode comparable(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove(List.of("millis", "row"));
            if (object.has("certainty")) {
                object.remove("nodes");
            }
        }
        node.forEach(AnalyzeCommandTest::comparable);
        return node;
    }

    @Test
    void oneQuestionMayAskAll() throws IOException {
        String line =
                "{\"id\": \"all\", %s, \"ask\": [\"static\", \"score\", \"race\", \"life\", \"regions\", \"safety\"],"
                        + "\"race\": {\"black\": \"C5\", \"white\": \"B5\"}, \"life\": {\"at\": [\"B5\"]}, \"limits\": {\"nodes\": 100}}";
        CommandRun run = CommandRun.withInput(line.formatted(SEKI_FIELDS), "analyze", "--threads", "1");
        List<String> fields = new ArrayList<>();
        MAPPER.readTree(run.out()).fieldNames().forEachRemaining(fields::add);
        assertThat(fields)
                .containsExactly("id", "safety", "regions", "life", "race", "score", "static", "millis", "format");
    }

    @Test
    void commandLineSetsWhatQuestionsDoNotSet() throws IOException {
        String line = "{\"id\": \"%s\", \"ask\": [\"safety\"], %s%s}\n";
        CommandRun run = CommandRun.withInput(
                line.formatted("benson", SEKI_FIELDS, "")
                        + line.formatted("search", SEKI_FIELDS, ", \"settings\": {\"safety.solver\": \"search\"}"),
                "analyze",
                "--set",
                "safety.solver=benson",
                "--threads",
                "1");
        assertThat(run.outLines()).hasSize(2);
        JsonNode benson = MAPPER.readTree(run.outLines().get(0));
        JsonNode search = MAPPER.readTree(run.outLines().get(1));
        assertThat(benson.at("/safety/engines")).isEmpty();
        assertThat(search.at("/safety/engines")).isNotEmpty();
    }

    @Test
    void settingsOfTheCommandLineAreChecked() {
        CommandRun run = CommandRun.of("analyze", "--region-time", "soon", "--set", "safety.solvr=benson");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--region-time: ").contains("safety.solver");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void emptyInputHasNoAnswers() {
        CommandRun run = CommandRun.of("analyze");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEmpty();
    }

    /**
     * The search writes nothing, and the input stays open. Only the space that the session writes each second can show
     * that nobody reads.
     */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void programEndsWhenNobodyReadsItsAnswers() throws IOException, InterruptedException {
        Process program = new ProcessBuilder(ProgramCommand.of("analyze")).start();
        try {
            ask(program, ENDLESS.formatted("silent", ""));
            assertThat(program.getInputStream().read()).isEqualTo(' ');
            program.getInputStream().close();
            assertThat(program.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
            assertThat(program.exitValue()).isZero();
        } finally {
            program.destroyForcibly();
        }
    }

    /** The JVM is told of three processors: then the test is about the same number on each machine. */
    @Test
    void withoutThreadsAsManyQuestionsAsProcessorsAreSearchedAtTheSameTime() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(ProgramCommand.of("analyze"));
        builder.environment().put("JAVA_TOOL_OPTIONS", "-XX:ActiveProcessorCount=3");
        Process program = builder.start();
        try {
            List<String> ids = List.of("first", "second", "third");
            for (String id : ids) {
                ask(program, ENDLESS.formatted(id, ", \"progress\": \"100ms\""));
            }
            Set<String> searched = new HashSet<>();
            BufferedReader lines = program.inputReader(StandardCharsets.UTF_8);
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
            while (!searched.containsAll(ids) && System.nanoTime() < end) {
                JsonNode line = MAPPER.readTree(String.valueOf(lines.readLine()));
                if (line.at("/progress/nodes").asLong() > 0) {
                    searched.add(line.path("id").asText());
                }
            }
            assertThat(searched).containsExactlyInAnyOrderElementsOf(ids);
        } finally {
            program.destroyForcibly();
        }
    }

    /** The name of a Java class was in the answer. */
    @Test
    void questionThatDoesNotFitIntoMemoryIsToldWithoutTheNameOfAClass() throws IOException {
        FailingModule.putInto(folder);
        CommandRun run = CommandRun.withInput(
                ENDLESS.formatted("a", "") + "\n",
                "analyze",
                "--plugins",
                folder.toString(),
                "--set",
                "safety.engine=table");
        assertThat(run.outLines())
                .containsExactly(
                        "{\"id\":\"a\",\"error\":\"memory: a table of 1048576 MiB does not fit into the memory "
                                + "of the JVM\",\"format\":1}");
    }

    private static void ask(Process program, String question) throws IOException {
        Writer questions = program.outputWriter(StandardCharsets.UTF_8);
        questions.write(question + "\n");
        questions.flush();
    }
}
