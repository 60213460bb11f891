package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sekilab.experiments.cli.Repository;
import org.w3c.dom.Element;

/** The modules and their dependencies, as the build declares them. They hold for modules without classes too. */
class ModulePomTest {
    /** Modules of the build without code. */
    private static final Set<String> WITHOUT_CODE = Set.of("bom", "experiments");

    @Test
    void modulesAreThoseOfTheDesign() {
        Stream<String> libraries = Pom.of("").all("module").stream().map(Element::getTextContent);
        Stream<String> experiments = Pom.of("experiments").all("module").stream()
                .map(module -> "experiments/" + module.getTextContent().strip());
        assertThat(Stream.concat(libraries.filter(module -> !WITHOUT_CODE.contains(module)), experiments))
                .containsExactlyInAnyOrderElementsOf(SourceModule.names().toList());
    }

    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void moduleDeclaresAllowedSiblingsOnly(SourceModule module) {
        List<String> siblings = Pom.of(module.name()).all("dependency").stream()
                .map(Pom::new)
                .filter(dependency -> dependency.at("groupId").equals("org.sekilab"))
                // Tests may go further: a solver is tested with an engine, which it must not know itself.
                .filter(dependency -> !dependency.at("scope").equals("test"))
                .map(dependency -> dependency.at("artifactId"))
                .toList();
        assertThat(siblings)
                .isSubsetOf(module.dependencies().stream()
                        .map(SourceModule::artifact)
                        .toList());
    }

    /** The example is a project of its own, so no build of ours would notice that its jar is elsewhere. */
    @Test
    void examplePluginIsBuiltWithTheJarThatTheLauncherRuns() {
        Pom example = Pom.of("experiments/example-plugin");
        assertThat(example.text("systemPath")).isEqualTo("${sekilab.jar}");
        String jar = example.text("sekilab.jar").replace("${project.basedir}/..", "$root/experiments");
        assertThat(Repository.read("sekilab")).contains("\njar=" + jar + "\n");
        assertThat(example.at("dependencies/dependency/artifactId")).isEqualTo("sekilab-cli");
    }
}
