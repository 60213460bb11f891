package org.sekilab.experiments.stats;

/**
 * The cost of a solver on a problem, until it was done or stopped.
 *
 * @param millis wall time; not negative
 * @param nodes states that its searches entered; not negative
 * @param isSolved false if the solver was stopped or gave up; the cost of the answer is not known then
 */
public record Cost(double millis, long nodes, boolean isSolved) {
    public Cost {
        if (!(millis >= 0) || nodes < 0) {
            throw new IllegalArgumentException("%s ms and %d nodes".formatted(millis, nodes));
        }
    }

    /** The unit of a cost. */
    public enum Unit {
        MILLIS("ms"),
        NODES("nodes");

        private final String label;

        Unit(String label) {
            this.label = label;
        }

        /** The name as tables write it. */
        public String label() {
            return label;
        }
    }

    /** The amount in a unit. */
    public double in(Unit unit) {
        return unit == Unit.MILLIS ? millis : nodes;
    }
}
