package org.sekilab.experiments.remote;

import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.BooleanSupplier;
import org.sekilab.experiments.config.Settings;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.search.dfpn.tree.LeafSearcher;

/**
 * Searches leaves of regions in this process. The tables of the last problem are kept, one for each thread that has
 * worked on it. Threads share this.
 */
final class LeafWork {
    private final LastMade<RegionTask, Searchers> searchers;

    LeafWork(Settings settings) {
        this.searchers = new LastMade<>(root -> new Searchers(root, settings));
    }

    String search(RegionTask task, BooleanSupplier isCancelled) {
        Searchers ofProblem = searchers.of(new RegionTask(task.problem(), task.goal(), ""));
        LeafSearcher searcher = ofProblem.take();
        String answer = searcher.search(task.leaf(), isCancelled);
        ofProblem.giveBack(searcher);
        return answer;
    }

    /** The searchers of one problem. Mutable; threads share it. */
    private static final class Searchers {
        private final RegionTask root; // without a leaf
        private final Settings settings;
        private final Deque<LeafSearcher> idle = new ConcurrentLinkedDeque<>();

        Searchers(RegionTask root, Settings settings) {
            this.root = root;
            this.settings = settings;
        }

        LeafSearcher take() {
            return Optional.ofNullable(idle.pollFirst())
                    .orElseGet(() -> new LeafSearcher(
                            root.problem().problem(settings.safety()),
                            root.goal(),
                            DfpnEngine.withTwins(settings.dfpn()).remembering()));
        }

        void giveBack(LeafSearcher searcher) {
            idle.addFirst(searcher);
        }
    }
}
