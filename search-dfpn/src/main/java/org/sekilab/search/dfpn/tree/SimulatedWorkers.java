package org.sekilab.search.dfpn.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;

/**
 * Workers of a simulated cluster. All searches are real and run in this thread, one after the other. A model tells when
 * their answers would come. Mutable, confined to one thread.
 *
 * <p>With one worker this is a search in one thread, and the same at each run.
 */
final class SimulatedWorkers implements LeafWorkers {
    private final Problem problem;
    private final Goal goal;
    private final List<Engine> engines = new ArrayList<>(); // by worker
    private final IdleWorkers idle;
    private final ClusterModel model;
    private final long rootBytes;
    private final PriorityQueue<Event> events = new PriorityQueue<>(Comparator.comparingDouble(Event::seconds)
            .thenComparingInt(each -> each.answer().number()));
    private double now;
    private double masterFreeAt;
    private double busySeconds;
    private long bytes;
    private int searches;

    private record Event(double seconds, LeafAnswer answer) {}

    /**
     * @param problem the root of the tree, which each search leaves in this state
     * @param rootBytes the size of the root in the message about a leaf
     */
    SimulatedWorkers(
            int workers, Problem problem, Goal goal, Supplier<Engine> engines, ClusterModel model, long rootBytes) {
        this.problem = problem;
        this.goal = goal;
        for (int worker = 0; worker < workers; worker++) {
            this.engines.add(engines.get());
        }
        this.idle = new IdleWorkers(workers);
        this.model = model;
        this.rootBytes = rootBytes;
    }

    @Override
    public boolean hasFree() {
        return !idle.isEmpty();
    }

    @Override
    public void start(LeafTask leaf) {
        int worker = idle.takeFor(leaf);
        LeafAnswer answer = LeafAnswer.of(leaf, worker, problem, goal, engines.get(worker));
        masterFreeAt = Math.max(now, masterFreeAt) + model.masterSeconds();
        double search = answer.statistics().nodes() / model.nodesPerSecond();
        double end =
                masterFreeAt + transfer(rootBytes + LeafText.length(leaf)) + search + transfer(LeafText.length(answer));
        events.add(new Event(end, answer));
        busySeconds += search;
        searches++;
    }

    private double transfer(long size) {
        bytes += size;
        return model.latency() + size / model.bytesPerSecond();
    }

    @Override
    public Optional<LeafAnswer> await(BooleanSupplier isCancelled) {
        Event next = events.remove();
        now = next.seconds();
        idle.add(next.answer());
        return Optional.of(next.answer());
    }

    /** What the simulation has measured so far. */
    SimulatedRun.Cost cost() {
        return new SimulatedRun.Cost(now, busySeconds, searches, bytes);
    }

    @Override
    public void close() {
        events.clear();
    }
}
