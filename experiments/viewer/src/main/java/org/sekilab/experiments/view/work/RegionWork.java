package org.sekilab.experiments.view.work;

import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.BoardRegions;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.model.Color;
import org.sekilab.model.MergedRegion;
import org.sekilab.safety.RegionProof;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;

/**
 * Solves a region alone, which gives the proof to play against. Then asks the board, if the query may count on it.
 *
 * @param certifier writes a certificate of the verdict of the region alone; nothing if none is wanted
 * @param maxStates proofs with more states go into no certificate
 * @param boards the verdicts on whole boards; nothing if no board may be counted on
 */
record RegionWork(
        SolveQuery query,
        BoardInput board,
        MergedRegion region,
        RegionProver prover,
        Engine engine,
        Limits limits,
        Optional<BoardRegions> boards,
        Optional<RegionSolver> certifier,
        int maxStates)
        implements Work {
    @Override
    public Finding run(WorkListener listener) {
        boolean isAttackerFirst = query.first() == RegionQuery.Mover.ATTACKER;
        RegionProof alone = prover.prove(
                board.position(),
                region,
                isAttackerFirst ? region.attacker() : region.defender(),
                engine,
                limits,
                listener::progress);
        boolean asksBoard = query.basis() == Basis.ON_BOARD
                && isAttackerFirst
                && alone.result().verdict() != Verdict.SAFE; // a region that is safe alone is safe on each board
        Optional<RegionOutcome> onBoard = asksBoard ? boards.flatMap(all -> all.find(region, board)) : Optional.empty();
        RegionAnswer answer = RegionAnswer.alone(query.region(), board, region, alone.result());
        return Finding.ofRegion(
                alone.result().total(),
                RegionLine.of(OptionalInt.empty(), board.file(), answer),
                onBoard.map(
                        outcome -> new JobAnswer.OnBoard(outcome.verdict(), Basis.ON_BOARD.words(), outcome.method())),
                alone.strategies().stream()
                        .<ProofGame>map(strategy -> new RegionGame(strategy, geometry()))
                        .toList(),
                certificate(alone.result().verdict(), listener));
    }

    private Optional<CertificateBytes> certificate(Verdict verdict, WorkListener listener) {
        if (verdict == Verdict.UNKNOWN) {
            return Optional.empty();
        }
        listener.begin("certificate");
        String name = "%s#%d %s".formatted(board.file(), board.index(), query.at());
        Color first = query.first().in(region);
        return certifier
                .flatMap(solver -> solver.certify(board.position(), region, first, verdict, maxStates))
                .map(certificate -> CertificateBytes.of(certificate, name));
    }

    @Override
    public OptionalInt points() {
        return OptionalInt.of(region.points().size());
    }
}
