package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The server's answers about life and death. */
class LifeServerTest {
    private static final String QUESTION = """
            {"document": "p1", "tree": 1, "move": 0, "stones": "C3", "defender": "black", "first": "black",
             "area": "auto", "allMoves": false, "seconds": 60, "maxNodes": 2147483647}""";

    /** No search decides soon whether the black stone lives. */
    private static final String LONE_STONES = "(;SZ[19]AB[jj]AW[dd])";

    private Site site;

    @BeforeEach
    void start() throws IOException {
        site = new Site(Library.of(List.of()));
        assertThat(site.post("api/documents", Site.BULKY_FIVE).status()).isEqualTo(200);
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void lifeIsSolvedWithTheLineOfLife() throws IOException {
        String found = solved(QUESTION);
        assertThat(found)
                .contains("\"state\":\"done\"", "\"life\":{\"file\":\"pasted\",\"index\":1,\"stones\":\"C3\"")
                .contains("\"verdict\":\"ALIVE\",\"bestMove\":\"A3\"", "\"zone\":[", "\"areaName\":\"within ")
                .contains("\"strategies\":[{\"winner\":\"black\"}]");
    }

    @Test
    void allWinningMovesComeOnRequest() throws IOException {
        assertThat(solved(QUESTION)).doesNotContain("winningMoves");
        assertThat(solved(QUESTION.replace("\"allMoves\": false", "\"allMoves\": true")
                        .replace("\"maxNodes\": 2147483647", "\"maxNodes\": 20000")))
                .contains("\"winningMoves\":[\"A3\"]");
    }

    @Test
    void oneOrAllOfSeveralBlocksMustLive() throws IOException {
        assertThat(solved(QUESTION.replace("\"C3\"", "\"C3 B1\""))).contains("\"stones\":\"C3 B1\"", "ALIVE");
        assertThat(solved(QUESTION.replace("\"C3\"", "\"C3 & B1\""))).contains("\"stones\":\"C3 & B1\"", "ALIVE");
        assertThat(solved(QUESTION.replace("\"C3\"", "\"ANY\""))).contains("\"stones\":\"ANY\"", "ALIVE");
    }

    @Test
    void proofAnswersInItsZoneAndPassesOutside() throws IOException {
        int job = begin(QUESTION);
        site.get("api/jobs/%d/events".formatted(job)); // until it has ended
        assertThat(line(job, "")).contains("\"moves\":[\"A3\"]", "\"zone\":[", "\"stage\":\"");
        assertThat(line(job, "H1")).contains("\"moves\":[\"A3\",\"H1\",\"PASS\"]");
        assertThat(line(job, "B3")).contains("\"moves\":[\"A3\",\"B3\",");
        assertThat(line(job, "C3")).contains("C3 cannot be played here");
        assertThat(line(job, "PASS")).contains("\"stage\":\"both-passed\",").contains("\"tries\":[]");
        assertThat(site.get("api/jobs/%d/strategies/0/states".formatted(job)).body())
                .containsPattern("\"states\":[1-9]");
    }

    private String line(int job, String tries) throws IOException {
        return site.get("api/jobs/%d/strategies/0?tries=%s".formatted(job, tries))
                .body();
    }

    /** White moves first: a bulky five is dead, and the proof of white answers all moves of black. */
    @Test
    void proofOfDeathIsPlayedAgainst() throws IOException {
        int job = begin(QUESTION.replace("\"first\": \"black\"", "\"first\": \"white\""));
        site.get("api/jobs/%d/events".formatted(job)); // until it has ended
        assertThat(site.get("api/jobs/" + job).body())
                .contains("\"verdict\":\"DEAD\"", "\"strategies\":[{\"winner\":\"white\"}]");
        assertThat(line(job, "")).contains("\"moves\":[\"A3\"]");
        assertThat(line(job, "PASS")).containsPattern("\"moves\":\\[\"A3\",\"PASS\",");
    }

    /** The bytes of a file in gzip begin with 1f 8b; the status line tells the rest. */
    @Test
    void certificateOfALifeIsAFile() throws IOException {
        int job = begin(QUESTION);
        site.get("api/jobs/%d/events".formatted(job)); // until it has ended
        Site.Answer file = site.get("api/jobs/%d/certificate".formatted(job));
        assertThat(file.status()).isEqualTo(200);
        assertThat(file.head().toLowerCase(Locale.ROOT)).contains("content-type: application/gzip");
        assertThat(file.body()).hasSizeGreaterThan(100).startsWith("\u001f");
        assertThat(site.post("api/documents", LONE_STONES).status()).isEqualTo(200);
        int open = begin(QUESTION.replace("p1", "p2").replace("C3", "K10").replace("2147483647", "10"));
        site.get("api/jobs/%d/events".formatted(open));
        Site.Answer none = site.get("api/jobs/%d/certificate".formatted(open));
        assertThat(none.status()).isEqualTo(404);
        assertThat(none.body()).contains("this search has no certificate");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"C3\"            | \"H1\"             | stones: there is no stone at H1",
                "\"C3\"            | \"Z9\"             | stones: ",
                "\"C3\"            | \"\"               | stones: ",
                "\"C3\"            | \"C3 & \"          | stones: ",
                "\"C3\"            | \"D3\"             | stones: the stone at D3 is not black",
                "\"auto\"          | \"A1\"             | area: the stone at C3 is not in the area",
                "\"auto\"          | \"some\"           | area: ",
                "\"seconds\": 60   | \"seconds\": 601   | seconds: '601' is not a number from 1 to 600",
                "\"first\": \"black\" | \"first\": \"attacker\" | first: ",
                "\"tree\": 1       | \"tree\": 2        | game tree 2 was asked for, but pasted has 1",
            })
    void wrongQuestionIsExplainedAtOnce(String right, String wrong, String problem) throws IOException {
        assertThat(QUESTION).contains(right);
        Site.Answer answer = site.post("api/life", QUESTION.replace(right, wrong));
        assertThat(answer.status()).isIn(400, 404);
        assertThat(answer.body()).startsWith("{\"error\":\"" + problem);
    }

