package org.sekilab.experiments.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.AnswerLines;
import org.sekilab.experiments.output.JsonLine;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.scoring.Score;
import org.sekilab.scoring.Surrounded;
import org.sekilab.scoring.Territory;

/**
 * Writes scores: a JSON object on a line for each, or some lines of text. {@code prisoners} are the stones that a color
 * has taken, dead ones too.
 */
public final class ScoreWriter {
    private final PrintStream out;
    private final OutputFormat format;
    private final Detail detail;

    /** The facts that are told beside the score. */
    public enum Detail {
        NONE,
        /** The points that were guessed, for want of a proof. */
        PROOFS,
        /** The guessed points, and the points that the relaxed mode sorts otherwise. */
        DIFFERENCES
    }

    public ScoreWriter(PrintStream out, OutputFormat format, Detail detail) {
        this.out = out;
        this.format = format;
        this.detail = detail;
    }

    public void write(ScoreAnswer answer) {
        if (format == OutputFormat.JSONL) {
            JsonLine.write(out, json -> writeFields(json, answer));
        } else {
            writeText(answer);
        }
        out.flush();
    }

    private void writeText(ScoreAnswer answer) {
        Score score = answer.score();
        out.printf(
                "%s: black %s, white %s (%s rules, komi %s)%n",
                answer.input().label(),
                number(score.points(Color.BLACK)),
                number(score.points(Color.WHITE)),
                AnswerLines.lowerCase(score.rules()),
                number(score.komi()));
        for (Color color : Color.values()) {
            Surrounded surrounded = score.territory().of(color);
            out.printf(
                    Locale.ROOT,
                    "  %s: %d territory, %d prisoners, %d stones; not territory: %d in seki%s, %d false eyes%s%n",
                    AnswerLines.lowerCase(color),
                    surrounded.territory().size(),
                    score.prisonersOf(color),
                    score.stones(color),
                    surrounded.seki().size(),
                    list(surrounded.seki()),
                    surrounded.falseEyes().size(),
                    list(surrounded.falseEyes()));
        }
        out.printf(
                Locale.ROOT,
                "  neutral: %d%s%n",
                score.territory().neutral().size(),
                list(score.territory().neutral()));
        if (!answer.dead().isEmpty()) {
            out.printf("  dead:%s%n", list(answer.dead()));
        }
        if (detail != Detail.NONE && !answer.unproved().isEmpty()) {
            out.printf("  not proved:%s%n", list(answer.unproved()));
        }
        for (Difference difference : differences(answer)) {
            out.printf("  %s is %s, relaxed: %s%n", difference.point(), difference.exact(), difference.relaxed());
        }
    }

    private void writeFields(JsonGenerator json, ScoreAnswer answer) throws IOException {
        Score score = answer.score();
        Territory territory = score.territory();
        Surrounded black = territory.black();
        Surrounded white = territory.white();
        json.writeStringField("file", answer.input().file());
        json.writeNumberField("index", answer.input().index());
        json.writeStringField("size", JsonLine.size(territory.position().geometry()));
        json.writeStringField("rules", AnswerLines.lowerCase(score.rules()));
        writeNumber(json, "komi", score.komi());
        json.writeObjectFieldStart("points");
        for (Color color : Color.values()) {
            writeNumber(json, AnswerLines.lowerCase(color), score.points(color));
        }
        json.writeEndObject();
        JsonLine.writeColors(json, "territory", black.territory(), white.territory());
        JsonLine.writePoints(json, "neutral", territory.neutral());
        JsonLine.writeColors(json, "seki", black.seki(), white.seki());
        JsonLine.writeColors(json, "falseEyes", black.falseEyes(), white.falseEyes());
        writeCounts(json, "stones", score.stones(Color.BLACK), score.stones(Color.WHITE));
        writeCounts(json, "prisoners", score.prisonersOf(Color.BLACK), score.prisonersOf(Color.WHITE));
        JsonLine.writePoints(json, "dead", answer.dead());
        if (detail != Detail.NONE) {
            JsonLine.writePoints(json, "unproved", answer.unproved());
        }
        if (detail == Detail.DIFFERENCES) {
            writeDifferences(json, differences(answer));
        }
    }

    private static void writeDifferences(JsonGenerator json, List<Difference> differences) throws IOException {
        json.writeArrayFieldStart("differences");
        for (Difference difference : differences) {
            json.writeStartObject();
            json.writeStringField("point", difference.point());
            json.writeStringField("exact", difference.exact());
            json.writeStringField("relaxed", difference.relaxed());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeCounts(JsonGenerator json, String name, int black, int white) throws IOException {
        json.writeObjectFieldStart(name);
        json.writeNumberField("black", black);
        json.writeNumberField("white", white);
        json.writeEndObject();
    }

    private static void writeNumber(JsonGenerator json, String name, double value) throws IOException {
        json.writeFieldName(name);
        json.writeNumber(number(value));
    }

    /** A point that two modes sort differently. */
    private record Difference(String point, String exact, String relaxed) {}

    private List<Difference> differences(ScoreAnswer answer) {
        List<Difference> differences = new ArrayList<>();
        if (detail == Detail.DIFFERENCES) {
            Geometry geometry = answer.input().position().geometry();
            for (int point = 0; point < geometry.area(); point++) {
                String exact = kind(answer.score().territory(), point);
                String relaxed = kind(answer.relaxed(), point);
                if (!exact.equals(relaxed)) {
                    differences.add(new Difference(geometry.name(point), exact, relaxed));
                }
            }
        }
        return differences;
    }

    private static String kind(Territory territory, int point) {
        for (Color color : Color.values()) {
            Surrounded surrounded = territory.of(color);
            if (surrounded.territory().contains(point)) {
                return "territory";
            }
            if (surrounded.seki().contains(point)) {
                return "seki";
            }
            if (surrounded.falseEyes().contains(point)) {
                return "false eye";
            }
        }
        return "neutral or a stone";
    }

    /** Points after a space each. */
    private static String list(PointSet points) {
        StringBuilder text = new StringBuilder();
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            text.append(' ').append(points.geometry().name(point));
        }
        return text.toString();
    }

    /** A number without needless zeros: 7, 6.5. */
    private static String number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
