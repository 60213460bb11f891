package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.experiments.semeai.CertifiedAnswer;
import org.sekilab.experiments.semeai.SemeaiAnswerer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.RaceCertificate;
import org.sekilab.semeai.RaceCertifier;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiResult;

/**
 * Tells which of two blocks is captured first.
 *
 * @param maxStates proofs with more states cannot be played against
 */
record RaceWork(RacingQuestion query, BoardInput board, SemeaiAnalyzer analyzer, int maxStates) implements Work {
    @Override
    public Finding run(WorkListener listener) {
        listener.begin("race");
        CertifiedAnswer found =
                new SemeaiAnswerer(analyzer).certify(query.query(board.file()), board, new RaceCertifier(maxStates));
        Map<Color, SemeaiResult> results = found.answer().results();
        Statistics cost =
                results.values().stream().map(SemeaiResult::statistics).reduce(Statistics.NONE, Statistics::plus);
        return Finding.ofRace(
                cost,
                SemeaiLine.of(OptionalInt.empty(), found.answer(), null),
                found.certificate().map(this::games).orElse(List.of()),
                found.certificate()
                        .map(each -> CertificateBytes.of(
                                each,
                                "%s#%d %s %s".formatted(board.file(), board.index(), query.black(), query.white()))));
    }

    private List<ProofGame> games(RaceCertificate certificate) {
        return BoardGame.all(certificate.answers(query.first()).stream(), geometry());
    }
}
