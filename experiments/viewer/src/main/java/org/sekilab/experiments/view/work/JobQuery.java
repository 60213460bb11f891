package org.sekilab.experiments.view.work;

import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SearchKeys;

/** A question that a search answers: about a position, and how to answer it. */
public sealed interface JobQuery permits BoardQuestion, SolveQuery, LifeQuestion, RacingQuestion, ScoreQuestion {
    /** The record. */
    String document();

    /** The record's game tree, from 1. */
    int tree();

    /** The moves of the main line that lead to the position. */
    int move();

    /** The time after which the search gives up. */
    int seconds();

    /** The number of nodes after which the search gives up. */
    int maxNodes();

    /** Adds the settings that the user chose. */
    default void addTo(Layers layers) {
        layers.addOption("seconds", SearchKeys.REGION_TIME, seconds() + "s");
        layers.addOption("maxNodes", SearchKeys.REGION_NODES, Integer.toString(maxNodes()));
    }
}
