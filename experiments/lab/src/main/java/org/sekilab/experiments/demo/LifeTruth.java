package org.sekilab.experiments.demo;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.life.LifeArea;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.life.LifeVerdict;

/**
 * The truth about a problem of life and death, by known theory.
 *
 * @param index the game tree, from 1
 * @param stones a stone of the block that must live, in GTP coordinates
 * @param verdict the verdict if the side to move moves first
 */
public record LifeTruth(int index, String stones, LifeVerdict verdict) {
    static LifeTruth of(CSVRecord cells) {
        return new LifeTruth(
                Integer.parseInt(cells.get("index")), cells.get("stones"), LifeVerdict.valueOf(cells.get("expected")));
    }

    /** The problem, on the whole board. */
    public LifeQuery query() {
        return new LifeQuery(
                Path.of(DemoData.LIFE),
                new Selection(OptionalInt.of(index), OptionalInt.empty()),
                List.of(new Argument("stones", stones)),
                Optional.empty(),
                LifeQuery.First.TO_MOVE,
                new Argument("area", LifeArea.ALL),
                Optional.of(verdict));
    }
}
