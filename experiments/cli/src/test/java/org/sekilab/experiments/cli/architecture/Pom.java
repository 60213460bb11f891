package org.sekilab.experiments.cli.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.sekilab.experiments.cli.Repository;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A file of the build, as it stands. */
record Pom(Element project) {
    /** Reads the POM of a folder of the repository. */
    static Pom of(String folder) {
        try (var stream = Files.newInputStream(Repository.file(folder).resolve("pom.xml"))) {
            return new Pom(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(stream)
                    .getDocumentElement());
        } catch (IOException | ParserConfigurationException | SAXException e) {
            throw new IllegalStateException(folder + " has no POM that can be read", e);
        }
    }

    /** The elements with a name, wherever they are. */
    List<Element> all(String name) {
        NodeList found = project.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    /** The text of the first element with a name. Empty if there is none. */
    String text(String name) {
        return all(name).stream()
                .map(element -> element.getTextContent().strip())
                .findFirst()
                .orElse("");
    }

    /** The text of what a path of children leads to, with single spaces. Empty if there is none. */
    String at(String path) {
        Stream<Element> reached = Stream.of(project);
        for (String name : path.split("/")) {
            reached = reached.flatMap(element ->
                    children(element).filter(child -> child.getTagName().equals(name)));
        }
        return reached.map(element -> element.getTextContent().strip().replaceAll("\\s+", " "))
                .findFirst()
                .orElse("");
    }

    private static Stream<Element> children(Element parent) {
        NodeList children = parent.getChildNodes();
        return IntStream.range(0, children.getLength())
                .mapToObj(children::item)
                .filter(child -> child.getNodeType() == Node.ELEMENT_NODE)
                .map(Element.class::cast);
    }
}
