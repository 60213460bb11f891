package org.sekilab.experiments.report;

import static j2html.TagCreator.*;

import j2html.tags.DomContent;
import java.util.List;
import org.sekilab.experiments.store.Results;

/** The head of a report: its title, the question, the settings and the conclusions. It is printed on one page. */
final class HtmlSummary {
    private static final int MOST_SENTENCES = 24; // what fits a printed page
    private static final int MOST_WARNINGS = 6;

    private final Results results;
    private final String name;
    private final StudyQuestion question;
    private final Conclusions conclusions;

    HtmlSummary(Results results, String name) {
        this.results = results;
        this.name = name;
        this.question = new StudyQuestion(results);
        this.conclusions = new Conclusions(results.common());
    }

    DomContent format() {
        return section(
                        h1(name),
                        warnings(ReportHead.of(results)),
                        p(question.question()).withClass("question"),
                        dl(each(question.settings().entrySet(), entry -> div(dt(entry.getKey()), dd(entry.getValue()))))
                                .withClass("settings"),
                        each(results.sets(), this::conclusions),
                        each(results.sessions(), line -> p(line).withClass("note")),
                        p("This page is the summary. The file report.html has all tables, diagrams and boards.")
                                .withClass("printed note"))
                .withClass("summary");
    }

    private static DomContent warnings(ReportHead head) {
        if (head.lines().isEmpty()) {
            return text("");
        }
        List<String> more = head.lines().subList(1, head.lines().size());
        return div(
                        p(strong(head.lines().get(0))),
                        ul(each(first(more, MOST_WARNINGS), line -> li(line))),
                        ul(each(rest(more, MOST_WARNINGS), line -> li(line))).withClass("unprinted"))
                .withClass("alarm");
    }

    private DomContent conclusions(String set) {
        List<String> sentences = conclusions.of(set);
        if (sentences.isEmpty()) {
            return text("");
        }
        int most = Math.max(1, MOST_SENTENCES / results.sets().size());
        List<String> rest = rest(sentences, most);
        return div(
                h2(set),
                ul(each(first(sentences, most), line -> li(line))).withClass("conclusions"),
                rest.isEmpty()
                        ? text("")
                        : details(
                                summary("%d more, which chance explains more easily".formatted(rest.size())),
                                ul(each(rest, line -> li(line)))));
    }

    private static List<String> first(List<String> lines, int most) {
        return lines.subList(0, Math.min(most, lines.size()));
    }

    private static List<String> rest(List<String> lines, int most) {
        return lines.subList(Math.min(most, lines.size()), lines.size());
    }
}
