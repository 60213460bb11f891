package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Repository;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.verify.VerifiedBoard;
import org.sekilab.verify.Verifier;

/** {@code semeai --certificate}: the checker accepts what is called certified. */
class SemeaiCertificateTest {
    private static final Path ORACLE = Repository.file("solver-semeai/src/test/resources/org/sekilab/semeai/oracle");

    /** Each side has an eye of two points, and D1 is a liberty of both. */
    private static final String SEKI =
            "(;SZ[8:3]AW[aa][ba][ca][da][ab][db][ac][bc][cc]" + "AB[ea][fa][ga][ha][eb][hb][ec][fc][gc][hc])";

    @TempDir
    private Path folder;

    @Test
    void provedVerdictsOfTheOracleAreAccepted() throws Exception {
        assertThat(certifyOracle(8)).hasSize(500 / 8);
    }

    @Test
    @Tag("thorough")
    void allProvedVerdictsOfTheOracleAreAcceptedAndAreThoseOfTheDocuments() throws Exception {
        List<VerifiedBoard> boards = certifyOracle(1);
        assertThat(boards).hasSize(500);
        assertThat(boards.stream().mapToInt(VerifiedBoard::races).sum()).isEqualTo(999);
        long states = boards.stream().mapToLong(VerifiedBoard::states).sum();
        Matcher sentence = Pattern.compile("([\\d,]+) KB and\\s+([\\d,]+)\\s+states for 999 verdicts about races")
                .matcher(Repository.read("docs/results.md"));
        assertThat(sentence.find()).isTrue();
        assertThat(Double.parseDouble(sentence.group(1).replace(",", "")))
                .isCloseTo(Files.size(oracle()) / 1000.0, withinPercentage(2));
        assertThat(sentence.group(2)).isEqualTo(String.format(Locale.ROOT, "%,d", states));
    }

    /**
     * Writes and checks the certificates of races.
     *
     * @param step takes each race with a multiple of it as its number
     */
    private List<VerifiedBoard> certifyOracle(int step) throws Exception {
        Files.copy(ORACLE.resolve("positions.sgf"), folder.resolve("positions.sgf"));
        List<String> rows = Files.readAllLines(ORACLE.resolve("truth.csv"));
        List<String> some = new ArrayList<>(List.of("file," + rows.get(0)));
        for (int row = step; row < rows.size(); row += step) {
            some.add("positions.sgf," + rows.get(row));
        }
        Path list = Files.write(folder.resolve("truth.csv"), some);
        CommandRun run = CommandRun.of("semeai", "--list", list.toString(), "--certificate", oracle().toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        List<VerifiedBoard> boards = Verifier.verify(oracle());
        int proved = boards.stream().mapToInt(VerifiedBoard::races).sum();
        assertThat(run.out())
                .endsWith("certificates: %1$d of %1$d proved verdicts\n".formatted(proved))
                .doesNotContain("no certificate");
        return boards;
    }

    private Path oracle() {
        return folder.resolve("oracle.gz");
    }

    @Test
    void certifiedVerdictsAreNamed() throws Exception {
        Path file = folder.resolve("seki.gz");
        CommandRun run = semeai(file, "--first", "white", "--format", "jsonl");
        assertThat(run.out()).contains("\"verdict\":\"SEKI\"").contains("\"limit\":\"none\",\"certified\":true}");
        List<VerifiedBoard> boards = Verifier.verify(file);
        assertThat(boards).singleElement().satisfies(board -> {
            assertThat(board.races()).isEqualTo(1);
            assertThat(board.zones()).isEqualTo(2);
            assertThat(board.name()).endsWith("race.sgf#1 E2 D2");
        });
        CommandRun text = semeai(file);
        assertThat(text.outLines()).hasSize(2).allMatch(line -> line.endsWith(", certificate"));
        assertThat(Verifier.verify(file).get(0).races()).isEqualTo(2);
    }

    /** A verdict without a certificate is a proof all the same. */
    @Test
    void proofsWithoutCertificatesAreNamed() throws Exception {
        Path file = folder.resolve("seki.gz");
        CommandRun run = semeai(file, "--set", "certificate.max-states=3");
        assertThat(run.outLines()).hasSize(2).allMatch(line -> line.endsWith(", no certificate"));
        assertThat(Verifier.verify(file)).isEmpty();
        CommandRun json = semeai(file, "--set", "certificate.max-states=3", "--format", "jsonl");
        assertThat(json.out()).contains("\"certified\":false").doesNotContain("\"certified\":true");
    }

    @Test
    void withoutTheOptionNothingIsSaidOfCertificates() throws IOException {
        assertThat(CommandRun.of("semeai", race(), "--black", "E2", "--white", "D2")
                        .out())
                .doesNotContain("certificate");
        assertThat(CommandRun.of("semeai", race(), "--black", "E2", "--white", "D2", "--format", "jsonl")
                        .out())
                .doesNotContain("certified");
    }

    @Test
    void folderThatIsMissingIsAMistake() throws IOException {
        CommandRun run = semeai(folder.resolve("none").resolve("race.gz"));
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).startsWith("--certificate: ").hasLineCount(1);
    }

    private CommandRun semeai(Path certificate, String... more) throws IOException {
        List<String> words = new ArrayList<>(List.of("semeai", race(), "--black", "E2", "--white", "D2"));
        words.addAll(List.of("--certificate", certificate.toString()));
        words.addAll(List.of(more));
        return CommandRun.of(words.toArray(String[]::new));
    }

    private String race() throws IOException {
        return Files.writeString(folder.resolve("race.sgf"), SEKI).toString();
    }
}
