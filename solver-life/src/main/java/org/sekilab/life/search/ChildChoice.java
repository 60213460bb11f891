package org.sekilab.life.search;

/**
 * Chooses the child to search next by proof numbers, and gives the numbers of the state. Mutable, confined to one
 * search.
 *
 * <p>Source: df-pn, Nagai, 2002, with thresholds a little above the second best number. Both numbers of a state are the
 * largest of the children, plus one for each other child: sums would count the same states many times.
 * <p>Cost: some steps for each child; allocates nothing.
 */
public final class ChildChoice {
    /** The number of a child that is decided for sure. */
    public static final int INFINITE = 1 << 29;

    /** The least number of a child that seems decided on the present way to it. */
    public static final int HOPELESS = 1 << 28;

    /** A child may exceed the second best number by one part of so many. */
    public static final int PART = 4;

    private final int part;
    private int best;
    private int least; // the number of the best child
    private int second;
    private int most;
    private int open;
    private boolean isRefuted;
    private boolean isSure;

    /** With the margin of {@link #PART}. */
    public ChildChoice() {
        this(PART);
    }

    /** @param part a child may exceed the second best number by one part of so many */
    public ChildChoice(int part) {
        this.part = part;
    }

    private void begin() {
        best = -1;
        least = INFINITE;
        second = INFINITE;
        most = 0;
        open = 0;
        isRefuted = false;
        isSure = true;
    }

    private void look(int child, int number) {
        if (best < 0 || number < least) {
            second = best < 0 ? INFINITE : least;
            best = child;
            least = number;
        } else {
            second = Math.min(second, number);
        }
    }

    /** Looks at the children of a state with the prover to move. */
    public void ofProver(NodeChildren children) {
        begin();
        for (int i = 0; i < children.count(); i++) {
            int proof = children.proof(i);
            isSure &= proof == INFINITE;
            look(i, proof);
            most = Math.max(most, children.disproof(i));
            open += proof < HOPELESS ? 1 : 0;
        }
    }

    /**
     * Looks at the children of a state with the opponent to move. The best child is the first hopeless one, if there is
     * one; else an open one that needs an answer, with the least disproof number.
     */
    public void ofOpponent(NodeChildren children) {
        begin();
        for (int i = 0; i < children.count(); i++) {
            int proof = children.proof(i);
            if (proof >= HOPELESS) {
                best = i;
                isRefuted = true;
                isSure = proof == INFINITE;
                return;
            }
            if (proof != 0 && children.isNeeded(i)) {
                most = Math.max(most, proof);
                open++;
                look(i, children.disproof(i));
            }
        }
    }

    /** The best child, or -1 if there is none. */
    public int best() {
        return best;
    }

    /** The number of the best child for the side to move. */
    public int least() {
        return least;
    }

    /** The number of the state for the other side: at least 1, and below {@link #HOPELESS}. */
    public int others() {
        return Math.max(1, Math.min(most + open - 1, HOPELESS - 1));
    }

    /** True if the best child of the opponent is hopeless for the prover. */
    public boolean isRefuted() {
        return isRefuted;
    }

    /** True if a state without hope is so on each way to it. */
    public boolean isSure() {
        return isSure;
    }

    /** The bound of the best child's number for the side to move, from the bound of the state. */
    public int boundOfLeast(int bound) {
        return Math.min(bound, second + second / part + 1);
    }

    /** The bound of the best child's number for the other side, from the bound of the state. */
    public int boundOfOthers(int bound) {
        return bound - (open - 1);
    }
}
