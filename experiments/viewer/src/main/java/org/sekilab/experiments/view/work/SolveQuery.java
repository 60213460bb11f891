package org.sekilab.experiments.view.work;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;

/**
 * The question about a region, and how to answer it.
 *
 * @param document the record
 * @param tree the record's game tree, from 1
 * @param move the position
 * @param at points of the region
 * @param defender the side that defends the region
 * @param first the side that moves first
 * @param basis what the verdict about the region may count on
 * @param engine the engine that searches
 * @param seconds after which it gives up
 * @param maxNodes after which it gives up
 * @param certificate whether a certificate of the verdict of the region alone is wanted
 */
public record SolveQuery(
        String document,
        int tree,
        int move,
        String at,
        Color defender,
        RegionQuery.Mover first,
        Basis basis,
        String engine,
        int seconds,
        int maxNodes,
        boolean certificate)
        implements JobQuery {
    /**
     * Reads a query.
     *
     * @throws RefusedException if the text is no query, or a value is missing or wrong
     */
    public static SolveQuery parse(byte[] body) {
        SolveQuery query = QueryBody.read(body, SolveQuery.class);
        QueryBody.checkLength("at", query.at);
        return query;
    }

    /** This query as a query of the command line. */
    RegionQuery region() {
        Selection selection = new Selection(OptionalInt.of(tree), OptionalInt.of(move));
        return new RegionQuery(Path.of(document), selection, new Argument("at", at), Optional.of(defender), first);
    }
}
