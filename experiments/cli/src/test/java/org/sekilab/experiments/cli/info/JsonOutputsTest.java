package org.sekilab.experiments.cli.info;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.report.SampleResults;
import org.sekilab.experiments.view.Library;
import org.sekilab.experiments.view.ViewServer;
import org.sekilab.experiments.view.work.ViewSolvers;

/** What commands write is valid by the schemas in {@code docs/schema}, with no field more. */
class JsonOutputsTest {
    private static final String SEKI =
            "(;SZ[8:5]AB[ca][da][ea][fa][ha][db][eb][fb][gb][hb][ac][ec][fc][hc][bd][ed][fd][gd][hd][ae][be][ee][fe][ge][he]"
                    + "AW[ba][bb][cb][cc][dc][cd][dd][de])";
    private static final String RACE =
            "(;SZ[9:5]AB[fa][ga][ha][fb][gb][ib][fc][gc][hc][ic][dd][ed][gd][hd][id][ce][de][ie]"
                    + "AW[ba][ca][da][ea][ab][cb][db][eb][ac][bc][cc][dc][ec][ad][bd][cd][fd][ae][fe][ge])";
    private static final String STRAIGHT_THREE = "(;SZ[5:3]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc];W[ba])";

    private static final String DIFFERENCES = "score {}/seki.sgf --seki exact --differences --dead B5";

    /** Commands, the words of each after a space; {@code {}} is the folder of the test. */
    private static final Map<String, List<String>> RUNS = Map.ofEntries(
            Map.entry(
                    "solve",
                    List.of(
                            "solve {}/seki.sgf {}/race.sgf --set safety.preset=M7",
                            "solve {}/seki.sgf --set limits.region-nodes=1")),
            Map.entry("causes", List.of("causes {}/seki.sgf")),
            Map.entry(
                    "region",
                    List.of(
                            "region {}/seki.sgf --at A1",
                            "region {}/seki.sgf --at A1 --on-board",
                            "region {}/seki.sgf --at A1 --set safety.moonshine=true",
                            "region --list {}/regions.csv")),
            Map.entry(
                    "semeai",
                    List.of(
                            "semeai {}/race.sgf --black C1 --white F1 --first white --ko",
                            "semeai --list {}/races.csv")),
            Map.entry(
                    "life",
                    List.of(
                            "life {}/race.sgf --at C1 --area all --nodes 1",
                            "life --list {}/lives.csv --all-moves --certificate {}/lives.gz")),
            Map.entry("score", List.of("score {}/seki.sgf", DIFFERENCES + " --set limits.region-nodes=100")),
            Map.entry("static", List.of("static {}/seki.sgf")),
            Map.entry("verify", List.of("verify {}/certificate.gz")),
            Map.entry("certificate", List.of("certificate trim {}/certificate.gz")),
            Map.entry("run", List.of("run {}/experiment.conf --out {}/results")),
            Map.entry("merge", List.of("merge {}/sample-before --out {}/merged")),
            Map.entry("status", List.of("status {}/sample-before")),
            Map.entry("report", List.of("report {}/sample-before --out {}/report")),
            Map.entry("compare", List.of("compare {}/sample-before {}/sample-after")),
            Map.entry(
                    "reproduce",
                    List.of(
                            "reproduce --studies {}/studies.conf",
                            "reproduce {}/study.zip --set safety.solver=search --set safety.preset=M7")),
            Map.entry("regress", List.of("regress {}/a.tst --proof-time 10s")),
            Map.entry("eyes", List.of("eyes")),
            Map.entry("eye-database", List.of("eye-database --out {}/eyes.gz --max-size 3")),
            Map.entry("life-problems", List.of("life-problems {}/seki.sgf --out {}/problems")),
            Map.entry("learn-moves", List.of("learn-moves {}/seki.sgf --out {}/weights.txt --every 20")),
            Map.entry("list", List.of("list")),
            Map.entry("config", List.of("config", "config --explain safety.engine")),
            Map.entry("limits", List.of("limits --samples 1 --scope game")),
            Map.entry("speed-up", List.of("speed-up {}/race.sgf --tries 1 --hardest 1")),
            Map.entry(
                    "simulate",
                    List.of(
                            "simulate {}/race.sgf --workers 2 --hardest 1",
                            "simulate {}/race.sgf --hardest 1 --check-model")));

    @TempDir
    private Path folder;

    static Set<String> commands() {
        return new TreeSet<>(RUNS.keySet());
    }

    @BeforeEach
    void writeInputs() throws IOException {
        write("seki.sgf", SEKI);
        write("race.sgf", RACE);
        write("regions.csv", "file,index,at,defender,first\nseki.sgf,1,A1,,defender\nnone.sgf,1,A1,,\n");
        write("races.csv", "file,index,black,white,ko_winner\nrace.sgf,1,C1,F1,black\nrace.sgf,1,E1,F1,\n");
        write(
                "lives.csv",
                "file,defender,first,stones,area,expected\nrace.sgf,white,attacker,B5 & Z1,all,\nrace.sgf,white,attacker,ANY,all,ALIVE\n");
        write("a.tst", """
                10 echo A1
                #? [A1|B2]
                nonsense
                #? [1]*
                boardsize 3
                play b A2
                play b B2
                play b C2
                owl_attack B2
                #? [0]
                """);
        write(
                "studies.conf",
                "figures = f.csv, page = p.md\nstudies { a { experiment = experiment.conf, minutes {} } }");
        write("f.csv", "size,study,set,run,figure,value,tolerance\n");
        write("experiment.conf", "positions { c = seki.sgf }\nruns = [ { name = A, safety.solver = benson } ]");
    }

