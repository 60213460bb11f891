package org.sekilab.life.wall;

/**
 * Guesses how far the targets are from two eyes. Mutable buffers, confined to one thread.
 *
 * <p>Source: own. Distances to two eyes as first proof numbers are in Kishimoto and Müller, Search versus knowledge for
 * solving life and death problems in Go, AAAI 2005.
 * <p>Proves: nothing.
 * <p>Cost: some operations for each empty point near the targets; allocates nothing.
 */
public final class EyeGuess {
    /** The cost of a stone that is still missing. */
    public static final int MOVE = 2;

    /** The guess if no two eyes are in sight. */
    public static final int MOST = 24;

    private static final int HARD = 6;
    private static final int FALSE_EYE = 8;
    private static final int MOST_EYES = 24;

    private final WallBoard board;
    private final WallArea area;
    private final int words;
    private final long[] own;
    private final long[] near;
    private final int[] points = new int[MOST_EYES];
    private final int[] costs = new int[MOST_EYES];
    private int count;

    public EyeGuess(WallBoard board) {
        this.board = board;
        this.area = board.area();
        this.words = area.words();
        this.own = new long[words];
        this.near = new long[words];
    }

    /**
     * The guess: 0 for two eyes, about {@link #MOVE} for each stone of the prover that is missing, at most
     * {@link #MOST}.
     *
     * @param seeds stones of the prover whose blocks need the eyes
     */
    public int distance(long[] seeds) {
        findCandidates(seeds);
        int least = MOST;
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                int sum = costs[i] + costs[j];
                if (sum - 2 * MOVE < least && !areAdjacent(points[i], points[j])) {
                    least = Math.min(least, sum - MOVE * sharedEmpties(points[i], points[j]));
                }
            }
        }
        return Math.max(least, 0);
    }

    private void findCandidates(long[] seeds) {
        count = 0;
        for (int i = 0; i < words; i++) {
            own[i] = 0;
            near[i] = 0;
        }
        for (int p = Masks.first(seeds, 0, words); p >= 0; p = Masks.next(seeds, 0, words, p)) {
            Masks.unite(own, 0, board.stones(), words * board.blockOf(p), words);
            Masks.unite(near, 0, board.liberties(), words * board.blockOf(p), words);
        }
        for (int p = Masks.first(near, 0, words); p >= 0; p = Masks.next(near, 0, words, p)) {
            add(p);
            for (int next : area.neighborsOf(p)) {
                if (board.isFree(next) && !Masks.has(near, 0, next)) {
                    add(next);
                } else if (board.capturingMove(next) >= 0) {
                    add(next);
                }
            }
        }
    }

    private void add(int point) {
        for (int i = 0; i < count; i++) {
            if (points[i] == point) {
                return;
            }
        }
        int cost = cost(point);
        if (cost >= MOST) {
            return;
        }
        if (count < MOST_EYES) {
            points[count] = point;
            costs[count++] = cost;
            return;
        }
        int worst = 0;
        for (int i = 1; i < count; i++) {
            worst = costs[i] > costs[worst] ? i : worst;
        }
        if (cost < costs[worst]) {
            points[worst] = point;
            costs[worst] = cost;
        }
    }

    private int cost(int point) {
        int cost = board.isFree(point) ? 0 : MOVE;
        if (area.isAtRim(point)) {
            return MOST;
        }
        for (int next : area.neighborsOf(point)) {
            if (board.isFree(next)) {
                cost += MOVE;
            } else if (board.isOpponents(next)) {
                cost += board.capturingMove(next) >= 0 ? MOVE : board.isOpponents(point) ? 0 : HARD;
            } else if (!Masks.has(own, 0, next)) {
                cost++;
            }
        }
        int bad = 0;
        int open = 0;
        int all = 0;
        for (int diagonal : area.diagonalsOf(point)) {
            all++;
            if (diagonal < 0 || board.isOpponents(diagonal)) {
                bad++;
            } else if (board.isFree(diagonal)) {
                open++;
            }
        }
        int allowed = all == 4 ? 1 : 0;
        if (bad > allowed) {
            return cost + FALSE_EYE;
        }
        return cost + Math.max(0, bad + open - allowed);
    }

    private boolean areAdjacent(int one, int other) {
        for (int next : area.neighborsOf(one)) {
            if (next == other) {
                return true;
            }
        }
        return false;
    }

    private int sharedEmpties(int one, int other) {
        int shared = 0;
        for (int next : area.neighborsOf(one)) {
            shared += board.isFree(next) && areAdjacent(next, other) ? 1 : 0;
        }
        return shared;
    }
}
