package org.sekilab.verify;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** The certificates of the folder {@code corpus}: false ones, each with one fault, and good ones. */
final class Corpus {
    static final Path FOLDER = Path.of("corpus");
    static final Path INDEX = FOLDER.resolve("corpus.csv");

    private Corpus() {}

    /**
     * A certificate of the corpus.
     *
     * @param rule that the file breaks, or that it shows if it is good
     * @param kind the class of the error, empty for a good certificate
     * @param line that breaks the rule, 0 if any may be named, or none
     * @param falsehood what enumeration says of its claims: {@code yes} if they are false, {@code endless} if they are
     *     false where endless play counts for the attacker, empty if they are true or the board is too large
     * @param says what is false in it, or what is shown
     */
    record Entry(String file, String rule, String kind, int line, String falsehood, String says) {
        boolean isGood() {
            return kind.isEmpty();
        }

        /** The numbers of lines that a rejection may name. */
        String linePattern() {
            return line == 0 ? "\\d+" : Integer.toString(line);
        }

        byte[] bytes() {
            try {
                return Files.readAllBytes(FOLDER.resolve(file));
            } catch (IOException e) {
                throw new UncheckedIOException(file, e);
            }
        }

        @Override
        public String toString() {
            return file;
        }
    }

    static List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (Reader reader = Files.newBufferedReader(INDEX)) {
            for (CSVRecord row : format.parse(reader)) {
                String line = row.get("line");
                entries.add(new Entry(
                        row.get("file"),
                        row.get("rule"),
                        row.get("class"),
                        line.isEmpty() ? 0 : Integer.parseInt(line),
                        row.get("false"),
                        row.get("what")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(INDEX.toString(), e);
        }
        return entries;
    }
}