    @Test
    void searchForLifeIsCancelled() throws IOException {
        assertThat(site.post("api/documents", LONE_STONES).status()).isEqualTo(200);
        int job = begin(QUESTION.replace("p1", "p2").replace("C3", "K10"));
        assertThat(site.get("api/jobs/" + job).body()).contains("\"state\":\"running\"", "\"lifeQuery\":{");
        site.delete("api/jobs/" + job);
        assertThat(site.get("api/jobs/%d/events".formatted(job)).body()).contains("\"state\":\"cancelled\"");
    }

    /** No system has a path with this sign. */
    @Test
    void nameOfARecordNeedNotBeAPath() throws IOException {
        assertThat(site.post("api/documents?name=a%00b", Site.BULKY_FIVE).status())
                .isEqualTo(200);
        assertThat(solved(QUESTION.replace("p1", "p2"))).contains("\"verdict\":\"ALIVE\"");
        String race = """
                {"document": "p2", "tree": 1, "move": 0, "black": "C3", "white": "D4", "first": "black",
                 "koWinner": "black", "seconds": 60, "maxNodes": 1000}""";
        assertThat(site.post("api/races", race).body()).doesNotContain("internal error");
    }

    private String solved(String question) throws IOException {
        int job = begin(question);
        site.get("api/jobs/%d/events".formatted(job)); // until it has ended
        return site.get("api/jobs/" + job).body();
    }

    private int begin(String question) throws IOException {
        Site.Answer answer = site.post("api/life", question);
        Matcher id = Pattern.compile("\"id\":(\\d+)").matcher(answer.body());
        assertThat(id.find()).as(answer.body()).isTrue();
        return Integer.parseInt(id.group(1));
    }
}
