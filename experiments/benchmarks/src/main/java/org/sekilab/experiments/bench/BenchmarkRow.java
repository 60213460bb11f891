package org.sekilab.experiments.bench;

import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What a benchmark measured.
 *
 * @param name class and method
 * @param parameters by name, unmodifiable
 * @param mode such as {@code thrpt}, operations in a unit of time, or {@code avgt}, time for an operation
 * @param score the mean
 * @param error half the width of the 99.9% confidence interval, NaN where there are too few measurements
 * @param unit of score and error
 * @param forks the number of JVMs it was measured in
 * @param iterations the number of measurements in each
 */
public record BenchmarkRow(
        String name,
        SortedMap<String, String> parameters,
        String mode,
        double score,
        double error,
        String unit,
        int forks,
        int iterations) {
    static BenchmarkRow of(RunResult run) {
        BenchmarkParams params = run.getParams();
        SortedMap<String, String> parameters = new TreeMap<>();
        for (String key : params.getParamsKeys()) {
            parameters.put(key, params.getParam(key));
        }
        Result<?> result = run.getPrimaryResult();
        String name = params.getBenchmark();
        return new BenchmarkRow(
                name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1),
                parameters,
                params.getMode().shortLabel(),
                result.getScore(),
                result.getScoreError(),
                result.getScoreUnit(),
                params.getForks(),
                params.getMeasurement().getCount());
    }
}
