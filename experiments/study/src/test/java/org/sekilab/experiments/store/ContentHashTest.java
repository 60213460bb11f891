package org.sekilab.experiments.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.InputException;

/** Hashes of files and of folders. */
class ContentHashTest {
    @TempDir
    private Path folder;

    /** The hash that {@code sha256sum} gives, too. */
    @Test
    void hashOfAFileIsThatOfItsBytes() throws IOException {
        assertThat(ContentHash.of(Files.writeString(folder.resolve("a"), "abc")))
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    /** The bytes of all files in their order are equal here. */
    @Test
    void bytesInAnotherFileGiveAnotherHash() throws IOException {
        String hash = ContentHash.of(folder("one", "ab", "c"));
        assertThat(ContentHash.of(folder("same", "ab", "c"))).isEqualTo(hash);
        assertThat(ContentHash.of(folder("other", "a", "bc"))).isNotEqualTo(hash);
        Path renamed = folder("renamed", "ab", "c");
        Files.move(renamed.resolve("sub/b"), renamed.resolve("sub/d"));
        assertThat(ContentHash.of(renamed)).isNotEqualTo(hash);
    }

    @Test
    void missingFileIsTold() {
        Path file = folder.resolve("none");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ContentHash.of(file))
                .withMessage("%s: no such file", file);
    }

    private Path folder(String name, String first, String second) throws IOException {
        Path sub = Files.createDirectories(folder.resolve(name).resolve("sub"));
        Files.writeString(folder.resolve(name).resolve("a"), first);
        Files.writeString(sub.resolve("b"), second);
        return folder.resolve(name);
    }
}
