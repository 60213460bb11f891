package org.sekilab.experiments.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.InputException;

class WholeFileTest {
    @TempDir
    private Path folder;

    /** For root a complete file took the place of the device {@code /dev/full}. A pipe is as little a file. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void pipeOrDeviceIsRefusedAndStaysWhatItIs() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WholeFile.write("--svg", pipe, "text"))
                .withMessage("--svg: %s: is a pipe or a device, not a file", pipe);
        assertThat(Files.exists(pipe)).isTrue();
        assertThat(Files.isRegularFile(pipe)).isFalse();
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WholeFile.checkPlace("--out", Path.of("/dev/null")))
                .withMessage("--out: /dev/null: is a pipe or a device, not a file");
    }

    /** The file took the place of the link, and what the link led to stayed old. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void linkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("a.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("latest.svg"), file);
        WholeFile.write("--svg", link, "new");
        assertThat(file).hasContent("new");
        Path proof = Files.writeString(folder.resolve("a.gz"), "old");
        Path latest = Files.createSymbolicLink(folder.resolve("latest.gz"), proof);
        try (CertificateFile certificates = new CertificateFile("--certificate", latest)) {
            certificates.finish();
        }
        assertThat(Files.size(proof)).isNotEqualTo("old".length());
        assertThat(List.of(link, latest)).allMatch(Files::isSymbolicLink);
    }

    @Test
    void fileTakesThePlaceOfTheOldOneAndLeavesNothingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("a.svg"), "old");
        WholeFile.write("--svg", file, "new");
        assertThat(file).hasContent("new");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }
}
