package org.sekilab.search.dfpn;

/**
 * The children of the state at one ply of the path, and their numbers. Mutable, confined to a run.
 *
 * <p>Numbers are from the side of the parent's mover. {@code wins[i]} grows with the work to win child i for the mover,
 * {@code losses[i]} with the work to lose it. Solved children have 0 and {@link #INFINITE}. A win by repetition depends
 * on states of the path, from the ply {@code lowest[i]} to {@code deepest[i]}. All other children have
 * {@link #INDEPENDENT} and -1 there.
 *
 * <p>A number may be the least of several, or the only one of a sum. Then it equals the number of a state below. Its
 * source is the state where it was first made, as the number of a new state or as a sum. A hash of the source is kept.
 */
final class Children {
    /** Larger than any other number. The sum of two fits an int. */
    static final int INFINITE = 1 << 30;

    /** The lowest ply of a result that holds on every path. */
    static final int INDEPENDENT = Integer.MAX_VALUE;

    final int[] moves; // [child]
    final int[] costs; // added to first proof numbers; 0 for moves of the opponent
    final long[] lows;
    final long[] highs;
    final int[] wins;
    final int[] losses;
    final int[] mostWins; // the largest in this visit, to see whether a child makes progress
    final int[] mostLosses;
    final int[] winSources; // for unsolved children
    final int[] lossSources;
    final boolean[] isOld; // not further from the root than the parent
    final int[] lowest;
    final int[] deepest;
    final int[] heights; // for solved children
    final boolean[] restOnDraw;
    final long[] zones; // for children that the prover has won
    int count;
    int total; // with the moves that need no answer, which come last
    long zone; // of the state, if the opponent is to move and has lost all moves
    boolean isComplete; // no other move needs an answer
    int lost; // the number of lost moves when the zone was found

    Children(int maxMoves) {
        this.moves = new int[maxMoves];
        this.costs = new int[maxMoves];
        this.lows = new long[maxMoves];
        this.highs = new long[maxMoves];
        this.wins = new int[maxMoves];
        this.losses = new int[maxMoves];
        this.mostWins = new int[maxMoves];
        this.mostLosses = new int[maxMoves];
        this.winSources = new int[maxMoves];
        this.lossSources = new int[maxMoves];
        this.isOld = new boolean[maxMoves];
        this.lowest = new int[maxMoves];
        this.deepest = new int[maxMoves];
        this.heights = new int[maxMoves];
        this.restOnDraw = new boolean[maxMoves];
        this.zones = new long[maxMoves];
    }

    void setUnsolved(int child, int win, int loss, boolean old) {
        assert win > 0 && win < INFINITE && loss > 0 && loss < INFINITE : win + " " + loss;
        wins[child] = win;
        losses[child] = loss;
        isOld[child] = old;
        lowest[child] = INDEPENDENT;
        deepest[child] = -1;
    }

    /** Sets the sources of the numbers of an unsolved child, in the form of {@link StateTable#sources}. */
    void setSources(int child, long sources, boolean isProver) {
        int ofProof = (int) (sources >>> 32);
        int ofDisproof = (int) sources;
        winSources[child] = isProver ? ofProof : ofDisproof;
        lossSources[child] = isProver ? ofDisproof : ofProof;
    }

    /** The sources of the numbers of an unsolved parent. A sum of several numbers is a source of its own. */
    long sources(boolean isProver, int own) {
        int ofWin = winSources[best()];
        int ofLoss = commonLossSource(own);
        return isProver ? StateTable.sources(ofWin, ofLoss) : StateTable.sources(ofLoss, ofWin);
    }

    void setSolved(int child, boolean isWon) {
        wins[child] = isWon ? 0 : INFINITE;
        losses[child] = isWon ? INFINITE : 0;
    }

    /** Sets the further data of a solved child. */
    void setProof(int child, int lowestPly, int deepestPly, int height, boolean restsOnDraw, long zone) {
        lowest[child] = lowestPly;
        deepest[child] = deepestPly;
        heights[child] = height;
        restOnDraw[child] = restsOnDraw;
        zones[child] = zone;
    }

    boolean isSolved(int child) {
        return wins[child] == 0 || losses[child] == 0;
    }

