package org.sekilab.verify;

import java.io.IOException;
import java.util.Arrays;

/**
 * The states of a game as they stand in a certificate. Mutable until it is read.
 *
 * <p>Rules: F-STATE-1, F-STATE-2, F-STATE-3, F-STATE-4, F-LIFE-5; what R-CLAIM-5 calls a way back.
 * <p>Cost: four bytes for each word, less than 320 megabytes while the largest graph is read.
 */
final class StateGraph {
    private static final int MAX_STATES = 1 << 22;
    private static final int MAX_WORDS = 1 << 25;

    private final CertificateLines lines;
    private final int points;
    private final int leastStep; // from the number of a state to that of a successor
    private final int zones; // 0 for states without a zone of their own
    private final int kindAt; // the word of a line that tells its kind; the zone may stand before it
    private final int size;
    private final long firstLine;
    private final IntList words = new IntList(); // of each state its kind, perhaps its zone, then its numbers
    private final IntList starts = new IntList(); // [state] its kind's place, at last the end
    private boolean hasWayBack;

    private StateGraph(CertificateLines lines, int points, int leastStep, int zones) throws CertificateException {
        lines.expectWords(2, 2);
        this.lines = lines;
        this.points = points;
        this.leastStep = leastStep;
        this.zones = zones;
        this.kindAt = zones == 0 ? 0 : 1;
        this.size = lines.number(1, 1, MAX_STATES);
        this.firstLine = lines.number() + 1;
    }

    /**
     * Reads the states. The next word is their number.
     *
     * @param points the number of points of the game. As a move, this number is the pass
     * @param goal of the game. Some goals of the attacker allow ways back
     * @param proofs that are not checked yet; they take memory, too
     */
    static StateGraph read(CertificateLines lines, int points, CheckedZone.Goal goal, ProofQueue proofs)
            throws IOException, CertificateException {
        boolean mayGoBack = goal.isAttackers() && goal != CheckedZone.Goal.REFUTED;
        return read(new StateGraph(lines, points, mayGoBack ? -MAX_STATES : 1, 0), proofs);
    }

    /** Reads states without ways back. The next word is their number. */
    static StateGraph readForward(CertificateLines lines, int points, ProofQueue proofs)
            throws IOException, CertificateException {
        return read(new StateGraph(lines, points, 1, 0), proofs);
    }

    /**
     * Reads states without ways back, each with a zone of its own. The next word is their number.
     *
     * @param zones how many zones there are, at least 1
     */
    static StateGraph readInZones(CertificateLines lines, int points, int zones, ProofQueue proofs)
            throws IOException, CertificateException {
        return read(new StateGraph(lines, points, 1, zones), proofs);
    }

    private static StateGraph read(StateGraph graph, ProofQueue proofs) throws IOException, CertificateException {
        for (int state = 0; state < graph.size; state++) {
            graph.readState(state);
            proofs.makeRoom(graph.words.size());
        }
        graph.starts.add(graph.words.size());
        return graph;
    }

    private void readState(int state) throws IOException, CertificateException {
        lines.next();
        String word = lines.word(kindAt);
        switch (word) {
            case "a" -> lines.expectWords(2, points + 2 + kindAt); // no move may be left in a zone of its own
            case "d" -> lines.expectWords(3 + kindAt, 3 + kindAt);
            case "=" -> lines.expectWords(1, kindAt == 0 ? points + 1 : 0);
            case "." -> lines.expectWords(1 + kindAt, 1 + kindAt);
            default -> throw lines.problem("%s is not a state".formatted(lines.quote(kindAt)));
        }
        if (words.size() + lines.count() > MAX_WORDS) {
            throw lines.problem("the states have more than %d words".formatted(MAX_WORDS));
        }
        char kind = word.charAt(0);
        starts.add(words.size());
        words.add(kind);
        if (zones > 0) {
            words.add(lines.number(0, 0, zones - 1));
        }
        int first = kindAt + 1;
        for (int i = first; i < lines.count(); i++) {
            if (kind == 'a' || kind == 'd' && i > first) {
                int step = lines.number(i, Math.max(leastStep, -state), size - 1 - state);
                hasWayBack |= step < 1;
                words.add(state + step);
            } else if (kind == 'd' && lines.word(i).equals("p")) {
                words.add(points);
            } else {
                words.add(lines.number(i, 0, points - 1));
            }
        }
    }

    int size() {
        return size;
    }

    /** How many words all states have. */
    int words() {
        return words.size();
    }

    /**
     * True if a successor of a state is the state itself, or stands before it. If this is false, no play is endless.
     */
    boolean hasWayBack() {
        return hasWayBack;
    }

    /** The letter that the line of a state begins with. */
    char kind(int state) {
        return (char) words.get(starts.get(state));
    }

    /** The number of the zone of a state that has one. */
    int zone(int state) {
        return words.get(starts.get(state) + 1);
    }

    /** How many numbers follow the letter of the kind. */
    int count(int state) {
        return starts.get(state + 1) - starts.get(state) - 1 - kindAt;
    }

    /** One of the numbers of a state: a local point, the pass, or the number of a successor. */
    int number(int state, int index) {
        return words.get(starts.get(state) + 1 + kindAt + index);
    }

    /** Where a state stands in the file. */
    long line(int state) {
        return firstLine + state;
    }

    /** A list of numbers that grows as they come. Mutable, confined to one thread. */
    static final class IntList {
        private int[] numbers = new int[64];
        private int size;

        int size() {
            return size;
        }

        int get(int index) {
            return numbers[index];
        }

        void add(int number) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, size + (size >> 1));
            }
            numbers[size++] = number;
        }
    }
}
