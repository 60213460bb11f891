package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.search.Statistics;

/**
 * The finding of a job.
 *
 * @param statistics the cost of it
 * @param analysis what was found about a whole board, null for other questions
 * @param causes why points of a whole board are open, null if that was not asked
 * @param region what was found about a region alone, null for other questions
 * @param onBoard what the board decides about the region, null if the board was not asked or does not decide it
 * @param life what was found about life and death, null for other questions
 * @param race what was found about a race, null for other questions
 * @param score the score of a position, null for other questions
 * @param strategies the proofs that can be played against; unmodifiable
 * @param certificate the file with the proof, where there is one
 */
public record Finding(
        Statistics statistics,
        @Nullable AnalysisAnswer analysis,
        @Nullable CausesAnswer causes,
        @Nullable RegionLine region,
        JobAnswer.@Nullable OnBoard onBoard,
        @Nullable LifeLine life,
        @Nullable SemeaiLine race,
        @Nullable ScoreLine score,
        List<ProofGame> strategies,
        Optional<CertificateBytes> certificate) {
    public Finding {
        strategies = List.copyOf(strategies);
    }

    /** The finding about a whole board. */
    static Finding ofBoard(
            Statistics statistics,
            AnalysisAnswer analysis,
            Optional<CausesAnswer> causes,
            List<ProofGame> strategies,
            Optional<CertificateBytes> certificate) {
        return new Finding(
                statistics, analysis, causes.orElse(null), null, null, null, null, null, strategies, certificate);
    }

    /** The finding about a region. */
    static Finding ofRegion(
            Statistics statistics,
            RegionLine region,
            Optional<JobAnswer.OnBoard> onBoard,
            List<ProofGame> strategies,
            Optional<CertificateBytes> certificate) {
        return new Finding(
                statistics, null, null, region, onBoard.orElse(null), null, null, null, strategies, certificate);
    }

    /** The finding about life and death. */
    static Finding ofLife(
            Statistics statistics, LifeLine life, List<ProofGame> strategies, Optional<CertificateBytes> certificate) {
        return new Finding(statistics, null, null, null, null, life, null, null, strategies, certificate);
    }

    /** The finding about a race. */
    static Finding ofRace(
            Statistics statistics,
            SemeaiLine race,
            List<ProofGame> strategies,
            Optional<CertificateBytes> certificate) {
        return new Finding(statistics, null, null, null, null, null, race, null, strategies, certificate);
    }

    /** The score of a position. It has no proof to play against. */
    static Finding ofScore(Statistics statistics, ScoreLine score) {
        return new Finding(statistics, null, null, null, null, null, null, score, List.of(), Optional.empty());
    }
}
