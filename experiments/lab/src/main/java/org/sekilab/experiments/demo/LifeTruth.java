package org.sekilab.experiments.demo;

import org.apache.commons.csv.CSVRecord;
import org.sekilab.life.LifeVerdict;

/**
 * The truth about a problem of life and death, by known theory.
 *
 * @param stones a stone of the block that must live, in GTP coordinates
 * @param verdict the verdict if the side to move moves first
 */
public record LifeTruth(String stones, LifeVerdict verdict) {
    static LifeTruth of(CSVRecord cells) {
        return new LifeTruth(cells.get("stones"), LifeVerdict.valueOf(cells.get("expected")));
    }
}
