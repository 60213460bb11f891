package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.table.TableMemoryError;

/** A table that grows beyond the heap tells its size. The heap of another process is small enough to see it. */
class TableMemoryTest {
    @TempDir
    private Path folder;

    @Test
    void aTableThatDoesNotFitTellsItsSize() throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx32m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Search.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(output)).isZero();
        assertThat(Files.readString(output))
                .containsPattern("a table of [0-9]+ MiB does not fit into the memory of the JVM");
    }

    /** The program of the other process. */
    static final class Search {
        private Search() {}

        public static void main(String[] args) {
            Limits limits = Limits.DEFAULT
                    .withTime(Duration.ofDays(1))
                    .withMaxNodes(50_000_000)
                    .withTableBytes(4L << 30);
            try {
                DfpnEngine.withTwins(DfpnConfig.DEFAULT)
                        .prove(new EndlessProblem(3), Goal.WIN, limits, SearchListener.NONE);
            } catch (TableMemoryError e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
