package org.sekilab.life.wall;

import org.sekilab.life.search.ChildChoice;
import org.sekilab.life.search.EyePairs;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.SiblingAnswers;
import org.sekilab.life.search.TurnedSearch;
import org.sekilab.life.search.ZoneSearch;
import org.sekilab.model.Points;
import org.sekilab.model.local.ZoneGrowth;

/**
 * Searches for a strategy of the prover on a {@link WallBoard}. Mutable, confined to one thread.
 *
 * <p>Source: as {@link ZoneSearch}. A pass is one of the moves.
 * <p>Proves: a state is won by a strategy without circles, on its zone. A state that is hopeless is no proof: another
 * way to it may succeed.
 */
final class WallSearch extends ZoneSearch<WallNode> implements TurnedSearch {
    private static final int MOST_PLIES = 200;
    private static final int LEVEL = 0; // the only one
    private static final int MOST_LOOKS = 3; // how often all is searched again
    private static final int RANKS = 2; // places in the order of moves that cost one
    private static final int TURN = 2; // the worth of the turn
    private static final int STONE = 2; // points of a distance to two eyes that cost the side of the targets one
    private static final int EYES = 4; // and the other side
    private static final int RACE = 3; // liberties of a target that cost one

    private final WallBoard board;
    private final WallTable table;
    private final WallZones zones;
    private final WallMoves order;
    private final WallEyes eyes;
    private final SiblingAnswers answers = new SiblingAnswers(MOST_PLIES + 1);
    private final int[] sorted;
    private final WallNode root;
    private long zone; // of the last state that was won
    private long won; // the number of states that were won so far
    private long wonBefore = -1; // when the search was last hopeless
    private boolean isHopeless;
    private int looks;

    /** @param board the beginning of the game */
    WallSearch(WallBoard board, SearchEffort effort, long tableBytes) {
        super(new ChildChoice(), effort, Points.PASS, MOST_PLIES, new WallNode[MOST_PLIES + 1]);
        this.board = board;
        this.table = new WallTable(tableBytes);
        this.zones = new WallZones(board);
        this.order = new WallMoves(board);
        this.eyes = new WallEyes(board);
        this.sorted = new int[board.shape().size()];
        this.root = newNode();
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
        while (!isHopeless && proof() != 0) {
            root.begin(board, LEVEL);
            int child = root.add(Points.PASS);
            look(root, 0);
            zone = root.zones[child];
            searchFirst(root, child, LEVEL);
            if (proof() < HOPELESS || effort().isOver()) {
                return proof() == 0;
            }
            isHopeless = proof() == INFINITE || won == wonBefore || ++looks == MOST_LOOKS;
            wonBefore = won;
            table.keepWonOnly();
        }
        return proof() == 0;
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
            search(ply, LEVEL, HOPELESS, HOPELESS);
        }
        int entry = table.find(board.prover(), board.opponent(), board.keyRest());
        return entry != WallTable.NONE && table.proof(entry) == 0 ? table.move(entry) : Points.NONE;
    }

    /** Notes the present state as the one at a ply of the path. */
    WallNode enter(int ply) {
        WallNode node = node(ply);
        node.begin(board, LEVEL);
        return node;
    }

    @Override
    protected WallNode newNode() {
        return new WallNode(board.shape().size());
    }

    @Override
    protected boolean isProversTurn() {
        return board.isProvers();
    }

    @Override
    protected WallNode begin(int ply, int level) {
        return enter(ply);
    }

    @Override
    protected void end(WallNode node) {
        // The path ends before the ply of the present state.
    }

    @Override
    protected void play(int move, int ply) {
        board.play(move);
    }

    @Override
    protected void undo() {
        board.undo();
    }

    @Override
    protected void store(WallNode node, long spent) {
        if (proof() == 0) {
            zone = node.zone & ~board.outer();
            won++;
        }
        table.store(node.prover, node.opponent, node.rest, proof(), disproof(), reply(), spent, zone);
    }

    @Override
    protected void addMoves(WallNode node, int ply) {
        order.look();
        node.near = order.near();
        node.areFarOpen = true;
        addStones(node, ply, node.near);
        if (board.goal() != WallQuestion.Goal.KILL || board.ko() != WallBoard.NO_KO || board.mustPass()) {
            addChild(node, Points.PASS, ply, 1);
        }
    }

    @Override
    protected boolean addFurtherMoves(WallNode node, int ply) {
        boolean areAdded = node.areFarOpen;
        if (areAdded) {
            node.areFarOpen = false;
            order.look();
            addStones(node, ply, board.empties() & ~node.near);
        }
        return areAdded;
    }

    /** Adds the prover's stones on some points, the best first, until one of them wins. */
    private void addStones(WallNode node, int ply, long points) {
        int count = order.sorted(points, sorted);
        for (int i = 0; i < count; i++) {
            int move = sorted[i];
            if (addChild(node, move, ply, answers.contains(ply, move) ? 0 : i / RANKS) == 0) {
                return;
            }
        }
    }

    @Override
    protected void growBeforeMove(WallNode node, int child) {
        long grown =
                zones.beforeProversMove(node.zones[child], node.move(child), node.captured[child], node.firm[child]);
        node.zone = zones.keepDown(grown);
    }

    @Override
    protected void takeZone(WallNode node, int child) {
        node.zones[child] = zone;
    }

    @Override
    protected void noteAnswers(WallNode node, int ply) {
        int pass = node.childOf(Points.PASS);
        answers.note(ply + 1, pass == WallNode.NO_CHILD ? Points.NONE : node.reply(pass), node.lastReply);
    }

    @Override
    protected void noteWin(WallNode node, int answer) {
        node.lastReply = answer;
    }

    /** What is won now may decide the state, and counts when all is searched again. */
    @Override
    protected boolean looksAfterEnd() {
        return true;
    }

    @Override
    protected boolean findNeeded(WallNode node, int ply) {
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
            if (grown == ZoneGrowth.NONE) {
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
        effort().count();
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
        WallNode[] path = nodes();
        for (int i = ply - 1; i >= 0; i--) {
            if (path[i].isOf(board, rest)) {
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
