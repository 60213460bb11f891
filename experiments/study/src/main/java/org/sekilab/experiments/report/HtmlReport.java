package org.sekilab.experiments.report;

import static j2html.TagCreator.*;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.sekilab.experiments.output.SvgBoard;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;

/**
 * A report as one file in HTML that needs no other file and no network. Faults come first, then tables and diagrams for
 * each set, then a picture of each board. Names come from files of others, so all text is escaped.
 */
final class HtmlReport {
    private static final String STYLE = "report.css";
    private static final String CONFIGURATIONS = "configurations";
    private static final int MOST_LISTED = 50;
    private static final int MOST_DIFFERING = 6;
    private static final int MOST_LETTERS = 40; // of a table on a telephone, in a wide font
    private static final int GAP = 3; // letters between columns
    private static final int MOST_PICTURES = 500; // of a set: a browser can show some 20 MB of them

    private final Results results;
    private final Results common; // what all runs have answered
    private final String name;
    private final ReportTables tables;
    private final Map<String, List<DomContent>> differences = new TreeMap<>(); // by set
    private final String alarm;

    /**
     * @param name what the report is called
     * @param tables of these results
     */
    HtmlReport(Results results, String name, ReportTables tables) {
        this.results = results;
        this.common = results.common();
        this.name = name;
        this.tables = tables;
        this.alarm = Alarms.of(results).summary();
        results.sets().forEach(set -> differences.put(set, differencesOf(set)));
    }

    /** The document. */
    String format() {
        return document(html().withLang("en")
                .with(
                        head(
                                meta().withCharset("utf-8"),
                                meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                                title(name),
                                style(rawHtml(css()))),
                        body(main(
                                new HtmlSummary(results, name).format(),
                                contents(),
                                alarms(),
                                each(
                                        MachineTable.of(results).stream().toList(),
                                        machines -> table(machines.withAlarm(alarm), "machines")),
                                each(results.sets(), this::set),
                                runs()))));
    }

    private DomContent contents() {
        return nav(details(
                                summary("Contents"),
                                ul(
                                        each(
                                                results.sets(),
                                                set -> li(
                                                        a(set).withHref("#" + id(set)),
                                                        ul(each(entries(set), entry -> entry)))),
                                        li(a("Configurations").withHref("#" + CONFIGURATIONS))))
                        .withCondOpen(true))
                .attr("aria-label", "Contents");
    }

    private List<DomContent> entries(String set) {
        List<DomContent> entries = new ArrayList<>();
        List<Table> its = tables.of(set);
        for (int i = 0; i < its.size(); i++) {
            String title = its.get(i).title();
            entries.add(
                    entry(title.startsWith(set + ": ") ? title.substring(set.length() + 2) : title, tableId(set, i)));
        }
        if (hasCharts(set)) {
            entries.add(entry("Diagrams", id(set) + "-diagrams"));
        }
        if (!differences(set).isEmpty()) {
            entries.add(entry("Boards of differences", id(set) + "-differences"));
        }
        return entries;
    }

    private static DomContent entry(String text, String id) {
        return li(a(text).withHref("#" + id));
    }

    private String tableId(String set, int index) {
        return "%s-table-%d".formatted(id(set), index + 1);
    }

    private DomContent alarms() {
        List<Results.Conflict> conflicts = results.conflicts();
        List<Results.WrongProof> wrong = results.wrongProofs();
        List<JobResult> failures = results.failures();
        return section(
                conflicts.isEmpty() && wrong.isEmpty()
                        ? p("No proof contradicts another one or the truth.").withClass("fine")
                        : div(
                                        list("Proofs that contradict each other", conflicts, Results.Conflict::label),
                                        list("Proofs that contradict the truth", wrong, Results.WrongProof::label))
                                .withClass("alarm"),
                failures.isEmpty()
                        ? p("No job failed.").withClass("fine")
                        : list("Jobs that failed", failures, Alarms::line).withClass("alarm"));
    }

    private interface Text<T> {
        String of(T value);
    }

    private static <T> ContainerTag<?> list(String heading, List<T> values, Text<T> text) {
        if (values.isEmpty()) {
            return div();
        }
        return div(
                h3("%s: %d".formatted(heading, values.size())),
                ul(each(values.subList(0, Math.min(MOST_LISTED, values.size())), value -> li(text.of(value)))));
    }

