package org.sekilab.experiments.cli.solve;

import java.io.PrintStream;
import java.util.Locale;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.GroupBoard;
import org.sekilab.experiments.output.Ink;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.StaticLine;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticGroup;

/**
 * Writes the groups of positions: a table for each, a row for each group, or a JSON object on a line.
 *
 * <p>Columns: the color and first stone of a group. Stones, blocks, liberties, and effective liberties. Enclosed
 * regions, and false eyes among them. Eyes as estimated, and their type. Safe connecting points, other connecting
 * points, and whether oi-otoshi threatens.
 */
public final class GroupWriter {
    private static final String ROW = "%-6s %-4s %6s %6s %5s %5s   %7s %5s   %5s %-6s  %s";

    private final PrintStream out;
    private final OutputFormat format;

    public GroupWriter(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /** Writes the groups of one position. */
    public void write(BoardInput input, StaticAnalysis analysis) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, StaticLine.of(input, analysis));
            return;
        }
        out.print(input.label() + "\n");
        print("color", "at", "stones", "blocks", "libs", "eff.", "regions", "false", "eyes", "type", "connections");
        for (Color color : Color.values()) {
            for (StaticGroup group : analysis.groups(color)) {
                print(
                        Words.of(color),
                        name(group),
                        group.stones().size(),
                        group.blocks(),
                        group.liberties().size(),
                        group.effectiveLibertyCount(),
                        group.features().regions(),
                        group.falseEyes().size(),
                        String.format(Locale.ROOT, "%.1f", group.eyes().eyes()),
                        group.eyes().type(),
                        connections(group));
            }
        }
        out.flush();
    }

    /** Writes the board with the groups' marks, after its table. */
    public void writeBoard(StaticAnalysis analysis, Ink ink) {
        out.print(new GroupBoard(ink).format(analysis));
        out.flush();
    }

    private void print(Object... cells) {
        out.print(ROW.formatted(cells).stripTrailing() + "\n");
    }

    private static String name(StaticGroup group) {
        return group.stones().geometry().name(group.stones().first());
    }

    private static String connections(StaticGroup group) {
        int safe = group.safeConnectingPoints().size();
        int others = group.connectingPoints().size() - safe;
        String counts = safe + others == 0 ? "" : "%d safe, %d not".formatted(safe, others);
        return counts + (group.isShortOfLiberties() ? ", short of liberties" : "");
    }
}
