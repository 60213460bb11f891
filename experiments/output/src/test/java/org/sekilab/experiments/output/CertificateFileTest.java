package org.sekilab.experiments.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.InputException;

class CertificateFileTest {
    @TempDir
    private Path folder;

    /** A process that is killed leaves its unfinished file, and no lock. A running process has the lock. */
    @Test
    void unfinishedFileOfAKilledProcessIsRemovedByTheNextOne() throws IOException {
        Path left = Files.writeString(folder.resolve("sekilab-0-1-2.unfinished"), "half a certificate");
        Path other = Files.writeString(folder.resolve("notes.unfinished"), "not ours");
        try (CertificateFile running = new CertificateFile("--certificate", folder.resolve("running.gz"))) {
            assertThat(left).doesNotExist();
            try (CertificateFile next = new CertificateFile("--certificate", folder.resolve("next.gz"))) {
                next.finish();
            }
            running.finish();
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(folder.resolve("running.gz"), folder.resolve("next.gz"), other);
        }
    }

    @Test
    void fileThatCannotBePutInItsPlaceIsToldInWords() throws IOException {
        Path file = folder.resolve("gone/proof.gz");
        Files.createDirectories(file.getParent());
        try (CertificateFile certificates = new CertificateFile("--certificate", file)) {
            try (Stream<Path> unfinished = Files.list(file.getParent())) {
                Files.delete(unfinished.findFirst().orElseThrow());
            }
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(certificates::finish)
                    .withMessage("--certificate: %s: cannot be written (No such file or folder)", file);
        }
    }
}
