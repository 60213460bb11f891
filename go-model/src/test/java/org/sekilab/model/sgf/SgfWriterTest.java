package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

class SgfWriterTest {
    private static final Position POSITION = Diagram.parse("""
            . X . O
            X X O O
            """, Color.WHITE);

    @Test
    void aPositionBecomesASetup() {
        assertThat(SgfWriter.format(SgfGame.of(POSITION)))
                .isEqualTo("(;FF[4]CA[UTF-8]GM[1]SZ[4:2]AB[ab][bb][ba]AW[cb][db][da]PL[W])\n");
    }

    @Test
    void aPositionReadsBack() {
        for (Position position : List.of(
                POSITION, POSITION.withColorsSwapped(), POSITION.transformed(5), Position.empty(Geometry.of(25, 25)))) {
            assertThat(reread(SgfGame.of(position)).lastPosition()).isEqualTo(position);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "]",
                "\\",
                "a\\]b[c",
                "two\nlines",
                "\\\n",
                "(;B[aa])",
                "K\u014D \uD83D\uDE00 \u56F2\u7881",
                "a:b"
            })
    void commentsReadBack(String comment) {
        SgfGame game = SgfGame.of(POSITION, comment);
        assertThat(game.root().findValue("C")).contains(comment);
        assertThat(reread(game).root().findValue("C")).contains(comment);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;FF[3]SZ[9]CA[Big5]AP[a\\:b:1.0];B[aa];W[tt](;B[bb]C[soft\\\nbreak \\] \\\\])(;B[cc];W[dd](;B[])(;B[ee])))",
                "(;GM[1];AB[aa:cc];AE[bb])(;SZ[5](;B[aa])(;B[bb](;W[cc])(;W[dd]))(;B[ee]))",
                "(;SiZe[9];Black[aa]White[bb];;)",
            })
    void treesReadBack(String text) {
        SgfTrees.assertSameAfterWriting(SgfReader.parse(text, "test.sgf"));
    }

    @Test
    void filesAreUtf8(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.sgf");
        SgfWriter.write(new SgfCollection("", List.of(SgfGame.of(POSITION, "\u56F2"), SgfGame.of(POSITION))), file);
        SgfCollection collection = SgfReader.read(file);
        assertThat(collection.source()).isEqualTo(file.toString());
        assertThat(collection.games()).hasSize(2);
        assertThat(collection.games().get(0).root().findValue("C")).contains("\u56F2");
    }

    @Test
    void longLinesAreBrokenBetweenNodes() {
        String text = SgfWriter.format(SgfReader.parse("(" + ";B[aa];W[bb]".repeat(100) + ")", "test.sgf"));
        assertThat(text.lines()).allMatch(line -> line.length() < 90).allMatch(line -> line.matches("[(;].*"));
    }

    private static SgfGame reread(SgfGame game) {
        return SgfReader.parse(SgfWriter.format(game), "again").games().get(0);
    }
}
