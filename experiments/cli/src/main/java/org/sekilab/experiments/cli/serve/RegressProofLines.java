package org.sekilab.experiments.cli.serve;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.regress.RegressProofLine;
import org.sekilab.experiments.regress.TestCommand;

/** Writes each test about life with a proof for programs, a JSON object a line. For one thread. */
final class RegressProofLines implements RegressProofWriter {
    private final PrintStream out;
    private final List<String> engines;

    /** @param engines the names of all engines, in the order of results */
    RegressProofLines(PrintStream out, List<String> engines) {
        this.out = out;
        this.engines = List.copyOf(engines);
    }

    @Override
    public void write(JudgedTest test) {
        if (test.isProved()) {
            Json.write(out, line(test));
        }
    }

    @Override
    public void finish() {
        out.flush();
    }

    private RegressProofLine line(JudgedTest judged) {
        TestCommand command = judged.test().test();
        List<RegressProofLine.Answer> answers = new ArrayList<>();
        for (int i = 0; i < engines.size(); i++) {
            String answer =
                    judged.results().get(i).answer().map(GtpResponse::text).orElse(null);
            answers.add(new RegressProofLine.Answer(
                    engines.get(i), answer, judged.contradicted().get(i)));
        }
        return new RegressProofLine(
                judged.test().file().path().toString(),
                command.line(),
                command.id().isEmpty() ? null : command.id(),
                command.command(),
                command.wanted(),
                judged.wanted().label(),
                judged.statuses(),
                judged.proofs().stream().map(RegressProofLines::proof).toList(),
                answers);
    }

    private static RegressProofLine.Proof proof(JudgedTest.Proved proof) {
        OptionalInt certificate = proof.certificate();
        return new RegressProofLine.Proof(
                proof.first(),
                proof.verdict(),
                proof.move().isEmpty() ? null : proof.move(),
                certificate.isPresent() ? certificate.getAsInt() : null);
    }
}
