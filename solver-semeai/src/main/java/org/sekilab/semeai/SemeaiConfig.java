package org.sekilab.semeai;

import org.sekilab.search.Limits;

/**
 * How races are analyzed.
 *
 * @param limits of each search
 */
public record SemeaiConfig(Limits limits) {
    public static final SemeaiConfig DEFAULT = new SemeaiConfig(Limits.DEFAULT);
}
