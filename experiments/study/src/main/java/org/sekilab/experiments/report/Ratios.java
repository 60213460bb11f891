package org.sekilab.experiments.report;

import static org.sekilab.experiments.output.Numbers.three;

import java.util.Optional;
import org.sekilab.experiments.stats.Interval;

/** Ratios of two measurements as tables show them. */
final class Ratios {
    private Ratios() {}

    /** A ratio with its interval of confidence; a dash where none is known. */
    static String ratio(Optional<Interval> interval) {
        return interval.map(each -> "%s [%s, %s]".formatted(three(each.value()), three(each.low()), three(each.high())))
                .orElse("-");
    }
}
