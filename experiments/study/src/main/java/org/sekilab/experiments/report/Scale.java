package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Places the values of an axis between 0 and 1.
 *
 * @param low the value at 0
 * @param high the value at 1; above {@code low}
 * @param kind how values are spread
 */
record Scale(double low, double high, Kind kind) {
    private static final int MOST_TICKS = 8;

    /** How values are spread. */
    enum Kind {
        LINEAR,
        /** Each factor of ten takes the same space. */
        LOGARITHMIC
    }

    Scale {
        if (!(low < high) || kind == Kind.LOGARITHMIC && low <= 0) {
            throw new IllegalArgumentException("no scale from %s to %s".formatted(low, high));
        }
    }

    /** A scale from 0 to at least 1. */
    static Scale upTo(double high) {
        return new Scale(0, Math.max(1, high), Kind.LINEAR);
    }

    /** Whole powers of ten around some values; positive. */
    static Scale powers(double low, double high) {
        double from = Math.floor(Math.log10(low));
        double to = Math.max(from + 1, Math.ceil(Math.log10(high)));
        return new Scale(Math.pow(10, from), Math.pow(10, to), Kind.LOGARITHMIC);
    }

    /** The place of a value; one beyond the ends lies at the end. */
    double at(double value) {
        double clamped = Math.max(low, Math.min(high, value));
        return kind == Kind.LINEAR
                ? (clamped - low) / (high - low)
                : (Math.log(clamped) - Math.log(low)) / (Math.log(high) - Math.log(low));
    }

    /** Values to write at the axis. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        if (kind == Kind.LOGARITHMIC) {
            for (double tick = low; tick <= high * 1.001; tick *= 10) {
                ticks.add(tick);
            }
            return ticks;
        }
        double step = Math.pow(10, Math.ceil(Math.log10((high - low) / MOST_TICKS)));
        for (double finer : new double[] {5, 2}) {
            if ((high - low) / (step / finer) <= MOST_TICKS) {
                step /= finer;
                break;
            }
        }
        for (double tick = Math.ceil(low / step) * step; tick <= high + step / 1000; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    /** A value as it is written at the axis. */
    static String written(double tick) {
        return tick == Math.rint(tick)
                ? String.format(Locale.ROOT, "%,d", (long) tick)
                : String.format(Locale.ROOT, "%s", (float) tick);
    }
}
