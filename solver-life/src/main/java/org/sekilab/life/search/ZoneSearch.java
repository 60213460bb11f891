package org.sekilab.life.search;

/**
 * A search by proof numbers for a strategy of the prover. It has the two loops that choose the child to search next. A
 * subclass knows the game, the table, and the zones of the proofs. Mutable, confined to one thread.
 *
 * <p>The prover needs one child that wins. The opponent's moves need answers only in the zone of the state, which grows
 * with each answer.
 *
 * <p>Source: df-pn with null moves and relevance zones, Shih, Wu et al., AAAI 2022, with the numbers of
 * {@link ChildChoice}.
 * <p>Proves: a state is won if the subclass is right about the ends of the game and the zones. A state that is hopeless
 * is no proof.
 * <p>Differs: a number that is {@link #HOPELESS} or more stands for a state that seems lost, perhaps only on this path.
 * <p>Cost: for each child that is searched, some steps for each child beside it, and a few calls of the subclass.
 * Allocates nothing but a node for each new ply.
 *
 * @param <N> what the search keeps of the states on its path
 */
public abstract class ZoneSearch<N extends NodeChildren> {
    /** The number of a state that is decided for sure. */
    protected static final int INFINITE = ChildChoice.INFINITE;

    /** The least number of a state that seems decided. */
    protected static final int HOPELESS = ChildChoice.HOPELESS;

    /** No level: the prover needs no answer to a pass. */
    protected static final int NO_PASS = Integer.MIN_VALUE;

    private final ChildChoice choice;
    private final int pass;
    private final int mostPlies;
    private final N[] nodes; // [ply], made when needed
    private SearchEffort effort;
    private int proof = 1;
    private int disproof = 1;
    private int reply;

    /**
     * A search that has not begun.
     *
     * @param pass the move that is a pass
     * @param mostPlies the plies of a game that is too long: it seems lost
     * @param nodes a buffer for the nodes of the path, as long as the longest game
     */
    protected ZoneSearch(ChildChoice choice, SearchEffort effort, int pass, int mostPlies, N[] nodes) {
        this.choice = choice;
        this.effort = effort;
        this.pass = pass;
        this.mostPlies = mostPlies;
        this.nodes = nodes;
    }

    /** A node for a ply. */
    protected abstract N newNode();

    /** True if the prover is to move. */
    protected abstract boolean isProversTurn();

    /** Adds the present state to the path. Returns its node, without children. */
    protected abstract N begin(int ply, int level);

    /** Takes the present state, which {@link #begin} added last, from the path. */
    protected abstract void end(N node);

    /** Plays a move in the state at a ply. */
    protected abstract void play(int move, int ply);

    /** Takes the last move back. */
    protected abstract void undo();

    /**
     * Adds the moves of the prover that are tried first, and tells the node if it leaves out others for good. It may
     * stop at one that wins.
     */
    protected abstract void addMoves(N node, int ply);

    /** Adds further moves of the prover if no other one has hope. False if there are none. */
    protected boolean addFurtherMoves(N node, int ply) {
        return false;
    }

    /** Makes the zone of a state from that of a child that the prover wins. */
    protected abstract void growBeforeMove(N node, int child);

    /** The level at which the prover must also win after a pass of the opponent, or {@link #NO_PASS}. */
    protected int levelAfterPass(N node) {
        return NO_PASS;
    }

    /** Notes what is known of the present state, the one after a pass, as that of {@link NodeChildren#beyond}. */
    protected void lookAfterPass(N node, int level) {}

    /**
     * Grows the zone of a state with the opponent to move by the zones of the answers that it needs. Marks the moves
     * that need answers.
     *
     * @return false if there is no zone
     */
    protected abstract boolean findNeeded(N node, int ply);

    /** Notes the answers that the next state should try first, before a move of the opponent is played. */
    protected void noteAnswers(N node, int ply) {}

    /** Notes the answer to a move of the opponent that is won now. */
    protected void noteWin(N node, int answer) {}

    /** True if the moves of the opponent are looked at once more after the effort is over. */
    protected boolean looksAfterEnd() {
        return false;
    }

    /** Keeps the zone of the last state that was searched, if it was won, as that of a child. */
    protected abstract void takeZone(N node, int child);

    /**
     * Stores what is known of the present state, which {@link #end} has taken from the path.
     *
     * @param spent the states that the search has counted since {@link #begin}
     */
    protected abstract void store(N node, long spent);

    /** Goes on with another budget, such as that of another thread. */
    public final void goOnWith(SearchEffort newEffort) {
        effort = newEffort;
    }

    /** What the search has spent, and may spend. */
    protected final SearchEffort effort() {
        return effort;
    }

    /** The proof number of the last state that was searched. */
    protected final int proof() {
        return proof;
    }

    /** The disproof number of the last state that was searched. */
    protected final int disproof() {
        return disproof;
    }

    /** The best move of the last state that was searched. */
    protected final int reply() {
        return reply;
    }

    /** The nodes by ply. Some may be missing behind those of the path. */
    protected final N[] nodes() {
        return nodes;
    }

