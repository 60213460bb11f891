package org.sekilab.experiments.gtp;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/**
 * Capturing races, in the form of GNU Go's command, and in words.
 *
 * <p>Proves: what the analyzer of races proves, which may guess; the answer in words says which. In GNU Go's form there is no room for that.
 */
final class SemeaiCommands {
    private static final String UNKNOWN = "unknown";

    private final GtpGame game;
    private final SemeaiAnalyzer analyzer;

    SemeaiCommands(GtpGame game, SemeaiAnalyzer analyzer) {
        this.game = game;
        this.analyzer = analyzer;
    }

    void addTo(CommandTable table) {
        table.add(
                "analyze_semeai VERTEX VERTEX",
                "a race, the first block's side first: whether it lives, whether it captures the other, its move; or unknown",
                this::analyze);
        table.add("sekilab-semeai VERTEX VERTEX", "a race with either side first, in words", this::describe);
    }

    private String analyze(GtpArguments arguments) {
        SemeaiProblem problem = problem(arguments);
        Color own = game.position().black().contains(arguments.point(0)) ? Color.BLACK : Color.WHITE;
        KoOutlook outlook = KoOutlook.of(analyzer, problem, own);
        OptionalInt lives = code(outlook, own, verdict -> verdict != SemeaiVerdict.winOf(own.opposite()));
        OptionalInt captures = code(outlook, own, verdict -> verdict == SemeaiVerdict.winOf(own));
        if (lives.isEmpty() || captures.isEmpty()) {
            return UNKNOWN;
        }
        SemeaiResult result = result(outlook);
        int move = result.principalVariation().stream().findFirst().orElse(Points.PASS);
        return "%d %d %s".formatted(lives.getAsInt(), captures.getAsInt(), GtpPoints.format(game.geometry(), move));
    }

    /**
     * GNU Go's code for what a side wants: 1 if it gets it, 0 if not; 2 if it takes a ko for which the opponent has to find the first threat,
     * 3 if the side itself has to; nothing if it is not known.
     */
    private static OptionalInt code(KoOutlook outlook, Color own, Predicate<SemeaiVerdict> isWanted) {
        SemeaiVerdict whenLost = outlook.verdict(koWinner(own.opposite()));
        SemeaiVerdict without = outlook.verdict(KoWinner.NONE);
        SemeaiVerdict whenWon = outlook.verdict(koWinner(own));
        if (whenLost == SemeaiVerdict.UNKNOWN || without == SemeaiVerdict.UNKNOWN || whenWon == SemeaiVerdict.UNKNOWN) {
            return OptionalInt.empty();
        }
        if (isWanted.test(whenLost)) {
            return OptionalInt.of(1);
        }
        if (isWanted.test(without)) {
            return OptionalInt.of(2);
        }
        return OptionalInt.of(isWanted.test(whenWon) ? 3 : 0);
    }

    private static KoWinner koWinner(Color color) {
        return color == Color.BLACK ? KoWinner.BLACK : KoWinner.WHITE;
    }

    private static SemeaiResult result(KoOutlook outlook) {
        return Optional.ofNullable(outlook.results().get(KoWinner.NONE)).orElseThrow();
    }

    private String describe(GtpArguments arguments) {
        SemeaiProblem problem = problem(arguments);
        StringBuilder lines = new StringBuilder();
        for (Color first : Color.values()) {
            KoOutlook outlook = KoOutlook.of(analyzer, problem, first);
            SemeaiResult result = result(outlook);
            lines.append("%s_first: %s method %s, %s, ko %s, nodes %d, moves %s\n"
                    .formatted(
                            GtpText.name(first),
                            result.verdict(),
                            result.method(),
                            result.certainty().name().toLowerCase(Locale.ROOT),
                            outlook.ko().name().toLowerCase(Locale.ROOT),
                            result.statistics().nodes(),
                            GtpText.moves(game.geometry(), result.principalVariation())));
        }
        return lines.toString();
    }

    private SemeaiProblem problem(GtpArguments arguments) {
        arguments.expect(2);
        int first = arguments.point(0);
        int second = arguments.point(1);
        Position position = game.position();
        PointSet empties = position.empties();
        if (empties.contains(first) || empties.contains(second)) {
            throw new GtpException("vertex must not be empty");
        }
        if (position.black().contains(first) == position.black().contains(second)) {
            throw new GtpException("the blocks are of one color");
        }
        boolean isBlackFirst = position.black().contains(first);
        return new SemeaiProblem(position, isBlackFirst ? first : second, isBlackFirst ? second : first, KoWinner.NONE);
    }
}
