package org.sekilab.safety.certificate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * How a local game is won: its states from the first one on, each after all from which it is reached, as lines of text. Immutable.
 *
 * @param states how many there are
 * @param lines a line for each, each with its end, in ASCII; not to be changed
 */
public record ProofGraph(int states, byte[] lines) {
    /** Of a state that static reasons decide: the winner answers by pairs of points. */
    public static ProofGraph ofPairs(long[] pairs) {
        Builder builder = new Builder();
        builder.addPairs(pairs);
        return builder.build();
    }

    /** Collects states in their order. Mutable. */
    public static final class Builder {
        private final ByteArrayOutputStream lines = new ByteArrayOutputStream();
        private int states;

        /** Adds a state where the rules leave nothing to show. */
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
         * Adds a state where the winner moves.
         *
         * @param isPass whether he passes, instead of playing at a local point
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
         * Adds a state where the loser may move.
         *
         * @param next the numbers of the states after his legal moves: points in ascending order, then the pass
         */
        public void addReplies(int[] next) {
            StringBuilder line = new StringBuilder("a");
            for (int state : next) {
                line.append(' ').append(state - states);
            }
            add(line);
        }

        public ProofGraph build() {
            return new ProofGraph(states, lines.toByteArray());
        }

        private void add(StringBuilder line) {
            lines.writeBytes(line.append('\n').toString().getBytes(StandardCharsets.US_ASCII));
            states++;
        }
    }
}
