package org.sekilab.experiments.cli.region;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.life.FirstMoves;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.output.LifeBoard;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.life.LifeKo;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/** Writes answers about life and death for people: a page for one problem, or a table. Mutable: adds up the table. */
final class LifeAnswerWriter {
    private static final String HEAD = "problem";
    private static final double NANOS_PER_SECOND = 1e9;

    private final PrintStream out;
    private final LifeBoard board;
    private final String rowFormat;
    private final Map<LifeVerdict, Integer> counts = new EnumMap<>(LifeVerdict.class);
    private int agreements;
    private int expected;
    private int wrong;
    private int errors;
    private long nodes;
    private long nanos;

    /** @param nameWidth the width of the column of names in the table */
    LifeAnswerWriter(PrintStream out, LifeBoard board, int nameWidth) {
        this.out = out;
        this.board = board;
        this.rowFormat = "%%5s  %%-%ds  %%-7s  %%-4s  %%-8s  %%4s  %%4s  %%11s  %%9s%%s%%n"
                .formatted(Math.max(nameWidth, HEAD.length()));
    }

    /** Writes an answer as a page. */
    void writePage(LifeAnswer answer, OptionalInt certificate) {
        LifeResult result = answer.result();
        LifeProblem problem = answer.problem();
        Geometry geometry = problem.position().geometry();
        out.println(question(answer));
        out.println(verdict(answer));
        result.ko().ifPresent(ko -> out.println(threats(ko)));
        if (result.move() != Points.NONE) {
            out.printf("move: %s%n", GtpPoints.format(geometry, result.move()));
        }
        answer.firstMoves().ifPresent(moves -> writeMoves(moves, geometry));
        if (!result.line().isEmpty()) {
            out.printf("main line: %s%n", line(result.line(), problem.first(), geometry));
        }
        out.printf(
                "area: %s, %d points%n",
                answer.area().name(), answer.area().points().size());
        if (answer.isProved()) {
            out.printf(
                    Locale.ROOT,
                    "proof: %,d states in a zone of %d points%s%n",
                    answer.states(),
                    answer.zone().size(),
                    certificate.isPresent() ? ", certificate " + certificate.getAsInt() : "");
        }
        out.printf(
                Locale.ROOT,
                "search: %,d nodes in %.2f s%n",
                result.statistics().nodes(),
                result.statistics().elapsedNanos() / NANOS_PER_SECOND);
        boolean isWholeBoard = answer.area().points().size() == geometry.area();
        result.report()
                .ifPresent(report -> OpenSearchText.lines(report, result.limit(), isWholeBoard)
                        .forEach(out::println));
        out.println();
        out.print(board.format(answer));
        out.flush();
    }

    private static String question(LifeAnswer answer) {
        LifeQuery query = answer.query();
        Color defender = answer.problem().defender();
        String stones = query.groups().isEmpty()
                ? "anywhere in the area"
                : "at "
                        + query.groups().stream()
                                .map(LifeAnswerWriter::stones)
                                .collect(Collectors.joining(", and at "));
        return Printable.text("%s: does %s live %s, if %s moves first?"
                .formatted(
                        query.file(),
                        Words.of(defender),
                        stones,
                        Words.of(answer.problem().first())));
    }

    private static String stones(Argument group) {
        return String.join(" or ", group.text().strip().split("[\\s,]+"));
    }

    private static String verdict(LifeAnswer answer) {
        String defender = Words.of(answer.problem().defender());
        String attacker = Words.of(answer.problem().attacker());
        LifeVerdict verdict = answer.result().verdict();
        return verdict + ": "
                + switch (verdict) {
                    case ALIVE -> "%s lives, even if %s may retake every ko at once.".formatted(defender, attacker);
                    case SEKI ->
                        "%s lives, but %s keeps it from two eyes for ever, whichever side may retake every ko at once."
                                .formatted(defender, attacker);
                    case KO -> "the side that may retake every ko at once wins.";
                    case DEAD -> "%s captures, even if %s may retake every ko at once.".formatted(attacker, defender);
                    case UNKNOWN ->
                        "there is no proof; the limit is %s."
                                .formatted(Words.of(answer.result().limit()));
                };
    }

