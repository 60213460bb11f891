package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents keep to the page of English in CONTRIBUTING.md, as far as words tell. */
class DocumentEnglishTest {
    private static final Pattern FORBIDDEN = Pattern.compile("(?i)\\b(he|his|him|who|whom|whoever|likewise)\\b");
    private static final Pattern PROGRAM_OUTPUT = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    static List<Path> documents() {
        return Repository.documents();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void sidesAndPeopleHaveNames(Path document) {
        assertThat(forbidden(Repository.read(document))).isEmpty();
    }

    @Test
    void wordThatTheEnglishPageForbidsIsSeen() {
        assertThat(forbidden(
                        "The attacker plays where he can, and\nwho answers? The \"he\" of a quotation does not count."))
                .containsExactly("he", "who");
    }

    private static List<String> forbidden(String page) {
        String prose =
                QUOTED.matcher(PROGRAM_OUTPUT.matcher(page).replaceAll("")).replaceAll("");
        return FORBIDDEN.matcher(prose).results().map(MatchResult::group).toList();
    }
}
