package org.sekilab.life.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/**
 * The lines of a proof about life and death, as a certificate has them. Immutable.
 *
 * @param points of the first zone, in the order of their numbers
 * @param zones by number; frozen
 * @param states by number
 */
record StrategyText(List<Integer> points, List<PointSet> zones, List<State> states) {
    private static final String PASS = "p";
    private static final int HEX = 16;

    /** What the prover does in a state. */
    enum Kind {
        /** The goal is reached. */
        REACHED,
        /** The opponent is to move. */
        REPLIES,
        /** The prover plays a move. */
        MOVE
    }

    /**
     * A state.
     *
     * @param zone its number
     * @param move of the prover; {@link Points#NONE} if the prover plays none
     * @param next the numbers of the states that follow; for replies one for each move of the opponent
     */
    record State(Kind kind, int zone, int move, List<Integer> next) {
        State {
            next = List.copyOf(next);
        }
    }

    StrategyText {
        points = List.copyOf(points);
        zones = List.copyOf(zones);
        states = List.copyOf(states);
    }

    /**
     * Reads the lines of a proof.
     *
     * @param lines as this program writes them, the words of the claim first
     */
    static StrategyText parse(List<String> lines, Geometry geometry) {
        List<Integer> points = new ArrayList<>();
        int line = 1;
        for (; lines.get(line).startsWith("points "); line++) {
            Arrays.stream(words(lines.get(line)))
                    .skip(1)
                    .map(name -> GtpPoints.parse(geometry, name))
                    .forEach(points::add);
        }
        int zoneCount = Integer.parseInt(words(lines.get(line++))[1]);
        List<PointSet> zones = new ArrayList<>(zoneCount);
        for (int zone = 0; zone < zoneCount; zone++) {
            zones.add(zone(lines.get(line++), points, geometry));
        }
        int stateCount = Integer.parseInt(words(lines.get(line++))[1]);
        List<State> states = new ArrayList<>(stateCount);
        for (int state = 0; state < stateCount; state++) {
            states.add(state(words(lines.get(line++)), state, points));
        }
        return new StrategyText(points, zones, states);
    }

    private static String[] words(String line) {
        return line.split(" ", -1);
    }

    private static PointSet zone(String mask, List<Integer> points, Geometry geometry) {
        BigInteger bits = new BigInteger(mask, HEX);
        PointSet zone = new PointSet(geometry);
        for (int number = 0; number < points.size(); number++) {
            if (bits.testBit(number)) {
                zone.add(points.get(number));
            }
        }
        return zone.freeze();
    }

    private static State state(String[] words, int number, List<Integer> points) {
        int zone = Integer.parseInt(words[0]);
        return switch (words[1]) {
            case "." -> new State(Kind.REACHED, zone, Points.NONE, List.of());
            case "a" -> new State(Kind.REPLIES, zone, Points.NONE, next(words, 2, number));
            case "d" ->
                new State(
                        Kind.MOVE,
                        zone,
                        words[2].equals(PASS) ? Points.PASS : points.get(Integer.parseInt(words[2])),
                        next(words, 3, number));
            default -> throw new IllegalArgumentException("'%s' is no kind of state".formatted(words[1]));
        };
    }

    private static List<Integer> next(String[] words, int from, int number) {
        return Arrays.stream(words)
                .skip(from)
                .map(distance -> number + Integer.parseInt(distance))
                .toList();
    }
}
