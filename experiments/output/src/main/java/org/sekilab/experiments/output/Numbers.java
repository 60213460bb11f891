package org.sekilab.experiments.output;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as tables show them. */
public final class Numbers {
    private static final double RARE = 0.001;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_UP);

    private Numbers() {}

    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /**
     * A count with its noun.
     *
     * @param nouns in the plural, which ends with s
     */
    public static String counted(long count, String nouns) {
        return whole(count) + " " + (count == 1 ? nouns.substring(0, nouns.length() - 1) : nouns);
    }

    public static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
    }

    /** Nanoseconds in milliseconds. */
    public static double millis(long nanos) {
        return nanos / NANOS_PER_MILLI;
    }

    /** A number with decimals enough for three digits. An unknown number is a dash. */
    public static String three(double number) {
        if (Double.isNaN(number)) {
            return "-";
        }
        if (Double.isInfinite(number)) {
            return "over limit";
        }
        BigDecimal rounded = BigDecimal.valueOf(number).round(THREE_DIGITS);
        int digitsBeforePoint = rounded.precision() - rounded.scale(); // negative where zeros follow the point
        int decimals = rounded.signum() == 0 ? 0 : Math.max(0, THREE_DIGITS.getPrecision() - digitsBeforePoint);
        return String.format(Locale.ROOT, "%,." + decimals + "f", number);
    }

    /** Within a sentence, with its sign. */
    public static String significance(double probability) {
        return probability < RARE ? "p " + probability(probability) : "p = " + probability(probability);
    }

    /** The number in a column of its own. What was not tested is a dash. */
    public static String probability(double probability) {
        if (Double.isNaN(probability)) {
            return "-";
        }
        return probability < RARE ? "< 0.001" : String.format(Locale.ROOT, "%.3f", probability);
    }
}
