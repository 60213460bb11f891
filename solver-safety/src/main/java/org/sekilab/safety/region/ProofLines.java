package org.sekilab.safety.region;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.certificate.FixedStones;
import org.sekilab.safety.certificate.LineOrder;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.statics.LocalEvaluator;

/**
 * The states of a win, and the reason for the value of each. Writes them as lines. If the defender wins, it rewrites
 * answers that make stones that were there before, as far as it can. Mutable, for one win.
 *
 * <p>Source: L-10 and L-21 of docs/certificate-rules.md.
 */
final class ProofLines {
    private static final int MOST_CHANGES = 1_000;
    private static final int NOT_ANSWERED = Integer.MIN_VALUE; // the ko point where the defender answers no stone

    private final LocalBoard board;
    private final FixedStones fixed;
    private final int pass;
    private final List<LineOrder.Stones> stones = new ArrayList<>(); // [state]
    private final IntArrayList kos = new IntArrayList(); // [state] the ko point, if the defender is to answer a stone
    private List<@Nullable Node> nodes = new ArrayList<>(); // [state] null while it is open

    /** The reason for the value of a state. */
    sealed interface Node {}

    record End() implements Node {}

    /** @param loose see {@link LocalEvaluator#loosePoints} */
    record Pairs(LongArrayList pairs, long loose) implements Node {}

    record Move(int move, int next) implements Node {}

    record Replies(IntArrayList next) implements Node {}

    /** @param board of the game */
    ProofLines(LocalBoard board) {
        this.board = board;
        this.fixed = new FixedStones(board);
        this.pass = board.shape().size();
    }

    /** Adds the state that is on the board. */
    void open() {
        stones.add(fixed.of(board.attacker(), board.defender()));
        kos.add(board.isDefenderToMove() && !board.isPassed() ? board.koPoint() : NOT_ANSWERED);
        nodes.add(null);
    }

    int size() {
        return nodes.size();
    }

    boolean isOpen(int state) {
        return nodes.get(state) == null;
    }

    void close(int state, Node node) {
        nodes.set(state, node);
    }

    /** The lines of an attacker's win. */
    ProofGraph attackersGraph() {
        return graph(LineOrder.of(successors()), false);
    }

    /** The lines of a defender's win. They are marked if no answer makes stones that were there before. */
    ProofGraph defendersGraph() {
        List<@Nullable Node> before = new ArrayList<>(nodes);
        LineOrder order = newOrder();
        for (int change = 0; change < MOST_CHANGES && !order.isFound() && rewrite(order.repetitions()); change++) {
            order = newOrder();
        }
        if (order.isFound() && Arrays.stream(order.lines()).allMatch(isNewAfter(order.earlier()))) {
            return graph(order, true);
        }
        nodes = before;
        return attackersGraph();
    }

    private LineOrder newOrder() {
        int[] answers = nodes.stream()
                .mapToInt(node -> node instanceof Move move && move.move() != pass ? move.move() : LineOrder.NO_STONE)
                .toArray();
        return LineOrder.underSuperko(successors(), stones, answers);
    }

    private List<int[]> successors() {
        return nodes.stream()
                .map(node -> node instanceof Move move
                        ? new int[] {move.next()}
                        : node instanceof Replies replies ? replies.next().toIntArray() : new int[0])
                .toList();
    }

    /**
     * Whether the stones of a strategy by pairs were not there before.
     *
     * @param earlier [state] where the defender had a stone before
     */
    private IntPredicate isNewAfter(long[] earlier) {
        return state -> !(nodes.get(state) instanceof Pairs leaf)
                || leaf.loose() != LocalEvaluator.ANYWHERE && (leaf.loose() & earlier[state]) == 0;
    }

    /** Changes a state with the stones that a later answer makes. Returns false if there is none to change. */
    private boolean rewrite(List<LineOrder.Repetition> repetitions) {
        for (LineOrder.Repetition repetition : repetitions) {
            if (nodes.get(repetition.line()) instanceof Move move) {
                Node other = earlyAnswer(repetition.earlier(), nodes.get(move.next()));
                if (other != null && !other.equals(nodes.get(repetition.earlier()))) {
                    nodes.set(repetition.earlier(), other);
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The answer to a stone that takes the place of the way to a later state.
     *
     * @param state with the defender to move
     * @param later the node of a state with the same stones and the attacker to move
     */
    private @Nullable Node earlyAnswer(int state, @Nullable Node later) {
        if (kos.getInt(state) == NOT_ANSWERED) {
            return null;
        }
        if (later instanceof Pairs) {
            return later;
        }
        if (!(later instanceof Replies replies)) {
            return null;
        }
        Node answer = nodes.get(replies.next().topInt()); // to a pass
        if (answer instanceof Move move && move.move() == pass) {
            IntArrayList next = replies.next().clone();
            next.set(next.size() - 1, add(new End(), state));
            return new Move(pass, add(new Replies(next), state));
        }
        boolean isKo = answer instanceof Move move && move.move() == kos.getInt(state);
        return isKo ? null : answer;
    }

    /** Adds a state with the stones of another. */
    private int add(Node node, int other) {
        nodes.add(node);
        stones.add(stones.get(other));
        kos.add(NOT_ANSWERED);
        return nodes.size() - 1;
    }

    private ProofGraph graph(LineOrder order, boolean isUnderSuperko) {
        IntArrayList lines = IntArrayList.wrap(order.lines());
        int[] numbers = new int[nodes.size()]; // [state]
        for (int line = 0; line < lines.size(); line++) {
            numbers[lines.getInt(line)] = line;
        }
        ProofGraph.Builder graph = new ProofGraph.Builder();
        for (int line = 0; line < lines.size(); line++) {
            Node node = nodes.get(lines.getInt(line));
            if (node instanceof Pairs leaf) {
                graph.addPairs(leaf.pairs().toLongArray());
            } else if (node instanceof Move move) {
                graph.addMove(move.move(), pass, numbers[move.next()]);
            } else if (node instanceof Replies replies) {
                int[] next = replies.next().toIntArray();
                for (int reply = 0; reply < next.length; reply++) {
                    next[reply] = numbers[next[reply]];
                }
                graph.addReplies(next);
            } else {
                graph.addEnd();
            }
        }
        return isUnderSuperko ? graph.build().underSuperko() : graph.build();
    }
}
