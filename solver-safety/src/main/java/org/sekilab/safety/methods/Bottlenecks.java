package org.sekilab.safety.methods;

import java.util.Arrays;
import java.util.Optional;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * Cuts small areas off at narrow places. Around a point, it finds the fewest points that separate it from all points a
 * given number of steps away. Mutable buffers, confined to one thread.
 *
 * <p>Source: the theorem of Menger. A flow runs from the point outwards, with room for one unit at each point. Each
 * point is two nodes: the flow enters one and leaves by the other.
 * <p>Cost: a breadth-first search of the area for each point of the cut and two more.
 */
final class Bottlenecks {
    private static final int DIRECTIONS = 4;
    private static final int NONE = -1;

    private final Geometry geometry;
    private final PointSet open;
    private final PointSet far;
    private final int maxGate;
    private final int[] steps; // [point] from the seed, or NONE
    private final boolean[] isUsed; // [point] by the flow
    private final boolean[] flow; // [DIRECTIONS * point + direction] out of the point
    private final int[]
            cameFrom; // [node] of an augmenting path, or NONE; nodes are 2 * point to enter and 2 * point + 1 to leave
    private final boolean[] reachesFar; // [node]
    private final int[] queue;

    /**
     * A narrow place.
     *
     * @param inside the points before it, with the seed
     * @param gate the points that separate the inside from the rest
     */
    record Cut(PointSet inside, PointSet gate) {}

    /**
     * Looks for cuts in an area.
     *
     * @param open the points of the area
     * @param far open points that must be cut off, however near they are
     * @param maxGate the most points of a gate
     */
    Bottlenecks(PointSet open, PointSet far, int maxGate) {
        this.geometry = open.geometry();
        this.open = open;
        this.far = far;
        this.maxGate = maxGate;
        this.steps = new int[geometry.area()];
        this.isUsed = new boolean[geometry.area()];
        this.flow = new boolean[DIRECTIONS * geometry.area()];
        this.cameFrom = new int[2 * geometry.area()];
        this.reachesFar = new boolean[2 * geometry.area()];
        this.queue = new int[2 * geometry.area()];
    }

    /**
     * The smallest gate around a point; if there are several, the one that is farthest away. The gate is empty if the
     * area is smaller than the radius.
     *
     * @param seed an open point that is not far
     * @param radius points at this number of steps are outside
     */
    Optional<Cut> around(int seed, int radius) {
        measureSteps(seed, radius);
        Arrays.fill(isUsed, false);
        Arrays.fill(flow, false);
        int gatePoints = 0;
        while (augment(seed, radius)) {
            gatePoints++;
            if (gatePoints > maxGate) {
                return Optional.empty();
            }
        }
        findWhatReachesFar(radius);
        PointSet inside = new PointSet(geometry);
        PointSet gate = new PointSet(geometry);
        for (int point = 0; point < steps.length; point++) {
            if (steps[point] != NONE && !isOutside(point, radius) && !reachesFar[2 * point]) {
                (reachesFar[2 * point + 1] ? gate : inside).add(point);
            }
        }
        return Optional.of(new Cut(PointSet.of(geometry, seed).flood(inside), gate));
    }

    private boolean isOutside(int point, int radius) {
        return steps[point] == radius || far.contains(point);
    }

    private void measureSteps(int seed, int radius) {
        Arrays.fill(steps, NONE);
        int tail = 0;
        queue[tail++] = seed;
        steps[seed] = 0;
        for (int head = 0; head < tail; head++) {
            int point = queue[head];
            for (int direction = 0; direction < DIRECTIONS && !isOutside(point, radius); direction++) {
                int next = geometry.neighbor(point, direction);
                if (isOpen(next) && steps[next] == NONE) {
                    steps[next] = steps[point] + 1;
                    queue[tail++] = next;
                }
            }
        }
    }

    private boolean isOpen(int point) {
        return geometry.isPoint(point) && open.contains(point);
    }

    private boolean isInReach(int point) {
        return geometry.isPoint(point) && steps[point] != NONE;
    }

    /** Sends one more unit from the seed to the outside; returns false if there is no way. */
    private boolean augment(int seed, int radius) {
        Arrays.fill(cameFrom, NONE);
        int tail = 0;
        queue[tail++] = 2 * seed + 1;
        cameFrom[2 * seed + 1] = 2 * seed + 1;
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            int point = node / 2;
            boolean isEntry = node % 2 == 0;
            if (isEntry && isOutside(point, radius)) {
                send(node, 2 * seed + 1);
                return true;
            }
            if ((isEntry ? !isUsed[point] : isUsed[point]) && cameFrom[node ^ 1] == NONE) {
                cameFrom[node ^ 1] = node;
                queue[tail++] = node ^ 1;
            }
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int next = geometry.neighbor(point, direction);
                if (isInReach(next)) {
                    // The way goes on from a leaving node to any neighbor, but back only against a flow that came from
                    // there.
                    boolean isWay = !isEntry || flow[DIRECTIONS * next + directionTo(next, point)];
                    int nextNode = isEntry ? 2 * next + 1 : 2 * next;
                    if (isWay && cameFrom[nextNode] == NONE) {
                        cameFrom[nextNode] = node;
                        queue[tail++] = nextNode;
                    }
                }
            }
        }
        return false;
    }

    private int directionTo(int point, int neighbor) {
        int direction = 0;
        while (geometry.neighbor(point, direction) != neighbor) {
            direction++;
        }
        return direction;
    }

    private void send(int last, int first) {
        for (int node = last; node != first; node = cameFrom[node]) {
            int from = cameFrom[node];
            if (from / 2 == node / 2) {
                isUsed[node / 2] = node % 2 == 1;
            } else if (from % 2 == 1) {
                flow[DIRECTIONS * (from / 2) + directionTo(from / 2, node / 2)] = true;
            } else {
                flow[DIRECTIONS * (node / 2) + directionTo(node / 2, from / 2)] = false;
            }
        }
    }

    /** Marks the nodes from which one more unit could reach the outside. */
    private void findWhatReachesFar(int radius) {
        Arrays.fill(reachesFar, false);
        int tail = 0;
        for (int point = 0; point < steps.length; point++) {
            if (steps[point] != NONE && isOutside(point, radius)) {
                reachesFar[2 * point] = true;
                queue[tail++] = 2 * point;
            }
        }
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            int point = node / 2;
            boolean isEntry = node % 2 == 0;
            if ((isEntry ? isUsed[point] : !isUsed[point]) && !reachesFar[node ^ 1]) {
                reachesFar[node ^ 1] = true;
                queue[tail++] = node ^ 1;
            }
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int next = geometry.neighbor(point, direction);
                if (isInReach(next)) {
                    boolean isWay = isEntry || flow[DIRECTIONS * point + direction];
                    int nextNode = isEntry ? 2 * next + 1 : 2 * next;
                    if (isWay && !reachesFar[nextNode]) {
                        reachesFar[nextNode] = true;
                        queue[tail++] = nextNode;
                    }
                }
            }
        }
    }
}