    /** A floating-point number would be written with an exponent where it is small or large. */
    @Test
    void noObjectHasAFloatingPointNumber() {
        Set<Class<?>> seen = new HashSet<>();
        JsonOutputs.BY_COMMAND.values().forEach(kinds -> kinds.forEach(kind -> assertNoFloat(kind, seen)));
        assertThat(seen).hasSizeGreaterThan(JsonOutputs.BY_COMMAND.size());
    }

    private static void assertNoFloat(Class<?> type, Set<Class<?>> seen) {
        if (!seen.add(type) || !type.isRecord()) {
            return;
        }
        for (RecordComponent component : type.getRecordComponents()) {
            assertThat(component.getGenericType().getTypeName())
                    .as("%s of %s", component.getName(), type)
                    .doesNotContainPattern("\\b([dD]ouble|[fF]loat)\\b");
            assertNoFloat(component.getType(), seen);
        }
        for (Class<?> nested : type.getDeclaredClasses()) {
            assertNoFloat(nested, seen);
        }
    }

    /** Each line is of one kind of object, and each kind occurs. */
    @ParameterizedTest
    @MethodSource("commands")
    void linesOfACommandAreValid(String command) {
        if (command.equals("verify") || command.equals("certificate")) {
            run("solve {}/seki.sgf --certificate {}/certificate.gz");
        }
        if (List.of("compare", "report", "merge", "status").contains(command)) {
            sample("UNKNOWN", "SAFE").in(folder.resolve("sample-before"));
            sample("SAFE", "SEKI").in(folder.resolve("sample-after"));
        }
        if (command.equals("reproduce")) {
            run("run {}/experiment.conf --out {}/study --pack {}/study.zip --set limits.region-nodes=100");
        }
        List<String> lines = new ArrayList<>();
        for (String each : RUNS.get(command)) {
            lines.addAll(run(each + " --format jsonl").outLines());
        }
        assertAllKindsOf(command, lines);
    }

    @Test
    @Tag("thorough")
    void linesOfAScoreWithoutALimitOfNodesAreValid() {
        assertAllKindsOf("score", run(DIFFERENCES + " --format jsonl").outLines());
    }

    @Test
    void onlyWhatAnswersAClientAndTheBenchmarksAreTestedElsewhere() {
        Set<String> all = new TreeSet<>(JsonOutputs.BY_COMMAND.keySet());
        all.removeAll(commands());
        assertThat(all).containsExactly("analyze", "bench", "view");
    }

    /** The schema has the lines of both directions. */
    @Test
    void linesOfAnalyzeAreValid() {
        List<String> questions =
                List.of("{\"id\": \"v\", \"action\": \"version\"}", """
                {"id": "all", "size": 7, "black": ["B1", "B2", "A2"], "white": ["C1", "C2"], "moves": [["W", "C3"]],\
                 "toPlay": "white", "ask": ["safety", "regions", "life", "race", "score", "static"],\
                 "rules": "japanese", "komi": 6.5, "regions": {"at": ["A1"], "defender": "black", "first": "attacker",\
                 "onBoard": false}, "life": {"at": ["A2"], "defender": "black", "first": "to-move", "area": "auto",\
                 "allMoves": false}, "race": {"black": "B1", "white": "C1", "first": "both", "koWinner": "none"},\
                 "score": {"dead": "C3", "seki": "relaxed"}, "settings": {"safety.preset": "M7"}, "priority": 1,\
                 "limits": {"nodes": 50, "time": "10s", "memory": "32 MiB"}, "progress": "1s"}""", """
                {"id": "long", "size": "9:9", "black": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"],\
                 "ask": ["regions"], "regions": {"at": ["A1"]}, "progress": "10ms", "limits": {"nodes": 200000}}""", "{\"id\": \"wrong\", \"ask\": []}");
        CommandRun run = CommandRun.withInput(String.join("\n", questions) + "\n", "analyze");
        assertThat(run.exitCode()).as(run.err()).isZero();
        List<String> lines = new ArrayList<>(questions);
        run.outLines().forEach(line -> lines.add(line.strip()));
        assertThat(lines).anyMatch(line -> line.startsWith("{\"id\":\"all\",\"safety\":"));
        assertAllKindsOf("analyze", lines);
    }

