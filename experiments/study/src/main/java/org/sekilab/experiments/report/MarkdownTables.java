package org.sekilab.experiments.report;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.sekilab.experiments.output.Table;

/** Tables in Markdown, as GitHub reads it. */
public final class MarkdownTables {
    private static final String TO_ESCAPE = "([\\\\`*_{}\\[\\]<>|#])";

    private MarkdownTables() {}

    /** The text before all tables. */
    static String format(ReportHead head) {
        return head.lines().stream()
                .map(line -> "> **" + escape(line) + "**\n>\n")
                .collect(Collectors.collectingAndThen(Collectors.joining(), text -> text.isEmpty() ? "" : text + "\n"));
    }

    /** The tables, each below its title. */
    public static String format(List<Table> tables) {
        StringBuilder text = new StringBuilder();
        for (Table table : tables) {
            text.append("### ").append(escape(table.title())).append("\n\n");
            if (!table.alarm().isEmpty()) {
                text.append("**").append(escape(table.alarm())).append("**\n\n");
            }
            if (!table.note().isEmpty()) {
                text.append(escape(table.note())).append("\n\n");
            }
            appendRow(text, table.header());
            text.append("| --- |")
                    .append(String.join("", Collections.nCopies(table.header().size() - 1, " ---: |")))
                    .append('\n');
            table.rows().forEach(row -> appendRow(text, row));
            text.append('\n');
        }
        return text.toString();
    }

    private static void appendRow(StringBuilder text, List<String> cells) {
        text.append('|');
        cells.forEach(cell -> text.append(' ').append(escape(cell)).append(" |"));
        text.append('\n');
    }

    /** Escapes what has a meaning in Markdown. */
    static String escape(String text) {
        return text.replaceAll(TO_ESCAPE, "\\\\$1");
    }
}
