package org.sekilab.experiments.cli.solve;

import java.io.PrintStream;
import java.util.List;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.demo.RegionTruth;
import org.sekilab.experiments.output.ResultWriter;
import org.sekilab.experiments.solve.BoardResult;

/**
 * The table of the demo, and below it how much of what is safe by enumeration was proved. Mutable; for one thread.
 */
final class DemoTable implements ResultWriter {
    private final ResultWriter table;
    private final PrintStream out;
    private final List<RegionTruth> truths = DemoData.regionTruths();
    private int safe;
    private int proved;
    private int wrong;

    DemoTable(ResultWriter table, PrintStream out) {
        this.table = table;
        this.out = out;
    }

    @Override
    public void write(BoardResult result) {
        table.write(result);
        if (result.input().file().equals(DemoData.REGIONS)) {
            RegionTruth truth = truths.get(result.input().index() - 1);
            boolean isProved = truth.isProvedIn(result.safety());
            safe += truth.isSafe() ? 1 : 0;
            proved += truth.isSafe() && isProved ? 1 : 0;
            wrong += !truth.isSafe() && isProved ? 1 : 0;
        }
    }

    @Override
    public void finish() {
        table.finish();
        out.printf(
                "%n%s: %d of %d problems are safe by enumeration; proved: %d; wrongly called safe: %d%n",
                DemoData.REGIONS, safe, truths.size(), proved, wrong);
        out.flush();
    }
}
