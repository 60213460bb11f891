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
import java.util.Objects;
import java.util.Set;
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
    private static final int MOST_LISTED = 50;
    private static final int MOST_PICTURES = 500; // of a set: a browser can show some 20 MB of them

    private final Results results;
    private final Results common; // what all runs have answered
    private final String name;
    private final ReportTables tables;
    private final String alarm;

    /** @param name what the report is called */
    HtmlReport(Results results, String name) {
        this.results = results;
        this.common = results.common();
        this.name = name;
        this.tables = new ReportTables(results);
        this.alarm = Alarms.of(results).summary();
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
                                h1(name),
                                each(results.sessions(), line -> p(line).withClass("note")),
                                nav(each(results.sets(), set -> a(set).withHref("#" + id(set)))),
                                warnings(ReportHead.of(results)),
                                alarms(),
                                each(
                                        MachineTable.of(results).stream().toList(),
                                        machines -> table(machines.withAlarm(alarm))),
                                each(results.sets(), this::set),
                                runs()))));
    }

    private static DomContent warnings(ReportHead head) {
        return head.lines().isEmpty()
                ? text("")
                : div(
                                p(strong(head.lines().get(0))),
                                ul(each(head.lines().subList(1, head.lines().size()), line -> li(line))))
                        .withClass("alarm");
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
        tables.of(set).forEach(each -> parts.add(table(each.withAlarm(alarm))));
        if (!tables.isGuessed(set) && !common.runs(set).isEmpty()) {
            parts.addAll(charts(set));
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

    private static DomContent table(Table table) {
        return div(
                h3(table.title()),
                table.alarm().isEmpty() ? div() : p(table.alarm()).withClass("alarm"),
                table.note().isEmpty() ? div() : p(table.note()).withClass("note"),
                div(j2html.TagCreator.table(
                                thead(tr(each(table.header(), cell -> th(cell)))),
                                tbody(each(table.rows(), row -> tr(each(row, cell -> td(cell)))))))
                        .withClass("wide"));
    }

    private List<DomContent> charts(String set) {
        Charts charts = new Charts(common, set);
        List<StoredRun> runs = common.runs(set);
        List<DomContent> figures = new ArrayList<>();
        figures.add(figure("Problems solved over %s".formatted(charts.measure()), legend(runs), charts.cactus()));
        charts.ablation().ifPresent(bars -> figures.add(figure("What each change adds", div(), bars)));
        figures.add(figure("Solved by size", legend(runs), charts.bySize()));
        for (StoredRun run : runs.subList(Math.min(1, runs.size()), runs.size())) {
            figures.add(details(
                    summary("The %s of %s against %s"
                            .formatted(charts.measure(), run.name(), runs.get(0).name())),
                    figure("", div(), charts.scatter(runs.get(0), run))));
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

    private static DomContent figure(String caption, DomContent legend, String svg) {
        return j2html.TagCreator.figure(
                figcaption(caption), legend, div(rawHtml(svg)).withClass("wide"));
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
        for (BoardRow row : BoardRow.of(common.jobs())) {
            if (row.set().equals(set) && row.board().view().isPresent()) {
                best.merge(
                        row.key().problem(""),
                        row,
                        (one, other) ->
                                other.tally().safePoints() >= one.tally().safePoints() ? other : one);
            }
        }
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
        Set<String> base = Set.copyOf(results.runs().get(0).settings().lines().toList());
        for (StoredRun run : results.runs()) {
            List<String> changed =
                    run.settings().lines().filter(line -> !base.contains(line)).toList();
            all.add(details(
                    summary(
                            changed.isEmpty()
                                    ? run.name()
                                    : "%s: %s".formatted(run.name(), String.join(", ", changed))),
                    pre(run.settings())));
        }
        return section(h2("Configurations"), each(all, run -> run));
    }

    private static String id(String set) {
        return "set-" + set.replaceAll("[^A-Za-z0-9_-]", "-");
    }

    private static String css() {
        try (InputStream stream = HtmlReport.class.getResourceAsStream(STYLE)) {
            return new String(Objects.requireNonNull(stream, STYLE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
