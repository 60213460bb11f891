package org.sekilab.experiments.cli.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sekilab.experiments.cli.Repository;

/** The source files of the modules, one for each type that is no member of another. */
final class SourceTypes {
    /** A string, which may look like a comment within, or a comment. */
    private static final Pattern STRING_OR_COMMENT =
            Pattern.compile("(\"(?:\\\\.|[^\"\\\\\n])*\")|/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);

    private SourceTypes() {}

    /**
     * A source file.
     *
     * @param name the simple name of its type
     * @param packageName the name of its package
     * @param code its text without comments
     * @param words the words of that text
     */
    record Source(String name, String packageName, String code, Set<String> words) {
        Source(String name, String packageName, String code) {
            this(name, packageName, code, Set.copyOf(Arrays.asList(code.split("\\W+"))));
        }

        String fullName() {
            return packageName + "." + name;
        }

        boolean isPublic() {
            return kind().startsWith("public ");
        }

        boolean isInterface() {
            return kind().matches("(public )?(sealed |@)?interface .*");
        }

        /** True for a public class that is no exception. */
        boolean needsTest() {
            return kind().matches("public .*\\bclass .*") && !kind().matches(".* extends \\w*(Exception|Error)\\b.*");
        }

        /** The declaration of the type, up to its name. */
        private String kind() {
            return code.lines()
                    .filter(line -> line.matches("(public |abstract |final |sealed |non-sealed )*"
                            + "(class|record|enum|interface|@interface) " + name + "\\b.*"))
                    .findFirst()
                    .orElse("");
        }

        boolean uses(Source other) {
            return words.contains(other.name);
        }
    }

    /** The types of a module's program. */
    static List<Source> main(SourceModule module) {
        return sources(module, "main");
    }

    /** The types of a module's tests. */
    static List<Source> tests(SourceModule module) {
        return sources(module, "test");
    }

    private static List<Source> sources(SourceModule module, String kind) {
        Path folder = Repository.file(module.name()).resolve(Path.of("src", kind, "java"));
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.getFileName().toString().contains("-info"))
                    .sorted()
                    .map(file -> source(folder, file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Source source(Path folder, Path file) {
        String name = file.getFileName().toString().replace(".java", "");
        String packageName = folder.relativize(file.getParent())
                .toString()
                .replace(file.getFileSystem().getSeparator(), ".");
        try {
            return new Source(
                    name,
                    packageName,
                    STRING_OR_COMMENT.matcher(Files.readString(file)).replaceAll("$1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
