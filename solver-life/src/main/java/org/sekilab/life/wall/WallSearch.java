package org.sekilab.life.wall;

import java.util.Arrays;
import org.sekilab.life.search.ChildChoice;
import org.sekilab.life.search.EyePairs;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.TurnedSearch;
import org.sekilab.model.Points;

/**
 * Searches for a strategy of the prover on a {@link WallBoard}. Mutable, confined to one thread.
 *
 * <p>Source: df-pn with relevance zones, Shih, Wu et al., AAAI 2022, with the numbers of {@link ChildChoice}.
 * <p>Proves: a state is won by a strategy without circles, on its zone. A state that is hopeless is no proof: another
 * way to it may succeed.
 */
final class WallSearch implements TurnedSearch {
    private static final int INFINITE = ChildChoice.INFINITE;
    private static final int HOPELESS = ChildChoice.HOPELESS;
    private static final int MOST_PLIES = 200;
    private static final int MOST_LOOKS = 3; // how often all is searched again
    private static final int RANKS = 2; // places in the order of moves that cost one
    private static final int TURN = 2; // the worth of the turn
    private static final int STONE = 2; // points of a distance to two eyes that cost the side of the targets one
    private static final int EYES = 4; // and the other side
    private static final int RACE = 3; // liberties of a target that cost one

    private final WallBoard board;
    private final SearchEffort effort;
    private final WallTable table;
    private final WallZones zones;
    private final WallMoves order;
    private final WallEyes eyes;
    private final ChildChoice choice = new ChildChoice();
    private final WallNode[] nodes = new WallNode[MOST_PLIES + 1];
    private final int[] killers = new int[MOST_PLIES + 1]; // [ply] the answer to a pass there
    private final int[] seconds = new int[MOST_PLIES + 1]; // [ply] the last answer that won there
    private final int[] sorted;
    private final WallNode root;
    private int proof = 1;
    private int disproof = 1;
    private int reply; // the best move of the last state that was searched
    private long zone; // of the last state that was won
    private long won; // the number of states that were won so far
    private long wonBefore = -1; // when the search was last hopeless
    private boolean isHopeless;
    private int looks;

    /** @param board the beginning of the game */
    WallSearch(WallBoard board, SearchEffort effort, long tableBytes) {
        this.board = board;
        this.effort = effort;
        this.table = new WallTable(tableBytes);
        this.zones = new WallZones(board);
        this.order = new WallMoves(board);
        this.eyes = new WallEyes(board);
        this.sorted = new int[board.shape().size()];
        this.root = new WallNode(board.shape().size());
        Arrays.fill(killers, Points.NONE);
        Arrays.fill(seconds, Points.NONE);
        if (!board.isProvers()) {
            board.giveUp();
        }
    }

    /**
     * True if the prover wins the present state, the first one. If it seems lost, all is searched again while that wins
     * more states: what a state is worth may depend on the way to it.
     */
    @Override
    public boolean isWon() {
        while (!isHopeless && proof != 0) {
            look(root(), 0);
            proof = root.proof(0);
            disproof = root.disproof(0);
            zone = root.zones[0];
            if (proof != 0 && proof != INFINITE) {
                search(0, HOPELESS, HOPELESS);
            }
            if (proof == 0 || proof < HOPELESS || effort.isOver()) {
                return proof == 0;
            }
            isHopeless = proof == INFINITE || won == wonBefore || ++looks == MOST_LOOKS;
            wonBefore = won;
            table.keepWonOnly();
        }
        return proof == 0;
    }

    private WallNode root() {
        root.begin(board);
        root.add(Points.PASS);
        return root;
    }

    @Override
    public boolean goesOn() {
        return !isHopeless;
    }

    WallBoard board() {
        return board;
    }

    WallZones zones() {
        return zones;
    }

    /** True if the table knows that the present state is won. */
    boolean isKnownWon() {
        int entry = table.find(board.prover(), board.opponent(), board.keyRest());
        return entry != WallTable.NONE && table.proof(entry) == 0;
    }

    /**
     * A winning move of the prover in the present state, which is searched again if the table has lost it; or
     * {@link Points#NONE}.
     */
    int winningMove(int ply) {
        if (!isKnownWon()) {
            search(ply, HOPELESS, HOPELESS);
        }
        int entry = table.find(board.prover(), board.opponent(), board.keyRest());
        return entry != WallTable.NONE && table.proof(entry) == 0 ? table.move(entry) : Points.NONE;
    }

