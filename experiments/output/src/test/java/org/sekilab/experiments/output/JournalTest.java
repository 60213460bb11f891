package org.sekilab.experiments.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.Journal.Start;

class JournalTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("journal.txt");
    }

    private Journal open(Start start) throws IOException {
        return Journal.open(file, start, new Destination(file, "--out", "--resume"));
    }

    @Test
    void aResumedRunFindsTheLinesOfTheRunBefore() throws IOException {
        try (Journal journal = open(Start.FRESH)) {
            assertThat(journal.lines()).isEmpty();
            journal.add("one");
            journal.add("zwölf");
        }
        try (Journal journal = open(Start.RESUME)) {
            assertThat(journal.lines()).containsExactly("one", "zwölf");
            journal.add("three");
        }
        assertThat(file).hasContent("one\nzwölf\nthree\n");
        assertThatThrownBy(() -> open(Start.FRESH))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is there already; maybe --resume is meant");
    }

    /** The last byte is the first half of a letter. */
    @Test
    void aLineThatWasCutOffIsRemoved() throws IOException {
        byte[] bytes = "one\nzwö".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
        try (Journal journal = open(Start.RESUME)) {
            assertThat(journal.lines()).containsExactly("one");
            journal.add("two");
        }
        assertThat(file).hasContent("one\ntwo\n");
    }

    @Test
    void anotherRunIsRefusedUntilTheFirstOneEnds() throws IOException {
        try (Journal journal = open(Start.FRESH)) {
            journal.add("one");
            assertThatThrownBy(() -> open(Start.RESUME))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("another run is at work");
        }
        open(Start.RESUME).close();
    }

    @Test
    void aFileThatIsNotTextIsLeftAlone() throws IOException {
        byte[] bytes = {(byte) 0xff, '\n', 1};
        Files.write(file, bytes);
        assertThatThrownBy(() -> open(Start.RESUME))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be read (it is not text)");
        assertThat(file).hasBinaryContent(bytes);
    }
}
