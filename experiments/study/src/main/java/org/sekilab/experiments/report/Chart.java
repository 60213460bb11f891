package org.sekilab.experiments.report;

import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.XmlText;

/**
 * A diagram as an SVG document, drawn step by step: axes with a grid, then lines, dots and bars. A mark's meaning
 * appears where the mouse rests. Mutable.
 */
final class Chart {
    /** Colors that people with color blindness tell apart (Okabe and Ito 2008). */
    private static final List<String> COLORS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "currentColor", "#999933");

    private static final int WIDTH = 720;
    private static final int TOP = 16;
    private static final int RIGHT = 24;
    private static final int BOTTOM = 48;

    private final Scale x;
    private final Scale y;
    private final int left;
    private final int height;
    private final StringBuilder marks = new StringBuilder();

    /**
     * A point with a value on each axis.
     *
     * @param tip what it is
     */
    record Dot(double x, double y, String tip) {}

    private Chart(Scale x, Scale y, int left, int height) {
        this.x = x;
        this.y = y;
        this.left = left;
        this.height = height;
    }

    /** A diagram with a grid and the names of both axes. */
    static Chart withAxes(Scale x, Scale y, String xLabel, String yLabel) {
        Chart chart = new Chart(x, y, 64, 380);
        x.ticks().forEach(chart::verticalLine);
        for (double tick : y.ticks()) {
            chart.append(
                    "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>",
                    chart.px(x.low()), chart.px(x.high()), chart.py(tick), chart.py(tick));
            chart.text(chart.left - 8, chart.py(tick) + 4, "end", Scale.written(tick));
        }
        chart.text((chart.left + WIDTH) / 2.0, chart.height - 8, "middle", xLabel);
        chart.append(
                "<text text-anchor=\"middle\" transform=\"translate(14 %.1f) rotate(-90)\">%s</text>",
                chart.height / 2.0, XmlText.of(yLabel));
        return chart;
    }

    /** A diagram with a row for each bar, and a scale for their lengths. */
    static Chart withRows(Scale x, int rows, String xLabel) {
        Chart chart = new Chart(x, new Scale(0, Math.max(1, rows), Scale.Kind.LINEAR), 220, TOP + BOTTOM + 32 * rows);
        x.ticks().forEach(chart::verticalLine);
        chart.text((chart.left + WIDTH) / 2.0, chart.height - 8, "middle", xLabel);
        return chart;
    }

    private void verticalLine(double tick) {
        append(
                "<line class=\"%s\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>",
                tick == 0 ? "axis" : "grid", px(tick), px(tick), TOP, height - BOTTOM);
        text(px(tick), height - BOTTOM + 18, "middle", Scale.written(tick));
    }

    static String color(int series) {
        return COLORS.get(series % COLORS.size());
    }

    /** A line through points, with its name at its end. */
    Chart line(List<Dot> points, int series, String name) {
        StringBuilder path = new StringBuilder();
        for (Dot point : points) {
            path.append(String.format(Locale.ROOT, "%.1f,%.1f ", px(point.x), py(point.y)));
        }
        append(
                "<polyline class=\"series\" stroke=\"%s\" stroke-dasharray=\"%s\" points=\"%s\"><title>%s</title></polyline>",
                color(series),
                series < COLORS.size() ? "none" : "6 3",
                path.toString().strip(),
                XmlText.of(name));
        return this;
    }

    /** Dots, each with what it is. */
    Chart dots(List<Dot> points, int series) {
        for (Dot point : points) {
            append(
                    "<circle class=\"dot\" fill=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"><title>%s</title></circle>",
                    color(series), px(point.x), py(point.y), XmlText.of(point.tip));
        }
        return this;
    }

    /** The line on which both values are the same. */
    Chart diagonal() {
        append(
                "<line class=\"axis\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                px(x.low()), py(y.low()), px(x.high()), py(y.high()));
        return this;
    }

    /** A bar from 0, with its name before it and the ends of its interval. All of them tell the value. */
    Chart bar(int row, String name, double value, double low, double high) {
        double top = py(y.high() - row) + 6;
        append(
                "<g><title>%s</title><rect class=\"bar\" fill=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"20\"/>",
                XmlText.of("%s: %s [%s, %s]"
                        .formatted(name, Numbers.three(value), Numbers.three(low), Numbers.three(high))),
                color(value < 0 ? 1 : 0),
                Math.min(px(0), px(value)),
                top,
                Math.abs(px(value) - px(0)));
        append(
                "<path class=\"whisker\" d=\"M%.1f %.1fV%.1fM%.1f %.1fH%.1fM%.1f %.1fV%.1f\"/>",
                px(low), top + 5, top + 15, px(low), top + 10, px(high), px(high), top + 5, top + 15);
        text(left - 8, top + 14, "end", name);
        append("</g>");
        return this;
    }

    /** The document. */
    String svg(String title) {
        return "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 %d %d\">\n<title>%s</title>\n%s</svg>\n"
                .formatted(WIDTH, height, XmlText.of(title), marks);
    }

    private double px(double value) {
        return left + x.at(value) * (WIDTH - RIGHT - left);
    }

    private double py(double value) {
        return height - BOTTOM - y.at(value) * (height - BOTTOM - TOP);
    }

    private void text(double atX, double atY, String anchor, String text) {
        append("<text text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", anchor, atX, atY, XmlText.of(text));
    }

    private void append(String format, Object... values) {
        marks.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
