package org.sekilab.experiments.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wrong question gets one line with its name and what is wrong. The next question gets its answer. */
class AnalyzeErrorTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "size": 1000, "ask": ["static"] | size: '1000' is not a board size (2 to 25, or width:height such as "17:5")
            "size": "26:5", "ask": ["static"] | size: '26:5' is not a board size (2 to 25, or width:height such as "17:5")
            "size": 5.5, "ask": ["static"] | size: '5.5' is not a board size (2 to 25, or width:height such as "17:5")
            "size": 5 | ask: is missing: a list of some of safety, regions, life, race, score, static
            "ask": ["statics"] | ask[0]: 'statics' is not one of safety, regions, life, race, score, static
            "sise": 5, "ask": ["static"] | sise: unknown field; maybe 'size'
            "black": "C3", "ask": ["static"] | black: is not a list
            "black": [3], "ask": ["static"] | black[0]: is not text
            "black": ["C3", null], "ask": ["static"] | black[1]: is null
            "size": 5, "black": ["C6"], "ask": ["static"] | black: 'C6' is not a point on 5x5 (columns A-E; rows 1-5)
            "black": ["pass"], "ask": ["static"] | black: a pass is not a stone
            "black": ["C3"], "white": ["C3"], "ask": ["static"] | white: C3 is a black stone, too
            "size": 2, "black": ["A1", "A2", "B1", "B2"], "ask": ["static"] | position: the block at A1 has no liberty
            "moves": [["B", "C3"], ["W", "C3"]], "ask": ["static"] | moves: move 2, W C3, is illegal: occupied
            "moves": [["B"]], "ask": ["static"] | moves[0]: is not a color and a point, such as ["B", "C3"]
            "moves": [["green", "C3"]], "ask": ["static"] | moves[0]: 'green' is not B or W
            "toPlay": "red", "ask": ["static"] | toPlay: 'red' is not one of black, white
            "komi": "6.5", "ask": ["score"] | komi: is not a number
            "komi": 1e999999999, "ask": ["score"] | komi: is not a number of at most four digits, such as 6.5
            "priority": 1.5, "ask": ["static"] | priority: is not a whole number
            "progress": "5", "ask": ["static"] | progress: '5' has no unit: 5s or 5ms?
            "progress": "0s", "ask": ["static"] | progress: '0s' is not a duration of at least 10 ms, such as 250ms or 10s
            "ask": ["life"] | life: is missing: the stones that must live, such as {"at": ["C3"]}
            "ask": ["life"], "life": {"at": ["C3"]} | life.at: there is no stone at C3
            "ask": ["life"], "size": 9, "black": ["C3"], "life": {"area": "C3 C4"} | life.defender: is missing: black or white
            "ask": ["race"] | race: is missing: a stone of each block, such as {"black": "C3", "white": "E4"}
            "ask": ["race"], "race": {"black": "C3"} | race.white: is missing
            "ask": ["race"], "race": {"black": "C3", "white": "D3"} | race.black: there is no black stone at 'C3' in stdin
            "ask": ["static"], "race": {"black": "C3", "white": "D3"} | race: is given, but ask does not name race
            "ask": ["regions"], "regions": {"defender": "black"} | regions.defender: goes with regions.at
            "ask": ["score"], "score": {"dead": "C3"} | score.dead: there is no stone at C3, in stdin
            "ask": ["static"], "settings": {"safety.presett": "M7"} | settings: unknown key 'safety.presett'; maybe 'safety.preset'
            "ask": ["static"], "settings": {"plugins.jars": "x.jar"} | settings: 'plugins.jars' belongs to the command line
            "ask": ["static"], "settings": {"safety.engine": "dpfn"} | settings: safety.engine: unknown name 'dpfn'; maybe 'dfpn'; known: alphabeta, dfpn, dfpn-r, dfpn-tree
            "ask": ["static"], "limits": {"time": "10"} | limits: limits.region-time: '10' has no unit: 10s or 10ms?
            "ask": ["static"], "limits": {"nodes": 0} | limits: limits.region-nodes: '0' is not a whole number from 1 to 2147483647
            "action": "cancel" | id: no question 'x' is open
            "action": "stop" | action: 'stop' is not one of cancel, version, quit
            """)
    void mistakeIsToldInOneLine(String fields, String error) throws InterruptedException {
        List<String> lines = TestClient.answers(1, "{\"id\": \"x\", %s}".formatted(fields), VERSION);
        assertThat(lines)
                .hasSize(2)
                .contains("{\"id\":\"x\",\"error\":\"%s\",\"format\":1}".formatted(error.replace("\"", "\\\"")))
                .anyMatch(line -> line.startsWith("{\"id\":\"v\",\"action\":\"version\""));
    }

    @Test
    void longMistakeIsCutBetweenLetters() {
        String face = "\ud83d\ude00";
        assertThat(AnalyzeErrorLine.of(null, List.of("a" + face.repeat(600))).error())
                .isEqualTo("a" + face.repeat(499) + " ...");
    }

    private static final String VERSION = "{\"id\": \"v\", \"action\": \"version\"}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            nonsense | null | the line: is not a JSON object
            [] | null | the line: is not a JSON object
            5 | null | the line: is not a JSON object
            {"ask": ["static"]} | null | id: is missing
            {"id": null, "ask": ["static"]} | null | id: is null
            {"id": 5, "ask": ["static"]} | "5" | id: is not text
            {"id": "x", "ask": ["static"], "ask": ["static"]} | "x" | the line: is not a JSON object
            {"id": "x", "ask": ["static"]} {} | "x" | the line: is not a JSON object
            {"id": "x", "ask": ["stat | "x" | the line: is not a JSON object
            {"id":"x","size":5,,"ask":["static"]} | "x" | the line: is not a JSON object
            """)
    void lineThatIsNoQuestionIsToldWithTheNameIfThereIsOne(String line, String id, String error)
            throws InterruptedException {
        assertThat(TestClient.answers(1, line, VERSION))
                .hasSize(2)
                .contains("{\"id\":%s,\"error\":\"%s\",\"format\":1}".formatted(id, error));
    }

    @Test
    void emptyLinesAreSkipped() throws InterruptedException {
        assertThat(TestClient.answers(1, "", "  ", "\t\r", VERSION)).hasSize(1);
    }

    @Test
    void longLineIsRefusedAndTheNextIsRead() throws InterruptedException {
        String spaces = " ".repeat(InputLines.MOST_BYTES);
        List<String> lines = TestClient.answers(1, "{\"id\": \"x\"," + spaces + "\"ask\": [\"static\"]}", VERSION);
        assertThat(lines.get(0))
                .isEqualTo("{\"id\":null,\"error\":\"the line: is longer than 262144 bytes\",\"format\":1}");
        assertThat(lines).hasSize(2);
    }

    /** A wrong value may be as long as a line. The answer is not. */
    @Test
    void errorsAreShort() throws InterruptedException {
        String name = "x".repeat(40_000);
        for (String field : List.of(
                "\"black\": [\"%s\"]",
                "\"settings\": {\"%s\": 1}", "\"%s\": 1", "\"toPlay\": \"%s\"", "\"size\": \"%s\"")) {
            String line = "{\"id\": \"x\", \"ask\": [\"static\"], %s}".formatted(field.formatted(name));
            assertThat(TestClient.answers(1, line))
                    .singleElement()
                    .asString()
                    .hasSizeLessThan(700)
                    .startsWith("{\"id\":\"x\",\"error\":\"");
        }
    }

    @Test
    void absurdMemoryIsAnError() throws InterruptedException {
        String question = TestClient.ENDLESS.formatted("x").replace("\"1h\"", "\"1h\", \"memory\": \"900000G\"");
        assertThat(TestClient.answers(1, question, STATIC).stream().filter(line -> !line.contains("progress")))
                .hasSize(2)
                .anyMatch(line -> line.matches(
                        "\\{\"id\":\"x\",\"error\":\"limits: limits.memory: 921600000 MiB are more than .*"))
                .anyMatch(line -> line.startsWith("{\"id\":\"s\",\"static\":"));
    }

    private static final String STATIC = "{\"id\": \"s\", \"ask\": [\"static\"]}";
}
