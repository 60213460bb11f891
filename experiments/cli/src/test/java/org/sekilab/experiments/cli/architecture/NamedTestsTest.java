package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.architecture.SourceTypes.Source;

/** A red test names the class that broke: each public class of a library has a test with its name. */
class NamedTestsTest {
    @Test
    void eachPublicClassOfALibraryHasATestNamedAfterIt() {
        List<Source> classes = SourceModule.ALL.stream()
                .filter(SourceModule::isLibrary)
                .flatMap(module -> SourceTypes.main(module).stream())
                .filter(Source::needsTest)
                .toList();
        assertThat(classes).hasSizeGreaterThan(100);
        assertThat(withoutTest(classes, namesOfTests())).isEmpty();
    }

    /** Records, interfaces, enums and annotations are plain. Exceptions only carry a message. */
    @Test
    void classWithoutATestIsSeen() {
        List<Source> sources = List.of(
                source("Broken", "public final class Broken {}"),
                source("Opened", "public abstract class Opened extends Broken {}"),
                source("Tested", "public class Tested {}"),
                source("Hidden", "final class Hidden {}"),
                source("Value", "public record Value(int x) {}"),
                source("Port", "public sealed interface Port {}"),
                source("Kind", "public enum Kind {}"),
                source("Mark", "public @interface Mark {}"),
                source("BadException", "public final class BadException extends RuntimeException {}"));
        List<Source> needing = sources.stream().filter(Source::needsTest).toList();
        assertThat(withoutTest(needing, Set.of("TestedTest", "OtherTest"))).containsExactly("a.Broken", "a.Opened");
    }

    private static Source source(String name, String code) {
        return new Source(name, "a", "package a;\n\n" + code);
    }

    private static Set<String> namesOfTests() {
        return SourceModule.ALL.stream()
                .flatMap(module -> SourceTypes.tests(module).stream())
                .map(Source::name)
                .collect(Collectors.toSet());
    }

    private static List<String> withoutTest(List<Source> classes, Set<String> tests) {
        return classes.stream()
                .filter(type -> !tests.contains(type.name() + "Test"))
                .map(Source::fullName)
                .toList();
    }
}
