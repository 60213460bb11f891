package org.sekilab.life.window;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.LifeProof;
import org.sekilab.life.search.Effort;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;

/** Writes the proof of a state that a {@link WindowSearch} has won as lines of a certificate. */
public final class WindowProof {
    private static final int POINTS_OF_A_LINE = 100;

    private WindowProof() {}

    /**
     * Writes the proof of the state that the search began with.
     *
     * @param search has won
     * @param effort limits the searches for what its table has lost
     * @param mostStates more states are not written
     * @return empty if a limit comes first
     */
    public static Optional<LifeProof> write(WindowSearch search, Effort effort, int mostStates) {
        search.renew(effort);
        StrategyWriter writer = new StrategyWriter(search, mostStates);
        boolean isDefenderFirst = search.board().isDefenderToMove();
        int root = writer.write();
        if (root < 0) {
            return Optional.empty();
        }
        LocalShape shape = search.board().shape();
        Geometry geometry = shape.geometry();
        PointSet block = shape.blocks().get(0).stones();
        long zone = writer.lines().zone(root);
        PointSet points = shape.pointsOf(zone).unite(block);
        int[] sorted = points.toArray();
        int[] numbers = new int[shape.size()];
        BigInteger always = BigInteger.ZERO;
        for (int number = 0; number < sorted.length; number++) {
            if (block.contains(sorted[number])) {
                always = always.setBit(number);
            } else {
                numbers[shape.localOf(sorted[number])] = number;
            }
        }
        Lines.Text text = writer.lines().text(root, numbers, always);
        Color defender = shape.defender();
        Color first = isDefenderFirst ? defender : defender.opposite();
        String words = "life live %s first %s ko %s %s"
                .formatted(name(defender), name(first), name(defender.opposite()), geometry.name(block.first()));
        return Optional.of(new LifeProof(words, lines(words, geometry, sorted, text), points.freeze(), text.states().size()));
    }

    private static List<String> lines(String words, Geometry geometry, int[] points, Lines.Text text) {
        List<String> lines = new ArrayList<>();
        lines.add(words);
        for (int from = 0; from < points.length; from += POINTS_OF_A_LINE) {
            StringBuilder line = new StringBuilder("points");
            for (int i = from; i < Math.min(points.length, from + POINTS_OF_A_LINE); i++) {
                line.append(' ').append(geometry.name(points[i]));
            }
            lines.add(line.toString());
        }
        lines.add("zones " + text.zones().size());
        lines.addAll(text.zones());
        lines.add("states " + text.states().size());
        lines.addAll(text.states());
        return lines;
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "black" : "white";
    }
}
