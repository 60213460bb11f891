package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.SecondChecker;
import org.sekilab.verify.VerifiedBoard;
import org.sekilab.verify.Verifier;

/** The option {@code --certificate}: what is proved is what the checker accepts. */
class CertificateOptionTest {
    private static final Pattern SAFE_POINTS =
            Pattern.compile("\"safePoints\":\\{\"total\":\\d+,\"black\":(\\d+),\"white\":(\\d+)}");
    private static final Pattern VERDICT = Pattern.compile("\"verdict\":\"(\\w+)\"");
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties that the region has not
    private static final int INDEX_OF_A_CIRCLE = 799; // in the list of the oracle
    private static final String FEW_NODES = "limits.region-nodes=500";

    /** A region of four in a row, and outside of it one that needs answers. */
    private static final String ROWS =
            "(;SZ[9:3]AB[ab][bb][cb][db][eb][ec][fb][gb][hb][ib][ic]AW[aa][ba][ca][da][ea][fa][ga][ha])";

    @TempDir
    private Path folder;

    /** The preset that finds seki and chains gives zones of all kinds. */
    @ParameterizedTest
    @ValueSource(strings = {"M6", "M7"})
    void allThatIsProvedOfTheDemoIsAccepted(String preset) throws Exception {
        Path file = folder.resolve("demo.gz");
        CommandRun run = CommandRun.of(
                "solve",
                "--demo",
                "--certificate",
                file.toString(),
                "--set",
                "safety.preset=" + preset,
                "--set",
                FEW_NODES,
                "--threads",
                "2",
                "--format",
                "jsonl");
        assertThat(run.exitCode()).as(run.err()).isZero();
        List<VerifiedBoard> boards = verify(file);
        List<MatchResult> claims = SAFE_POINTS.matcher(run.out()).results().toList();
        assertThat(boards).hasSameSizeAs(claims);
        int points = 0;
        for (int i = 0; i < boards.size(); i++) {
            VerifiedBoard board = boards.get(i);
            assertThat(board.black().safe().size()).as(board.name()).isEqualTo(number(claims.get(i), 1));
            assertThat(board.white().safe().size()).as(board.name()).isEqualTo(number(claims.get(i), 2));
            points += board.black().safe().size() + board.white().safe().size();
        }
        assertThat(points).isGreaterThan(2_000);
        assertAcceptedBySecondChecker(file);
    }

    /** The checker in Python accepts a file, too. Without Python nothing is asserted. */
    private void assertAcceptedBySecondChecker(Path file) throws IOException {
        if (SecondChecker.isPythonThere()) {
            Path checker = Repository.file("experiments/verifier/tools/sekilab_verify.py");
            SecondChecker.Answer answer = new SecondChecker(checker).check(List.of(file), folder.resolve("second.txt"));
            assertThat(answer.lines()).as("%s", answer).last().isEqualTo("s VERIFIED");
            assertThat(answer.exitCode()).isZero();
        }
    }

    @Test
    void verdictsOfTheOracleAreAccepted() throws Exception {
        certifyOracle(8);
    }

    @Test
    @Tag("slow")
    void allVerdictsOfTheOracleAreAcceptedAndAreThoseOfTheDocuments() throws Exception {
        List<VerifiedBoard> boards = certifyOracle(1);
        assertResultsSay(
                boards.size(),
                Files.size(folder.resolve("oracle.gz")),
                boards.stream().mapToLong(VerifiedBoard::states).sum());
    }

