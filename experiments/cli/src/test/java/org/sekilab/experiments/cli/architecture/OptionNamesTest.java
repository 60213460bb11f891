package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Only the command line knows its options. All other modules say what is wrong, and the caller says where. */
class OptionNamesTest {
    private static final List<String> COMMAND_LINE = List.of("experiments/cli", "experiments/benchmarks");
    private static final Pattern OPTION = Pattern.compile("\"--[a-z]");

    private static List<String> otherModules() {
        return SourceModule.ALL.stream()
                .map(SourceModule::name)
                .filter(name -> !COMMAND_LINE.contains(name))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("otherModules")
    void noMessageBeginsWithAnOption(String module) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as("%s", file).doesNotContainPattern(OPTION);
            }
        }
    }

    @Test
    void optionsAreSeen() {
        assertThat("new InputException(\"--at\", what)").containsPattern(OPTION);
        assertThat("\"The option --format is the same.\"").doesNotContainPattern(OPTION);
    }
}
