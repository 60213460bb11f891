package org.sekilab.experiments.cli.info;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Repository;

/** The command {@code schema}, and what it wrote into {@code docs/schema}. */
class SchemaCommandTest {
    private static final String COMMAND = "./sekilab schema --out docs/schema";
    private static final Set<String> WITHOUT_JSON = Set.of("gtp", "schema", "completion", "manual", "help");

    @TempDir
    private Path folder;

    static Set<String> commands() {
        return JsonOutputs.BY_COMMAND.keySet();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void schemaOfTheDocumentsIsThatOfTheRecords(String command) {
        CommandRun run = CommandRun.of("schema", command);
        assertThat(run.exitCode()).isZero();
        assertThat(Repository.read("docs/schema/" + command + ".json"))
                .as("docs/schema is not what the records say; write it again by: %s", COMMAND)
                .isEqualTo(run.out());
    }

    @Test
    void documentsHaveASchemaForEachCommandAndNoOther() throws IOException {
        assertThat(names(Repository.file("docs/schema"))).isEqualTo(new TreeSet<>(commands()));
        assertThat(Repository.read("docs/json.md")).contains(COMMAND);
    }

    /** A new command must have its objects listed. */
    @Test
    void everyCommandThatWritesJsonHasASchema() {
        Set<String> all = Pattern.compile("^  ([a-z-]+) ", Pattern.MULTILINE)
                .matcher(CommandRun.of("--help").out().replaceFirst("(?s).*Commands:(.*?)\n\n.*", "$1"))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        all.add("bench"); // a module above this one has it
        all.removeAll(WITHOUT_JSON);
        assertThat(all).isEqualTo(new TreeSet<>(commands()));
    }

    @Test
    void writesAFileForEachCommand() throws IOException {
        CommandRun run = CommandRun.of("schema", "--out", folder.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(names(folder)).isEqualTo(new TreeSet<>(commands()));
        assertThat(folder.resolve("solve.json"))
                .content()
                .isEqualTo(CommandRun.of("schema", "solve").out());
    }

    @Test
    void schemasForProgramsAreALineEach() {
        assertThat(CommandRun.of("schema", "--format", "jsonl").outLines())
                .hasSameSizeAs(commands())
                .allSatisfy(
                        line -> assertThat(line).startsWith("{\"$schema\":\"https://json-schema.org/draft/2020-12/"));
    }

    @Test
    void mistakesNameWhatIsKnown() {
        CommandRun unknown = CommandRun.of("schema", "solv");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.errLines())
                .singleElement()
                .asString()
                .startsWith("schema: 'solv' writes no JSON; maybe 'solve'; known: solve, causes, region, ");
        String none = folder.resolve("none").toString();
        CommandRun nowhere = CommandRun.of("schema", "solve", "--out", none);
        assertThat(nowhere.exitCode()).isEqualTo(2);
        assertThat(nowhere.errLines()).containsExactly("--out: " + Path.of(none, "solve.json") + ": no such folder");
    }

    private static Set<String> names(Path schemas) throws IOException {
        try (Stream<Path> files = Files.list(schemas)) {
            return files.map(file -> file.getFileName().toString().replaceFirst("\\.json$", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
