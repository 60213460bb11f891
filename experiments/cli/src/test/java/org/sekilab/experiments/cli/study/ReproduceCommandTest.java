package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Repository;
import org.sekilab.experiments.reproduce.CommittedFigures;
import org.sekilab.experiments.reproduce.FiguresPage;
import org.sekilab.experiments.reproduce.ReproductionSize;
import org.sekilab.experiments.store.Findings;

/** The command {@code reproduce}, and the option {@code --pack} of {@code run}. */
class ReproduceCommandTest {
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";
    private static final String HEAD = "size,study,set,run,figure,value,tolerance\n";

    @TempDir
    private Path folder;

    private String study = "";

    @BeforeEach
    void writeStudy() throws IOException {
        Files.writeString(folder.resolve("small.sgf"), TWO_EYES + TWO_EYES.replace("B[ga]", "B[]"));
        study = Files.writeString(folder.resolve("small.conf"), """
                        positions { small = small.sgf, list { life = "shipped:life" } }
                        runs = [ { name = M1, safety.preset = M1 }, { name = M7, safety.preset = M7 } ]
                        settings { limits.region-nodes = 50 }
                        repetitions = 2
                        """).toString();
    }

    /** The positions are gone, so that only the pack can have them. */
    @Test
    void packHasAllThatItTakesToReproduceEachRowAndEachDifferenceIsNamed() throws IOException {
        Path certificate = Files.writeString(folder.resolve("proof.txt"), "a certificate\n");
        CommandRun run = CommandRun.of(
                "run", study, "--out", path("out"), "--pack", path("small.zip"), "--attach", certificate.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).contains(" nodes in a second of the processor in a fixed search, noise ");
        Files.delete(folder.resolve("small.sgf"));
        Files.delete(folder.resolve("small.conf"));
        CommandRun again = CommandRun.of("reproduce", path("small.zip"), "--out", path("again"), "--jobs", "2");
        assertThat(again.exitCode()).as(again.err()).isZero();
        assertThat(Findings.of(folder.resolve("again/small")))
                .hasSizeGreaterThan(20)
                .isEqualTo(Findings.of(folder.resolve("out")));
        List<String> rows = Files.readAllLines(folder.resolve("again/small/comparison.csv"));
        assertThat(rows).hasSizeGreaterThan(20);
        assertThat(rows.subList(1, rows.size())).allMatch(row -> row.contains(",same,"));
        assertThat(again.out())
                .containsPattern("(?m)^there: sekilab ")
                .containsPattern("(?m)^here: +sekilab ")
                .containsPattern("(?m)^M7 +[\\d,]+ +[\\d,]+ +0 +0 +[\\d.,]+ +[\\d.,]+$");
        // Settings of this run win over those of the pack. Each row that depends on them is named.
        CommandRun other =
                CommandRun.of("reproduce", path("small.zip"), "--out", path("other"), "--set", "limits.region-nodes=1");
        assertThat(other.exitCode()).isEqualTo(1);
        List<String> lines = other.errLines().stream()
                .filter(line -> line.startsWith("reproduce: "))
                .toList();
        assertThat(lines)
                .anyMatch(line -> line.matches("reproduce: small: 'M1', .*: \\w+ there, \\w+ here")
                        || line.matches("reproduce: small: 'M1', .*: \\d+ nodes there, \\d+ here"));
        assertThat(lines.get(lines.size() - 1))
                .matches("reproduce: rows that differ: \\d+; all rows are in .*comparison.csv, a file for each study");
        assertThat(folder.resolve("other/small/comparison.csv")).content().contains(",differs,");
        assertThat(folder.resolve("again/small/report.html")).exists();
        try (ZipFile zip = new ZipFile(folder.resolve("small.zip").toFile())) {
            assertThat(text(zip, "attached/proof.txt")).isEqualTo("a certificate\n");
            assertThat(text(zip, "small/report.html")).isEqualTo(Files.readString(folder.resolve("out/report.html")));
            assertThat(text(zip, "README.txt")).contains("reproduce THIS_FILE.zip");
            Path database = folder.resolve("unpacked").resolve("results.sqlite");
            Files.createDirectory(folder.resolve("unpacked"));
            try (InputStream stream = zip.getInputStream(zip.getEntry("small/results.sqlite"))) {
                Files.copy(stream, database);
            }
            assertThat(Findings.of(folder.resolve("unpacked"))).isEqualTo(Findings.of(folder.resolve("out")));
        }
    }

    /** Merged shards, and any folder with results, are packed without solving anything again. */
    @Test
    void finishedFolderIsPackedByGoingOn() {
        CommandRun.of("run", study, "--shard", "1/2", "--out", path("p1"));
        CommandRun.of("run", study, "--shard", "2/2", "--out", path("p2"));
        CommandRun.of("merge", path("p1"), path("p2"), "--out", path("merged"));
        List<String> before = Findings.of(folder.resolve("merged"));
        CommandRun packed = CommandRun.of("run", study, "--out", path("merged"), "--resume", "--pack", path("m.zip"));
        assertThat(packed.exitCode()).as(packed.err()).isZero();
        assertThat(Findings.of(folder.resolve("merged"))).hasSize(24).isEqualTo(before);
        assertThat(folder.resolve("m.zip")).exists();
        CommandRun cut = CommandRun.of("run", study, "--out", path("cut"), "--pack", path("c.zip"), "--budget", "1ms");
        assertThat(cut.errLines())
                .anyMatch(line ->
                        line.equals("--pack: " + path("c.zip") + " is not written, as the run is not finished"));
        assertThat(folder.resolve("c.zip")).doesNotExist();
    }

