package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.Repository;
import org.w3c.dom.Element;

/** What users of the artifacts read in their POMs. */
class PublishedPomTest {
    /** What Maven Central asks of each artifact. Modules inherit it, apart from their names and descriptions. */
    private static final List<String> FACTS = List.of(
            "url",
            "inceptionYear",
            "organization",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "developers/developer/organization",
            "scm/connection",
            "scm/developerConnection",
            "scm/url");

    @Test
    void parentTellsAllThatMavenCentralAsksFor() {
        Pom parent = Pom.of("");
        assertThat(FACTS)
                .allSatisfy(fact -> assertThat(parent.at(fact)).as(fact).isNotEmpty());
    }

    /** Maven would add the path of the module to an address that it inherits, and there is nothing. */
    @Test
    void addressesAreThoseOfTheWholeProjectInEachModule() {
        Element project = Pom.of("").project();
        assertThat(project.getAttribute("child.project.url.inherit.append.path"))
                .isEqualTo("false");
        Element scm = Pom.of("").all("scm").get(0);
        for (String address : List.of("connection", "developerConnection", "url")) {
            assertThat(scm.getAttribute("child.scm.%s.inherit.append.path".formatted(address)))
                    .isEqualTo("false");
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void artifactHasANameADescriptionAndThePrefix(String folder) {
        Pom pom = Pom.of(folder);
        assertThat(pom.at("artifactId")).isEqualTo("sekilab-" + folder.substring(folder.indexOf('/') + 1));
        assertThat(pom.at("name")).startsWith("Sekilab :: ");
        assertThat(pom.at("description")).isNotEmpty();
    }

    static Stream<String> folders() {
        return Stream.concat(Stream.of("bom", "experiments"), SourceModule.names());
    }

    @Test
    void versionIsTheSameInAllPlacesThatNameIt() {
        String version = Pom.of("").at("version");
        assertThat(Repository.read("CITATION.cff")).contains("\nversion: " + version + "\n");
        assertThat(Repository.read("CHANGELOG.md")).contains("\n## [" + version + "]");
        assertThat(Repository.read("docs/library.md")).contains("<version>" + version + "</version>");
        assertThat(folders())
                .allSatisfy(folder -> assertThat(Pom.of(folder).at("parent/version"))
                        .as(folder)
                        .isEqualTo(version));
    }

    @Test
    void billOfMaterialsNamesAllThatIsPublishedAndNothingElse() {
        Pom bom = Pom.of("bom");
        List<Pom> managed = bom.all("dependency").stream().map(Pom::new).toList();
        assertThat(managed)
                .extracting(dependency -> dependency.at("groupId") + ":" + dependency.at("version"))
                .containsOnly("org.sekilab:${project.version}");
        Stream<String> published = SourceModule.ALL.stream()
                .filter(module ->
                        Pom.of(module.name()).text("maven.deploy.skip").isEmpty())
                .map(SourceModule::artifact);
        assertThat(managed)
                .extracting(dependency -> dependency.at("artifactId"))
                .containsExactlyInAnyOrderElementsOf(published.toList());
    }
}