    /**
     * Writes and checks the certificates of regions.
     *
     * @param step takes each region with a multiple of it as its number
     */
    private List<VerifiedBoard> certifyOracle(int step) throws Exception {
        Path file = folder.resolve("oracle.gz");
        copy("positions.sgf");
        List<OracleProblem> problems = OracleProblem.all().stream()
                .filter(problem -> problem.index() % step == 0)
                .toList();
        List<String> rows = Files.readAllLines(copy("truth.csv"));
        List<String> some = new ArrayList<>(rows.subList(0, 1)); // the names of the columns
        problems.forEach(problem -> some.add(rows.get(problem.index())));
        Path list = Files.write(folder.resolve("list.csv"), some);
        CommandRun run = CommandRun.of(
                "region",
                "--list",
                list.toString(),
                "--certificate",
                file.toString(),
                "--set",
                "safety.preset=M7",
                "--format",
                "jsonl");
        assertThat(run.exitCode()).as(run.err()).isZero();
        int certified = 0;
        List<String> answers = run.outLines();
        for (int i = 0; i < problems.size(); i++) {
            OracleProblem problem = problems.get(i);
            Matcher row = VERDICT.matcher(answers.get(i));
            assertThat(row.find()).isTrue();
            String verdict = row.group(1);
            Value truth = problem.truth().attackerFirst();
            if (!problem.kind().equals(EXTERNAL) && truth != Value.AMBIGUOUS) {
                assertThat(verdict).as("problem %d", problem.index()).isEqualTo(truth.name());
            }
            certified += verdict.equals("UNKNOWN") ? 0 : 1;
        }
        List<VerifiedBoard> boards = verify(file);
        assertThat(boards).hasSize(certified).isNotEmpty();
        assertThat(boards)
                .allSatisfy(board -> assertThat(
                                board.black().regions() + board.white().regions())
                        .isEqualTo(1));
        return boards;
    }

    /** The size depends a little on the library that compresses. */
    private static void assertResultsSay(int certified, long bytes, long states) {
        String results = Repository.read("docs/results.md");
        Matcher sentence = Pattern.compile(
                        "([\\d,]+)\\s+are SAFE, SEKI or UNSAFE to the solver.*?certificates,\\s+([\\d,]+) KB\\s+and\\s+([\\d,]+)\\s+states",
                        Pattern.DOTALL)
                .matcher(results);
        assertThat(sentence.find()).isTrue();
        assertThat(sentence.group(1)).isEqualTo(String.format(Locale.ROOT, "%,d", certified));
        assertThat(Double.parseDouble(sentence.group(2).replace(",", "")))
                .isCloseTo(bytes / 1000.0, withinPercentage(2));
        assertThat(sentence.group(3)).isEqualTo(String.format(Locale.ROOT, "%,d", states));
    }

    /** A list and its records can be moved together, and the names stay true. A name shows nothing of the machine. */
    @Test
    void boardsOfAListAreNamedByTheFileThatTheListNames() throws Exception {
        Files.writeString(Files.createDirectories(folder.resolve("games")).resolve("rows.sgf"), ROWS);
        Files.writeString(folder.resolve("positions.sgf"), ROWS);
        Path list = Files.writeString(
                folder.resolve("list.csv"), "file,index,at\ngames/rows.sgf,1,A1\n,,A1\n../none.sgf,1,A1\n");
        Path file = folder.resolve("list.gz");
        CommandRun.of("region", "--list", list.toString(), "--certificate", file.toString());
        assertThat(verify(file))
                .extracting(VerifiedBoard::name)
                .containsExactly("games/rows.sgf#1 A1", "positions.sgf#1 A1");
    }

    @Test
    void aProofThatIsTooLargeIsNoVerdict() throws Exception {
        Path file = folder.resolve("small.gz");
        CommandRun run = region(file, "--set", "certificate.max-states=1", "--set", "safety.preset=M1");
        assertThat(run.out()).contains("\"verdict\":\"SAFE\"");
        Path seki = Files.writeString(folder.resolve("seki.sgf"), "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa])");
        CommandRun searched = CommandRun.of(
                "region",
                seki.toString(),
                "--at",
                "A1",
                "--certificate",
                file.toString(),
                "--set",
                "certificate.max-states=1",
                "--set",
                "safety.exact-evaluator=sure-liberties",
                "--format",
                "jsonl");
        assertThat(searched.out()).contains("\"verdict\":\"UNKNOWN\"", "\"limit\":\"proof\"");
        assertThat(verify(file)).isEmpty();
    }

    @Test
    void onlyTheSolverThatSearchesWritesCertificates() throws IOException {
        CommandRun run = CommandRun.of(
                "solve", rows(), "--certificate", folder.resolve("x.gz").toString(), "--set", "safety.solver=static");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly("--certificate: needs safety.solver = search");
    }

