package org.sekilab.experiments.cli.solve;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.output.json.ScoreLine.Difference;
import org.sekilab.experiments.score.JudgedStones;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.scoring.Score;
import org.sekilab.scoring.Surrounded;
import org.sekilab.scoring.Territory;

/**
 * Writes scores: a JSON object on a line for each, or some lines of text.
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
            Json.write(
                    out,
                    ScoreLine.of(
                            answer,
                            detail == Detail.NONE ? null : BoardNames.points(answer.unproved()),
                            detail == Detail.DIFFERENCES ? differences(answer) : null));
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
                Words.of(score.rules()),
                number(score.komi()));
        for (Color color : Color.values()) {
            Surrounded surrounded = score.territory().of(color);
            out.printf(
                    Locale.ROOT,
                    "  %s: %d territory, %d prisoners, %d stones; not territory: %d in seki%s, %d false eyes%s%n",
                    Words.of(color),
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
        writeDead(answer.dead());
        if (detail != Detail.NONE && !answer.unproved().isEmpty()) {
            out.printf("  not proved:%s%n", list(answer.unproved()));
        }
        for (Difference difference : differences(answer)) {
            out.printf("  %s is %s, relaxed: %s%n", difference.point(), difference.exact(), difference.relaxed());
        }
    }

    private void writeDead(JudgedStones judged) {
        writeList("dead", judged.named());
        writeList("dead, proved", judged.proved());
        writeList("dead, estimated", judged.estimated());
        writeList("in doubt", judged.doubtful());
        if (judged.isEstimate()) {
            out.println("  to correct the estimate, name blocks: --alive P,P... or --dead estimate,P,P...; "
                    + "--dead auto leaves it out");
        }
    }

    private void writeList(String name, PointSet points) {
        if (!points.isEmpty()) {
            out.printf("  %s:%s%n", name, list(points));
        }
    }

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
        return BoardNames.points(points).stream().map(name -> " " + name).collect(Collectors.joining());
    }

    private static String number(double value) {
        return Json.number(value).toPlainString();
    }
}