    private DomContent set(String set) {
        List<DomContent> parts = new ArrayList<>();
        parts.add(h2(set).withId(id(set)));
        List<Table> its = tables.of(set);
        for (int i = 0; i < its.size(); i++) {
            parts.add(table(its.get(i).withAlarm(alarm), tableId(set, i)));
        }
        if (hasCharts(set)) {
            parts.add(div(each(charts(set), chart -> chart)).withId(id(set) + "-diagrams"));
        }
        List<DomContent> differences = differences(set);
        if (!differences.isEmpty()) {
            parts.add(h3("Boards of differences").withId(id(set) + "-differences"));
            parts.addAll(differences);
        }
        List<DomContent> boards = boards(set);
        if (!boards.isEmpty()) {
            parts.add(details(
                            summary("Boards, each with the run that proves most"),
                            p(boards.size() == MOST_PICTURES ? "The first %d boards.".formatted(MOST_PICTURES) : ""),
                            p("Dot: alive; cross: dead; ring: in seki; square: territory; no mark: not proved. The method that proved a point is shown "
                                            + "under the mouse.")
                                    .withClass("note"),
                            div(each(boards, board -> board)).withClass("boards"))
                    .withCondOpen(boards.size() <= MOST_LISTED));
        }
        return section(each(parts, part -> part));
    }

    private static DomContent table(Table table, String id) {
        return div(
                h3(table.title()).withId(id),
                table.alarm().isEmpty() ? div() : p(table.alarm()).withClass("alarm"),
                table.note().isEmpty() ? div() : p(table.note()).withClass("note"),
                letters(table) > MOST_LETTERS ? hint() : div(),
                wide(
                        j2html.TagCreator.table(
                                thead(tr(each(table.header(), cell -> th(cell)))),
                                tbody(each(table.rows(), row -> tr(each(row, cell -> td(cell)))))),
                        table.title()));
    }

    /** About how wide a table is, in letters. */
    private static int letters(Table table) {
        int letters = 0;
        for (int column = 0; column < table.header().size(); column++) {
            int widest = table.header().get(column).length();
            for (List<String> row : table.rows()) {
                widest = Math.max(widest, row.get(column).length());
            }
            letters += widest + GAP;
        }
        return letters;
    }

    /** A part that scrolls sideways by itself where it is too wide. It takes the focus, so that keys scroll it. */
    private static DomContent wide(DomContent content, String title) {
        return div(content)
                .withClass("wide")
                .attr("tabindex", "0")
                .attr("role", "region")
                .attr("aria-label", title);
    }

    private static DomContent hint() {
        return p("Scroll sideways to see all \u2192").withClass("hint");
    }

    private boolean hasCharts(String set) {
        return !tables.isGuessed(set) && !common.runs(set).isEmpty();
    }

    private List<DomContent> differences(String set) {
        return differences.getOrDefault(set, List.of());
    }

    /** For each other run the boards on which it differs from the first run. */
    private List<DomContent> differencesOf(String set) {
        List<StoredRun> runs = common.runs(set);
        List<DomContent> parts = new ArrayList<>();
        int most = Math.max(1, Math.min(MOST_DIFFERING, MOST_LISTED / Math.max(1, runs.size())));
        for (StoredRun run : runs.subList(Math.min(1, runs.size()), runs.size())) {
            List<Differences.Differing> differing = Differences.of(common, set, runs.get(0), run);
            if (!differing.isEmpty()) {
                parts.add(differences(differing, runs.get(0).name(), run.name(), most));
            }
        }
        return parts;
    }

    private static DomContent differences(
            List<Differences.Differing> differing, String first, String second, int most) {
        int onlyFirst =
                differing.stream().mapToInt(each -> each.board().onlyFirst()).sum();
        int onlySecond =
                differing.stream().mapToInt(each -> each.board().onlySecond()).sum();
        return details(
                        summary("%s and %s differ on %d boards: %d points only with %s, %d only with %s"
                                .formatted(first, second, differing.size(), onlyFirst, first, onlySecond, second)),
                        p("Orange diamond: only %s proves the point. Blue plus: only %s proves it. Green dot: both. The boards with the most differences come first."
                                        .formatted(first, second))
                                .withClass("note"),
                        div(each(
                                        differing.subList(0, Math.min(most, differing.size())),
                                        each -> j2html.TagCreator.figure(
                                                figcaption(each.problem().label()),
                                                p("%d points only with %s, %d only with %s"
                                                                .formatted(
                                                                        each.board()
                                                                                .onlyFirst(),
                                                                        first,
                                                                        each.board()
                                                                                .onlySecond(),
                                                                        second))
                                                        .withClass("note"),
                                                rawHtml(each.board()
                                                        .format(each.problem().label())))))
                                .withClass("boards differences"))
                .withCondOpen(true);
    }

