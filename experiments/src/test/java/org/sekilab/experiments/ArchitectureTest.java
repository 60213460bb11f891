package org.sekilab.experiments;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows between modules, and what may be used where; {@link ModulePomTest} checks the same arrows in the build. */
class ArchitectureTest {
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.sekilab");

    @Test
    void classesOfAllModulesAreSeen() {
        assertThat(OURS.stream().map(type -> type.getPackageName()))
                .contains("org.sekilab.model", "org.sekilab.statics", "org.sekilab.search", "org.sekilab.safety");
    }

    @ParameterizedTest(name = "{0} does not depend on {1}")
    @CsvSource({
        "org.sekilab.model.., org.sekilab.statics..|org.sekilab.eyes..|org.sekilab.groups..|org.sekilab.scoring..",
        "org.sekilab.model.., org.sekilab.search..|org.sekilab.safety..|org.sekilab.semeai..|org.sekilab.experiments..",
        "org.sekilab.statics.., org.sekilab.search..|org.sekilab.safety..|org.sekilab.semeai..|org.sekilab.experiments..",
        "org.sekilab.search.., org.sekilab.model..|org.sekilab.statics..|org.sekilab.safety..|org.sekilab.semeai..",
        "org.sekilab.search.., org.sekilab.experiments..",
        "org.sekilab.search, org.sekilab.search.alphabeta..|org.sekilab.search.dfpn..",
        "org.sekilab.search.alphabeta.., org.sekilab.search.dfpn..",
        "org.sekilab.search.dfpn.., org.sekilab.search.alphabeta..",
        "org.sekilab.safety.., org.sekilab.search.alphabeta..|org.sekilab.search.dfpn..|org.sekilab.semeai..",
        "org.sekilab.safety.., org.sekilab.experiments..",
        "org.sekilab.semeai.., org.sekilab.search.alphabeta..|org.sekilab.search.dfpn..|org.sekilab.safety..",
        "org.sekilab.semeai.., org.sekilab.experiments..",
    })
    void moduleArrowsPointOneWay(String from, String forbidden) {
        dependencyRule(from, forbidden.split("\\|", -1)).check(OURS);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.sekilab.(**)").should().beFreeOfCycles().check(OURS);
    }

    @Test
    void onlyModulesAndExperimentsKnowGuice() {
        noClasses()
                .that()
                .haveSimpleNameNotEndingWith("Module")
                .and()
                .resideOutsideOfPackage("org.sekilab.experiments..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.google.inject..")
                .check(OURS);
    }

    @Test
    void onlyTheCommandLineSpeaksToTheTerminal() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.sekilab.experiments.cli..")
                .should()
                .accessTargetWhere(
                        DescribedPredicate.describe("System.out or System.err", ArchitectureTest::isStandardStream))
                .check(OURS);
    }

    @Test
    void nothingLogsThroughTheJdk() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.logging..")
                .check(OURS);
    }

    /** A rule that cannot fail would prove nothing: this arrow exists, so forbidding it must fail. */
    @Test
    void rulesFailWhereAnArrowIsForbiddenThatExists() {
        ArchRule rule = dependencyRule("org.sekilab.statics..", "org.sekilab.model..");
        assertThatThrownBy(() -> rule.check(OURS))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("BensonSolver");
    }

    private static ArchRule dependencyRule(String from, String... forbidden) {
        return noClasses()
                .that()
                .resideInAPackage(from)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .allowEmptyShould(true);
    }

    private static boolean isStandardStream(JavaAccess<?> access) {
        return access.getTargetOwner().isEquivalentTo(System.class)
                && (access.getName().equals("out") || access.getName().equals("err"));
    }
}
