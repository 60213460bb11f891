package org.sekilab.experiments.view.work;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.model.Color;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.BoardStrategy;
import org.sekilab.safety.CauseFinder;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Statistics;

/**
 * Proves as much as possible of a whole board, and tells what is proved on the way.
 *
 * @param maxStates proofs with more states go into no certificate
 * @param causes finds why points are open, if that is asked
 */
record BoardWork(
        BoardQuestion query,
        BoardInput board,
        SearchingSafetySolver solver,
        Optional<CauseFinder> causes,
        int maxStates)
        implements Work {
    @Override
    public Finding run(WorkListener listener) {
        long start = System.nanoTime();
        Teller teller = new Teller(board, listener, start);
        Optional<CertifiedSafety> certified = query.certificate()
                ? Optional.of(solver.certifyAndTell(board.position(), maxStates, teller::tell))
                : Optional.empty();
        SafetyMap safety = certified
                .map(CertifiedSafety::safety)
                .orElseGet(() -> solver.solveAndTell(board.position(), teller::tell));
        BoardResult result = BoardAnalyzer.result(board, safety, System.nanoTime() - start);
        Optional<CausesAnswer> reasons = causes.map(finder -> {
            listener.partly(AnalysisAnswer.of(result));
            listener.begin("causes of open points");
            return CausesAnswer.of(finder.find(safety));
        });
        Statistics cost = teller.cost(result);
        return Finding.ofBoard(
                cost,
                AnalysisAnswer.of(result),
                reasons,
                certified.map(each -> games(each.certificate())).orElse(List.of()),
                certified.map(each ->
                        CertificateBytes.of(each.certificate(), "%s#%d".formatted(board.file(), board.index()))));
    }

    private List<ProofGame> games(Certificate certificate) {
        return BoardGame.all(
                Arrays.stream(Color.values()).flatMap(color -> BoardStrategy.of(certificate, color).stream()),
                geometry());
    }

    /** Tells what is proved, now and then. For one thread. */
    private static final class Teller {
        private static final long INTERVAL = Duration.ofMillis(200).toNanos();

        private final BoardInput board;
        private final WorkListener listener;
        private final long startNanos;
        private long nextNanos;

        Teller(BoardInput board, WorkListener listener, long startNanos) {
            this.board = board;
            this.listener = listener;
            this.startNanos = startNanos;
            this.nextNanos = startNanos;
        }

        void tell(Supplier<SafetyMap> soFar) {
            long now = System.nanoTime();
            if (now - nextNanos >= 0) {
                BoardResult result = BoardAnalyzer.result(board, soFar.get(), now - startNanos);
                listener.partly(AnalysisAnswer.of(result));
                listener.progress(cost(result), List.of());
                listener.begin("%d of %d regions decided"
                        .formatted(
                                result.regions().stream()
                                        .filter(region -> region.verdict() != Verdict.UNKNOWN)
                                        .count(),
                                result.regions().size()));
                nextNanos = System.nanoTime() + INTERVAL;
            }
        }

        Statistics cost(BoardResult result) {
            return new Statistics(result.nodes(), 0, 0, 0, 0, 0, System.nanoTime() - startNanos);
        }
    }
}
