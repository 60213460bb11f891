package org.sekilab.experiments.report;

import java.util.List;
import java.util.stream.Collectors;
import org.sekilab.experiments.output.Table;

/** Tables in LaTeX, for {@code \input} into a paper that uses the package booktabs. */
final class LatexTables {
    private LatexTables() {}

    /** The text before all tables. */
    static String format(ReportHead head) {
        return head.lines().stream()
                .map(line -> "\\noindent\\textbf{" + escape(line) + "}\n\n")
                .collect(Collectors.joining());
    }

    static String format(List<Table> tables) {
        StringBuilder text = new StringBuilder("% needs \\usepackage{booktabs}\n");
        for (Table table : tables) {
            text.append("\n\\begin{table}\n\\caption{")
                    .append(escape(table.title()))
                    .append(table.alarm().isEmpty() ? "" : " \\textbf{" + escape(table.alarm()) + "}")
                    .append(table.note().isEmpty() ? "" : " " + escape(table.note()))
                    .append("}\n\\centering\n\\begin{tabular}{l")
                    .append("r".repeat(table.header().size() - 1))
                    .append("}\n\\toprule\n");
            appendRow(text, table.header());
            text.append("\\midrule\n");
            table.rows().forEach(row -> appendRow(text, row));
            text.append("\\bottomrule\n\\end{tabular}\n\\end{table}\n");
        }
        return text.toString();
    }

    private static void appendRow(StringBuilder text, List<String> cells) {
        text.append(String.join(" & ", cells.stream().map(LatexTables::escape).toList()))
                .append(" \\\\\n");
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '\\' -> escaped.append("\\textbackslash{}");
                case '~' -> escaped.append("\\textasciitilde{}");
                case '^' -> escaped.append("\\textasciicircum{}");
                case '<' -> escaped.append("\\textless{}");
                case '>' -> escaped.append("\\textgreater{}");
                case '&', '%', '$', '#', '_', '{', '}' -> escaped.append('\\').append(letter);
                default -> escaped.append(letter);
            }
        }
        return escaped.toString();
    }
}
