package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.Repository;
import org.sekilab.experiments.cli.architecture.SourceTypes.Source;

/** The program has no type that only tests use, unless the page on the library offers it. */
class TypesInUseTest {
    private static final String PAGE = "docs/library.md";
    private static final String BENCHMARK = "@Benchmark";
    private static final String START = "public static void main(";

    @Test
    void eachTypeIsUsedByAnotherOneOrIsOfferedByThePageOnTheLibrary() throws IOException {
        List<Source> all = SourceModule.ALL.stream()
                .flatMap(module -> SourceTypes.main(module).stream())
                .toList();
        Set<String> services = services();
        String page = Repository.read(PAGE);
        List<String> dead = all.stream()
                .filter(type -> !isEntry(type, services) && !page.contains("`" + type.fullName() + "`"))
                .filter(type -> all.stream().noneMatch(other -> !other.equals(type) && other.uses(type)))
                .map(Source::fullName)
                .toList();
        assertThat(dead).isEmpty();
        assertThat(all).hasSizeGreaterThan(500);
    }

    @Test
    void deadTypeIsSeen() {
        Source dead = new Source("Dead", "a", "package a; final class Dead {}");
        Source other = new Source("Other", "a", "package a; final class Other { Deadly deadly; }");
        assertThat(other.uses(dead)).isFalse();
        assertThat(new Source("User", "a", "class User { Dead dead; }").uses(dead))
                .isTrue();
        assertThat(isEntry(dead, Set.of())).isFalse();
    }

    /** What the Java machine, a service loader or JMH begins with. */
    private static boolean isEntry(Source type, Set<String> services) {
        return services.contains(type.fullName())
                || type.code().contains(BENCHMARK)
                || type.code().contains(START);
    }

    private static Set<String> services() throws IOException {
        Set<String> services = new TreeSet<>();
        for (SourceModule module : SourceModule.ALL) {
            Path folder =
                    Repository.file(module.name()).resolve(Path.of("src", "main", "resources", "META-INF", "services"));
            if (Files.exists(folder)) {
                for (Path file : files(folder)) {
                    services.addAll(Files.readAllLines(file));
                }
            }
        }
        return services;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return new ArrayList<>(files.toList());
        }
    }
}
