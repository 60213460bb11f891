package org.sekilab.experiments.regress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.model.SharedData;

/** The suites that the shared tables hold, as files of tests; {@code -Dregress.out=DIR} leaves them in a folder. */
class SharedSuitesTest {
    /** Rows with a query, and of 58 final positions six numbers and their neutral points. */
    private static final int TESTS = 1_882 + 58 * 7;

    @TempDir
    private Path temporary;

    @Test
    void everyQueryIsATest() throws IOException {
        String out = System.getProperty("regress.out", "");
        Path folder = out.isEmpty() ? temporary : Path.of(out);
        int written = TstSuites.write(SharedData.require("").normalize(), folder);
        List<TestFile> files = TstSuites.in(folder).stream().map(TestFile::read).toList();
        assertThat(files.stream().flatMap(file -> file.commands().stream()).filter(TestCommand::isTest))
                .hasSize(written)
                .allSatisfy(test -> assertThat(test.expectation()).isPresent());
        assertThat(written).isEqualTo(TESTS);
    }
}
