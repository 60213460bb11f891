package org.sekilab.experiments.stats;

import java.util.List;

/**
 * The costs of a solver on a set of problems. The cost of an answer that was not found is not known. A method that
 * needs a number for it says which one it takes.
 *
 * @param all a cost for each problem; unmodifiable
 */
public record Costs(List<Cost> all) {
    private static final int PENALTY = 2;

    public Costs {
        all = List.copyOf(all);
    }

    /** How many problems are solved. */
    public int solved() {
        return (int) all.stream().filter(Cost::isSolved).count();
    }

    /**
     * PAR-2: the mean cost, where a problem that is not solved counts twice the limit. NaN if there are no problems.
     *
     * <p>Source: penalized average runtime (PAR) of F. Hutter, H. Hoos, K. Leyton-Brown and T. Stützle, ParamILS: an
     * automatic algorithm configuration framework, JAIR 36 (2009), section 2, which has the factor 10. The factor 2 is
     * that of the SAT competitions: N. Froleyks et al., SAT Competition 2020, Artificial Intelligence 301 (2021).
     * <p>Differs: the cost may be nodes, where nodes are what stopped the searches.
     *
     * @param limit of a search, in this unit; positive
     */
    public double penalizedMean(Cost.Unit unit, double limit) {
        if (!(limit > 0)) {
            throw new IllegalArgumentException("limit %s %s".formatted(limit, unit.label()));
        }
        return all.stream()
                .mapToDouble(cost -> cost.isSolved() ? cost.in(unit) : PENALTY * limit)
                .average()
                .orElse(Double.NaN);
    }

    /**
     * The mean cost, where a problem that is not solved counts twice what was spent on it. It is for results without a
     * common limit in this unit. NaN if there are no problems.
     */
    public double penalizedMean(Cost.Unit unit) {
        return all.stream()
                .mapToDouble(cost -> cost.isSolved() ? cost.in(unit) : PENALTY * cost.in(unit))
                .average()
                .orElse(Double.NaN);
    }

    /**
     * The median cost. It is infinite where no more than half is solved, for then the median is not known. NaN if there
     * are no problems.
     */
    public double median(Cost.Unit unit) {
        double[] costs = all.stream()
                .mapToDouble(cost -> cost.isSolved() ? cost.in(unit) : Double.POSITIVE_INFINITY)
                .sorted()
                .toArray();
        int middle = costs.length / 2;
        if (costs.length == 0) {
            return Double.NaN;
        }
        return costs.length % 2 == 1 ? costs[middle] : (costs[middle - 1] + costs[middle]) / 2;
    }
}