    /** Twice in a row, by figures that the first run has written. */
    @Test
    void figuresThatAreCommittedPassAndOthersDiffer() throws IOException {
        String list = catalog(HEAD).toString();
        CommandRun first = CommandRun.of("reproduce", "--studies", list, "--update", "--out", path("first"));
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.errLines())
                .contains("tiny: set elsewhere is skipped: " + folder.resolve("nowhere") + " is not here");
        assertThat(folder.resolve("page.md"))
                .content()
                .contains("| `tiny`, small | safe points | blocks on safe points |");
        CommandRun second = CommandRun.of("reproduce", "--studies", list, "--pack", path("figures.zip"));
        assertThat(second.exitCode()).as(second.out()).isZero();
        assertThat(second.out())
                .containsPattern("(?m)^tiny, small, A: safe points +16 +16 +exact +pass$")
                .containsPattern("\\d+ figures pass, 0 differ, 0 are skipped, 0 are new");
        try (ZipFile zip = new ZipFile(folder.resolve("figures.zip").toFile())) {
            assertThat(text(zip, "attached/figures.csv"))
                    .startsWith("study,set,run,figure,committed,here,tolerance,outcome\n")
                    .contains("tiny,small,A,safe points,16,16,exact,pass\n");
        }
        assertThat(CommandRun.of("reproduce", path("figures.zip")).exitCode()).isZero();
        assertThat(folder.toFile().list())
                .as("results are kept with --out only")
                .containsExactlyInAnyOrder(
                        "small.sgf",
                        "small.conf",
                        "list.conf",
                        "tiny.conf",
                        "figures.csv",
                        "page.md",
                        "first",
                        "figures.zip");
        String figures = Files.readString(folder.resolve("figures.csv"));
        Files.writeString(folder.resolve("figures.csv"), figures.replace("A,safe points,16", "A,safe points,17"));
        CommandRun there = CommandRun.of("reproduce", "--studies", list, "--out", path("first"));
        assertThat(there.errLines())
                .contains("--out: " + path("first/tiny") + ": has results already; maybe --resume is meant");
        CommandRun wrong = CommandRun.of("reproduce", "--studies", list, "--out", path("first"), "--resume");
        assertThat(wrong.exitCode()).isEqualTo(1);
        assertThat(wrong.out())
                .containsPattern("(?m)^tiny, small, A: safe points +17 +16 +exact +differs$")
                .contains("1 differ,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "x.zip --size hour; --size: does not go with a pack",
                "x.zip --update; --update: does not go with a pack",
                "--size hour; --out: is needed for runs of hours, so that --resume can go on with them",
                "--resume; --resume: needs --out with the folder of the results",
                "--attach x; --attach: needs --pack",
                "--studies none.conf; --studies: none.conf: no such file",
                "none.zip; reproduce: none.zip: no such file",
                "{}/small.sgf; reproduce: {}/small.sgf: is no zip file, or is damaged",
                "--jobs 0 --studies {}/list.conf; --jobs: "
            })
    void mistakeIsOneLine(String words, String mistake) throws IOException {
        catalog(HEAD);
        CommandRun run = CommandRun.of(("reproduce " + words.replace("{}", folder.toString())).split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines().stream().filter(line -> !line.startsWith("machine: ")))
                .singleElement()
                .asString()
                .startsWith(mistake.replace("{}", folder.toString()));
    }

    @Test
    void packOfAPartIsRefused() {
        CommandRun run = CommandRun.of("run", study, "--out", path("out"), "--pack", path("a.zip"), "--shard", "1/2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly("--pack: does not go with --shard; merge the shards, then go on in the merged folder");
        CommandRun nowhere = CommandRun.of("run", study, "--out", path("out"), "--pack", path("no/a.zip"));
        assertThat(nowhere.errLines()).containsExactly("--pack: " + path("no/a.zip") + ": no such folder");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    /** The tables of the document are those of the committed figures. */
    @Test
    void generatedTablesOfThePageAreThoseOfTheCommittedFigures() {
        CommittedFigures figures = CommittedFigures.read("test", Repository.file("experiments/conf/reproduce.csv"));
        String page = Repository.read("docs/reproduced.md");
        assertThat(figures.of(ReproductionSize.MINUTES)).hasSizeGreaterThan(200);
        assertThat(FiguresPage.replace(page, ReproductionSize.MINUTES, figures.of(ReproductionSize.MINUTES)))
                .contains(page);
    }

    private Path catalog(String figures) throws IOException {
        Files.writeString(folder.resolve("figures.csv"), figures);
        Files.writeString(
                folder.resolve("page.md"),
                "<!-- generated by reproduce: minutes -->\n<!-- end of what is generated -->\n");
        Files.writeString(
                folder.resolve("tiny.conf"),
                "positions { small = small.sgf, elsewhere = nowhere }\nruns = [ { name = A, safety.preset = M1 } ]");
        return Files.writeString(
                folder.resolve("list.conf"),
                "figures = figures.csv, page = page.md\nstudies { tiny { experiment = tiny.conf, minutes { limits.region-nodes = 100 } } }");
    }

    private static String text(ZipFile zip, String name) throws IOException {
        try (InputStream stream = zip.getInputStream(zip.getEntry(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }
}
