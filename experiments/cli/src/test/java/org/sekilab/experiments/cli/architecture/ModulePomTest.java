package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The modules and their dependencies, as the build declares them. They hold for modules without classes too. */
class ModulePomTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void modulesAreThoseOfTheDesign() throws Exception {
        Stream<String> libraries = elements(ROOT.resolve("pom.xml"), "module").map(Element::getTextContent);
        Stream<String> experiments = elements(ROOT.resolve("experiments/pom.xml"), "module")
                .map(module -> "experiments/" + module.getTextContent());
        assertThat(Stream.concat(libraries.filter(module -> !module.equals("experiments")), experiments))
                .containsExactlyInAnyOrderElementsOf(SourceModule.names().toList());
    }

    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void moduleDeclaresAllowedSiblingsOnly(SourceModule module) throws Exception {
        List<String> siblings = elements(ROOT.resolve(module.name()).resolve("pom.xml"), "dependency")
                .filter(dependency -> childText(dependency, "groupId").equals("org.sekilab"))
                // Tests may go further: a solver is tested with an engine, which it must not know itself.
                .filter(dependency -> !childText(dependency, "scope").equals("test"))
                .map(dependency -> childText(dependency, "artifactId"))
                .toList();
        assertThat(siblings)
                .isSubsetOf(module.dependencies().stream()
                        .map(SourceModule::artifact)
                        .toList());
    }

    private static Stream<Element> elements(Path pom, String name)
            throws IOException, ParserConfigurationException, SAXException {
        try (var stream = Files.newInputStream(pom)) {
            NodeList found = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(stream)
                    .getElementsByTagName(name);
            return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i));
        }
    }

    private static String childText(Element element, String name) {
        NodeList found = element.getElementsByTagName(name);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
    }
}
