package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.model.Seeds;
import org.sekilab.statics.EnclosedBoard;

/**
 * The second checker, in Python, accepts what the first one accepts, and nothing else. It says the same status of a
 * file that is rejected. It was written from the two pages of docs/ alone. Without Python these tests are skipped.
 */
class SecondCheckerTest {
    private static final Path CHECKER = Path.of("tools", "sekilab_verify.py");
    private static final int MOST_LINES = 1_000;
    private static final int MOST_BYTES = 6_000; // of a file with mutants

    /** One for all tests: to write the same files again costs less than to create and delete them. */
    @TempDir
    private static Path folder;

    @BeforeAll
    static void findPython() {
        assumeTrue(SecondChecker.isPythonThere(), "python3, 3.10 or later");
    }

    /** The corpus has files that break each rule, and good ones. */
    @TestFactory
    List<DynamicTest> corpusIsJudgedAsTheIndexSays() throws IOException {
        List<Corpus.Entry> entries = Corpus.entries();
        Map<Corpus.Entry, String> names = new HashMap<>();
        entries.forEach(
                entry -> names.put(entry, Corpus.FOLDER.resolve(entry.file()).toString()));
        List<String> lines =
                check(names.values().stream().map(Path::of).toList()).lines();
        return entries.stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.file(),
                        () -> assertThat(lines)
                                .filteredOn(line -> line.startsWith(names.get(entry) + ":"))
                                .singleElement()
                                .asString()
                                .matches(
                                        entry.isGood()
                                                ? ".*: \\d+ boards, .*"
                                                : ".*:%s: %s: .*".formatted(entry.linePattern(), entry.kind()))))
                .toList();
    }

    /** The corpus notices each change of the list {@code tools/weakenings-python.txt}. */
    @Test
    void weakeningsAreNoticed() throws Exception {
        Path output = folder.resolve("weakenings.txt");
        int exitCode = new ProcessBuilder(
                        "python3", "-B", CHECKER.resolveSibling("weaken.py").toString(), "--first")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();
        assertThat(exitCode).as(Files.readString(output)).isZero();
    }

    @RepeatedTest(1)
    void statusesOfMutantsAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compare(new Random(Seeds.next(run)), 40, 20, SecondCheckerTest::ofSolver);
    }

    /** Values of regions, with either side moving first. */
    @RepeatedTest(1)
    void statusesOfMutantsOfValuesAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compare(new Random(Seeds.next(run)), 60, 15, MutationTest::certificateOfValue);
    }

    /** Zones that may make earlier positions, or may not. */
    @RepeatedTest(2)
    void statusesOfZonesUnderSuperkoAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compare(new Random(Seeds.next(run)), 150, 3, NewPositionsTest::zone);
    }

    @RepeatedTest(1)
    void statusesOfMutantsOfRacesAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareRaces(new Random(Seeds.next(run)), 60, 15);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void statusesOfMoreMutantsOfRacesAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareRaces(new Random(Seeds.next(run)), 100, 30);
    }

    @RepeatedTest(1)
    void statusesOfMutantsOfLifeAndDeathAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareLife(new Random(Seeds.next(run)), 100, 8, 15);
    }

    @RepeatedTest(2)
    @Tag("thorough")
    void statusesOfMoreMutantsOfLifeAndDeathAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareLife(new Random(Seeds.next(run)), 300, 12, 15);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void statusesOfManyMutantsOfLifeAndDeathAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareLife(new Random(Seeds.next(run)), 1_000, 12, 30);
    }

    /** @param mostPoints of a board */
    private void compareLife(Random random, int questions, int mostPoints, int mutants) throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        for (int i = 0; i < questions; i++) {
            Optional<String> life =
                    RandomLife.next(random, mostPoints, mostPoints - 2).certificate(random, Set.of());
            if (life.isPresent()) {
                write(expected, life.get(), mutants, () -> LifeMutant.of(life.get(), random));
            }
        }
        compare(expected);
    }

    private void compareRaces(Random random, int boards, int mutants) throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        for (int i = 0; i < boards; i++) {
            Optional<RandomRacesTest.Certified> race = RandomRacesTest.next(random);
            if (race.isPresent()) {
                String certificate = race.get().certificate();
                write(expected, certificate, mutants, () -> RandomRacesTest.mutate(certificate, random));
            }
        }
        compare(expected);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void statusesOfMoreMutantsAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compare(new Random(Seeds.next(run)), 40, 20, SecondCheckerTest::ofSolver);
        compare(new Random(Seeds.next(run)), 60, 15, MutationTest::certificateOfValue);
    }

    private static Optional<String> ofSolver(EnclosedBoard board, Random random) {
        return MutationTest.certificateOfSolver(board.position());
    }

    /** Zones of all kinds, of both colors, on small boards. */
    @RepeatedTest(1)
    void statusesOfMutantsOfWholeBoardsAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareWholeBoards(new Random(Seeds.next(run)), 10, RandomCertificate::next);
    }

    /** The same boards with strategies of life, which may stand. */
    @RepeatedTest(1)
    void statusesOfMutantsOfBoardsWithLifeAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareWholeBoards(new Random(Seeds.next(run)), 10, RandomCertificate::nextWithLife);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void statusesOfMoreMutantsOfWholeBoardsAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compareWholeBoards(new Random(Seeds.next(run)), 20, RandomCertificate::next);
        compareWholeBoards(new Random(Seeds.next(run)), 20, RandomCertificate::nextWithLife);
    }

    private void compareWholeBoards(
            Random random, int certificates, BiFunction<WholeBoard, Random, Optional<String>> source) throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        for (int found = 0; found < certificates; ) {
            WholeBoard board = WholeBoard.next(random);
            Optional<String> certificate = source.apply(board, random);
            if (certificate.isPresent()) {
                found++;
                write(expected, certificate.get(), 60, () -> Mutant.of(board, certificate.get(), random));
            }
        }
        compare(expected);
    }

    /** A file that ends after any of its lines but the last says nothing that could be false. */
    @Test
    void aFileThatIsCutOffIsUnknown() throws Exception {
        String[] lines = ("sekilab-certificate 2\n" + SmallCertificates.TWO_EYES + "boards 1").split("\n");
        Map<Path, String> expected = new TreeMap<>();
        for (int count = 0; count < lines.length; count++) {
            write(expected, String.join("\n", Arrays.asList(lines).subList(0, count)) + "\n");
        }
        assertThat(expected.values()).containsOnly("s UNKNOWN");
        assertStatuses(expected);
    }

    /** The last line may be cut, too. A part of a zone may then fail to prove what the zone proves. */
    @Test
    void statusesOfFilesThatAreCutWithinALineAreThoseOfTheFirstChecker() throws Exception {
        String whole = "sekilab-certificate 2\n" + SmallCertificates.TWO_EYES + "boards 1";
        Map<Path, String> expected = new TreeMap<>();
        for (int length = 0; length < whole.length(); length++) {
            write(expected, whole.substring(0, length));
        }
        assertThat(expected.values()).doesNotContain("s VERIFIED");
        assertStatuses(expected);
    }

    /** What is not cut off by a rule would take more memory than the first checker may use. */
    @Test
    void statusesOfManyClaimsAreThoseOfTheFirstChecker() throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        write(expected, HostileCertificatesTest.lifeClaims(HostileCertificatesTest.FITTING_CLAIMS));
        write(expected, HostileCertificatesTest.lifeClaims(HostileCertificatesTest.FITTING_CLAIMS + 1));
        assertThat(expected.values()).containsExactly("s NOT VERIFIED", "s UNKNOWN");
        assertStatuses(expected);
    }

    /** Mutants of files that show what each rule allows. A checker may name any of several faults. */
    @RepeatedTest(1)
    void mutantsOfTheCorpusAreAcceptedByBothCheckersOrByNone(RepetitionInfo run) throws Exception {
        compareMutantsOfTheCorpus(new Random(Seeds.next(run)), 5);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void moreMutantsOfTheCorpusAreAcceptedByBothCheckersOrByNone(RepetitionInfo run) throws Exception {
        compareMutantsOfTheCorpus(new Random(Seeds.next(run)), 50);
    }

    private void compareMutantsOfTheCorpus(Random random, int mutants) throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        for (Corpus.Entry entry : Corpus.entries()) {
            if (entry.isGood() && entry.file().endsWith(".cert") && entry.bytes().length < MOST_BYTES) {
                String certificate = new String(entry.bytes(), StandardCharsets.UTF_8);
                for (int mutant = 0; mutant < mutants; mutant++) {
                    write(expected, MutationTest.mutate(certificate, random));
                }
            }
        }
        Map<Path, String> found = statuses(new ArrayList<>(expected.keySet()));
        expected.replaceAll((file, status) -> status.replaceAll("NOT VERIFIED|UNKNOWN", "REJECTED"));
        found.replaceAll((file, status) -> status.replaceAll("NOT VERIFIED|UNKNOWN", "REJECTED"));
        assertThat(found).isEqualTo(expected).containsValues("s VERIFIED", "s REJECTED");
    }

    /** The zone assumes an eye that nothing gives it. An empty line stands in place of its state. */
    @Test
    void errorOfAnEarlierLineComesFirst() throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        write(expected, """
                sekilab-certificate 4
                board 5 5 test
                row .XOO.
                row .XXOO
                row X.XOO
                row .XXOO
                row .XOO.
                zone black game safe
                superko
                points A1 A2 B3 A4 A5
                territory 4
                block B1 2
                block A3 2
                states 1

                end
                boards 1
                """);
        assertThat(expected).containsValue("s NOT VERIFIED");
        assertStatuses(expected);
    }

    /** A message quotes a word of the file. A terminal may not know its letters. */
    @Test
    void wordsThatTheOutputCannotShowAreNoCrash() throws Exception {
        String good = "sekilab-certificate 2\n" + SmallCertificates.TWO_EYES + "boards 1\n";
        Path file = Files.writeString(folder.resolve("letters"), good.replace("alive B4", "alive \u56f24"));
        Path output = folder.resolve("letters.txt");
        ProcessBuilder python = new ProcessBuilder("python3", "-B", CHECKER.toString(), file.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        python.environment().put("PYTHONIOENCODING", "ascii");
        assertThat(python.start().waitFor()).isEqualTo(2);
        assertThat(Files.readAllLines(output)).hasSize(2).last().isEqualTo("s UNKNOWN");
    }

    @Test
    void exitCodesAreThoseOfTheFirstChecker() throws Exception {
        String good = "sekilab-certificate 2\n" + SmallCertificates.TWO_EYES + "boards 1\n";
        String verified = Files.writeString(folder.resolve("verified"), good).toString();
        String notVerified = Files.writeString(folder.resolve("not"), good.replace("alive B4", "alive E4"))
                .toString();
        String unknown =
                Files.writeString(folder.resolve("unknown"), good + "\n").toString();
        assertThat(exitCode(verified, verified)).isZero();
        assertThat(exitCode(verified, notVerified)).isEqualTo(1);
        assertThat(exitCode(unknown, notVerified, verified)).isEqualTo(2);
        assertThat(exitCode(folder.resolve("none").toString())).isEqualTo(2);
        assertThat(exitCode()).isEqualTo(2);
    }

    private int exitCode(String... files) throws IOException {
        return check(Stream.of(files).map(Path::of).toList()).exitCode();
    }

    private SecondChecker.Answer check(List<Path> files) throws IOException {
        return new SecondChecker(CHECKER).check(files, folder.resolve("output.txt"));
    }

    /** The checker stays small enough to be read in an hour: blank lines and comments aside. */
    @Test
    void checkerIsSmall() throws IOException {
        boolean isText = false; // within a comment of several lines
        int lines = 0;
        for (String line : Files.readAllLines(CHECKER)) {
            String code = line.strip();
            int quotes = code.split("\"\"\"", -1).length - 1;
            if (!isText && quotes == 0 && !code.isEmpty() && !code.startsWith("#")) {
                lines++;
            }
            isText ^= quotes == 1;
        }
        assertThat(lines).isBetween(300, MOST_LINES);
    }

    private void compare(
            Random random, int boards, int mutants, BiFunction<EnclosedBoard, Random, Optional<String>> source)
            throws Exception {
        Map<Path, String> expected = new TreeMap<>();
        for (int i = 0; i < boards; i++) {
            Optional<String> certificate = EnclosedBoard.next(random, 7).flatMap(board -> source.apply(board, random));
            if (certificate.isPresent()) {
                write(expected, certificate.get(), mutants, () -> MutationTest.mutate(certificate.get(), random));
            }
        }
        compare(expected);
    }

    private void compare(Map<Path, String> expected) throws Exception {
        assertThat(expected.values()).contains("s VERIFIED", "s NOT VERIFIED", "s UNKNOWN");
        assertStatuses(expected);
    }

    /** The second checker has the expected status of each file. */
    private void assertStatuses(Map<Path, String> expected) throws IOException {
        assertThat(statuses(new ArrayList<>(expected.keySet()))).isEqualTo(expected);
    }

    /** Writes a certificate and mutants of it. */
    private void write(Map<Path, String> expected, String certificate, int mutants, Supplier<String> mutant)
            throws IOException {
        write(expected, certificate);
        for (int i = 0; i < mutants; i++) {
            write(expected, mutant.get());
        }
    }

    private void write(Map<Path, String> expected, String certificate) throws IOException {
        Path file = folder.resolve("c%d.cert".formatted(expected.size()));
        byte[] bytes = certificate.getBytes(StandardCharsets.UTF_8);
        try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw")) {
            content.write(bytes);
            content.setLength(bytes.length);
        }
        expected.put(file, status(certificate));
    }

    /** The status as the first checker says it. Only a rule of proof makes a certificate false. */
    private static String status(String certificate) {
        try {
            return Certificates.verify(certificate).isEmpty() ? "s UNKNOWN" : "s VERIFIED";
        } catch (CertificateException e) {
            return e.fault() == CertificateException.Fault.PROOF ? "s NOT VERIFIED" : "s UNKNOWN";
        }
    }

    /** What the checker in Python says of files. */
    private Map<Path, String> statuses(List<Path> files) throws IOException {
        List<String> lines = check(files).lines();
        List<String> statuses =
                lines.stream().filter(line -> line.startsWith("s ")).toList();
        assertThat(statuses).as(String.join("\n", lines)).hasSameSizeAs(files);
        Map<Path, String> all = new TreeMap<>();
        for (int i = 0; i < files.size(); i++) {
            all.put(files.get(i), statuses.get(i));
        }
        return all;
    }
}