    /** Notes the present state as the one at a ply of the path. */
    WallNode enter(int ply) {
        if (nodes[ply] == null) {
            nodes[ply] = new WallNode(board.shape().size());
        }
        nodes[ply].begin(board);
        return nodes[ply];
    }

    /** Searches the present state until it is solved or one of its numbers reaches a bound. */
    private void search(int ply, int mostProof, int mostDisproof) {
        if (ply >= MOST_PLIES - 1) {
            setHopeless(false);
            reply = Points.PASS;
            return;
        }
        WallNode node = enter(ply);
        long before = effort.nodes();
        reply = board.isProvers()
                ? searchProver(node, ply, mostProof, mostDisproof)
                : searchOpponent(node, ply, mostProof, mostDisproof);
        if (proof == 0) {
            zone = node.zone & ~board.outer();
            won++;
        }
        if (proof == 0 || !effort.isOver()) {
            long spent = effort.nodes() - before;
            table.store(node.prover, node.opponent, node.rest, proof, disproof, reply, spent, zone);
        }
    }

    private void setHopeless(boolean isSure) {
        proof = isSure ? INFINITE : HOPELESS;
        disproof = isSure ? 0 : 1;
    }

    /** Returns the best move. */
    private int searchProver(WallNode node, int ply, int mostProof, int mostDisproof) {
        order.look();
        long near = order.near();
        boolean areFarOpen = true;
        addStones(node, ply, near);
        if (board.goal() != WallQuestion.Goal.KILL || board.ko() != WallBoard.NO_KO || board.mustPass()) {
            addChild(node, Points.PASS, ply, 1);
        }
        while (true) {
            choice.ofProver(node);
            if (choice.least() >= HOPELESS) {
                if (areFarOpen) {
                    areFarOpen = false;
                    order.look();
                    addStones(node, ply, board.empties() & ~near);
                    continue;
                }
                setHopeless(choice.isSure());
                return Points.PASS;
            }
            int best = choice.best();
            int move = node.move(best);
            proof = choice.least();
            disproof = choice.others();
            if (proof == 0) {
                disproof = INFINITE;
                node.zone = zones.keepDown(
                        zones.beforeProversMove(node.zones[best], move, node.captured[best], node.firm[best]));
                return move;
            }
            if (proof >= mostProof || disproof >= mostDisproof || effort.isOver()) {
                return move;
            }
            board.play(move);
            search(ply + 1, choice.boundOfLeast(mostProof), choice.boundOfOthers(mostDisproof));
            board.undo();
            take(node, best);
        }
    }

    /** Adds the prover's stones on some points, the best first, until one of them wins. */
    private void addStones(WallNode node, int ply, long points) {
        int count = order.sorted(points, sorted);
        for (int i = 0; i < count; i++) {
            int move = sorted[i];
            boolean isKiller = move == killers[ply] || move == seconds[ply];
            if (addChild(node, move, ply, isKiller ? 0 : i / RANKS) == 0) {
                return;
            }
        }
    }

    private void take(WallNode node, int child) {
        node.set(child, proof, disproof);
        node.zones[child] = zone;
        node.setReply(child, reply);
    }

    /** Returns the best move. */
    private int searchOpponent(WallNode node, int ply, int mostProof, int mostDisproof) {
        boolean isChanged = true;
        while (true) {
            if (isChanged && !findNeeded(node, ply)) {
                setHopeless(false);
                return Points.PASS;
            }
            isChanged = false;
            choice.ofOpponent(node);
            int best = choice.best();
            if (choice.isRefuted()) {
                setHopeless(choice.isSure());
                return node.move(best);
            }
            if (best < 0) {
                proof = 0;
                disproof = INFINITE;
                return Points.PASS;
            }
            proof = choice.others();
            disproof = choice.least();
            if (proof >= mostProof || disproof >= mostDisproof || effort.isOver()) {
                return node.move(best);
            }
            int pass = node.childOf(Points.PASS);
            killers[ply + 1] = pass == WallNode.NO_CHILD ? Points.NONE : node.reply(pass);
            seconds[ply + 1] = node.lastReply;
            board.play(node.move(best));
            search(ply + 1, choice.boundOfOthers(mostProof), choice.boundOfLeast(mostDisproof));
            board.undo();
            take(node, best);
            isChanged = proof == 0;
            node.lastReply = proof == 0 ? reply : node.lastReply;
        }
    }

