package org.sekilab.experiments.output;

import java.io.PrintStream;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.solve.BoardResult;

/** Writes one JSON object a line for each position: a {@link SolveLine}. */
public final class JsonLinesWriter implements ResultWriter {
    private final PrintStream out;

    public JsonLinesWriter(PrintStream out) {
        this.out = out;
    }

    @Override
    public void write(BoardResult result) {
        Json.write(out, SolveLine.of(result));
    }

    @Override
    public void finish() {
        out.flush();
    }
}
