package org.sekilab.experiments.stats;

/**
 * An estimate with the interval that holds the true value in 95 of 100 cases.
 *
 * @param value the estimate
 * @param low the lower end
 * @param high the upper end
 */
public record Interval(double value, double low, double high) {}
