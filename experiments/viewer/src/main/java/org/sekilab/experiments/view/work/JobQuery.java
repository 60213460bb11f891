package org.sekilab.experiments.view.work;

/** A question that a search answers: about a position, and how to answer it. */
public sealed interface JobQuery permits BoardQuestion, SolveQuery, LifeQuestion {
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
}
