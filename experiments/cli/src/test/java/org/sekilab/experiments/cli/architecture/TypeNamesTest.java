package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One word means one thing: no two top-level types of main code share a simple name. */
class TypeNamesTest {
    private static final Pattern TYPE = Pattern.compile(
            "^(?:(?:public|abstract|final|sealed|non-sealed) )*(?:class|interface|enum|record|@interface) (\\w+)",
            Pattern.MULTILINE);

    @Test
    void noSimpleNameOfATypeOccursTwice() throws IOException {
        List<String> names = new ArrayList<>();
        for (SourceModule module : SourceModule.ALL) {
            try (Stream<Path> files = Files.walk(Path.of("..", module.name(), "src", "main", "java"))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    names.addAll(typesIn(Files.readString(file)));
                }
            }
        }
        assertThat(names).hasSizeGreaterThan(500);
        assertThat(thoseThatOccurTwice(names)).isEmpty();
    }

    @Test
    void sharedNamesAreSeen() {
        assertThat(
                        typesIn(
                                "package a;\n\npublic sealed interface Zone {\n    enum Kind {}\n}\n\nrecord Place(int x) {}\n"))
                .containsExactly("Zone", "Place");
        assertThat(thoseThatOccurTwice(List.of("Zone", "Place", "Zone"))).containsExactly("Zone");
    }

    private static List<String> typesIn(String source) {
        return TYPE.matcher(source).results().map(found -> found.group(1)).toList();
    }

    private static List<String> thoseThatOccurTwice(Collection<String> names) {
        Map<String, Long> counts =
                names.stream().collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
        return counts.keySet().stream().filter(name -> counts.get(name) > 1).toList();
    }
}
