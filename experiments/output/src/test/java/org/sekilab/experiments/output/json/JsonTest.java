package org.sekilab.experiments.output.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.ScoreLine.ColorScores;
import org.sekilab.experiments.output.json.study.ReproducedFigureLine;
import org.sekilab.model.Color;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.scoring.Ruleset;
import org.sekilab.search.Limit;
import org.sekilab.semeai.Certainty;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiClass;
import org.sekilab.semeai.SemeaiVerdict;

/** Records as lines of JSON. */
class JsonTest {
    private static final SolveLine.RegionResult REGION = new SolveLine.RegionResult(
            Color.WHITE, "basic", List.of("A1"), Verdict.UNKNOWN, "none", 7, Json.millis(1_234_567), "time");

    private static final SemeaiLine RACE = new SemeaiLine(
            3,
            "race.sgf",
            1,
            "C1",
            "F1",
            KoWinner.NONE,
            null,
            new SemeaiLine.RaceOutcome(
                    SemeaiVerdict.WHITE_WINS,
                    "graph",
                    Certainty.CERTAIN,
                    null,
                    List.of(),
                    0,
                    Json.millis(0),
                    Limit.PROOF_NUMBER,
                    null),
            SemeaiClass.ZERO);

    @Test
    void objectIsALineThatEndsWithTheNumberOfItsFormat() {
        assertThat(text(new RowErrorLine(2, "no such file"))).isEqualTo("""
                {"row":2,"error":"no such file","format":1}
                """);
    }

