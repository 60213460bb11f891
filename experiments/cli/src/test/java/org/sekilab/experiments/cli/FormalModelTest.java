package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of the rules names theorems that the formal model states, and the model leaves no proof open. */
class FormalModelTest {
    private static final Pattern OPEN =
            Pattern.compile("\\b(Admitted|admit|Abort|Axiom|Axioms|Parameter|Conjecture)\\b");
    private static final Pattern COMMENT = Pattern.compile("(?s)\\(\\*.*?\\*\\)");
    private static final Pattern THEOREM = Pattern.compile("(?m)^(?:Theorem|Lemma) (\\w+)");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| L-\\d+ \\|[^|]*\\|([^|]*)\\|$");
    private static final Pattern CODE = Pattern.compile("`(\\w+)`");
    private static final Pattern STATES = Pattern.compile("(?m)^states \\d+\\n((?:[ad] .*\\n|\\.\\n)+)");
    private static final Pattern BOARD_ROW = Pattern.compile("(?m)^row (.+)$");
    private static final Map<String, String> COQ_MOVES = Map.of("0", "(Some C1)", "1", "(Some C2)", "p", "None");
    private static final Pattern FILE = Pattern.compile("`(\\w+)\\.v`");

    @Test
    void noProofIsLeftOpen() throws IOException {
        assertThat(sources())
                .isNotEmpty()
                .allSatisfy(file -> assertThat(OPEN.matcher(
                                        COMMENT.matcher(Repository.read(file)).replaceAll(""))
                                .results())
                        .as("%s", file)
                        .isEmpty());
    }

    @Test
    void theoremsOfTheRulesAreThoseOfTheModel() throws IOException {
        List<String> named = ROW.matcher(Repository.read("docs/certificate-rules.md"))
                .results()
                .flatMap(row -> matches(CODE, row.group(1)).stream())
                .toList();
        List<String> stated = sources().stream()
                .flatMap(file -> matches(THEOREM, Repository.read(file)).stream())
                .toList();
        assertThat(named).hasSizeGreaterThan(10);
        assertThat(stated).containsAll(named).contains("claims_hold");
    }

    @Test
    void pageOfTheModelListsItsFilesAndTheMakefileCompilesThem() throws IOException {
        List<String> names = sources().stream()
                .map(file -> file.toFile().getName().replace(".v", ""))
                .toList();
        assertThat(matches(FILE, Repository.read("formal/README.md"))).containsAll(names);
        String files = Repository.read("formal/Makefile")
                .lines()
                .filter(line -> line.startsWith("FILES = "))
                .collect(Collectors.joining());
        assertThat(files.replace("FILES = ", "").split(" ")).containsExactlyInAnyOrderElementsOf(names);
    }

    /** The example that is proved in the model is that of the page, which the checker accepts. */
    @Test
    void exampleOfTheModelIsThatOfTheRules() {
        String page = Repository.read("docs/certificate-rules.md");
        String example = page.substring(page.indexOf("### A game with a lost block"));
        String certificate = example.substring(0, example.indexOf("\nend"));
        String model = Repository.read("formal/Example.v").replaceAll("\\s+", " ");
        assertThat(matches(STATES, certificate))
                .singleElement()
                .satisfies(states -> assertThat(model).contains(inTheModel(states.strip())));
        assertThat(matches(BOARD_ROW, certificate))
                .isNotEmpty()
                .allSatisfy(row -> assertThat(model).contains("row " + row));
    }

    private static String inTheModel(String states) {
        return states.lines()
                .map(line -> {
                    String[] words = line.split(" ", 3);
                    return switch (words[0]) {
                        case "a" -> "Loser [%s]".formatted(line.substring(2).replace(" ", "; "));
                        case "d" -> "Winner %s %s".formatted(COQ_MOVES.get(words[1]), words[2]);
                        default -> "Over";
                    };
                })
                .collect(Collectors.joining("; ", "[ ", "]"));
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.list(Repository.file("formal"))) {
            return files.filter(file -> file.toString().endsWith(".v")).sorted().toList();
        }
    }

    private static List<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }
}
