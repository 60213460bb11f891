package org.sekilab.experiments.trim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;

/**
 * A strategy of life that a side may follow beside its zones, if it stands. The other side moves first, and retakes
 * each ko at once. Immutable.
 *
 * <p>Rules: the first two of R-SUM-4.
 *
 * @param side the word for the defender
 * @param points where it plays; never changed
 * @param groups the stones that name each group, of which one block lives
 */
record LifeText(String side, BitSet points, List<int[]> groups) {
    private static final String POINTS = "points ";
    private static final int SIDE = 2; // places of words
    private static final int FIRST = 4;
    private static final int KO = 6;

    /**
     * The strategy of some lines. Empty if it is about a race, or has another goal, first mover or winner of kos.
     *
     * @param lines of one strategy, from the first one on
     */
    static Optional<LifeText> parse(List<String> lines, Geometry geometry) {
        String[] words = lines.get(0).split(" ");
        if (!words[0].equals("life")
                || !words[1].equals("live")
                || words[SIDE].equals(words[FIRST])
                || words[SIDE].equals(words[KO])) {
            return Optional.empty();
        }
        List<int[]> groups = new ArrayList<>();
        String named = String.join(" ", Arrays.asList(words).subList(KO + 1, words.length));
        for (String group : named.split(" & ")) {
            groups.add(GtpPoints.parseList(geometry, group));
        }
        BitSet points = new BitSet();
        lines.stream()
                .skip(1)
                .takeWhile(line -> line.startsWith(POINTS))
                .flatMapToInt(line -> Arrays.stream(GtpPoints.parseList(geometry, line.substring(POINTS.length()))))
                .forEach(points::set);
        return Optional.of(new LifeText(words[SIDE], points, groups));
    }
}
