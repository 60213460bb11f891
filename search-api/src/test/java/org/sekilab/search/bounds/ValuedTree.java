package org.sekilab.search.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * A random game tree with leaves that have two numbers each. Neither number is more important than the other. The sides
 * take turns. Mutable.
 */
public final class ValuedTree implements Problem {
    /** A value is at least as good as another if both its numbers are. */
    public static final PartialOrder<Leaf> ORDER =
            (leaf, other) -> leaf.first() >= other.first() && leaf.second() >= other.second();

    private static final int MOST_MOVES = 3;

    private final List<int[]> children = new ArrayList<>(); // [node][move]
    private final List<Leaf> leaves = new ArrayList<>(); // [node]; meaningless for nodes with children
    private final List<Boolean> isProver = new ArrayList<>(); // [node]
    private final List<Integer> path = new ArrayList<>(List.of(0));

    /** The value of a leaf. */
    public record Leaf(int first, int second) {}

    /** @param depth the longest distance to a leaf */
    public ValuedTree(long seed, int depth) {
        SplittableRandom random = new SplittableRandom(seed);
        grow(random, depth, random.nextBoolean());
    }

    private int grow(SplittableRandom random, int depth, boolean isProverToMove) {
        int node = children.size();
        int moves = depth == 0 || node > 0 && random.nextInt(5) == 0 ? 0 : random.nextInt(1, MOST_MOVES + 1);
        children.add(new int[moves]);
        leaves.add(new Leaf(random.nextInt(4), random.nextInt(4)));
        isProver.add(isProverToMove);
        for (int move = 0; move < moves; move++) {
            children.get(node)[move] = grow(random, depth - 1, !isProverToMove);
        }
        return node;
    }

    /** The prover's strategies, by enumeration. Each is the list of the leaves from which the opponent can choose. */
    public List<List<Leaf>> strategies() {
        return strategies(0);
    }

    private List<List<Leaf>> strategies(int node) {
        if (children.get(node).length == 0) {
            return List.of(List.of(leaves.get(node)));
        }
        List<List<Leaf>> strategies = new ArrayList<>();
        if (isProver.get(node)) {
            for (int child : children.get(node)) {
                strategies.addAll(strategies(child));
            }
            return strategies;
        }
        strategies.add(List.of());
        for (int child : children.get(node)) {
            List<List<Leaf>> longer = new ArrayList<>();
            for (List<Leaf> before : strategies) {
                for (List<Leaf> after : strategies(child)) {
                    List<Leaf> both = new ArrayList<>(before);
                    both.addAll(after);
                    longer.add(both);
                }
            }
            strategies = longer;
        }
        return strategies;
    }

    /** The value of the present leaf; nothing if the game goes on. */
    public ValueRange<Leaf> value() {
        return children.get(node()).length == 0 ? ValueRange.exactly(leaves.get(node())) : ValueRange.unknown();
    }

    /** The least and the greatest value that each number of a leaf may still have. */
    public ValueRange<Leaf> range() {
        List<Leaf> below = below(node());
        return new ValueRange<>(
                Optional.of(new Leaf(
                        below.stream().mapToInt(Leaf::first).min().orElseThrow(),
                        below.stream().mapToInt(Leaf::second).min().orElseThrow())),
                Optional.of(new Leaf(
                        below.stream().mapToInt(Leaf::first).max().orElseThrow(),
                        below.stream().mapToInt(Leaf::second).max().orElseThrow())));
    }

    private List<Leaf> below(int node) {
        if (children.get(node).length == 0) {
            return List.of(leaves.get(node));
        }
        return Arrays.stream(children.get(node))
                .mapToObj(this::below)
                .flatMap(List::stream)
                .toList();
    }

    private int node() {
        return path.get(path.size() - 1);
    }

    @Override
    public int maxMoves() {
        return MOST_MOVES;
    }

    @Override
    public boolean isProverToMove() {
        return isProver.get(node());
    }

    @Override
    public int movesInto(int[] moves) {
        int[] own = children.get(node());
        System.arraycopy(own, 0, moves, 0, own.length);
        return own.length;
    }

    @Override
    public void play(int move) {
        path.add(move);
    }

    @Override
    public void undo() {
        path.remove(path.size() - 1);
    }

    @Override
    public long keyLow() {
        return node();
    }

    @Override
    public long keyHigh() {
        return 0;
    }

    /** Always unknown: a tree of values has no outcomes of its own. */
    @Override
    public Outcome outcome() {
        return Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return 0;
    }

    @Override
    public Outcome repetition() {
        return Outcome.LOSS;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int node = 0; node < children.size(); node++) {
            boolean isLeaf = children.get(node).length == 0;
            text.append("%n%d %s %s"
                    .formatted(
                            node,
                            isProver.get(node) ? "prover" : "opponent",
                            isLeaf ? leaves.get(node) : Arrays.toString(children.get(node))));
        }
        return text.toString();
    }
}
