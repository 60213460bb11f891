package org.sekilab.experiments.output;

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
