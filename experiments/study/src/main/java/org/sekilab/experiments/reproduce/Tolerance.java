package org.sekilab.experiments.reproduce;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far a figure may be from the committed one.
 *
 * @param kind what the amount means
 * @param amount 0 for equal numbers, percent, or a factor of at least 1
 */
public record Tolerance(Kind kind, double amount) {
    /** Counts that do not depend on the machine. */
    public static final Tolerance EXACT = new Tolerance(Kind.EXACT, 0);

    private static final Pattern TEXT = Pattern.compile("(exact)|(\\d{1,3}(?:\\.\\d+)?)%|x(\\d{1,3}(?:\\.\\d+)?)");
    private static final double PERCENT = 100;

    /** The meaning of an amount. */
    public enum Kind {
        EXACT,
        PERCENT,
        FACTOR
    }

    /** The tolerance that a text such as {@code exact}, {@code 5%} or {@code x4} means. */
    public static Optional<Tolerance> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        if (matcher.group(1) != null) {
            return Optional.of(EXACT);
        }
        return Optional.of(
                matcher.group(2) != null
                        ? new Tolerance(Kind.PERCENT, Double.parseDouble(matcher.group(2)))
                        : new Tolerance(Kind.FACTOR, Double.parseDouble(matcher.group(3))));
    }

    /** True when a value is near enough to the committed one. */
    public boolean allows(double committed, double value) {
        return switch (kind) {
            case EXACT -> Double.compare(committed, value) == 0;
            case PERCENT -> Math.abs(value - committed) <= Math.abs(committed) * amount / PERCENT;
            case FACTOR -> value <= committed * amount && value * amount >= committed;
        };
    }

    @Override
    public String toString() {
        return switch (kind) {
            case EXACT -> "exact";
            case PERCENT -> amount() == Math.rint(amount()) ? (long) amount() + "%" : amount() + "%";
            case FACTOR -> "x" + (amount() == Math.rint(amount()) ? Long.toString((long) amount()) : amount());
        };
    }
}
