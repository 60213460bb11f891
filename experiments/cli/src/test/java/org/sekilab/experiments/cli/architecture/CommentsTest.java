package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Comments keep to the page of English in CONTRIBUTING.md: to its width, and without words that name no side. */
class CommentsTest {
    private static final int MOST_COLUMNS = 120;
    private static final Pattern COMMENT = Pattern.compile("^\\s*(/?\\*|//).*|.*\\s// .*");
    private static final Pattern CODE = Pattern.compile("\\{@code [^}]*}|<code>.*?</code>|\"[^\"]*\"");
    private static final Pattern FORBIDDEN = Pattern.compile("(?i)\\b(he|his|him|whoever|likewise)\\b");

    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void commentsAreNarrowAndNameTheSides(SourceModule module) throws IOException {
        List<String> mistakes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("..", module.name(), "src"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int line = 0; line < lines.size(); line++) {
                    if (isWrong(lines.get(line))) {
                        mistakes.add("%s:%d: %s"
                                .formatted(file, line + 1, lines.get(line).strip()));
                    }
                }
            }
        }
        assertThat(mistakes).isEmpty();
    }

    @Test
    void mistakesAreSeen() {
        assertThat(isWrong("     * Who moves first captures what he likes.")).isTrue();
        assertThat(isWrong("    // " + "long ".repeat(30))).isTrue();
        assertThat(isWrong("    int area; " + "// his own")).isTrue();
        assertThat(isWrong("     * The attacker captures the block.")).isFalse();
        assertThat(isWrong("        String his = \"he\";")).isFalse();
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
