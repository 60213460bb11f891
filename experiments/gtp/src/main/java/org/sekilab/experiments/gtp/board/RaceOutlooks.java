package org.sekilab.experiments.gtp.board;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Limits;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.RaceMoves;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/**
 * Tells what the side to move gets out of a capturing race, and by which move. Immutable.
 *
 * <p>Source: GNU Go's suites of races: "if PASS is a solution it is the best solution".
 * <p>Proves: what the analyzer of races proves, which may guess.
 * <p>Differs: a side that has to find the first ko threat gets a move, because it has to begin the ko.
 * <p>Cost: a race under all ko models, with either side first.
 */
public final class RaceOutlooks {
    private final SemeaiAnalyzer analyzer;
    private final Limits limits;
    private final Gaps gaps;

    /**
     * Outlooks by an analyzer.
     *
     * @param limits of a search for a move where the analyzer names none
     */
    public RaceOutlooks(SemeaiAnalyzer analyzer, Limits limits, Gaps gaps) {
        this.analyzer = analyzer;
        this.limits = limits;
        this.gaps = gaps;
    }

    /** What becomes of races that the analyzer leaves unknown. */
    public enum Gaps {
        /** They stay unknown. */
        LEFT,
        /** They are guessed. */
        GUESSED
    }

    /** Whether a side gets what it wants. */
    public enum Success {
        /** The side gets it with either winner of kos. */
        CERTAIN(1),
        /** The side gets it by a ko for which the opponent has to find the first threat. */
        KO_OPPONENT_FIRST(2),
        /** The side gets it by a ko for which the side itself has to find the first threat. */
        KO_SELF_FIRST(3),
        NONE(0);

        private final int code;

        Success(int code) {
            this.code = code;
        }

        /** GNU Go's number for this kind of success. */
        public int code() {
            return code;
        }

        /** The least favorable winner of kos with which the side still gets what it wants. */
        private KoWinner koWinner(Color own) {
            return switch (this) {
                case CERTAIN -> koWinnerOf(own.opposite());
                case KO_OPPONENT_FIRST -> KoWinner.NONE;
                case KO_SELF_FIRST, NONE -> koWinnerOf(own);
            };
        }

        private static KoWinner koWinnerOf(Color color) {
            return KoWinner.of(color);
        }

        private static Success of(KoOutlook outlook, Color own, Predicate<SemeaiVerdict> isWanted) {
            for (Success success : values()) {
                if (isWanted.test(outlook.verdict(success.koWinner(own)))) {
                    return success;
                }
            }
            return NONE;
        }
    }

    /**
     * The result for a side.
     *
     * @param lives whether its block is not captured
     * @param captures whether it captures the other
     */
    public record Prospects(Success lives, Success captures) {
        private static final Prospects LOST = new Prospects(Success.NONE, Success.NONE);

        /** Empty if a verdict is not known. */
        private static Optional<Prospects> find(KoOutlook outlook, Color own) {
            for (KoWinner winner : KoWinner.values()) {
                if (outlook.verdict(winner) == SemeaiVerdict.UNKNOWN) {
                    return Optional.empty();
                }
            }
            SemeaiVerdict win = SemeaiVerdict.winOf(own);
            SemeaiVerdict loss = SemeaiVerdict.winOf(own.opposite());
            return Optional.of(new Prospects(
                    Success.of(outlook, own, verdict -> verdict != loss),
                    Success.of(outlook, own, verdict -> verdict == win)));
        }

        /** True for the verdicts that reach the highest aim. */
        private Predicate<SemeaiVerdict> isWanted(Color own) {
            return captures == Success.NONE
                    ? verdict -> verdict == SemeaiVerdict.SEKI || verdict == SemeaiVerdict.winOf(own)
                    : verdict -> verdict == SemeaiVerdict.winOf(own);
        }

        /** The highest aim that is in reach. */
        private Success best() {
            return captures == Success.NONE ? lives : captures;
        }
    }

    /**
     * The answer, and how.
     *
     * @param move a point; {@link Points#PASS} where all is lost, and where the side gets the same without a move and
     *     does not have to begin a ko
     * @param isProved whether the prospects are proved
     */
    public record Outlook(Prospects prospects, int move, boolean isProved) {}

    /** The result for a side that moves first. Empty if it is not known. */
    public Optional<Outlook> judge(SemeaiProblem problem, Color own) {
        KoOutlook moving = outlook(problem, own);
        boolean isProved = moving.results().values().stream().allMatch(SemeaiResult::isProved);
        return Prospects.find(moving, own)
                .flatMap(prospects ->
                        findMove(problem, own, moving, prospects).map(move -> new Outlook(prospects, move, isProved)));
    }

    /** What the analyzer tells with one side first, with guesses where they fill the gaps. */
    public KoOutlook outlook(SemeaiProblem problem, Color first) {
        return switch (gaps) {
            case LEFT -> KoOutlook.of(analyzer, problem, first);
            case GUESSED -> GuessedRaces.outlook(analyzer, problem, first);
        };
    }

    /** A result of the analyzer, or a guess in its place. */
    public SemeaiResult fill(SemeaiResult result) {
        return gaps == Gaps.LEFT ? result : GuessedRaces.endless(result);
    }

    private Optional<Integer> findMove(SemeaiProblem problem, Color own, KoOutlook moving, Prospects prospects) {
        if (prospects.equals(Prospects.LOST)) {
            return Optional.of(Points.PASS);
        }
        Optional<Integer> best = moving.result(prospects.best().koWinner(own)).principalVariation().stream()
                .findFirst();
        boolean hasToAct = prospects.best() == Success.KO_SELF_FIRST && best.isPresent();
        if (!hasToAct && holdsWithoutMove(problem, own, prospects)) {
            return Optional.of(Points.PASS);
        }
        return gaps == Gaps.LEFT ? best : best.or(() -> guessMove(problem, own, moving, prospects));
    }

    /** A move that reaches the aim under another ko model, or one of those that reach it by trial; or a pass. */
    private Optional<Integer> guessMove(SemeaiProblem problem, Color own, KoOutlook moving, Prospects prospects) {
        Predicate<SemeaiVerdict> isWanted = prospects.isWanted(own);
        for (KoWinner winner : KoWinner.values()) {
            SemeaiResult result = moving.result(winner);
            if (isWanted.test(result.verdict()) && !result.principalVariation().isEmpty()) {
                return Optional.of(result.principalVariation().get(0));
            }
        }
        SemeaiProblem race = problem.withKoWinner(prospects.best().koWinner(own));
        return RaceMoves.find(analyzer, race, own, limits).results().entrySet().stream()
                .filter(each ->
                        isWanted.test(GuessedRaces.endless(each.getValue()).verdict()))
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> Optional.of(Points.PASS));
    }

    private boolean holdsWithoutMove(SemeaiProblem problem, Color own, Prospects prospects) {
        KoOutlook waiting = outlook(problem, own.opposite());
        boolean isCounted = GuessedRaces.isCounted(waiting); // too little to do without a move
        return !isCounted
                && Prospects.find(waiting, own).filter(prospects::equals).isPresent();
    }
}
