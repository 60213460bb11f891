package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each link of a document leads to a file that exists, and to a heading in it. */
class DocumentLinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern CODE = Pattern.compile("`[^`\\n]*`");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

    static List<Path> documents() {
        return Repository.documents();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void linksLeadSomewhere(Path document) {
        assertThat(brokenLinks(document, Repository.read(document))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void pageHasNoMarksOfAMerge(Path document) {
        assertThat(Repository.read(document).lines())
                .noneMatch(line -> line.matches("(<<<<<<<|=======|>>>>>>>)( .*)?"));
    }

    /** Links to nowhere are found. */
    @Test
    void brokenLinkIsSeen() {
        String page =
                "[a](results.md) [b](none.md) [c](results.md#none) [d](#none) [e](https://go.example/none)\n# Own\n[f](#own)";
        assertThat(brokenLinks(Repository.file("docs/page.md"), page))
                .containsExactly("none.md", "results.md#none", "#none");
    }

    @Test
    void everyPageOfDocsIsLinkedFromTheReadme() {
        String readme = Repository.read("README.md");
        assertThat(documents().stream()
                        .filter(page -> Objects.requireNonNull(page.getParent()).endsWith("docs"))
                        .map(page -> "](docs/" + page.getFileName() + ")"))
                .isNotEmpty()
                .allSatisfy(link -> assertThat(readme).contains(link));
    }

    private static List<String> brokenLinks(Path document, String page) {
        String text = CODE.matcher(FENCED.matcher(page).replaceAll("")).replaceAll("");
        return LINK.matcher(text)
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.startsWith("https:"))
                .filter(link -> !leadsSomewhere(document, page, link))
                .toList();
    }

    private static boolean leadsSomewhere(Path document, String page, String link) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]);
        if (parts.length == 1 || !parts[0].isEmpty() && !Files.exists(target)) {
            return Files.exists(target);
        }
        return anchors(parts[0].isEmpty() ? page : Repository.read(target)).anyMatch(parts[1]::equals);
    }

    /** The anchors that GitHub makes of headings. */
    private static Stream<String> anchors(String page) {
        return HEADING.matcher(FENCED.matcher(page).replaceAll(""))
                .results()
                .map((MatchResult heading) -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\w\\- ]", "")
                        .replace(' ', '-'));
    }
}
