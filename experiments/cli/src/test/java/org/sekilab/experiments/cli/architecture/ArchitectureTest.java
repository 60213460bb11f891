package org.sekilab.experiments.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.Repository;
import picocli.CommandLine;

/** The arrows between modules and packages, and what may be used where. */
class ArchitectureTest {
    private static final long MOST_LINES_OF_THE_VERIFIER = 3_000;
    static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar")) // what tests of other modules share
            .importPackages("org.sekilab");

    /** Libraries that keep to none of these rules, so that each is seen to fail. */
    private static final JavaClasses FOREIGN = new ClassFileImporter().importPackagesOf(Guice.class, CommandLine.class);

    private static final ArchRule GUICE_IS_FOR_MODULES = noClasses()
            .that()
            .haveSimpleNameNotEndingWith("Module")
            .and()
            .resideOutsideOfPackage("org.sekilab.experiments..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.inject..");

    private static final ArchRule STANDARD_STREAMS_ARE_FOR_THE_COMMAND_LINE = noClasses()
            .that()
            .resideOutsideOfPackage("org.sekilab.experiments.cli..")
            .should()
            .accessTargetWhere(
                    DescribedPredicate.describe("System.out or System.err", ArchitectureTest::isStandardStream));

    private static final ArchRule NOTHING_LOGS_THROUGH_THE_JDK =
            noClasses().should().dependOnClassesThat().resideInAPackage("java.util.logging..");

    @Test
    void packagesOfAllModulesAreSeen() {
        assertThat(OURS.stream().map(JavaClass::getPackageName).distinct())
                .contains(
                        "org.sekilab.model",
                        "org.sekilab.statics",
                        "org.sekilab.search",
                        "org.sekilab.search.alphabeta",
                        "org.sekilab.search.dfpn",
                        "org.sekilab.safety",
                        "org.sekilab.semeai",
                        "org.sekilab.experiments");
    }

    /** A package that no module claims would escape the rule on arrows. */
    @Test
    void everyPackageBelongsToAModule() {
        classes().should().resideInAnyPackage(SourceModule.packagesOfAll()).check(OURS);
    }

    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void moduleDependsOnItsOwnOnly(SourceModule module) {
        noDependency(module.packages(), module.forbiddenPackages())
                .allowEmptyShould(true) // two modules are built after this one: their POMs have to do
                .check(OURS);
    }

    /** The verifier trusts no other module, not even the board of the search. */
    @Test
    void theVerifierStandsAlone() {
        ArchRule rule = classes()
                .that()
                .resideInAPackage("org.sekilab.verify..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.sekilab.verify..", "java..", "org.jspecify..");
        rule.check(OURS);
    }

    /**
     * A skeptical reader must be able to read the verifier, its board included, and is told the size. Lines of code
     * count, without comments, imports and blank lines.
     */
    @Test
    void theVerifierIsSmall() throws IOException {
        long lines = 0;
        try (Stream<Path> files = Files.walk(Path.of("verifier", "src", "main", "java", "org", "sekilab", "verify"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                lines += Files.readAllLines(file).stream()
                        .filter(line -> !line.strip().matches("|(//|/?\\*|import |package ).*"))
                        .count();
            }
        }
        assertThat(lines).isBetween(1L, MOST_LINES_OF_THE_VERIFIER - 1);
        assertThat(Repository.read("docs/certificates.md"))
                .contains("fewer than %,d lines of code".formatted(MOST_LINES_OF_THE_VERIFIER));
    }

    @Test
    void forbiddenArrowIsFound() {
        ArchRule rule = noDependency(List.of("org.sekilab.statics.."), "org.sekilab.model..");
        assertThat(rule.evaluate(OURS).hasViolation()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("org.sekilab.experiments.cli.architecture.PackageLayers#all")
    void packageUsesOnlyWhatThePageOnTheArchitectureAllows(PackageLayers.Layer layer) {
        if (!layer.others().isEmpty()) {
            noDependency(List.of(layer.name()), layer.others().toArray(String[]::new))
                    .check(OURS);
        }
    }

    /** So each rule can fail, and the page draws no arrow that is not there. */
    @ParameterizedTest
    @MethodSource("org.sekilab.experiments.cli.architecture.PackageLayers#all")
    void ruleOnEachAllowedArrowWouldBeBroken(PackageLayers.Layer layer) {
        assertThat(layer.allowed())
                .allSatisfy(allowed -> assertThat(noDependency(List.of(layer.name()), allowed)
                                .evaluate(OURS)
                                .hasViolation())
                        .isTrue());
    }

    /** A package that the page forgets would escape its rules. */
    @Test
    void pageOnTheArchitectureHasEachPackageOfItsModules() {
        List<String> named =
                PackageLayers.all().stream().map(PackageLayers.Layer::name).toList();
        List<String> roots =
                List.of("org.sekilab.safety", "org.sekilab.semeai", "org.sekilab.life", "org.sekilab.experiments.gtp");
        assertThat(OURS.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name ->
                                roots.stream().anyMatch(root -> name.equals(root) || name.startsWith(root + ".")))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(named);
    }

    @ParameterizedTest
    @MethodSource("org.sekilab.experiments.cli.architecture.PackageLayers#modules")
    void moduleOfThePageMayUseWhatTheRuleAllows(PackageLayers.ModuleRow row) {
        SourceModule module = SourceModule.ALL.stream()
                .filter(each -> each.name().equals(row.name()))
                .findFirst()
                .orElseThrow();
        assertThat(module.dependencies().stream().map(SourceModule::name))
                .containsAll(row.named().stream().map(ArchitectureTest::path).toList());
        assertThat(PackageLayers.modules()).hasSameSizeAs(SourceModule.ALL);
    }

    /** Modules in a folder stand in cells without it. */
    private static String path(String module) {
        return SourceModule.names()
                .filter(name -> name.equals(module) || name.endsWith("/" + module))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void packagesHaveNoCycles() {
        noCycles("org.sekilab").check(OURS);
        assertThat(noCycles("com.google.inject").evaluate(FOREIGN).hasViolation())
                .isTrue();
    }

    @Test
    void onlyModulesAndExperimentsKnowGuice() {
        assertThatRuleHoldsHereOnly(GUICE_IS_FOR_MODULES);
    }

    @Test
    void onlyTheCommandLineSpeaksToTheTerminal() {
        assertThatRuleHoldsHereOnly(STANDARD_STREAMS_ARE_FOR_THE_COMMAND_LINE);
    }

    @Test
    void nothingLogsThroughTheJdk() {
        assertThatRuleHoldsHereOnly(NOTHING_LOGS_THROUGH_THE_JDK);
    }

    private static void assertThatRuleHoldsHereOnly(ArchRule rule) {
        rule.check(OURS);
        assertThat(rule.evaluate(FOREIGN).hasViolation())
                .as("'%s' can fail", rule.getDescription())
                .isTrue();
    }

    private static ArchRule noDependency(List<String> from, String... forbidden) {
        return noClasses()
                .that()
                .resideInAnyPackage(from.toArray(String[]::new))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden);
    }

    private static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    private static boolean isStandardStream(JavaAccess<?> access) {
        return access.getTargetOwner().isEquivalentTo(System.class)
                && (access.getName().equals("out") || access.getName().equals("err"));
    }
}
