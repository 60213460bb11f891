package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.model.Seeds;
import org.sekilab.statics.EnclosedBoard;

/**
 * The second checker, in Python, accepts what the first one accepts, and nothing else. It was written from the two
 * pages of docs/ alone. Without Python these tests are skipped.
 */
class SecondCheckerTest {
    private static final Path CHECKER = Path.of("tools", "sekilab_verify.py");
    private static final int MOST_LINES = 800;

    @TempDir
    Path folder;

    @BeforeAll
    static void findPython() {
        boolean isThere;
        try {
            isThere = new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 10))")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            isThere = false;
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while Python starts", e);
        }
        assumeTrue(isThere, "python3, 3.10 or later");
    }

    @Test
    void falseCertificatesAreRejected() throws Exception {
        Path certificates = Path.of("src/test/resources/org/sekilab/verify/false-certificates");
        List<Path> files;
        try (Stream<Path> all = Files.list(certificates)) {
            files = all.sorted().toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(23);
        assertThat(verdicts(files).values()).allMatch(isAccepted -> !isAccepted);
    }

    @RepeatedTest(2)
    void verdictsOnMutantsAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compare(new Random(Seeds.next(run)), 40, 20);
    }

    @RepeatedTest(20)
    @Tag("thorough")
    void verdictsOnMoreMutantsAreThoseOfTheFirstChecker(RepetitionInfo run) throws Exception {
        compare(new Random(Seeds.next(run)), 40, 20);
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

    private void compare(Random random, int boards, int mutants) throws Exception {
        Map<Path, Boolean> expected = new TreeMap<>();
        for (int i = 0; i < boards; i++) {
            Optional<String> certificate =
                    EnclosedBoard.next(random, 7).flatMap(board -> MutationTest.certificateOfSolver(board.position()));
            if (certificate.isPresent()) {
                write(expected, certificate.get());
                for (int mutant = 0; mutant < mutants; mutant++) {
                    write(expected, MutationTest.mutate(certificate.get(), random));
                }
            }
        }
        assertThat(expected.values()).contains(true, false);
        assertThat(verdicts(new ArrayList<>(expected.keySet()))).isEqualTo(expected);
    }

    private void write(Map<Path, Boolean> expected, String certificate) throws IOException {
        Path file = Files.writeString(folder.resolve("c%d.cert".formatted(expected.size())), certificate);
        expected.put(file, Certificates.problem(certificate).isEmpty());
    }

    /** What the checker in Python says of files: true if it accepts the file. */
    private Map<Path, Boolean> verdicts(List<Path> files) throws Exception {
        List<String> command = new ArrayList<>(List.of("python3", "-B", CHECKER.toString()));
        files.forEach(file -> command.add(file.toString()));
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        process.waitFor();
        List<String> statuses = Files.readAllLines(output).stream()
                .filter(line -> line.startsWith("s "))
                .toList();
        assertThat(statuses).as(Files.readString(output)).hasSameSizeAs(files);
        Map<Path, Boolean> verdicts = new TreeMap<>();
        for (int i = 0; i < files.size(); i++) {
            assertThat(statuses.get(i)).isIn("s VERIFIED", "s NOT VERIFIED");
            verdicts.put(files.get(i), statuses.get(i).equals("s VERIFIED"));
        }
        return verdicts;
    }
}