    private static String threats(LifeKo ko) {
        String winner = Words.of(ko.winner());
        String other = Words.of(ko.winner().opposite());
        StringJoiner facts = new StringJoiner("; ", "ko threats: ", ".");
        facts.add("without any, %s wins".formatted(winner));
        if (ko.enough().isPresent()) {
            facts.add("%s needs %d%s".formatted(other, ko.enough().getAsInt(), name(ko)));
        } else if (ko.tooFew() > 0) {
            facts.add("%d are too few for %s".formatted(ko.tooFew(), other));
        }
        ko.ahead().ifPresent(turns -> facts.add("%s loses if it ignores %d".formatted(winner, turns)));
        return facts.toString();
    }

    private static String name(LifeKo ko) {
        return switch (ko.kind()) {
            case DIRECT -> ", a direct ko";
            case APPROACH ->
                ", an approach ko with %d %s".formatted(ko.approachMoves(), ko.approachMoves() == 1 ? "move" : "moves");
            case MULTI_STAGE -> ", a multi-stage ko";
            case THOUSAND_YEAR -> ", a thousand-year ko";
            case OTHER -> "";
        };
    }

    private void writeMoves(FirstMoves moves, Geometry geometry) {
        List<String> winning = BoardNames.moves(geometry, moves.winning());
        List<String> open = BoardNames.moves(geometry, moves.open());
        String needless = "PASS (no move is needed) and %d others".formatted(winning.size() - 1);
        out.printf(
                "all winning first moves: %s%s%n",
                moves.winning().contains(Points.PASS) ? needless : String.join(" ", winning),
                open.isEmpty() ? "" : "; not decided: " + String.join(" ", open));
    }

    private static String line(List<Integer> moves, Color first, Geometry geometry) {
        List<String> words = new ArrayList<>();
        Color mover = first;
        for (String move : BoardNames.moves(geometry, moves)) {
            words.add("%d %s %s".formatted(words.size() + 1, Words.of(mover), move));
            mover = mover.opposite();
        }
        return String.join(", ", words);
    }

    /** Writes the names of the columns of the table. */
    void writeHead() {
        out.printf(rowFormat, "row", HEAD, "verdict", "move", "expected", "area", "zone", "nodes", "ms", "");
        out.flush();
    }

    /** Writes an answer as a row of the table. */
    void writeRow(int row, String name, LifeAnswer answer) {
        LifeResult result = answer.result();
        Geometry geometry = answer.problem().position().geometry();
        String moves = answer.firstMoves()
                .map(each -> "  moves: " + String.join(" ", BoardNames.moves(geometry, each.winning())))
                .orElse("");
        out.printf(
                Locale.ROOT,
                rowFormat,
                row,
                Printable.text(name),
                result.verdict(),
                result.move() == Points.NONE ? "-" : GtpPoints.format(geometry, result.move()),
                answer.query().expected().map(LifeVerdict::name).orElse("-"),
                answer.area().points().size(),
                answer.zone().isEmpty() ? "-" : answer.zone().size(),
                result.statistics().nodes(),
                String.format(
                        Locale.ROOT, "%.1f", Numbers.millis(result.statistics().elapsedNanos())),
                (answer.isWrong() ? "  WRONG" : answer.isProved() ? "" : "  " + Words.of(result.limit())) + moves);
        out.flush();
    }

    /** Counts an answer. */
    void count(LifeAnswer answer) {
        counts.merge(answer.result().verdict(), 1, Integer::sum);
        expected += answer.query().expected().isPresent() ? 1 : 0;
        agreements += answer.agrees() ? 1 : 0;
        wrong += answer.isWrong() ? 1 : 0;
        nodes += answer.result().statistics().nodes();
        nanos += answer.result().statistics().elapsedNanos();
    }

    /** Counts a row that cannot be answered. */
    void countError() {
        errors++;
    }

    /** How many verdicts differ from the expected ones. */
    int wrong() {
        return wrong;
    }

    /** Writes the sums below the table. */
    void writeTotals() {
        int answered = counts.values().stream().mapToInt(Integer::intValue).sum();
        String verdicts = List.of(LifeVerdict.values()).stream()
                .map(each -> "%d %s".formatted(counts.getOrDefault(each, 0), each))
                .collect(Collectors.joining(", "));
        out.printf(
                "%d problems: %s%s%n",
                answered, verdicts, errors == 0 ? "" : "; rows with errors: %d".formatted(errors));
        if (expected > 0) {
            out.printf(
                    "expected: %d agree, %d are wrong, %d are open%n",
                    agreements, wrong, expected - agreements - wrong);
        }
        out.printf(Locale.ROOT, "search: %,d nodes in %.1f s%n", nodes, nanos / NANOS_PER_SECOND);
        out.flush();
    }
}
