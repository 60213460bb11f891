package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sessions with every command, on good and bad input. The expected answers follow from the standard, or are known of
 * the position.
 */
class TranscriptTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "org", "sekilab", "experiments", "gtp");
    private static final int NODES = 10_000;

    @ParameterizedTest
    @MethodSource("files")
    void sessionGoesAsWritten(Path file) throws IOException {
        Transcript.read(file).check(TestEngines.withNodes(NODES, FOLDER));
    }

    @Test
    void everyCommandIsUsedWellAndBadly() throws IOException {
        Set<String> commands = new TreeSet<>(Set.of(TestEngines.withNodes(1, FOLDER)
                .answer("list_commands")
                .substring(2)
                .strip()
                .split("\n")));
        Set<String> done = new TreeSet<>();
        Set<String> failed = new TreeSet<>();
        for (Path file : files().toList()) {
            List<Transcript.Exchange> exchanges = Transcript.read(file).exchanges();
            exchanges.forEach(each -> (each.isSuccess() ? done : failed).add(each.name()));
        }
        assertThat(done).containsAll(commands);
        assertThat(failed).containsAll(commands);
    }

    private static Stream<Path> files() {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.filter(file -> file.toString().endsWith(".gtp")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
