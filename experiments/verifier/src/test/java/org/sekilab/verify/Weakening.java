package org.sekilab.verify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A change of the checker's source that leaves out a part of a rule.
 *
 * <p>Lists of them have a paragraph for each: the rule with a colon and words, the file, lines with {@code -} that are
 * replaced, and lines with {@code +} in their place. Indentation is of no importance. {@code #} begins a comment.
 *
 * @param rule that is weakened, or {@code -} with the reason if the change weakens nothing
 * @param says what is left out
 * @param file of the source
 * @param before the text that is replaced, lines without indentation
 * @param after the text in its place
 */
record Weakening(String rule, String says, String file, String before, String after) {
    static List<Weakening> read(Path list) throws IOException {
        List<Weakening> all = new ArrayList<>();
        for (String paragraph : Files.readString(list).split("\n\n+")) {
            List<String> lines = Arrays.stream(paragraph.split("\n"))
                    .filter(line -> !line.startsWith("#"))
                    .toList();
            if (!lines.isEmpty()) {
                String[] head = lines.get(0).split(": ", 2);
                all.add(new Weakening(head[0], head[1], lines.get(1), text(lines, "-"), text(lines, "+")));
            }
        }
        return all;
    }

    private static String text(List<String> lines, String mark) {
        return lines.stream()
                .skip(2)
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(1).strip())
                .collect(Collectors.joining("\n"));
    }

    /** The source with the change. The text must be there exactly once. */
    String applyTo(Path folder) {
        String source;
        try (var lines = Files.lines(folder.resolve(file))) {
            source = lines.map(String::strip).collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
        int at = source.indexOf(before);
        if (before.isEmpty() || at < 0 || source.indexOf(before, at + 1) >= 0) {
            throw new IllegalStateException("%s must have this text once: %s".formatted(file, before));
        }
        return source.substring(0, at) + after + source.substring(at + before.length());
    }

    /** Whether other classes have a copy of what is changed, so that all must be compiled. */
    boolean isOfConstants() {
        return before.contains("static final");
    }

    @Override
    public String toString() {
        return rule + ": " + says;
    }
}
