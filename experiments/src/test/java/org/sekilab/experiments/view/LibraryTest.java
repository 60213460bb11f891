package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Points;
import org.sekilab.model.sgf.SgfReader;

/** What can be looked at. */
class LibraryTest {
    private static final byte[] GAME = "(;SZ[9])".getBytes(StandardCharsets.UTF_8);

    @Test
    void lastPastedRecordsAreKept() {
        Library library = Library.of(List.of());
        String first = library.add("first", GAME).id();
        String second = library.add("second", GAME).id();
        for (int i = 0; i < 31; i++) {
            library.add("more", GAME);
        }
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> library.open(first))
                .withMessageContaining("maybe paste it again");
        assertThat(library.open(second).name()).isEqualTo("second");
    }

    @Test
    void everyRecordThatShipsCanBeOpened() {
        Library library = Library.demo();
        assertThat(library.open("d1").games()).hasSize(60);
        assertThat(library.open("d42").games()).hasSize(1);
        assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> library.open("d43"));
    }

    @Test
    void treesOutsideOfARecordAreRefused() {
        Document document = Library.demo().open("d1");
        assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> document.board(0, 0));
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> document.board(61, 0))
                .withMessage("game tree 61 was asked for, but regions.sgf has 60");
        assertThat(document.board(60, Integer.MAX_VALUE).moves()).isZero();
    }

    @Test
    void lastMoveIsTheStoneThatCameLast() {
        Document document = new Document(
                "x",
                "captures one, then passes",
                SgfReader.parse("(;SZ[3]AB[aa]AW[ba];B[cc];W[ab];B[])", "x").games());
        assertThat(lastMove(document, 0)).isEqualTo("none");
        assertThat(lastMove(document, 1)).isEqualTo("C1");
        assertThat(lastMove(document, 2)).isEqualTo("A2");
        assertThat(lastMove(document, 3)).isEqualTo("none");
    }

    private static String lastMove(Document document, int moves) {
        BoardInput board = document.board(1, moves);
        int point = Document.lastMove(board);
        return point == Points.NONE ? "none" : board.position().geometry().name(point);
    }

    @Test
    void commentsOfAPositionAreThoseOfItsNodes() {
        var game = SgfReader.parse("(;C[root];C[setup]AB[aa];B[bb]C[one];W[cc];C[after])", "x")
                .games()
                .get(0);
        assertThat(Document.comment(game, 0)).isEqualTo("root\n\nsetup");
        assertThat(Document.comment(game, 1)).isEqualTo("one");
        assertThat(Document.comment(game, 2)).isEqualTo("after");
    }
}
