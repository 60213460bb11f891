package org.sekilab.statics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/**
 * Answers the queries {@code go_safe...} of the shared tables. Mutable: remembers positions. Confined to one thread.
 */
public final class SafetyQueries {
    private static final SafetySolver BENSON = new BensonSolver(new FloodRegionFinder());
    private static final SafetySolver STATIC = new AlternatingPlaySolver(new FloodRegionFinder());
    private static final String UNDECIDED = "undecided";

    private final Map<Position, SafetyMap> byBenson = new HashMap<>();
    private final Map<Position, SafetyMap> byStatic = new HashMap<>();

    /**
     * An expected answer in the form of {@link #answer}: points in one order, or only the count if the table leaves the
     * points open.
     */
    public static String expected(String expected) {
        return expected.endsWith(" .*")
                ? expected.substring(0, expected.length() - 3)
                : sorted(expected.split(" ", -1));
    }

    private static String sorted(String... names) {
        TreeSet<String> sorted = new TreeSet<>(Arrays.asList(names));
        sorted.remove("");
        return String.join(" ", sorted);
    }

    /** Answers a query, in the form of {@link #expected}. */
    public String answer(String text, Position position) {
        String[] query = text.split(" ", -1);
        SafetyMap byRules = byStatic.computeIfAbsent(position, STATIC::solve);
        return switch (query[0]) {
            case "go_safe_dame_static" -> sorted(neutralPoints(byRules));
            case "go_safe_winner" -> winner(byRules);
            default -> {
                SafetyMap safety =
                        query[1].equals("static") ? byRules : byBenson.computeIfAbsent(position, BENSON::solve);
                int count = 0;
                for (Color color : Color.values()) {
                    boolean isAsked = query.length == 2 || query[2].equals(lowerCase(color));
                    count += isAsked ? safety.safePoints(color).size() : 0;
                }
                yield Integer.toString(count);
            }
        };
    }

    private static String lowerCase(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** Empty points that are safe for neither color, with safe stones of both colors as their only neighbors. */
    private static String[] neutralPoints(SafetyMap safety) {
        Geometry geometry = safety.position().geometry();
        PointSet black = safety.safePoints(Color.BLACK);
        PointSet white = safety.safePoints(Color.WHITE);
        PointSet open = safety.position()
                .empties()
                .copy()
                .subtract(black)
                .subtract(white)
                .freeze();
        List<String> neutral = new ArrayList<>();
        for (int point = open.first(); point != Points.NONE; point = open.next(point)) {
            PointSet around = PointSet.of(geometry, point).exterior();
            if (around.intersects(black)
                    && around.intersects(white)
                    && around.copy().subtract(black).subtract(white).isEmpty()) {
                neutral.add(GtpPoints.format(geometry, point));
            }
        }
        return neutral.toArray(String[]::new);
    }

    private static String winner(SafetyMap safety) {
        for (Color color : Color.values()) {
            if (2 * safety.safePoints(color).size()
                    > safety.position().geometry().area()) {
                return lowerCase(color);
            }
        }
        return UNDECIDED;
    }
}
