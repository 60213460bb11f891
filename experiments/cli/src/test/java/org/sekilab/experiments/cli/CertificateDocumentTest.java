package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages that define certificates, and the checker, have the same rules. The checker judges the examples of the
 * pages as they say. An example stands behind {@code <!-- certificate: accepted -->} or
 * {@code <!-- certificate: rejected LINE: MESSAGE -->}.
 */
class CertificateDocumentTest {
    private static final String FORMAT = "docs/certificates.md";
    private static final String RULES = "docs/certificate-rules.md";
    private static final Pattern EXAMPLE =
            Pattern.compile("<!-- certificate: (.+?) -->\\s+```text\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\\b[FR]-[A-Z]+-\\d+|\\bL-\\d+");
    private static final Pattern DEFINITION = Pattern.compile("(?m)^(?:> |\\* )\\*\\*(%s)\\b".formatted(NAME));
    private static final int MOST_LINES = 60;

    @TempDir
    private Path folder;

    private record Example(String verdict, String certificate) {
        @Override
        public String toString() {
            return verdict;
        }
    }

    static List<Example> examples() {
        return EXAMPLE.matcher(Repository.read(RULES))
                .results()
                .map(block -> new Example(block.group(1), block.group(2)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void exampleIsJudgedAsThePageSays(Example example) throws IOException {
        Path file = Files.writeString(folder.resolve("example"), example.certificate);
        CommandRun run = CommandRun.of("verify", file.toString());
        String verdict = run.exitCode() == 0
                ? "accepted"
                : run.err().strip().replace(file + ":", "rejected ").replace("rejected  ", "rejected ");
        assertThat(verdict).isEqualTo(example.verdict);
    }

    @Test
    void examplesAreSmallAndOfBothVerdicts() {
        assertThat(examples())
                .anyMatch(example -> example.verdict.equals("accepted"))
                .anyMatch(example -> example.verdict.startsWith("rejected"))
                .allMatch(example -> example.certificate.lines().count() <= MOST_LINES);
    }

    /** Each rule is defined once, and the checker names each of them, and no others. */
    @Test
    void rulesOfThePagesAreThoseOfTheChecker() throws IOException {
        List<String> defined = Stream.of(FORMAT, RULES)
                .flatMap(page -> DEFINITION.matcher(Repository.read(page)).results())
                .map(match -> match.group(1))
                .toList();
        assertThat(defined).doesNotHaveDuplicates().hasSizeGreaterThan(50);
        Set<String> ofTheChecker = new TreeSet<>();
        try (Stream<Path> files =
                Files.walk(Repository.file("experiments/verifier/src/main/java/org/sekilab/verify"))) {
            files.filter(Files::isRegularFile).forEach(file -> ofTheChecker.addAll(names(Repository.read(file))));
        }
        assertThat(defined).containsAll(ofTheChecker);
        assertThat(ofTheChecker)
                .containsAll(
                        defined.stream().filter(name -> !name.startsWith("L-")).toList());
        for (String page : List.of(FORMAT, RULES)) {
            assertThat(defined).as(page).containsAll(names(Repository.read(page)));
        }
    }

    private static Set<String> names(String text) {
        return NAME.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }
}