    /**
     * Grows the zone of the state by the zones of the answers that it needs, and marks the moves that need answers.
     *
     * @return false if a group cannot be kept apart from the wall
     */
    private boolean findNeeded(WallNode node, int ply) {
        node.clearNeeded();
        long preferred = 0;
        for (int i = 0; i < node.count(); i++) {
            preferred |= node.isWon(i) && node.move(i) != Points.PASS ? 1L << node.move(i) : 0;
        }
        long grown = zones.start();
        boolean isPassWon = false;
        long passZone = 0;
        if (board.goal() == WallQuestion.Goal.KILL || board.ko() != WallBoard.NO_KO || board.mustPass()) {
            int pass = need(node, Points.PASS, ply);
            isPassWon = node.isWon(pass);
            passZone = isPassWon ? node.zones[pass] : 0;
            grown |= passZone;
        }
        long before;
        do {
            before = grown;
            grown = zones.closeAtOpponentsTurn(grown, preferred);
            if (grown == WallZones.NONE) {
                return false;
            }
            for (long rest = grown & board.empties(); rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                int child = node.childOf(move);
                if (child == WallNode.NO_CHILD && board.isLegal(move)
                        || child != WallNode.NO_CHILD && !node.isNeeded(child)) {
                    child = need(node, move, ply);
                    boolean isAnswered = isPassWon && ((1L << move | node.captured[child]) & passZone) == 0;
                    node.setNeeded(child, !isAnswered);
                    grown |= !isAnswered && node.isWon(child) ? node.zones[child] : 0;
                }
            }
        } while (grown != before);
        node.zone = grown;
        return true;
    }

    /** The child of a move that must be answered. */
    private int need(WallNode node, int move, int ply) {
        if (node.childOf(move) == WallNode.NO_CHILD) {
            order.look();
            addChild(node, move, ply, order.cost(move));
        }
        int child = node.childOf(move);
        node.setNeeded(child, true);
        return child;
    }

    /** Adds a child, and returns its proof number. */
    private int addChild(WallNode node, int move, int ply, int cost) {
        int child = node.add(move);
        boolean isProvers = board.isProvers();
        node.captured[child] = board.play(move);
        node.firm[child] = isProvers ? zones.firm(move) : 0;
        look(node, ply + 1);
        board.undo();
        if (!node.isWon(child) && node.proof(child) < HOPELESS && node.reply(child) == Points.NONE) {
            int more = isProvers ? cost : 0;
            node.set(child, node.proof(child) + more, node.disproof(child) + cost - more);
        }
        return node.proof(child);
    }

    /** Notes what is known of the present state, the last child of a node at the ply before. */
    private void look(WallNode node, int ply) {
        effort.count();
        int child = node.count() - 1;
        long rest = board.keyRest();
        int entry = table.find(board.prover(), board.opponent(), rest);
        if (entry != WallTable.NONE) {
            node.set(child, table.proof(entry), table.disproof(entry));
            node.zones[child] = table.zone(entry);
            node.setReply(child, table.move(entry));
            if (node.isWon(child) || node.proof(child) == INFINITE) {
                return;
            }
        }
        for (int i = ply - 1; i >= 0; i--) {
            if (nodes[i].isOf(board, rest)) {
                node.set(child, HOPELESS, 0);
                return;
            }
        }
        if (entry == WallTable.NONE) {
            judge(node, child);
        }
    }

    /** Judges a new state, or guesses its first numbers. */
    private void judge(WallNode node, int child) {
        if (board.isKilled()) {
            node.zones[child] = node.captured[child] & board.shape().targets();
            node.set(child, 0, INFINITE);
            return;
        }
        boolean isAgainst = board.goal() != WallQuestion.Goal.LIVE;
        if (board.isFailed() || isAgainst && WallLife.hasSafeTarget(board)) {
            node.set(child, INFINITE, 0);
            return;
        }
        long support = isAgainst ? 0 : WallLife.support(board);
        if (support != 0) {
            node.zones[child] = support;
            node.set(child, 0, INFINITE);
            return;
        }
        int distance = eyes.distance();
        int near = distance / STONE;
        int far = (EyePairs.MOST - distance) / EYES;
        int turn = board.isProvers() ? 0 : TURN;
        int race = isAgainst ? liberties() / RACE : 0;
        node.set(child, 1 + turn + race + (isAgainst ? far : near), 1 + TURN - turn + (isAgainst ? near : far));
    }

    private int liberties() {
        return Long.bitCount(board.around(board.flood(board.targets(), board.opponent())) & board.empties());
    }
}