    @Test
    void answersOfTheViewerAreValid() throws Exception {
        Path file = write("three.sgf", STRAIGHT_THREE);
        ViewSolvers solvers = ViewSolvers.open(layers -> {}, new Mistakes());
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (ViewServer server = ViewServer.start(address, Library.of(List.of(file)), solvers)) {
            Client client = new Client(server.url());
            List<String> answers = new ArrayList<>(List.of(
                    client.get("api/start"),
                    client.get("api/documents/f1"),
                    client.get("api/documents/f1/1/last"),
                    client.get("api/documents/f1/1/last/record"),
                    client.get("api/documents/f1/1/last/points"),
                    client.get("api/documents/f1/1/tree"),
                    client.post("api/documents?name=mine", SEKI),
                    client.get("api/documents/none")));
            for (Map.Entry<String, String> question : QUESTIONS.entrySet()) {
                String begun = client.post("api/" + question.getKey(), question.getValue());
                Matcher id = Pattern.compile("\"id\":(\\d+)").matcher(begun);
                assertThat(id.find()).as(begun).isTrue();
                String job = "api/jobs/" + id.group(1);
                client.get(job + "/events")
                        .lines()
                        .filter(line -> !line.isEmpty())
                        .forEach(line -> answers.add(line.substring("data: ".length())));
                answers.add(begun);
                answers.add(client.get(job));
                if (!question.getKey().equals("boards")) {
                    answers.add(client.get(job + "/strategies/0"));
                    answers.add(client.get(job + "/strategies/0/states"));
                    answers.add(client.get(job + "/strategies/0/tree"));
                }
            }
            assertThat(answers).anyMatch(each -> each.contains("\"region\":{"));
            assertThat(answers).anyMatch(each -> each.contains("\"life\":{") && each.contains("\"winningMoves\":["));
            assertThat(answers).anyMatch(each -> each.contains("\"causes\":{"));
            assertThat(answers)
                    .anyMatch(each -> each.contains("\"state\":\"done\"") && each.contains("\"analysis\":{"));
            assertAllKindsOf("view", answers);
        }
    }

    /** What each kind of search is asked. Black lives by B3. */
    private static final Map<String, String> QUESTIONS = Map.of("jobs", """
            {"document": "f1", "tree": 1, "move": 0, "at": "A3", "defender": "black", "first": "attacker", "basis": "on-board",
             "engine": "dfpn-r", "seconds": 60, "maxNodes": 100000, "certificate": true}""", "boards", """
            {"document": "f1", "tree": 1, "move": 0, "preset": "M7", "analyzer": "auto", "seconds": 60, "maxNodes": 100000,
             "causes": true, "certificate": false}""", "life", """
            {"document": "f1", "tree": 1, "move": 0, "stones": "A2", "defender": "black", "first": "black", "area": "all",
             "allMoves": true, "seconds": 60, "maxNodes": 20000}""");

    /** A schema refuses a field too many or too few, a wrong type, a wrong word and a wrong format. */
    @Test
    void wrongLinesAreSeen() {
        OutputSchema schema = new OutputSchema("eyes");
        String right = "{\"size\":4,\"place\":\"side\",\"status\":\"{T|T}\",\"regions\":[1,2],\"format\":1}";
        assertThat(schema.kindsOf(right)).containsExactly("EyeCountLine");
        for (String[] change : List.of(
                new String[] {"\"size\":4", "\"size\":4,\"more\":1"},
                new String[] {"\"size\":4,", ""},
                new String[] {"\"size\":4", "\"size\":\"4\""},
                new String[] {"\"side\"", "\"edge\""},
                new String[] {"[1,2]", "[1,\"2\"]"},
                new String[] {",\"format\":1", ""},
                new String[] {"\"format\":1", "\"format\":2"})) {
            String wrong = right.replace(change[0], change[1]);
            assertThat(wrong).isNotEqualTo(right);
            assertThat(schema.kindsOf(wrong)).as(wrong).isEmpty();
        }
    }

    private static void assertAllKindsOf(String command, List<String> objects) {
        OutputSchema schema = new OutputSchema(command);
        Set<String> seen = new TreeSet<>();
        for (String object : objects) {
            List<String> kinds = schema.kindsOf(object);
            assertThat(kinds).as(object).hasSize(1);
            seen.addAll(kinds);
        }
        assertThat(seen).isEqualTo(new TreeSet<>(schema.kinds()));
    }

    private CommandRun run(String command) {
        CommandRun run = CommandRun.of(command.replace("{}", folder.toString()).split(" "));
        assertThat(run.exitCode()).as(run.err()).isIn(0, 1); // compare finds a contradiction
        assertThat(run.err()).doesNotContain("internal error");
        return run;
    }

    private static SampleResults sample(String first, String second) {
        return new SampleResults().run("A", "").answer("A", 1, first, 10).answer("A", 2, second, 10);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** Asks a server as its page does. */
    private record Client(String url) {
        String get(String path) throws IOException, InterruptedException {
            return answer(HttpRequest.newBuilder(URI.create(url + path)).build());
        }

        String post(String path, String body) throws IOException, InterruptedException {
            return answer(HttpRequest.newBuilder(URI.create(url + path))
                    .POST(BodyPublishers.ofString(body))
                    .build());
        }

        private static String answer(HttpRequest request) throws IOException, InterruptedException {
            return HttpClient.newHttpClient()
                    .send(request, BodyHandlers.ofString())
                    .body();
        }
    }
}
