package org.sekilab.experiments.remote;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.experiments.config.Settings;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.search.dfpn.tree.LeafSearcher;

/**
 * Searches leaves of regions in this process. The tables of the last problem are kept, one for each thread that has
 * worked on it. Threads share this.
 */
final class LeafWork {
    private final Settings settings;
    private final Deque<LeafSearcher> idle = new ArrayDeque<>(); // of the last problem
    private Optional<RegionTask> last = Optional.empty(); // without its leaf

    LeafWork(Settings settings) {
        this.settings = settings;
    }

    String search(RegionTask task, BooleanSupplier isCancelled) {
        RegionTask root = new RegionTask(task.problem(), task.goal(), "");
        LeafSearcher searcher = take(root)
                .orElseGet(() -> new LeafSearcher(
                        root.problem().problem(settings.safety()),
                        root.goal(),
                        DfpnEngine.withTwins(settings.dfpn()).remembering()));
        String answer = searcher.search(task.leaf(), isCancelled);
        giveBack(root, searcher);
        return answer;
    }

    private synchronized Optional<LeafSearcher> take(RegionTask root) {
        if (!last.equals(Optional.of(root))) {
            idle.clear();
            last = Optional.of(root);
        }
        return Optional.ofNullable(idle.pollFirst());
    }

    private synchronized void giveBack(RegionTask root, LeafSearcher searcher) {
        if (last.equals(Optional.of(root))) {
            idle.addFirst(searcher);
        }
    }
}
