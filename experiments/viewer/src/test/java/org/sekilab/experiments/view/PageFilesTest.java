package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PageFilesTest {
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .* from './([a-z]+\\.js)';$");
    private static final Pattern LATE_IMPORT = Pattern.compile("import\\('./([a-z]+\\.js)'\\)");

    private static final PageFiles FILES = new PageFiles();

    /** Requests for modules that come before the first picture of the page would delay it. */
    @Test
    void startAsksForNoOtherModuleBeforeTheFirstPicture() {
        assertThat(text(""))
                .contains("<script type=\"module\" src=\"main.js\">")
                .doesNotContain("modulepreload");
        assertThat(reached("main.js", IMPORT)).hasSizeLessThan(13);
    }

    @Test
    void holdsEveryModuleThatIsImported() {
        assertThat(modules())
                .contains("panels.js", "prooftree.js")
                .allSatisfy(name -> assertThat(FILES.find(name)).as(name).isPresent());
    }

    /** All modules of the page, early and late. */
    static Set<String> modules() {
        return reached("main.js", Pattern.compile(IMPORT + "|" + LATE_IMPORT));
    }

    private static Set<String> reached(String start, Pattern imports) {
        Set<String> reached = new TreeSet<>(Set.of(start));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (String name : found(imports, text(open.pop()))) {
                if (reached.add(name)) {
                    open.add(name);
                }
            }
        }
        return reached;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(PageFilesTest::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String name(MatchResult found) {
        return found.group(1) != null ? found.group(1) : found.group(2);
    }

    private static String text(String name) {
        return new String(FILES.find(name).orElseThrow().bytes(), StandardCharsets.UTF_8);
    }
}
