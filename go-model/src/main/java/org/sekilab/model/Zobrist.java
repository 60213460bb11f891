package org.sekilab.model;

/** Random numbers for hashes of positions. They are the same in every run, and boards of all sizes share them. */
final class Zobrist {
    private static final int MAX_AREA = Geometry.MAX_SIZE * Geometry.MAX_SIZE;

    /** [stone * MAX_AREA + point] for a black (0) or white (1) stone. */
    private static final long[] STONES = new long[2 * MAX_AREA];

    private static final long[] KO_POINTS = new long[MAX_AREA];

    /** The part of the hash for white to move. */
    static final long WHITE_TO_MOVE;

    static {
        long state = 0x5EC11AB;
        for (int i = 0; i < STONES.length; i++) {
            STONES[i] = mix(++state);
        }
        for (int i = 0; i < KO_POINTS.length; i++) {
            KO_POINTS[i] = mix(++state);
        }
        WHITE_TO_MOVE = mix(++state);
    }

    private Zobrist() {}

    static long stone(int stone, int point) {
        return STONES[(stone - Board.BLACK) * MAX_AREA + point];
    }

    /** The part of the hash for a ko point; 0 for {@link Points#NONE}. */
    static long ko(int point) {
        return point == Points.NONE ? 0 : KO_POINTS[point];
    }

    /** The output of SplitMix64 for a state. The caller increases the state by one at each call. */
    private static long mix(long state) {
        long z = state * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