    /** What is not known is null or absent, as the field says; constants are words; times have three decimals. */
    @Test
    void fieldsHaveTheirNamesAndOrder() {
        assertThat(text(RACE)).isEqualTo("""
                {"row":3,"file":"race.sgf","index":1,"black":"C1","white":"F1","koWinner":"none",\
                "whiteFirst":{"verdict":"WHITE_WINS","method":"graph","certainty":"certain","bestMove":null,"pv":[],\
                "nodes":0,"millis":0.000,"limit":"proof-number"},"class":"zero","format":1}
                """);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "7.0, 7", "6.5, 6.5", "-0.5, -0.5", "100, 100", "360.0, 360"})
    void scoresAreWrittenOutWithoutNeedlessZeros(double score, String written) {
        ColorPoints none = new ColorPoints(List.of(), List.of());
        ScoreLine.ColorCounts zero = new ScoreLine.ColorCounts(0, 0);
        BigDecimal number = Json.number(score);
        ScoreLine line = new ScoreLine(
                "a.sgf",
                1,
                "19",
                Ruleset.AREA,
                number,
                new ColorScores(number, number),
                none,
                List.of(),
                none,
                none,
                zero,
                zero,
                null,
                List.of(),
                null,
                null);
        assertThat(text(line))
                .contains("\"rules\":\"area\",\"komi\":%1$s,\"points\":{\"black\":%1$s,\"white\":%1$s},"
                        .formatted(written))
                .endsWith("\"dead\":[],\"format\":1}\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 0.000", "499, 0.000", "500, 0.001", "1234567, 1.235", "3600000000000, 3600000.000"})
    void timesAreMillisecondsWithThreeDecimals(long nanos, String written) {
        assertThat(Json.millis(nanos).toPlainString()).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.000", "0.0001, 0.000", "0.0005, 0.001", "12345678.25, 12345678.250"})
    void measuredMillisecondsHaveThreeDecimals(double millis, String written) {
        assertThat(Json.ofMillis(millis).toPlainString()).isEqualTo(written);
    }

    /** Java writes 1.2345678E7 and 5.0E-4. */
    @Test
    void numbersHaveNoExponent() {
        ReproducedFigureLine line = new ReproducedFigureLine(
                "niu", "games", "M1", "nodes", Json.number(12_345_678), Json.number(0.0005), "exact", "differs");
        assertThat(text(line)).contains("\"committed\":12345678,\"here\":0.0005,");
    }

    @Test
    void lineIsReadIntoTheRecordThatItWasMadeOf() {
        assertThat(Json.read("line", Json.line(RACE), SemeaiLine.class)).isEqualTo(RACE);
        SolveLine solved = new SolveLine(
                "a.sgf",
                1,
                "17:5",
                new SolveLine.Blocks(3, 2, 1),
                new SolveLine.Regions(4, 0),
                SafeCounts.of(5, 6),
                new ColorPoints(List.of("A1", "B2"), List.of()),
                new ColorPoints(List.of(), List.of("C3")),
                new ColorPoints(List.of(), List.of()),
                List.of(REGION),
                7,
                Json.millis(8_000_000),
                "on this board",
                List.of(new SolveLine.EngineCost("dfpn-r", 7, Json.millis(9))));
        assertThat(Json.read("line", Json.line(solved), SolveLine.class)).isEqualTo(solved);
    }

    @Test
    void newFieldsDoNotDisturbReaders() {
        assertThat(read("{\"row\":1,\"later\":{\"a\":[]},\"error\":\"e\",\"format\":2}"))
                .isEqualTo(new RowErrorLine(1, "e"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"row\":1}                    | error: ",
                "{\"error\":\"e\"}              | row: ",
                "{\"row\":null,\"error\":\"e\"} | row: ",
                "{\"row\":1.5,\"error\":\"e\"}  | row: ",
                "{\"row\":\"x\",\"error\":\"e\"}| row: ",
                "{\"row\":1,\"error\":{}}       | error: ",
                "{\"row\":1,\"error\":null}     | error: ",
                "{\"row\":99999999999,\"error\":\"e\"} | row: ",
                "[]                             | line: is not a JSON object",
                "{                              | line: is not a JSON object",
                "''                             | line: is not a JSON object",
                "null                           | line: is not a JSON object",
            })
    void mistakeNamesTheField(String text, String mistake) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(mistake)
                .message()
                .hasLineCount(1);
    }

    /** The names of classes were told to the users of the page, in the words of the library that reads JSON. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"row\":1}                    | error: is missing",
                "{\"row\":\"x\",\"error\":\"e\"}| row: is not a whole number",
                "{\"row\":1.5,\"error\":\"e\"}  | row: is not a whole number",
                "{\"row\":1,\"error\":null}     | error: is null",
            })
    void mistakeIsToldInWords(String text, String mistake) {
        assertThatThrownBy(() -> read(text)).hasMessage(mistake);
    }

    /** Where each field must be right, an unknown one is told, and text is no number. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"row\":1}                    | error: is missing",
                "{\"row\":1,\"error\":null}     | error: is null",
                "{\"row\":1,\"error\":5}        | error: is not text",
                "{\"row\":1,\"error\":true}     | error: is not text",
                "{\"row\":\"1\",\"error\":\"e\"}| row: is not a whole number",
                "{\"row\":1.5,\"error\":\"e\"}  | row: is not a whole number",
                "{\"row\":1,\"error\":\"e\",\"eror\":1} | eror: unknown field; maybe 'error'",
                "{\"row\":1,\"error\":\"e\"} 5  | line: is not a JSON object",
                "{\"row\":1,\"row\":1}          | line: is not a JSON object",
                "[]                             | line: is not a JSON object",
                "null                           | line: is not a JSON object",
            })
    void exactReaderTellsEachMistakeInWords(String text, String mistake) {
        assertThatThrownBy(() -> Json.readExactly("line", text.getBytes(StandardCharsets.UTF_8), RowErrorLine.class))
                .isInstanceOf(InputException.class)
                .hasMessage(mistake);
    }

    private static RowErrorLine read(String text) {
        return Json.read("line", text.getBytes(StandardCharsets.UTF_8), RowErrorLine.class);
    }

    private static String text(JsonObject object) {
        return new String(Json.line(object), StandardCharsets.UTF_8);
    }
}
