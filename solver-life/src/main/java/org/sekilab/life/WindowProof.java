package org.sekilab.life;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sekilab.life.search.Lines;
import org.sekilab.life.window.StrategyWriter;
import org.sekilab.life.window.WindowSearch;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalShape;

/**
 * The proof of a state that a {@link WindowSearch} has won.
 *
 * @param lines of a certificate
 * @param line the main line, points of the board and passes: the longest one
 */
record WindowProof(LifeProof lines, List<Integer> line) {
    public WindowProof {
        line = List.copyOf(line);
    }

    /**
     * Writes the proof of the state that a search began with.
     *
     * @param search has won
     * @param mostStates more states are not written
     * @return empty if there are more states, or if a limit comes first
     */
    static Optional<WindowProof> of(WindowSearch search, int mostStates) {
        StrategyWriter writer = new StrategyWriter(search, mostStates);
        boolean isDefenderFirst = search.board().isDefenderToMove();
        int root = writer.write();
        if (root < 0) {
            return Optional.empty();
        }
        LocalShape shape = search.board().shape();
        Geometry geometry = shape.geometry();
        PointSet blocks = new PointSet(geometry);
        shape.blocks().forEach(block -> blocks.unite(block.stones()));
        PointSet points =
                shape.pointsOf(writer.lines().zone(root)).unite(blocks).freeze();
        int[] sorted = points.toArray();
        BigInteger[] bits = new BigInteger[shape.size()];
        Arrays.fill(bits, BigInteger.ZERO);
        BigInteger always = BigInteger.ZERO;
        for (int number = 0; number < sorted.length; number++) {
            if (blocks.contains(sorted[number])) {
                always = always.setBit(number);
            } else {
                bits[shape.localOf(sorted[number])] = BigInteger.ZERO.setBit(number);
            }
        }
        Lines.Text text = writer.lines().text(root, bits, always);
        String words = claim(search, isDefenderFirst, points);
        LifeProof proof = new LifeProof(
                words,
                text.proofOf(words, geometry, sorted),
                points,
                text.states().size());
        List<Integer> line = writer.lines().longest(root).stream()
                .map(move -> move < 0 ? Points.PASS : shape.point(move))
                .toList();
        return Optional.of(new WindowProof(proof, line));
    }

    /** The words of the claim, with the blocks that have a stone among some points. */
    private static String claim(WindowSearch search, boolean isDefenderFirst, PointSet points) {
        Color defender = search.board().shape().defender();
        return "life %s %s first %s ko %s%s"
                .formatted(
                        search.targets().isAnything() ? "any" : "live",
                        name(defender),
                        name(isDefenderFirst ? defender : defender.opposite()),
                        name(defender.opposite()),
                        search.targets().groups().stream()
                                .map(group -> " " + names(group, points))
                                .collect(Collectors.joining(" &")));
    }

    /** The blocks of a group that have a stone among some points, each by its first one there. */
    private static String names(List<Block> group, PointSet points) {
        return group.stream()
                .map(block -> block.stones().copy().intersect(points))
                .filter(stones -> !stones.isEmpty())
                .map(stones -> points.geometry().name(stones.first()))
                .collect(Collectors.joining(" "));
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "black" : "white";
    }
}
