package org.sekilab.search.dfpn.tree;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;

/** Processes that search the leaves of one problem with one goal, each by a {@link LeafSearcher}. Threads share it. */
public interface LeafService {
    /** The number of leaves that are searched at the same time, at least 1. */
    int workers();

    /**
     * Has a leaf searched, and waits for the answer.
     *
     * @param leaf a text for {@link LeafSearcher#search}
     * @return what the searcher returned; empty if the search is cancelled first
     */
    Optional<String> search(String leaf, BooleanSupplier isCancelled);

    /** Finds the service for a problem. */
    @FunctionalInterface
    interface Finder {
        /** This process searches all leaves. */
        Finder NONE = (problem, goal) -> Optional.empty();

        /** The service for a problem in its present state; empty if other processes cannot make the problem. */
        Optional<LeafService> find(Problem problem, Goal goal);
    }
}
