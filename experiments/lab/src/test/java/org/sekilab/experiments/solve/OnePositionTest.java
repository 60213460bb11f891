package org.sekilab.experiments.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists of problems ask for one position of a collection after the other. */
class OnePositionTest {
    private static final String TREE = "(;SZ[2:3]C[%s]AB[ab])\n".formatted("word ".repeat(50));

    @TempDir
    private Path folder;

    /** The file is gone after the first question, so that a second reading would fail. */
    @Test
    void collectionOfAListIsReadOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("problems.sgf"), TREE.repeat(1_000));
        assertThat(Files.size(file)).isGreaterThan(200_000);
        OnePosition reader = new OnePosition();
        assertThat(reader.read(file, tree(1)).index()).isEqualTo(1);
        Files.delete(file);
        assertThat(reader.read(file, tree(1_000)).index()).isEqualTo(1_000);
        assertThat(reader.read(file, tree(17)).index()).isEqualTo(17);
    }

    private static Selection tree(int index) {
        return new Selection(OptionalInt.of(index), OptionalInt.empty());
    }
}
