package org.sekilab.semeai;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.sekilab.model.Color;

/**
 * The results of a race under each ko model, with one side first, and so whether a ko decides it. Immutable.
 *
 * @param results by ko model, one for each; unmodifiable
 */
public record KoOutlook(Map<KoWinner, SemeaiResult> results) {
    public KoOutlook {
        results = Map.copyOf(results);
        if (results.size() != KoWinner.values().length) {
            throw new IllegalArgumentException("results for %s only".formatted(results.keySet()));
        }
    }

    /**
     * Analyzes a race under all ko models; the model named in the problem does not matter. The model without immediate
     * retaking of kos comes first. If its verdict holds under all models, the others are not analyzed.
     */
    public static KoOutlook of(SemeaiAnalyzer analyzer, SemeaiProblem problem, Color first) {
        SemeaiResult result = analyzer.analyze(problem.withKoWinner(KoWinner.NONE), first);
        Map<KoWinner, SemeaiResult> results = new EnumMap<>(KoWinner.class);
        for (KoWinner winner : KoWinner.values()) {
            boolean isKnown = result.holdsForAllKos() || winner == KoWinner.NONE;
            results.put(winner, isKnown ? result : analyzer.analyze(problem.withKoWinner(winner), first));
        }
        return new KoOutlook(results);
    }

    /** The result under a ko model. */
    public SemeaiResult result(KoWinner winner) {
        return Objects.requireNonNull(results.get(winner));
    }

    /** The verdict under a ko model. */
    public SemeaiVerdict verdict(KoWinner winner) {
        return result(winner).verdict();
    }

    /** Tells whether a ko decides the race. */
    public Ko ko() {
        SemeaiVerdict black = verdict(KoWinner.BLACK);
        SemeaiVerdict white = verdict(KoWinner.WHITE);
        if (black == SemeaiVerdict.UNKNOWN || white == SemeaiVerdict.UNKNOWN) {
            return Ko.UNKNOWN;
        }
        if (black == white) {
            return Ko.NONE;
        }
        SemeaiVerdict nobody = verdict(KoWinner.NONE);
        if (nobody == black) {
            return Ko.WHITE_NEEDS_THREATS;
        }
        return nobody == white ? Ko.BLACK_NEEDS_THREATS : Ko.OPEN;
    }

    /** The role of kos in a race. */
    public enum Ko {
        /** The outcome is the same for each winner of kos. */
        NONE,
        /** It depends on the winner of kos; without threats white has the better of it. */
        BLACK_NEEDS_THREATS,
        /** It depends on the winner of kos; without threats black has the better of it. */
        WHITE_NEEDS_THREATS,
        /** It depends on the winner of kos; the outcome without threats is a third one, or not known. */
        OPEN,
        /** Not known. */
        UNKNOWN
    }
}
