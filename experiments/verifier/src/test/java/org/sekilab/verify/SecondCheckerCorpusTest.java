package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The checker in Python judges each certificate of the corpus as the index says. Without Python the test is skipped. */
class SecondCheckerCorpusTest {
    private static final Path CHECKER = Path.of("tools", "sekilab_verify.py");

    @TempDir
    Path folder;

    @TestFactory
    List<DynamicTest> judgedAsTheIndexSays() throws IOException {
        assumeTrue(SecondChecker.isPythonThere(), "python3, 3.10 or later");
        List<Corpus.Entry> entries = Corpus.entries();
        Map<String, Path> files = entries.stream()
                .collect(Collectors.toMap(Corpus.Entry::file, entry -> Corpus.FOLDER.resolve(entry.file())));
        List<String> output = new SecondChecker(CHECKER)
                .check(
                        entries.stream().map(entry -> files.get(entry.file())).toList(),
                        folder.resolve("output.txt"));
        return entries.stream()
                .map(entry -> DynamicTest.dynamicTest(entry.file(), () -> assertThat(output)
                        .filteredOn(line -> line.startsWith(files.get(entry.file()) + ":"))
                        .singleElement()
                        .asString()
                        .matches(entry.isGood()
                                ? ".*: \\d+ boards, .*"
                                : ".*:%s: %s: .*".formatted(entry.linePattern(), entry.kind()))))
                .toList();
    }
}
