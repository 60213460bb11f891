package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
        assertThat(run.outLines()).containsExactly("1 problems");
        List<String> rows = Files.readAllLines(out.resolve("problems.csv"));
        assertThat(rows).hasSize(3);
        assertThat(rows.get(0)).startsWith("problem,file,index,defender,first,stones,area,area_empties,expected,");
        assertThat(rows.get(1)).matches("1,positions.sgf,1,white,defender,\\w+,all,\\d+,ALIVE,B1,\\d+,.*");
        assertThat(rows.get(2)).matches("1,positions.sgf,1,white,attacker,\\w+,all,\\d+,DEAD,B1,\\d+,.*");
        assertThat(rows.subList(1, 3)).allMatch(row -> row.contains(",enclosed,unsettled,game.sgf,1,1,"));
        assertThat(Verifier.verify(out.resolve("proofs.gz"))).hasSize(2);
    }

    @Test
    void listIsOneForTheCommandLife() {
        make();
        CommandRun run =
                CommandRun.of("life", "--list", out.resolve("problems.csv").toString(), "--nodes", "30000");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
        assertThat(run.out()).contains("ALIVE").contains("DEAD");
    }

    @Test
    void resumedRunHasTheSameFiles() throws IOException {
        make();
        List<byte[]> whole = files();
        Path journal = out.resolve("journal.txt");
        byte[] lines = Files.readAllBytes(journal);
        assertThat(make().errLines()).singleElement().asString().contains("is there already; maybe --resume is meant");
        String text = new String(lines, StandardCharsets.UTF_8);
        Files.writeString(journal, text.substring(0, text.indexOf('\n') + 2)); // killed while it wrote
        assertThat(make("--resume").err()).isEmpty();
        assertThat(files()).usingRecursiveComparison().isEqualTo(whole);
        assertThat(Files.readAllBytes(journal)).isEqualTo(lines);
    }

    @Test
    void journalOfAnotherRunIsRefused() {
        make();
        CommandRun run = make("--resume", "--seed", "2");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines())
                .containsExactly("--out: " + out + ": has another run: 'every 1 seed 1 nodes 30000 games 1', not "
                        + "'every 1 seed 2 nodes 30000 games 1'");
    }

    @Test
    void brokenJournalIsReportedWithItsLine() throws IOException {
        make();
        Files.writeString(out.resolve("journal.txt"), "every 1 seed 1 nodes 30000 games 1\n0\tnonsense\n");
        assertThat(make("--resume").errLines())
                .containsExactly(out.resolve("journal.txt") + ":2: is no problem: 1 fields instead of 15");
    }

    @Test
    void mistakesAreReported() {
        assertThat(make("--count", "0", "--every", "-1").errLines())
                .containsExactly("--count: '0' is not 1 or more", "--every: '-1' is not 1 or more");
        assertThat(CommandRun.of("life-problems", folder.resolve("none.sgf").toString(), "--out", out.toString())
                        .errLines())
                .singleElement()
                .asString()
                .endsWith("none.sgf: no such file");
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
        for (int i = 0; i < more.length; i++) {
            int known = arguments.indexOf(more[i]);
            if (known >= 0) {
                i++;
                arguments.set(known + 1, more[i]);
            } else {
                arguments.add(more[i]);
            }
        }
        return CommandRun.of(arguments.toArray(String[]::new));
    }
}
