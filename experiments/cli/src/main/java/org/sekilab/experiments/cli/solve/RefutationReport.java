package org.sekilab.experiments.cli.solve;

import org.sekilab.experiments.PluginException;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.safety.Refutation;

/** Sends certificates of refutations to their file, and the results on. For one thread. */
record RefutationReport(RunReport<CauseResult> report, CertificateFile file)
        implements OrderedRun.Listener<CauseResult> {
    @Override
    public void sourceRead(PositionSource.Reading reading) {
        report.sourceRead(reading);
    }

    @Override
    public void boardSolved(CauseResult result) {
        for (Refutation proof : result.refutations().orElseThrow().proofs()) {
            file.write(
                    proof.certificate(result.input().position()), result.input().label());
        }
        report.boardSolved(result);
    }

    @Override
    public void boardFailed(BoardInput input, PluginException failure) {
        report.boardFailed(input, failure);
    }

    @Override
    public void boardTooLarge(BoardInput input, OutOfMemoryError failure) {
        report.boardTooLarge(input, failure);
    }
}
