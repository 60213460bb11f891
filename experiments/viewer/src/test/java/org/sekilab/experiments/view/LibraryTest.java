package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.view.work.RefusedException;
import org.sekilab.model.Points;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;

/** The records that can be shown. */
class LibraryTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
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

    /** Three records of 100 kB each fit, as trees of 430 bytes for each tree of one node. */
    @Test
    void memoryOfPastedRecordsIsBounded() {
        byte[] games = "(;B[aa])".repeat(12_500).getBytes(StandardCharsets.UTF_8);
        Library library = Library.empty(20_000_000);
        String first = library.add("first", games).id();
        String second = library.add("second", games).id();
        String third = library.add("third", games).id();
        assertThat(library.open(first).games()).hasSize(12_500);
        String fourth = library.add("fourth", games).id();
        assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> library.open(first));
        assertThat(List.of(second, third, fourth)).allSatisfy(id -> library.open(id));
    }

    @Test
    void recordThatIsTooLargeToBeKeptIsRefusedWithWords() {
        byte[] games = "(;B[aa])".repeat(100_000).getBytes(StandardCharsets.UTF_8);
        Library library = Library.empty(20_000_000);
        String small = library.add("small", GAME).id();
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> library.add("large", games))
                .withMessage(
                        "100000 nodes with 100000 values would take 41 MiB of memory, and pasted records may take 19 MiB;"
                                + " paste less, or start the server with more memory")
                .satisfies(refused -> assertThat(refused.status()).isEqualTo(413));
        assertThat(library.open(small).games()).hasSize(1);
    }

    /** A pipe that no program writes to keeps those waiting that ask for it, and no others. */
    @Test
    void pipeKeepsNoOtherRecordWaiting(@TempDir Path folder) throws IOException, InterruptedException {
        Path pipe = pipe(folder);
        Path file = Files.write(folder.resolve("game.sgf"), GAME);
        Library library = Library.of(List.of(pipe, file));
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Future<Document> first = threads.submit(() -> library.open("f1"));
            assertThat(threads.submit(() -> library.open("f2"))).succeedsWithin(PATIENCE);
            assertThat(threads.submit(() -> library.add("pasted", GAME))).succeedsWithin(PATIENCE);
            assertThat(threads.submit(() -> Files.write(pipe, GAME))).succeedsWithin(PATIENCE);
            assertThat(first).succeedsWithin(PATIENCE);
            assertThat(threads.submit(() -> library.open("f1").games())).succeedsWithin(PATIENCE);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void fileThatCannotBeReadIsNamedWithTheReason(@TempDir Path folder) {
        Path missing = folder.resolve("missing.sgf");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Library.of(List.of(missing)).open("f1"))
                .withMessage("%s: cannot be read (No such file or folder)", missing);
    }

    private static Path pipe(Path folder) throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe.sgf");
        try {
            assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                    .isZero();
        } catch (IOException e) {
            throw new TestAbortedException("this system has no pipes with names", e);
        }
        return pipe;
    }

    @Test
    void everyRecordThatShipsCanBeOpened() {
        Library library = Library.demo();
        assertThat(library.open("d1").games()).hasSize(60);
        assertThat(library.open("d42").games()).hasSize(1);
        assertThat(library.open("d43").games()).hasSize(4);
        assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> library.open("d44"));
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
    void mainLineUpToAMoveIsARecord() {
        Document document = new Document(
                "x",
                "brackets",
                SgfReader.parse("(;CA[ISO-8859-1]SZ[3:4]C[a\\\\b\\]c]AB[aa];B[bb]C[one](;W[cc];B[ab])(;W[ba]))", "x")
                        .games());
        for (int moves = 0; moves < 4; moves++) {
            SgfGame game = savedGameOfItsBoard(document, moves);
            assertThat(game.root().findValue("CA")).contains("UTF-8");
            assertThat(game.root().findValue("C")).contains("a\\b]c");
        }
        assertThat(document.mainLine(1, 1).sgf()).endsWith(";B[bb]C[one]");
    }

    /** The saved game up to a move, which has as many moves and ends with the board that the page shows. */
    private static SgfGame savedGameOfItsBoard(Document document, int moves) {
        SgfGame game = SgfReader.parse(document.mainLine(1, moves).sgf() + ")", "y")
                .games()
                .get(0);
        assertThat(game.moveCount()).isEqualTo(moves);
        assertThat(game.lastPosition())
                .as("%d moves", moves)
                .isEqualTo(document.board(1, moves).position());
        return game;
    }

    /** A node with two moves counts as two, and setup after a move belongs to the next one. */
    @Test
    void savedGameHasTheBoardOfItsPosition() {
        Document document = new Document(
                "x",
                "odd nodes",
                SgfReader.parse("(;SZ[9];B[aa]W[bb]C[x];AW[dd];C[on];B[cc]C[y];W[ee];AB[ff])", "x")
                        .games());
        for (int moves = 0; moves <= 4; moves++) {
            savedGameOfItsBoard(document, moves);
        }
        var game = document.board(1, 0).game();
        assertThat(Document.comment(game, 1)).isEmpty();
        assertThat(Document.comment(game, 2)).isEqualTo("x\n\non");
        assertThat(Document.comment(game, 3)).isEqualTo("y");
    }

    @Test
    void longTitleIsCutBetweenLetters() {
        String face = "\ud83d\ude00";
        Document document = new Document(
                "x",
                "faces",
                SgfReader.parse("(;GN[a" + face.repeat(200) + "])", "x").games());
        assertThat(document.answer().trees().get(0).title()).isEqualTo("a" + face.repeat(119) + "…");
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
