package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.Verifier;

/** The command {@code life-problems}: what it finds, and the way it goes on after a cut. */
class LifeProblemsCommandTest {
    /** White has a pyramid of four points in the corner: the side that plays B1 first succeeds. */
    private static final String GAME = "(;SZ[9]AW[ah][ag][bg][cg][ch][dh][di]AB[af][bf][cf][dg][eh][ei];B[aa];W[ia])";

    /**
     * The same, but all of black has two eyes, at B5 and D5.
     *
     * <pre>
     * X . X . X X X X X
     * X X X X X X X X X
     * O O O X X X X X X
     * O . O O X X X X X
     * . . . O X X X X X
     * </pre>
     */
    private static final String CLOSED =
            "(;SZ[9:5]AB[aa][ca][ea:ia][ab:ib][dc:ic][ed:id][ee:ie]AW[ac][bc][cc][ad][cd][dd][de];B[])";

    private static final String OTHER = "every 2 seed 1 nodes 30000 games 1 hash 0123456789abcdef";

    @TempDir
    private Path folder;

    private Path game;
    private Path out;

    @BeforeEach
    void writeGame() throws IOException {
        game = Files.writeString(folder.resolve("game.sgf"), GAME);
        out = folder.resolve("problems");
    }

    @Test
    void pyramidOfFourIsAProblemWithOneMoveForEitherSide() throws IOException, CertificateException {
        CommandRun run = make();
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines()).containsExactly("1 problem");
        List<String> rows = rows();
        assertThat(rows).hasSize(3);
        assertThat(rows.get(0)).startsWith("problem,file,index,defender,first,stones,area,area_empties,expected,");
        assertThat(rows.get(1)).matches("1,positions.sgf,1,white,defender,\\w+,all,\\d+,ALIVE,B1,\\d+,.*");
        assertThat(rows.get(2)).matches("1,positions.sgf,1,white,attacker,\\w+,all,\\d+,DEAD,B1,\\d+,.*");
        assertThat(rows.subList(1, 3)).allMatch(row -> row.contains(",cut,enclosed,unsettled,game.sgf,1,1,"));
        assertThat(Verifier.verify(out.resolve("proofs.gz"))).hasSize(2);

        CommandRun life =
                CommandRun.of("life", "--list", out.resolve("problems.csv").toString(), "--nodes", "30000");
        assertThat(life.err()).isEmpty();
        assertThat(life.exitCode()).isEqualTo(ExitCode.DONE);
        assertThat(life.out()).contains("ALIVE").contains("DEAD");
    }

    @Test
    void attackerThatLivesNeedsNoWall() throws IOException, CertificateException {
        Files.writeString(game, CLOSED);
        assertThat(make().err()).isEmpty();
        assertThat(rows().subList(1, 3)).allMatch(row -> row.contains(",game,enclosed,unsettled,game.sgf,1,1,"));
        assertThat(Verifier.verify(out.resolve("proofs.gz")))
                .allMatch(board ->
                        board.rows().equals(List.of("X.X.XXXXX", "XXXXXXXXX", "OOOXXXXXX", "O.OOXXXXX", "...OXXXXX")));
    }

    @Test
    void resumedRunHasTheSameFiles() throws IOException {
        Files.writeString(game, CLOSED);
        make();
        List<byte[]> whole = files();
        Path journal = out.resolve("journal.txt");
        String lines = Files.readString(journal);
        assertThat(make().errLines()).singleElement().asString().contains("is there already; maybe --resume is meant");
        Files.writeString(journal, lines.substring(0, lines.indexOf('\n') + 2)); // killed while it wrote
        assertThat(make("--resume").err()).isEmpty();
        assertThat(files()).usingRecursiveComparison().isEqualTo(whole);
        assertThat(journal).hasContent(lines);
    }

    @Test
    void journalOfAnotherRunIsRefused() throws IOException {
        writeJournal(OTHER + "\n");
        CommandRun run = make("--resume");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith("--out: %s: has another run: '%s', not 'every 1 seed 1 nodes 30000 games 1 hash "
                        .formatted(out, OTHER));
    }

    /** The names and numbers are the same, so that only contents tell the runs apart. */
    @Test
    void journalOfAnotherGameOrOtherSettingsIsRefused() throws IOException {
        make();
        CommandRun smaller = make("--resume", "--set", "limits.memory=4MiB");
        assertThat(smaller.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(smaller.err()).contains(": has another run: ");
        Files.writeString(game, CLOSED);
        CommandRun other = make("--resume");
        assertThat(other.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(other.err()).contains(": has another run: ");
    }

    @Test
    void brokenJournalIsReportedWithItsLine() throws IOException {
        make();
        writeJournal(head() + "\n0\tnonsense\n");
        assertThat(make("--resume").errLines())
                .containsExactly(out.resolve("journal.txt") + ":2: is no problem: 1 fields instead of 15");
    }

    @Test
    void mistakesAreReported() {
        assertThat(CommandRun.of("life-problems", "--out", out.toString(), "--count", "0", "--every", "-1")
                        .errLines())
                .containsExactly("--count: '0' is not 1 or more", "--every: '-1' is not 1 or more");
        assertThat(CommandRun.of("life-problems", folder.resolve("none.sgf").toString(), "--out", out.toString())
                        .errLines())
                .singleElement()
                .asString()
                .endsWith("none.sgf: no such file");
    }

    private void writeJournal(String text) throws IOException {
        Files.createDirectories(out);
        Files.writeString(out.resolve("journal.txt"), text);
    }

    private String head() throws IOException {
        return Files.readAllLines(out.resolve("journal.txt")).get(0);
    }

    private List<String> rows() throws IOException {
        return Files.readAllLines(out.resolve("problems.csv"));
    }

    private List<byte[]> files() throws IOException {
        List<byte[]> files = new ArrayList<>();
        for (String name : List.of("problems.csv", "positions.sgf", "proofs.gz")) {
            files.add(Files.readAllBytes(out.resolve(name)));
        }
        return files;
    }

    private CommandRun make(String... more) {
        List<String> arguments = new ArrayList<>(List.of("life-problems", game.toString(), "--out", out.toString()));
        arguments.addAll(List.of("--every", "1", "--count", "1", "--nodes", "30000"));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }
}
