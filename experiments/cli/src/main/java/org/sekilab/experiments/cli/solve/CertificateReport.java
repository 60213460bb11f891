package org.sekilab.experiments.cli.solve;

import org.sekilab.experiments.PluginException;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.CertifiedBoard;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;

/** Sends certificates to their file, and the rest on. For one thread. */
record CertificateReport(SolveReport report, CertificateFile file) implements OrderedRun.Listener<CertifiedBoard> {
    @Override
    public void sourceRead(PositionSource.Reading reading) {
        report.sourceRead(reading);
    }

    @Override
    public void boardSolved(CertifiedBoard board) {
        file.write(board.certificate(), board.result().input().label());
        report.boardSolved(board.result());
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