    @Test
    void regionsNeedUnlimitedThreats() throws IOException {
        CommandRun run = region(folder.resolve("x.gz"), "--set", "safety.ko-threats=1");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errLines()).containsExactly("--certificate: needs safety.ko-threats = unlimited");
    }

    /** The region of three points is dead, and lives if its owner moves first. */
    @ParameterizedTest
    @CsvSource({"attacker, UNSAFE, claim region unsafe black A4", "defender, SAFE, claim region safe black first A4"})
    void eitherSideMovesFirst(String first, String verdict, String claim) throws Exception {
        Path file = folder.resolve("x.gz");
        String record = three().toString();
        CommandRun run = CommandRun.of(
                "region",
                record,
                "--at",
                "A4",
                "--first",
                first,
                "--certificate",
                file.toString(),
                "--format",
                "jsonl");
        assertThat(run.out()).contains("\"verdict\":\"%s\"".formatted(verdict));
        assertThat(verify(file)).hasSize(1).allMatch(board -> board.black().regions() == 1);
        assertThat(text(file)).contains("\n" + claim);
    }

    /** States know no history, and superko depends on it. */
    @Test
    void aVerdictOfSuperkoHasNoCertificate() throws Exception {
        OracleProblem problem = OracleProblem.all().get(INDEX_OF_A_CIRCLE - 1);
        assertThat(problem.truth().attackerFirst()).isEqualTo(Value.AMBIGUOUS);
        Path file = folder.resolve("x.gz");
        List<String> arguments = new ArrayList<>(List.of(
                "region",
                copy("positions.sgf").toString(),
                "--index",
                Integer.toString(INDEX_OF_A_CIRCLE),
                "--at",
                problem.position().geometry().name(problem.region().points().first()),
                "--defender",
                problem.region().defender().name().toLowerCase(Locale.ROOT),
                "--set",
                "safety.repetition=superko",
                "--format",
                "jsonl"));
        assertThat(CommandRun.of(arguments.toArray(String[]::new)).out()).doesNotContain("\"verdict\":\"UNKNOWN\"");
        arguments.addAll(List.of("--certificate", file.toString()));
        assertThat(CommandRun.of(arguments.toArray(String[]::new)).out())
                .contains("\"verdict\":\"UNKNOWN\"", "\"limit\":\"proof\"");
        assertThat(verify(file)).isEmpty();
    }

    @Test
    void rowsOfAListHaveTheirFirstMovers() throws Exception {
        Path file = folder.resolve("x.gz");
        String rows = "file,at,first\n%1$s,A4,attacker\n%1$s,A4,defender\n".formatted(three());
        Path table = Files.writeString(folder.resolve("rows.csv"), rows);
        CommandRun run = CommandRun.of("region", "--list", table.toString(), "--certificate", file.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(verify(file)).hasSize(2);
        assertThat(text(file)).contains("\nclaim region unsafe black A4", "\nclaim region safe black first A4");
    }

    private Path three() throws IOException {
        return Files.writeString(folder.resolve("three.sgf"), "(;SZ[7:4]AB[ab][bb][cb][db][da]AW[ac])");
    }

    private static String text(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    /** A certificate of some of the files would pass as one of all. */
    @Test
    void aRunThatFailsLeavesNoCertificate() throws IOException {
        Path file = folder.resolve("x.gz");
        Path bad = Files.writeString(folder.resolve("bad.sgf"), "no record");
        CommandRun solve = CommandRun.of("solve", rows(), bad.toString(), "--certificate", file.toString());
        assertThat(solve.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(solve.errLines())
                .hasSize(2)
                .last()
                .isEqualTo("--certificate: %s is not written, because an input could not be read".formatted(file));
        CommandRun region = CommandRun.of("region", rows(), "--at", "Z9", "--certificate", file.toString());
        assertThat(region.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(folder).isDirectoryNotContaining(path -> !path.toString().endsWith(".sgf"));
    }

    private CommandRun region(Path file, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("region", rows(), "--at", "A1", "--certificate", file.toString(), "--format", "jsonl"));
        arguments.addAll(List.of(options));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private String rows() throws IOException {
        return Files.writeString(folder.resolve("rows.sgf"), ROWS).toString();
    }

    private Path copy(String name) throws IOException {
        try (InputStream in = OracleProblem.class.getResourceAsStream("oracle/" + name)) {
            Path copy = folder.resolve(name);
            Files.copy(Objects.requireNonNull(in), copy);
            return copy;
        }
    }

    private static List<VerifiedBoard> verify(Path file) throws IOException, CertificateException {
        List<VerifiedBoard> boards = new ArrayList<>();
        try (InputStream in = Files.newInputStream(file)) {
            Verifier.verify(file.toString(), in, boards::add);
        }
        return boards;
    }

    private static int number(MatchResult match, int group) {
        return Integer.parseInt(match.group(group));
    }
}
