package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.junit.jupiter.api.Test;
import org.sekilab.model.SharedData;
import org.sekilab.safety.SekiQuery.Answer;
import org.sekilab.safety.SekiQuery.Judgment;
import org.sekilab.statics.CsvTable;

/**
 * The answers of other sources about positions with seki. Ours are equal, or {@code seki-explained.csv} explains the
 * difference, row by row of the shared table. The first row after the header is row 1. The whole table with our answers
 * is written to {@code target/seki-table.csv}.
 */
class SekiTableTest {
    @Test
    void answersAgreeOrTheDifferenceIsExplained() throws IOException {
        Map<Integer, Judgment> explained = new HashMap<>();
        for (CsvTable.Row row : CsvTable.readResource(SekiTableTest.class, "seki-explained.csv")) {
            assertThat(row.get("explanation")).isNotBlank();
            explained.put(row.getInt("row"), Judgment.valueOf(row.get("judgment")));
        }
        Map<Judgment, Integer> counts = new EnumMap<>(Judgment.class);
        List<CsvTable.Row> rows = CsvTable.read(SharedData.require("seki").resolve("expected.csv"));
        try (BufferedWriter file = Files.newBufferedWriter(Path.of("target", "seki-table.csv"));
                CSVPrinter table = new CSVPrinter(file, CSVFormat.DEFAULT)) {
            table.printRecord(
                    "row", "file", "move_number", "extra_moves", "query", "expected", "ours", "judgment", "millis");
            for (int index = 0; index < rows.size(); index++) {
                CsvTable.Row row = rows.get(index);
                long begin = System.nanoTime();
                Answer answer = SekiQuery.of(row).answer();
                long millis = (System.nanoTime() - begin) / 1_000_000;
                table.printRecord(
                        index + 1,
                        row.get("file"),
                        row.get("move_number"),
                        row.get("extra_moves"),
                        row.get("query"),
                        row.get("expected"),
                        answer.text(),
                        answer.judgment(),
                        millis);
                counts.merge(answer.judgment(), 1, Integer::sum);
                Judgment expected = explained.getOrDefault(index + 1, answer.judgment());
                boolean isExplained = explained.containsKey(index + 1);
                boolean isAgreement = answer.judgment() == Judgment.AGREES || answer.judgment() == Judgment.AMONG;
                assertThat(answer.judgment())
                        .as("row %d: %s, %s expected, %s", index + 1, row.get("query"), row.get("expected"), answer)
                        .isEqualTo(expected);
                assertThat(isExplained)
                        .as("row %d is explained: %s", index + 1, answer)
                        .isEqualTo(!isAgreement);
            }
        }
        assertThat(counts.keySet()).as("%s", counts).containsAll(List.of(Judgment.values()));
    }
}
