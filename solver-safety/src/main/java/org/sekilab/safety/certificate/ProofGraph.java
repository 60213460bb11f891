package org.sekilab.safety.certificate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.sekilab.proof.StrategyLine;

/**
 * The win of a local game: its states, as lines of text. The first state comes first, and each state follows all states
 * that lead to it. Immutable.
 */
public final class ProofGraph {
    private final int states;
    private final byte[] lines; // a line for each state, with its line end, in ASCII
    private final boolean isUnderSuperko;

    private ProofGraph(int states, byte[] lines, boolean isUnderSuperko) {
        this.states = states;
        this.lines = lines;
        this.isUnderSuperko = isUnderSuperko;
    }

    /** True if no answer of the defender makes a position that was there before. */
    public boolean isUnderSuperko() {
        return isUnderSuperko;
    }

    /** The same win, with the mark that no answer of the defender makes a position that was there before. */
    public ProofGraph underSuperko() {
        return new ProofGraph(states, lines, true);
    }

    /** The number of states. */
    public int states() {
        return states;
    }

    /** The states in their order; unmodifiable. */
    public List<StrategyLine> lines() {
        List<String> text = new String(lines, StandardCharsets.US_ASCII).lines().toList();
        return IntStream.range(0, states)
                .mapToObj(state -> StrategyLine.parse(text.get(state), state))
                .toList();
    }

    void writeTo(OutputStream out) throws IOException {
        out.write(lines);
    }

    /** The graph of a state that static reasons decide: the winner answers by pairs of points. */
    public static ProofGraph ofPairs(long[] pairs) {
        Builder builder = new Builder();
        builder.addPairs(pairs);
        return builder.build();
    }

    /** Collects states in their order. Mutable. */
    public static final class Builder {
        private final ByteArrayOutputStream lines = new ByteArrayOutputStream();
        private int states;

        /** Adds a state that the rules decide. */
        public void addEnd() {
            add(new StringBuilder("."));
        }

        /** Adds a state that static reasons decide. */
        public void addPairs(long[] pairs) {
            StringBuilder line = new StringBuilder("=");
            for (long pair : pairs) {
                line.append(' ').append(Long.numberOfTrailingZeros(pair));
                line.append(' ').append(Long.SIZE - 1 - Long.numberOfLeadingZeros(pair));
            }
            add(line);
        }

        /**
         * Adds a state in which the winner moves.
         *
         * @param move a local point, or {@code size} for the pass
         * @param size the number of points
         * @param next the number of the state after it
         */
        public void addMove(int move, int size, int next) {
            StringBuilder line = new StringBuilder("d ");
            if (move == size) {
                line.append('p');
            } else {
                line.append(move);
            }
            add(line.append(' ').append(next - states));
        }

        /**
         * Adds a state in which the loser moves.
         *
         * @param next the numbers of the states after the loser's legal moves: points in ascending order, then the pass
         */
        public void addReplies(int[] next) {
            StringBuilder line = new StringBuilder("a");
            for (int state : next) {
                line.append(' ').append(state - states);
            }
            add(line);
        }

        public ProofGraph build() {
            return new ProofGraph(states, lines.toByteArray(), false);
        }

        private void add(StringBuilder line) {
            lines.writeBytes(line.append('\n').toString().getBytes(StandardCharsets.US_ASCII));
            states++;
        }
    }
}
