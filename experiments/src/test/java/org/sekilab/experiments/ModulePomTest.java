package org.sekilab.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The dependencies between modules, as the build declares them; they hold for modules without classes too. */
class ModulePomTest {
    @ParameterizedTest(name = "{0} depends on {1}")
    @CsvSource({
        "go-model, ''",
        "go-static, go-model",
        "search-api, ''",
        "search-alphabeta, search-api",
        "search-dfpn, search-api",
        "solver-safety, go-static search-api",
        "solver-semeai, go-static search-api",
    })
    void modulesDependOnWhatTheDesignAllows(String module, String allowed) throws Exception {
        assertThat(siblingsOf(module)).as("compile dependencies of %s", module).isSubsetOf(List.of(allowed.split(" ")));
    }

    private static List<String> siblingsOf(String module) throws Exception {
        Path pom = Path.of("..", module, "pom.xml");
        assertThat(pom).isRegularFile();
        NodeList dependencies;
        try (var stream = Files.newInputStream(pom)) {
            dependencies = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(stream)
                    .getElementsByTagName("dependency");
        }
        List<String> siblings = new ArrayList<>();
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            boolean isTest = dependency.getElementsByTagName("scope").getLength() > 0
                    && textOf(dependency, "scope").equals("test");
            if (textOf(dependency, "groupId").equals("org.sekilab") && !isTest) {
                siblings.add(textOf(dependency, "artifactId"));
            }
        }
        return siblings;
    }

    private static String textOf(Element element, String name) {
        return element.getElementsByTagName(name).item(0).getTextContent().strip();
    }
}
