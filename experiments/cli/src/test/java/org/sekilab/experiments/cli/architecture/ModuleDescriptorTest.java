package org.sekilab.experiments.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.Repository;

/** What the descriptors of the libraries export and provide. The class path does not hold anybody to it. */
class ModuleDescriptorTest {
    private static final String DESCRIPTOR = "/src/main/java/module-info.java";
    private static final Pattern NAME = Pattern.compile("(?m)^module ([\\w.]+) \\{$");
    private static final Pattern EXPORTS = Pattern.compile("exports ([\\w.]+);");
    private static final Pattern PROVIDES = Pattern.compile("provides ([\\w.]+) with\\s+([\\w.]+);");

    static Stream<SourceModule> libraries() {
        return SourceModule.ALL.stream().filter(SourceModule::isLibrary);
    }

    static Stream<SourceModule> others() {
        return SourceModule.ALL.stream().filter(Predicate.not(SourceModule::isLibrary));
    }

    /** The compiler finds internal types in what is exported: that is a warning of its lint, and an error here. */
    @ParameterizedTest
    @MethodSource("libraries")
    void othersUseExportedPackagesOnly(SourceModule library) {
        List<String> exported = found(EXPORTS, library);
        String[] internal = packagesOf(library).stream()
                .filter(Predicate.not(exported::contains))
                .toArray(String[]::new);
        assertThat(packagesOf(library)).containsAll(exported);
        if (internal.length > 0) {
            rule(library, internal).check(ArchitectureTest.OURS);
        }
    }

    @Test
    void useOfAnInternalPackageIsFound() {
        SourceModule library = libraries().findFirst().orElseThrow();
        ArchRule rule = rule(library, packagesOf(library).toArray(String[]::new));
        assertThat(rule.evaluate(ArchitectureTest.OURS).hasViolation()).isTrue();
    }

    @Test
    void partsOfTheSolversAreInternal() {
        assertThat(libraries().flatMap(library -> found(EXPORTS, library).stream()))
                .contains("org.sekilab.safety", "org.sekilab.safety.certificate", "org.sekilab.verify")
                .doesNotContain("org.sekilab.safety.certify", "org.sekilab.safety.region", "org.sekilab.semeai.lcg");
    }

    /** The same providers for programs on the class path and on the module path. */
    @ParameterizedTest
    @MethodSource("libraries")
    void providersAreThoseOfTheClassPath(SourceModule library) throws IOException {
        Path services = Repository.file(library.name()).resolve("src/main/resources/META-INF/services");
        Set<String> providers = new TreeSet<>();
        if (Files.isDirectory(services)) {
            try (Stream<Path> files = Files.list(services)) {
                for (Path file : files.toList()) {
                    Files.readAllLines(file).forEach(line -> providers.add(file.getFileName() + " " + line));
                }
            }
        }
        assertThat(PROVIDES.matcher(descriptor(library)).results().map(match -> match.group(1) + " " + match.group(2)))
                .containsExactlyElementsOf(providers);
    }

    /** A name that Java would make of the name of the file is no name that others can require. */
    @ParameterizedTest
    @MethodSource("others")
    void moduleWithoutADescriptorHasANameAllTheSame(SourceModule module) {
        assertThat(Files.exists(Repository.file(module.name() + DESCRIPTOR))).isFalse();
        assertThat(Pom.of(module.name()).at("properties/module.name"))
                .isEqualTo("org." + module.artifact().replace("sekilab-", "sekilab.experiments."));
    }

    @Test
    void namesOfModulesBeginAPackageOfTheirs() {
        assertThat(libraries())
                .allSatisfy(library -> assertThat(packagesOf(library)).containsAll(found(NAME, library)));
    }

    private static ArchRule rule(SourceModule library, String... internal) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(library.packages().toArray(String[]::new))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(internal);
    }

    private static Set<String> packagesOf(SourceModule module) {
        String folder = "/" + module.name() + "/src/main/java/";
        try (Stream<Path> files = Files.walk(Repository.file(module.name()).resolve("src/main/java"))) {
            return files.filter(file -> file.endsWith("package-info.java"))
                    .map(file -> file.getParent().toString().replace('\\', '/'))
                    .map(path -> path.substring(path.indexOf(folder) + folder.length())
                            .replace('/', '.'))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> found(Pattern pattern, SourceModule library) {
        return pattern.matcher(descriptor(library))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    private static String descriptor(SourceModule library) {
        return Repository.read(library.name() + DESCRIPTOR);
    }
}