    /** The first child with the least number of a win. This is a won child if there is one. */
    int best() {
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (wins[i] < wins[best]) {
                best = i;
            }
        }
        return best;
    }

    /** The least number of a win among all children except one. */
    int secondWin(int best) {
        int second = INFINITE;
        for (int i = 0; i < count; i++) {
            if (i != best) {
                second = Math.min(second, wins[i]);
            }
        }
        return second;
    }

    /** The number of the parent's loss, counted as the configuration says. */
    int loss(DfpnConfig config, boolean isProver) {
        DfpnConfig.Counting counting = config.counting();
        return loss(isProver ? counting.ofDisproofs() : counting.ofProofs(), config.cycles());
    }

    /** The number of the parent's loss: 0 if all children are lost. No child may be won. */
    int loss(DfpnConfig.Counting counting, DfpnConfig.Cycles cycles) {
        int sum = 0;
        int most = 0;
        int counted = 0;
        int mostOld = 0;
        for (int i = 0; i < count; i++) {
            if (losses[i] == 0) {
                continue;
            }
            if (isOld[i] && cycles == DfpnConfig.Cycles.MIN_DISTANCE) {
                mostOld = Math.max(mostOld, losses[i]);
            } else {
                counted++;
                most = Math.max(most, losses[i]);
                int added = counting == DfpnConfig.Counting.SNDA ? beyondSameSource(i, cycles) : losses[i];
                sum = Math.min(sum + added, INFINITE - 1);
            }
        }
        if (counted == 0) {
            return mostOld;
        }
        return counting == DfpnConfig.Counting.WEAK ? Math.min(most + counted - 1, INFINITE - 1) : sum;
    }

    /** The part of a child's number of a loss that exceeds the numbers of earlier children with the same source. */
    private int beyondSameSource(int child, DfpnConfig.Cycles cycles) {
        int most = 0;
        for (int i = 0; i < child; i++) {
            boolean isCounted = losses[i] != 0 && !(isOld[i] && cycles == DfpnConfig.Cycles.MIN_DISTANCE);
            if (isCounted && lossSources[i] == lossSources[child]) {
                most = Math.max(most, losses[i]);
            }
        }
        return Math.max(losses[child] - most, 0);
    }

    /**
     * The common source of the numbers of a loss of all children that are not lost, or {@code other} if there is none.
     */
    private int commonLossSource(int other) {
        int common = other;
        boolean isFirst = true;
        for (int i = 0; i < count; i++) {
            if (losses[i] != 0) {
                if (!isFirst && lossSources[i] != common) {
                    return other;
                }
                common = lossSources[i];
                isFirst = false;
            }
        }
        return common;
    }

    /** True if an unsolved child is no further from the root than the parent. */
    boolean hasOld() {
        for (int i = 0; i < count; i++) {
            if (isOld[i] && !isSolved(i)) {
                return true;
            }
        }
        return false;
    }

    int countLost() {
        int lost = 0;
        for (int i = 0; i < count; i++) {
            lost += losses[i] == 0 ? 1 : 0;
        }
        return lost;
    }

    /** A won child, if possible one that depends on no path and rests on no draw. */
    int surestWin() {
        int surest = best();
        for (int i = 0; i < count; i++) {
            if (wins[i] == 0 && doubt(i) < doubt(surest)) {
                surest = i;
            }
        }
        return surest;
    }

    /** The child with the longest loss in plies. All children must be lost. */
    int longestLoss() {
        int longest = 0;
        for (int i = 1; i < count; i++) {
            if (heights[i] > heights[longest]) {
                longest = i;
            }
        }
        return longest;
    }

    int lowestOfAll() {
        int least = INDEPENDENT;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, lowest[i]);
        }
        return least;
    }

    int deepestOfAll() {
        int most = -1;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, deepest[i]);
        }
        return most;
    }

    boolean anyRestsOnDraw() {
        for (int i = 0; i < count; i++) {
            if (restOnDraw[i]) {
                return true;
            }
        }
        return false;
    }

    private int doubt(int child) {
        return (lowest[child] == INDEPENDENT ? 0 : 2) + (restOnDraw[child] ? 1 : 0);
    }
}