    /** The node of a ply. */
    protected final N node(int ply) {
        if (nodes[ply] == null) {
            nodes[ply] = newNode();
        }
        return nodes[ply];
    }

    /** Searches the present state, the first one, unless its numbers as a child of the root decide it. */
    protected final void searchFirst(N root, int child, int level) {
        proof = root.proof(child);
        disproof = root.disproof(child);
        if (proof != 0 && disproof != 0) {
            search(0, level, HOPELESS, HOPELESS);
        }
    }

    /** Searches the present state until it is solved or one of its numbers reaches a bound. */
    protected final void search(int ply, int level, int mostProof, int mostDisproof) {
        if (ply >= mostPlies - 1) {
            setHopeless(false);
            reply = pass;
            return;
        }
        N node = begin(ply, level);
        long before = effort.nodes();
        reply = isProversTurn()
                ? searchProver(node, ply, mostProof, mostDisproof)
                : searchOpponent(node, ply, mostProof, mostDisproof);
        end(node);
        if (proof == 0 || !effort.isOver()) {
            store(node, effort.nodes() - before);
        }
    }

    /**
     * True if the prover wins the present state, a child of the one at a ply. It is searched if its numbers are open.
     * The last move is taken back. If the prover does not win, the state before gets these numbers.
     */
    private boolean isWonAfter(N node, int child, int ply, int level, int mostProof, int mostDisproof) {
        if (node.proof(child) != 0 && node.proof(child) < HOPELESS) {
            search(ply + 1, level, mostProof, mostDisproof);
            take(node, child);
        }
        undo();
        proof = node.proof(child);
        disproof = node.disproof(child);
        if (proof >= HOPELESS) {
            setHopeless(false);
        }
        return proof == 0;
    }

    /** True if the prover wins after a pass of the opponent, or needs no answer to it. */
    private boolean isPassAnswered(N node, int ply, int mostProof, int mostDisproof) {
        int level = levelAfterPass(node);
        if (level == NO_PASS) {
            return true;
        }
        noteAnswers(node, ply);
        play(pass, ply);
        lookAfterPass(node, level);
        return isWonAfter(node, node.beyond(), ply, level, mostProof, mostDisproof);
    }

    private void setHopeless(boolean isSure) {
        proof = isSure ? INFINITE : HOPELESS;
        disproof = isSure ? 0 : 1;
    }

    /** Returns the best move. */
    private int searchProver(N node, int ply, int mostProof, int mostDisproof) {
        addMoves(node, ply);
        while (true) {
            choice.ofProver(node);
            if (choice.least() >= HOPELESS) {
                if (addFurtherMoves(node, ply)) {
                    continue;
                }
                setHopeless(choice.isSure() && node.isComplete());
                return pass;
            }
            int best = choice.best();
            proof = choice.least();
            disproof = choice.others();
            if (proof == 0) {
                disproof = INFINITE;
                growBeforeMove(node, best);
                return node.move(best);
            }
            if (isEnough(mostProof, mostDisproof)) {
                return node.move(best);
            }
            searchChild(node, best, ply, choice.boundOfLeast(mostProof), choice.boundOfOthers(mostDisproof));
        }
    }

    /** Returns the best move. */
    private int searchOpponent(N node, int ply, int mostProof, int mostDisproof) {
        if (!isPassAnswered(node, ply, mostProof, mostDisproof)) {
            return pass;
        }
        boolean isChanged = true;
        while (true) {
            if (isChanged && !findNeeded(node, ply)) {
                setHopeless(false);
                return pass;
            }
            choice.ofOpponent(node);
            int best = choice.best();
            if (choice.isRefuted()) {
                setHopeless(choice.isSure());
                return node.move(best);
            }
            if (best < 0) {
                proof = 0;
                disproof = INFINITE;
                return pass;
            }
            int others = choice.others();
            proof = others;
            disproof = choice.least();
            if (isEnough(mostProof, mostDisproof)) {
                return node.move(best);
            }
            int childProof = choice.boundOfOthers(mostProof);
            int childDisproof = choice.boundOfLeast(mostDisproof);
            noteAnswers(node, ply);
            searchChild(node, best, ply, childProof, childDisproof);
            isChanged = proof == 0;
            if (isChanged) {
                noteWin(node, reply);
            }
            if (effort.isOver() && !looksAfterEnd()) {
                proof = others;
                disproof = Math.max(1, node.disproof(best));
                return node.move(best);
            }
        }
    }

    private boolean isEnough(int mostProof, int mostDisproof) {
        return proof >= mostProof || disproof >= mostDisproof || effort.isOver();
    }

    private void searchChild(N node, int child, int ply, int mostProof, int mostDisproof) {
        play(node.move(child), ply);
        search(ply + 1, node.level(), mostProof, mostDisproof);
        undo();
        take(node, child);
    }

    private void take(N node, int child) {
        node.set(child, proof, disproof);
        node.setReply(child, reply);
        takeZone(node, child);
    }
}
