package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The corpus notices when a rule of the checker is weakened. The list {@code tools/weakenings.txt} has the changes.
 * Each is made in a copy of the sources. The copy is compiled and judges the corpus. The files that it judges wrongly
 * are written to {@code target/weakenings.txt}.
 */
class WeakeningTest {
    private static final Path LIST = Path.of("tools", "weakenings.txt");
    private static final Path REPORT = Path.of("target", "weakenings.txt");
    private static final String HARMLESS = "-";
    private static final String VERDICT = "|\\d+ (whole|form|proof)"; // anything else is a bug
    private static final int LEAST = 100;

    /** The corpus cannot notice them, see its page. */
    private static final Set<String> WITHOUT_WEAKENING = Set.of("F-STATE-2", "F-LIFE-6", "R-CLAIM-4");

    @TempDir
    private static Path folder;

    private static Map<Corpus.Entry, byte[]> corpus = Map.of();

    @BeforeAll
    static void compile() throws IOException {
        CheckerCopy.compileAll(Files.createDirectory(folder.resolve("original")));
        corpus = new LinkedHashMap<>();
        Corpus.entries().forEach(entry -> corpus.put(entry, entry.bytes()));
        Files.createDirectories(REPORT.getParent());
        Files.deleteIfExists(REPORT);
    }

    static List<Weakening> weakenings() throws IOException {
        return Weakening.read(LIST);
    }

    @ParameterizedTest
    @MethodSource("weakenings")
    @Tag("slow")
    void corpusNoticesIt(Weakening weakening) throws IOException {
        List<String> noticed = new ArrayList<>();
        List<String> elsewhere = new ArrayList<>(); // rejected, but not for the reason that the index gives
        Path classes = Files.createTempDirectory(folder, "weak");
        try (CheckerCopy checker = CheckerCopy.of(weakening, folder.resolve("original"), classes)) {
            corpus.forEach((entry, bytes) -> {
                String verdict = checker.judge(bytes);
                if (verdict.isEmpty() != entry.isGood() || !verdict.matches(VERDICT)) {
                    noticed.add(entry.file());
                } else if (!entry.isGood() && !verdict.matches(entry.linePattern() + " " + entry.kind())) {
                    elsewhere.add(entry.file());
                }
            });
        }
        String report =
                "%s%n    %s | %s%n".formatted(weakening, String.join(" ", noticed), String.join(" ", elsewhere));
        Files.writeString(REPORT, report, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (weakening.rule().startsWith("F-")) {
            noticed.addAll(elsewhere);
        }
        assertThat(noticed.isEmpty()).as(report).isEqualTo(weakening.rule().equals(HARMLESS));
    }

    @Test
    void eachRuleIsWeakened() throws IOException {
        Set<String> rules = new TreeSet<>(CorpusTest.rules());
        rules.removeAll(WITHOUT_WEAKENING);
        assertThat(weakenings().stream().map(Weakening::rule)).contains(rules.toArray(String[]::new));
        assertThat(weakenings()).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(LEAST);
    }
}
