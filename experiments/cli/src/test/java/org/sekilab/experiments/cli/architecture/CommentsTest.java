package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Comments and texts keep to the page of English in CONTRIBUTING.md: comments to its width, and both without words that
 * name no side.
 */
class CommentsTest {
    private static final int MOST_COLUMNS = 120;
    private static final Pattern COMMENT = Pattern.compile("^\\s*(/?\\*|//).*|.*\\s// .*");
    private static final Pattern CODE = Pattern.compile("\\{@code [^}]*}|<code>.*?</code>|\"[^\"]*\"");
    private static final Pattern FORBIDDEN = Pattern.compile("(?i)\\b(he|his|him|whoever|likewise)\\b");
    private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"");
    private static final Pattern FORBIDDEN_IN_TEXTS = Pattern.compile(
            "(?i)\\b(he|his|him|who|whom|whoever|nobody|anybody|likewise|the same, for|counts? on|counted on)\\b");

    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void commentsAreNarrowAndNameTheSides(SourceModule module) throws IOException {
        assertThat(linesOf(Path.of("..", module.name(), "src"), CommentsTest::isWrong))
                .isEmpty();
    }

    /** Help, messages, reports and answers are texts of main code. */
    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void textsOfMainCodeNameTheSides(SourceModule module) throws IOException {
        assertThat(linesOf(Path.of("..", module.name(), "src", "main"), CommentsTest::hasWrongText))
                .isEmpty();
    }

    private static List<String> linesOf(Path folder, Predicate<String> isWrong) throws IOException {
        List<String> mistakes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int line = 0; line < lines.size(); line++) {
                    if (isWrong.test(lines.get(line))) {
                        mistakes.add("%s:%d: %s"
                                .formatted(file, line + 1, lines.get(line).strip()));
                    }
                }
            }
        }
        return mistakes;
    }

    @Test
    void mistakesAreSeen() {
        assertThat(isWrong("     * Who moves first captures what he likes.")).isTrue();
        assertThat(isWrong("    // " + "long ".repeat(30))).isTrue();
        assertThat(isWrong("    int area; " + "// his own")).isTrue();
        assertThat(isWrong("     * The attacker captures the block.")).isFalse();
        assertThat(isWrong("        String his = \"he\";")).isFalse();
    }

    @Test
    void mistakesInTextsAreSeen() {
        assertThat(hasWrongText("    \"Tells who wins.\"")).isTrue();
        assertThat(hasWrongText("    add(\"a\", \"alone, with nothing outside counted on\");"))
                .isTrue();
        assertThat(hasWrongText("    String who = \"The attacker wins.\";")).isFalse();
        assertThat(hasWrongText("     * Asks \"who wins?\" of a program.")).isFalse();
    }

    private static boolean hasWrongText(String line) {
        return !COMMENT.matcher(line).matches()
                && LITERAL.matcher(line)
                        .results()
                        .anyMatch(literal ->
                                FORBIDDEN_IN_TEXTS.matcher(literal.group()).find());
    }

    private static boolean isWrong(String line) {
        if (!COMMENT.matcher(line).matches()) {
            return false;
        }
        String comment = line.strip().startsWith("*") || line.strip().startsWith("/")
                ? line
                : line.substring(line.lastIndexOf(" // "));
        return line.length() > MOST_COLUMNS
                || FORBIDDEN.matcher(CODE.matcher(comment).replaceAll("")).find();
    }
}
