package org.sekilab.experiments.cli.serve;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.output.TextTables;
import org.sekilab.experiments.regress.ProvedTest.Judgement;
import org.sekilab.experiments.regress.TestCommand;
import org.sekilab.experiments.regress.TestResult;
import org.sekilab.experiments.report.MarkdownTables;

/**
 * Writes two tables for people, when all tests are asked: what proofs contradict, with a row a test, and the counts of
 * each file. Mutable; for one thread.
 */
final class RegressProofTable implements RegressProofWriter {
    private static final String TESTS =
            "Proofs that tell something against a wanted answer, or against an answered status";
    private static final String COUNTS =
            "Tests about life: asked, proved, and how many wanted answers and answered statuses a proof contradicts";

    private final PrintStream out;
    private final boolean isMarkdown;
    private final List<String> engines;
    private final Map<String, List<JudgedTest>> files = new LinkedHashMap<>(); // by path

    /**
     * @param isMarkdown whether the tables are those of a page in Markdown
     * @param engines the names of all engines, in the order of results
     */
    RegressProofTable(PrintStream out, boolean isMarkdown, List<String> engines) {
        this.out = out;
        this.isMarkdown = isMarkdown;
        this.engines = List.copyOf(engines);
    }

    @Override
    public void write(JudgedTest test) {
        files.computeIfAbsent(file(test), file -> new ArrayList<>()).add(test);
    }

    @Override
    public void finish() {
        List<JudgedTest> all = files.values().stream().flatMap(List::stream).toList();
        List<List<String>> rows =
                all.stream().filter(JudgedTest::hasDifference).map(this::row).toList();
        if (!rows.isEmpty()) {
            List<String> header = new ArrayList<>(List.of("test", "command", "proved", "wanted"));
            header.addAll(engines);
            writeTests(new Table(TESTS, "", header, rows));
        }
        List<String> header =
                new ArrayList<>(List.of("file", "asked", "proved", "wanted contradicted", "wanted lacks move"));
        engines.forEach(engine -> header.add(engine + " contradicted"));
        List<List<String>> counts = new ArrayList<>();
        files.forEach((file, tests) -> counts.add(counts(file, tests)));
        if (files.size() != 1) {
            counts.add(counts("total", all));
        }
        List<Table> tables = List.of(new Table(COUNTS, "", header, counts));
        out.print(isMarkdown ? MarkdownTables.format(tables) : TextTables.format(tables));
        out.flush();
    }

    /** Cells with words stand at the left in text. */
    private void writeTests(Table table) {
        if (isMarkdown) {
            out.print(MarkdownTables.format(List.of(table)));
            return;
        }
        List<List<String>> lines = new ArrayList<>(List.of(table.header()));
        lines.addAll(table.rows());
        out.println(table.title());
        out.println();
        out.print(TextTables.align(lines, TextTables.Side.LEFT));
        out.println();
    }

    private List<String> row(JudgedTest test) {
        TestCommand command = test.test().test();
        List<String> row = new ArrayList<>();
        row.add("%s:%d".formatted(file(test), command.line()));
        row.add(command.command());
        row.add(test.describeProofs());
        row.add(judged(test.wanted(), command.wanted()));
        for (int i = 0; i < engines.size(); i++) {
            TestResult result = test.results().get(i);
            String answer = result.answer()
                    .map(GtpResponse::text)
                    .orElse(result.outcome().label());
            row.add(judged(test.contradicted().get(i) ? Judgement.CONTRADICTED : Judgement.NOT_CONTRADICTED, answer));
        }
        return row;
    }

    private static String judged(Judgement judgement, String answer) {
        return judgement == Judgement.NOT_CONTRADICTED ? answer : "%s: %s".formatted(judgement.label(), answer);
    }

    private List<String> counts(String name, List<JudgedTest> tests) {
        List<JudgedTest> proved = tests.stream().filter(JudgedTest::isProved).toList();
        List<String> row = new ArrayList<>(List.of(
                name,
                Integer.toString(tests.size()),
                Integer.toString(proved.size()),
                count(proved, Judgement.CONTRADICTED),
                count(proved, Judgement.LACKS_MOVE)));
        IntStream.range(0, engines.size())
                .mapToObj(engine -> proved.stream()
                        .filter(test -> test.contradicted().get(engine))
                        .count())
                .map(Object::toString)
                .forEach(row::add);
        return row;
    }

    private static String count(List<JudgedTest> tests, Judgement judgement) {
        return Long.toString(
                tests.stream().filter(test -> test.wanted() == judgement).count());
    }

    private static String file(JudgedTest test) {
        return test.test().file().path().toString();
    }
}
