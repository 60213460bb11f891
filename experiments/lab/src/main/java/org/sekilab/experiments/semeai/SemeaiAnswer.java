package org.sekilab.experiments.semeai;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.semeai.SemeaiClass;
import org.sekilab.semeai.SemeaiResult;

/**
 * The answer to a query.
 *
 * @param query what was asked
 * @param index the game tree, from 1
 * @param geometry the board
 * @param size the stones of both essential blocks
 * @param semeaiClass how hard the race is
 * @param results at least one, by the side that moves first, black before white, unmodifiable
 */
public record SemeaiAnswer(
        SemeaiQuery query,
        int index,
        Geometry geometry,
        int size,
        SemeaiClass semeaiClass,
        Map<Color, SemeaiResult> results) {
    public SemeaiAnswer {
        results = Collections.unmodifiableMap(new EnumMap<>(results));
    }
}