    private List<DomContent> charts(String set) {
        Charts charts = new Charts(common, set);
        List<StoredRun> runs = common.runs(set);
        List<DomContent> figures = new ArrayList<>();
        figures.add(figure(set, "Problems solved over %s".formatted(charts.measure()), legend(runs), charts.cactus()));
        charts.ablation().ifPresent(bars -> figures.add(figure(set, "What each change adds", div(), bars)));
        figures.add(figure(set, "Solved by size", legend(runs), charts.bySize()));
        for (StoredRun run : runs.subList(Math.min(1, runs.size()), runs.size())) {
            figures.add(details(
                    summary("The %s of %s against %s"
                            .formatted(charts.measure(), run.name(), runs.get(0).name())),
                    figure(
                            set,
                            "%s and %s".formatted(runs.get(0).name(), run.name()),
                            div(),
                            charts.scatter(runs.get(0), run))));
        }
        return figures;
    }

    private static DomContent legend(List<StoredRun> runs) {
        List<DomContent> entries = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            entries.add(span(
                    i("").withStyle("background:" + Chart.color(i)),
                    text(runs.get(i).name())));
        }
        return div(each(entries, entry -> entry)).withClass("legend");
    }

    private static DomContent figure(String set, String caption, DomContent legend, String svg) {
        return j2html.TagCreator.figure(figcaption(caption), legend, hint(), wide(rawHtml(svg), set + ": " + caption));
    }

    private List<DomContent> boards(String set) {
        return best(set).values().stream()
                .limit(MOST_PICTURES)
                .map(HtmlReport::board)
                .toList();
    }

    /** For each board the last of the rows that prove most, among the rows with a picture. */
    private SortedMap<ProblemKey, BoardRow> best(String set) {
        SortedMap<ProblemKey, BoardRow> best = new TreeMap<>();
        common.runs(set).stream()
                .flatMap(run -> common.boards(set, run.name()).stream())
                .filter(row -> row.board().view().isPresent())
                .forEach(row -> best.merge(
                        row.key().problem(""),
                        row,
                        (one, other) ->
                                other.tally().safePoints() >= one.tally().safePoints() ? other : one));
        return best;
    }

    private static DomContent board(BoardRow row) {
        BoardView view = row.board().view().orElseThrow();
        String label = row.key().problem("").label();
        List<String> proved = view.methods().stream()
                .map(method -> "%s %d".formatted(method, view.points(method)))
                .toList();
        String caption = "%d of %d points safe by %s; %s"
                .formatted(
                        row.tally().safePoints(),
                        row.tally().points(),
                        row.key().run(),
                        proved.isEmpty() ? "nothing proved" : String.join(", ", proved));
        return j2html.TagCreator.figure(
                figcaption(label), p(caption).withClass("note"), rawHtml(SvgBoard.format(view, label)));
    }

    private DomContent runs() {
        List<DomContent> all = new ArrayList<>();
        StudyQuestion question = new StudyQuestion(results);
        for (StoredRun run : results.runs()) {
            List<String> changed = question.changes(run).stream()
                    .map(StudyQuestion.Change::label)
                    .toList();
            all.add(details(
                    summary(
                            changed.isEmpty()
                                    ? run.name()
                                    : "%s: %s".formatted(run.name(), String.join(", ", changed))),
                    pre(run.settings()).attr("tabindex", "0")));
        }
        return section(h2("Configurations").withId(CONFIGURATIONS), each(all, run -> run));
    }

    /** Numbered, because names may differ in characters only that no id has. */
    private String id(String set) {
        return "set-%d".formatted(results.sets().indexOf(set) + 1);
    }

    private static String css() {
        try (InputStream stream = HtmlReport.class.getResourceAsStream(STYLE)) {
            return new String(Objects.requireNonNull(stream, STYLE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
