package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Broken configurations and experiments. Each gives one line with its place, the fault, and mostly the remedy. No job
 * is done.
 */
class BadInputTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        write("a.sgf", "(;SZ[3])");
        write("broken.sgf", "(;SZ[3]AB[zz])");
        write("list.csv", "file,at,truth\na.sgf,A1,SAFE\n");
        Files.createDirectories(folder.resolve("empty"));
        Files.createDirectories(folder.resolve("twice/x"));
        write("twice/a.sgf", "(;SZ[3])");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            safety.solvr = benson            | FILE:1: unknown key 'safety.solvr'; maybe 'safety.solver'
            safety.solver = bensn            | FILE:1: safety.solver: unknown name 'bensn'; maybe 'benson'; known: benson, search, static
            safety.preset = M9               | FILE:1: safety.preset: 'M9' is not one of M1, M2, M3, M4, M5, M6, M7, best
            safety.without = [mergng]        | FILE:1: safety.without: '[mergng]' is not a list of some of expand-vital, external-eyes, merging, move-ordering, motivation, forced-moves, estimate, static-safe, weak-dependencies, external-moves, chains, seki, large-units, joint-regions, life-areas, liberty-areas, area-territory, common-life, largest-territory, given-up-blocks, region-life, open-life, ruin-and-recreate, early-stops, screening, static-states, joined-eyes
            safety.max-region-points = 0     | FILE:1: safety.max-region-points: '0' is not a whole number from 1 to 60
            safety.moonshine = perhaps       | FILE:1: safety.moonshine: 'perhaps' is not true or false
            dfpn.epsilon = 5                 | FILE:1: dfpn.epsilon: '5' is not a number from 0.0 to 4.0
            limits.region-time = soon        | FILE:1: limits.region-time: 'soon' is not a duration of at least 1 ms, such as 250ms or 10s
            limits.region-time = 0s          | FILE:1: limits.region-time: '0s' is not a duration of at least 1 ms, such as 250ms or 10s
            limits.region-time = 10          | FILE:1: limits.region-time: '10' has no unit: 10s or 10ms?
            regress.command-time = "120"     | FILE:1: regress.command-time: '120' has no unit: 120s or 120ms?
            limits.memory = 1000000T         | FILE:1: limits.memory: 1048576000000 MiB are more than the heap of the JVM, which has HEAP MiB
            limits.memory = 10               | FILE:1: limits.memory: '10' is not a size of at least 1 MiB, such as 256 MiB or 2G
            limits.threads = 0               | FILE:1: limits.threads: '0' is not a whole number from 1 to 1024
            random.seed = -1                 | FILE:1: random.seed: '-1' is not a whole number from 0 to 2147483647
            output.format = xml              | FILE:1: output.format: 'xml' is not one of text, jsonl
            plugins.jars = none.jar          | FILE:1: plugins.jars: none.jar: no such file
            safety { solver = benson         | FILE:1: the { in this line is not closed: a } is missing
            safety.without = [merging        | FILE:1: the [ in this line is not closed: a ] is missing
            """)
    void brokenConfiguration(String text, String message) throws IOException {
        Path file = write("lab.conf", text.strip());
        CommandRun run = CommandRun.of("config", "--config", file.toString());
        String heap = String.valueOf(Runtime.getRuntime().maxMemory() >> 20);
        assertThat(run.errLines())
                .containsExactly(
                        message.strip().replace("FILE", file.toString()).replace("HEAP", heap));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            positions { a = none }, RUNS | FILE:1: positions.a: DIR/none: no such file or folder
            positions { a = empty }, RUNS | FILE:1: positions.a: no game record (.sgf) in DIR/empty
            positions { a = broken.sgf }, RUNS | DIR/broken.sgf:1:11: AB: 'zz' is not a point or rectangle on 3x3 (aa to cc)
            positions { a = "shipped:game" }, RUNS | FILE:1: positions.a: no shipped set has the name 'shipped:game'; maybe 'shipped:games'; known: shipped:games, shipped:life, shipped:races, shipped:regions
            positions { a = "plugin:mine" }, RUNS | FILE:1: positions.a: unknown name 'mine'; there are none, maybe a plug-in is missing
            positions { a = [a.sgf, twice/a.sgf] }, RUNS | FILE:1: positions.a: two sources have a 'a.sgf'; maybe make two sets of them
            positions { a { region = list.csv } }, RUNS | FILE:1: unknown key 'region'; maybe 'regions'; known: boards, regions, semeai, life, guesses, truth, only
            positions { a { regions = list.csv, semeai = list.csv } }, RUNS | FILE:1: positions.a: one of boards, regions, semeai, life, guesses is needed
            positions { a { regions = none.csv } }, RUNS | FILE:1: positions.a: DIR/none.csv: no such file
            positions { a { regions = list.csv, truth = verdict } }, RUNS | FILE:1: positions.a: there is no column 'verdict'
            positions { a { regions = list.csv, only { class = small } } }, RUNS | FILE:1: positions.a: there is no column 'class'
            positions { a { semeai = list.csv } }, RUNS | DIR/list.csv:1: there is no column 'black'
            positions { a { regions = list.csv, truth = [at, truth] } }, RUNS | FILE:1: positions.a: truth names one column
            positions { a { boards = a.sgf, truth = truth } }, RUNS | FILE:1: positions.a: truth and only go with lists of problems
            positions { a = a.sgf }, RUNS, repetitions = 0 | FILE:1: repetitions: '0' is not a whole number from 1 to 1000000
            positions { a = a.sgf }, RUNS, job.time = 0s | FILE:1: job.time: '0s' is not a duration of at least 1 ms, such as 250ms or 10s
            positions { a = a.sgf }, RUNS, job.time = 5 | FILE:1: job.time: '5' has no unit: 5s or 5ms?
            positions { a = a.sgf }, RUNS, job.grace = "1.5" | FILE:1: job.grace: '1.5' has no unit: 1.5s or 1.5ms?
            positions { a = a.sgf }, RUNS, settings { limits.region-time = 10 } | FILE:1: limits.region-time: '10' has no unit: 10s or 10ms?
            positions { a = a.sgf }, grid { limits.region-time = [10, 1s] } | FILE:1: limits.region-time: '10' has no unit: 10s or 10ms?
            positions { a = a.sgf }, RUNS, job.tme = 5s | FILE:1: unknown key 'tme'; maybe 'time'; known: time, grace
            positions { a = a.sgf }, ablate { } | FILE:1: there must be a setting with its values
            positions { a = a.sgf }, grid { safety.engine = [] } | FILE:1: safety.engine: has no value to try
            positions { a = a.sgf }, ablate { safety.solver = [benson, benson] } | FILE:1: ablate: there must be at least one, each with its own name
            positions { a = a.sgf }, ablate { safety.engin = dfpn } | FILE:1: unknown key 'safety.engin'; maybe 'safety.engine'
            positions { a = a.sgf }, grid { safety.engine = [alphabeta, alfabeta] } | FILE:1: safety.engine: unknown name 'alfabeta'; maybe 'alphabeta'; known: alphabeta, dfpn, dfpn-r, dfpn-tree
            positions { a = a.sgf }, RUNS, reference { provd { } } | FILE:1: unknown key 'provd'; maybe 'proved'; known: source, proved, within, second-search
            positions { a = a.sgf }, RUNS, reference { proved.a.X = many } | FILE:1: proved.a.X has type STRING rather than LIST
            """)
    void brokenExperiment(String text, String message) throws IOException {
        Path file = write("experiment.conf", text.strip().replace("RUNS", "runs = [ { name = X } ]"));
        Path out = folder.resolve("out");
        CommandRun run = CommandRun.of("run", file.toString(), "--out", out.toString());
        assertThat(run.errLines())
                .containsExactly(
                        message.strip().replace("FILE", file.toString()).replace("DIR", folder.toString()));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(out).doesNotExist();
    }

    /** The last line of the file was named, where the parser gave up. */
    @Test
    void missingBraceIsToldAtTheOneThatIsOpen() throws IOException {
        Path file = write("lab.conf", """
                # a { in a comment
                limits { threads = 2 }
                safety {
                  solver = "{{" // and in a text
                  without = [merging]
                output {
                  format = text
                }
                """);
        assertThat(CommandRun.of("config", "--config", file.toString()).errLines())
                .containsExactly(file + ":3: the { in this line is not closed: a } is missing");
    }

    /** The mistakes of one kind once hid the next kind: keys, values, settings of variants, positions, references. */
    @Test
    void experimentTellsMistakesOfAllKindsAtOnce() throws IOException {
        Path file = write("experiment.conf", """
                positions { a = none, b { regions = list.csv, only { class = small } }, c = { boards = 1, truth = x } }
                runs = [ { name = X, safety.solver = bensn }, { name = Y, limits.region-time = 10 } ]
                settings { limits.threads = 0 }
                repetitions = 0
                job { time = 5, tme = 6s }
                pictures = perhaps
                reference { provd { } }
                referense = 1
                """);
        CommandRun run = CommandRun.of(
                "run", file.toString(), "--out", folder.resolve("out").toString());
        assertThat(run.errLines())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrder(
                        file
                                + ":8: unknown key 'referense'; maybe 'reference'; known: positions, runs, settings, ablate,"
                                + " grid, repetitions, job, pictures, reference",
                        file + ":5: unknown key 'tme'; maybe 'time'; known: time, grace",
                        file + ":1: positions.c: truth and only go with lists of problems",
                        file + ":4: repetitions: '0' is not a whole number from 1 to 1000000",
                        file + ":5: job.time: '5' has no unit: 5s or 5ms?",
                        file + ":6: pictures: 'perhaps' is not true or false",
                        file + ":7: unknown key 'provd'; maybe 'proved'; known: source, proved, within, second-search",
                        file + ":3: limits.threads: '0' is not a whole number from 1 to 1024",
                        file + ":2: safety.solver: unknown name 'bensn'; maybe 'benson'; known: benson, search, static",
                        file + ":2: limits.region-time: '10' has no unit: 10s or 10ms?",
                        file + ":1: positions.a: " + folder.resolve("none") + ": no such file or folder",
                        file + ":1: positions.b: there is no column 'class'",
                        file + ":1: positions.c: " + folder.resolve("1") + ": no such file or folder");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    /**
     * Input that a fuzz found: a path that no system has, in arguments and in files, and a table with an open quote.
     */
    @Test
    void namesThatNoFileCanHaveAndTablesThatAreCutOffAreToldInWords() throws IOException {
        assertThat(CommandRun.of("compare", "a", "b\u0000").errLines()).containsExactly("compare: 'b?' is not DIR");
        Path file = write("experiment.conf", "positions { a { regions = \"x\\u0000\" } }, runs = [ { name = X } ]");
        CommandRun run = CommandRun.of("run", file.toString(), "--out", "out");
        assertThat(run.errLines()).containsExactly("'x?': is not a valid name of a file");
        assertThat(run.exitCode()).isEqualTo(2);
        Path jars = write("jars.conf", "plugins.jars = \"x\\u0000\"");
        assertThat(CommandRun.of("config", "--config", jars.toString()).errLines())
                .containsExactly("'x?': is not a valid name of a file");
    }

    /** The last of two columns counted, and the other was forgotten without a word. */
    @Test
    void twoColumnsOfOneNameAreTold() throws IOException {
        Path table = write("twice.csv", "file,at,at\na.sgf,A1,B1\n");
        CommandRun run = CommandRun.of("region", "--list", table.toString());
        assertThat(run.errLines()).containsExactly(table + ":1: there are two columns 'at'");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    /** The system was said to give no reason. */
    @Test
    void fileInPlaceOfAFolderOfResultsIsToldInWords() throws IOException {
        Path file = write("experiment.conf", "positions { a = a.sgf }, runs = [ { name = X } ]");
        CommandRun run = CommandRun.of("run", file.toString(), "--out", file.toString());
        assertThat(run.errLines()).containsExactly("--out: %s: cannot be written (File exists)".formatted(file));
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** The first mistake in a list of runs, in what is tried or among the references hid the others. */
    @Test
    void experimentTellsAllMistakesOfOnePartAtOnce() throws IOException {
        Path file = write("experiment.conf", """
                positions { a = a.sgf }
                runs = [
                  { safety.solver = benson }
                  5
                  { name = X, safety.solver = bensn }
                  { name = [ Y ] }
                ]
                ablate {
                  safety.engine = []
                  safety.solver = []
                }
                reference {
                  provd { }
                  proved.a.X = many
                  within.a.X { "1" = few, "2" = 3, "4" = none }
                  sorce = x
                  second-search.a.X = [1, 2]
                }
                """);
        CommandRun run = CommandRun.of(
                "run", file.toString(), "--out", folder.resolve("out").toString());
        String unknown = ": unknown key '%s'; maybe '%s'; known: source, proved, within, second-search";
        assertThat(run.errLines())
                .containsExactlyInAnyOrder(
                        file + ":3: 'name' is missing",
                        file + ":4: runs has type NUMBER rather than OBJECT",
                        file + ":5: safety.solver: unknown name 'bensn'; maybe 'benson'; known: benson, search, static",
                        file + ":6: name has type LIST rather than STRING",
                        file + ":9: safety.engine: has no value to try",
                        file + ":10: safety.solver: has no value to try",
                        file + ":13" + unknown.formatted("provd", "proved"),
                        file + ":14: proved.a.X has type STRING rather than LIST",
                        file + ":15: within.a.X.1 has type STRING rather than NUMBER",
                        file + ":15: within.a.X.4 has type STRING rather than NUMBER",
                        file + ":16" + unknown.formatted("sorce", "source"));
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "positions = 1", "runs = [1]", "runs = [{ }]", "settings = []", "ablate = 3", "job = 3"})
    void experimentOfAnotherShapeIsToldInWords(String text) throws IOException {
        Path file = write("experiment.conf", text);
        CommandRun run = CommandRun.of(
                "run", file.toString(), "--out", folder.resolve("out").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .isNotEmpty()
                .allMatch(line -> line.startsWith(file.toString()))
                .noneMatch(line -> line.contains("Exception"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            slove a.sgf          | slove: unknown command; maybe 'solve'
            help slove           | slove: unknown command; maybe 'solve'
            help sovle           | sovle: unknown command; maybe 'solve'
            frobnicate           | frobnicate: unknown command
            region a.sgf --nodes 5 | --nodes: unknown option
            config --set a=b     | --set: unknown key 'a'
            solve --dmeo         | --dmeo: unknown option; maybe '--demo'
            config --set limits.threasd=2 | --set: unknown key 'limits.threasd'; maybe 'limits.threads'
            solve --demo --set safety.engine=dpfn | --set safety.engine: unknown name 'dpfn'; maybe 'dfpn'; known: alphabeta, dfpn, dfpn-r, dfpn-tree
            """)
    void mistypedNameIsAnsweredByTheNearest(String arguments, String message) {
        CommandRun run = CommandRun.of(arguments.split(" ", -1));
        assertThat(run.errLines()).containsExactly(message);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** An option that was not there was said to need a value, and the value of a scope was called SCOPE. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            run a.conf           ; --out: is missing: DIR
            run a.conf --out     ; --out: needs a value: DIR
            verify               ; verify: FILE is missing
            limits --scope pond  ; --scope: 'pond' is not game|region|board|race,...
            """)
    void missingOrWrongArgumentIsNamed(String arguments, String message) {
        CommandRun run = CommandRun.of(arguments.split(" ", -1));
        assertThat(run.errLines()).containsExactly(message);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    /** Ten milliseconds were taken for it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve --demo --region-time 10                     | --region-time: '10' has no unit: 10s or 10ms?
            limits --region-time=0.5                          | --region-time: '0.5' has no unit: 0.5s or 0.5ms?
            config --set limits.region-time=1e3               | --set limits.region-time: '1e3' has no unit: 1e3s or 1e3ms?
            regress none.tst --command-time 7                 | --command-time: '7' has no unit: 7s or 7ms?
            """)
    void durationWithoutAUnit(String arguments, String message) {
        CommandRun run = CommandRun.of(arguments.split(" ", -1));
        assertThat(run.errLines()).containsExactly(message);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
