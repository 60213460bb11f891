package org.sekilab.experiments.limits;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Measures how long after a limit a search returns. Limits, regions and boards are drawn at random from a seed. Times
 * depend on the machine and on its other work.
 *
 * <p>A limit of time is over after that time. On a busy machine the pauses that the machine makes count too. A
 * cancelled search is over after the time that was drawn. That is time of the search's own thread, so other work does
 * not count. A limit of nodes or depth is taken to be reached when the last move was played.
 */
public final class StopMeasure {
    /** The questions to engines. */
    public static final Set<StopRow.Scope> SCOPES =
            Collections.unmodifiableSet(EnumSet.of(StopRow.Scope.GAME, StopRow.Scope.REGION, StopRow.Scope.BOARD));

    private static final double LEAST_MILLIS = 1;
    private static final double MOST_MILLIS = 200;
    private static final double MOST_NODES = 100_000;
    private static final int LEAST_REGION = 12; // points: smaller ones are solved before a limit comes

    private final SafetyConfig config;
    private final List<Position> positions;
    private final List<Target> targets;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    private record Target(Position position, BasicRegion region) {}

    /**
     * @param config how solvers work; its limits count where no other is drawn
     * @param positions boards, at least one of them with a region of some size
     */
    public StopMeasure(SafetyConfig config, List<Position> positions) {
        this.config = config;
        this.positions = List.copyOf(positions);
        this.targets = targets(positions);
        if (targets.isEmpty()) {
            throw new IllegalArgumentException("no region of %d points and more that fits".formatted(LEAST_REGION));
        }
    }

    /**
     * Tries a scope with each limit that it can have.
     *
     * @param scope one of {@link #SCOPES}
     * @param listener is told each row as soon as it is measured
     */
    public void measure(
            StopRow.Scope scope, String name, Engine engine, int samples, long seed, Consumer<StopRow> listener) {
        SplittableRandom random = new SplittableRandom(seed);
        for (Limit limit : scope.limits()) {
            StopRow row = new StopRow(name, scope, limit, 0, 0, 0);
            for (int i = 0; i < samples; i++) {
                row = sample(row, engine, random);
            }
            listener.accept(row);
        }
    }

    /** A time between the least and the most, the short ones as often as the long ones. */
    static long drawNanos(SplittableRandom random) {
        return (long) (1e6 * LEAST_MILLIS * Math.pow(MOST_MILLIS / LEAST_MILLIS, random.nextDouble()));
    }

    private StopRow sample(StopRow row, Engine engine, SplittableRandom random) {
        WatchedEngine watched = new WatchedEngine(engine);
        long start = System.nanoTime();
        long startCpu = threads.getCurrentThreadCpuTime();
        long drawn = drawNanos(random);
        Limits limits = config.limits();
        switch (row.limit()) {
            case TIME -> limits = limits.withTime(Duration.ofNanos(timeOf(row.scope(), drawn)));
            case NODES -> limits = limits.withMaxNodes((long) Math.pow(MOST_NODES, random.nextDouble()));
            case CANCELLED -> limits = limits.withCancel(() -> threads.getCurrentThreadCpuTime() - startCpu >= drawn);
            default -> limits = limits.withTime(Duration.ofDays(1));
        }
        Limit reason = run(row, watched, limits, random);
        long end = System.nanoTime();
        long endCpu = threads.getCurrentThreadCpuTime();
        return row.plus(
                reason,
                switch (row.limit()) {
                    case TIME -> row.scope() == StopRow.Scope.BOARD ? watched.worstLateNanos() : end - start - drawn;
                    case CANCELLED -> endCpu - startCpu - drawn;
                    default -> end - watched.lastMoveNanos();
                });
    }

    /** A board has many searches, each of which may take so long. */
    private static long timeOf(StopRow.Scope scope, long drawn) {
        return scope == StopRow.Scope.BOARD ? drawn / 10 : drawn;
    }

    /** Runs until the limit comes, or there is an answer, and says which. */
    private Limit run(StopRow row, WatchedEngine engine, Limits limits, SplittableRandom random) {
        switch (row.scope()) {
            case GAME -> {
                return engine.prove(
                                new EndlessProblem(row.limit() == Limit.DEPTH ? 1 : 3),
                                Goal.WIN,
                                limits,
                                SearchListener.NONE)
                        .limit();
            }
            case REGION -> {
                Target target = targets.get(random.nextInt(targets.size()));
                RegionResult result = new RegionSolver(engine, config.with(limits))
                        .solve(
                                target.position(),
                                target.region(),
                                target.region().attacker());
                return result.limit();
            }
            default -> {
                Position position = positions.get(random.nextInt(positions.size()));
                new SearchingSafetySolver(new FloodRegionFinder(), engine, config.with(limits)).solve(position);
                boolean isCancelled = limits.isCancelled().getAsBoolean();
                return isCancelled || engine.wasEndedBy(row.limit()) ? row.limit() : Limit.NONE;
            }
        }
    }

    private static List<Target> targets(List<Position> positions) {
        List<Target> targets = new ArrayList<>();
        for (Position position : positions) {
            for (Color color : Color.values()) {
                for (BasicRegion region :
                        new FloodRegionFinder().find(position, color).regions()) {
                    boolean isLarge = region.points().size() >= LEAST_REGION;
                    if (isLarge && !region.boundaryBlocks().isEmpty() && LocalShape.fits(region)) {
                        targets.add(new Target(position, region));
                    }
                }
            }
        }
        return targets;
    }
}
