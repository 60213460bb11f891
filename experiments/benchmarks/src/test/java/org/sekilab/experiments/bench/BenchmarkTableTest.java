package org.sekilab.experiments.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the command {@code bench} writes for programs. */
class BenchmarkTableTest {
    private static final Path SCHEMA = Path.of("..", "..", "docs", "schema", "bench.json");

    @Test
    void linesAreValidByTheSchemaOfTheDocuments() throws IOException {
        List<String> lines = lines(row(0.5), row(Double.NaN));
        assertThat(lines.get(0)).contains("\"parameters\":{\"size\":\"19\"},", "\"score\":2.5,\"error\":0.5,");
        assertThat(lines.get(1)).doesNotContain("error");
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
        for (String line : lines) {
            assertThat(schema.validate(line, InputFormat.JSON)).isEmpty();
            String wrong = line.replace("\"forks\":3", "\"forks\":\"3\"");
            assertThat(schema.validate(wrong, InputFormat.JSON)).isNotEmpty();
        }
    }

    private static BenchmarkRow row(double error) {
        return new BenchmarkRow(
                "PlayGame.play", new TreeMap<>(Map.of("size", "19")), "avgt", 2.5, error, "us/op", 3, 5);
    }

    private static List<String> lines(BenchmarkRow... rows) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new BenchmarkTable(new PrintStream(out, true, StandardCharsets.UTF_8)).writeJsonLines(List.of(rows));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
