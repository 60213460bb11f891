package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.store.Results;

/** The machines that worked on a study, where there were several: times of different machines are no measure. */
final class MachineTable {
    private static final double MICROS_PER_MILLI = 1000;

    private MachineTable() {}

    /** The table. Empty if one machine did all. */
    static Optional<Table> of(Results results) {
        if (!results.isFromSeveralMachines()) {
            return Optional.empty();
        }
        List<List<String>> rows = new ArrayList<>();
        for (Results.Machine machine : results.machines()) {
            rows.add(List.of(
                    machine.name(),
                    machine.os(),
                    Numbers.whole(machine.processors()),
                    Numbers.whole(machine.jobs()),
                    Numbers.whole(machine.nodes()),
                    machine.nodes() == 0 ? "-" : Numbers.three(machine.millis() * MICROS_PER_MILLI / machine.nodes())));
        }
        return Optional.of(new Table(
                "machines: %d worked on this study".formatted(rows.size()),
                "Scores and diagrams count nodes, because times of different machines cannot be compared.",
                List.of("machine", "system", "processors", "jobs", "nodes", "microseconds per node"),
                rows));
    }
}
