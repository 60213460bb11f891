package org.sekilab.life.window;

import java.util.Arrays;
import org.sekilab.life.LifeConfig;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.statics.LocalEvaluator;

/** TODO words. */
public final class WindowSearch {
    static final int INFINITE = 1 << 29;
    static final int HOPELESS = 1 << 28;
    private static final int MOST_PLIES = 300;
    private static final long PASSED = 1L << 63; // in the second half of the key of a local board
    static final int NULL_FACTOR = Integer.getInteger("nf", 2);
    static final int NULL_BASE = Integer.getInteger("nb", 8);
    static final int SPREAD = Integer.getInteger("spread", 2);
    static final boolean SUM = Boolean.getBoolean("sum");
    static final int OPEN = Integer.getInteger("open", 1);

    private final LocalBoard board;
    private final LocalShape shape;
    private final int pass;
    private final LifeConfig config;
    private final LifeEffort effort;
    private final WonTable table;
    private final Zones zones;
    private final LocalEvaluator evaluator;
    private final MoveOrderer.OnBoard orderer;
    private final MoveGenerator.OnBoard generator;
    private final LeafInitializer.OnBoard leaves;
    private final Node[] nodes = new Node[MOST_PLIES + 2];
    private final int[] scores;
    private final int[] lastMoves = new int[MOST_PLIES + 2]; // [ply]
    private int proof;
    private int disproof;
    private long zone; // of the last state that was won

    public WindowSearch(LocalBoard board, SearchParts parts, LifeConfig config, LifeEffort effort, long tableBytes) {
        this.board = board;
        this.shape = board.shape();
        this.pass = shape.size();
        this.config = config;
        this.effort = effort;
        this.table = new WonTable(tableBytes);
        this.zones = new Zones(board);
        this.evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        this.orderer = parts.orderer().on(board);
        this.generator = parts.generator().on(board);
        this.leaves = parts.leafInitializer().on(board);
        this.scores = new int[pass + 1];
        lastMoves[0] = Points.NONE;
    }

    /** True if the defender wins the present state. */
    public boolean isWon() {
        if (!board.isDefenderToMove()) {
            board.giveUpDoubtfulStones();
        }
        Node root = node(MOST_PLIES);
        root.clear(0, 0);
        root.first = 1;
        lookNew(root, 0, board.keyLow(), board.keyHigh() & ~PASSED);
        proof = root.proofs[0];
        disproof = root.disproofs[0];
        zone = root.zones[0];
        if (proof != 0 && disproof != 0) {
            search(0, HOPELESS, HOPELESS);
        }
        return proof == 0;
    }

    /** True if the state is lost for sure within the window, or seems so. */
    public boolean isHopeless() {
        return proof >= HOPELESS;
    }

    public long zone() {
        return zone;
    }

    public int @org.jspecify.annotations.Nullable [] peek(int move) {
        board.play(move);
        if (!board.isDefenderToMove() && !board.isBlockCaptured()) {
            board.giveUpDoubtfulStones();
        }
        int e = table.find(board.keyLow(), board.keyHigh() & ~PASSED);
        board.undo();
        return e < 0 ? null : new int[] {table.proof(e), table.disproof(e), table.move(e)};
    }

    public int best() {
        int e = table.find(board.keyLow(), board.keyHigh() & ~PASSED);
        return e < 0 ? -1 : table.move(e);
    }

    LocalBoard board() {
        return board;
    }

    Zones zones() {
        return zones;
    }

    LocalEvaluator evaluator() {
        return evaluator;
    }

    /** The second half of the key of a state; a pass before it makes no difference. */
    static long keyHigh(LocalBoard board) {
        return board.keyHigh() & ~PASSED;
    }

    /** Notes the present state as the one at a ply of the path. */
    void enter(int ply) {
        Node node = node(ply);
        node.low = board.keyLow();
        node.high = keyHigh(board);
    }

    /** True if the table knows that the present state is won. */
    boolean isKnownWon() {
        int entry = table.find(board.keyLow(), keyHigh(board));
        return entry != WonTable.NONE && table.proof(entry) == 0;
    }

    /** A winning move of the defender in the present state, which is searched again if the table has lost it; or -1. */
    int winningMove(int ply) {
        if (evaluator.provesSafe() && !board.isPassed()) {
            return pass;
        }
        if (!isKnownWon()) {
            search(ply, HOPELESS, HOPELESS);
        }
        int entry = table.find(board.keyLow(), keyHigh(board));
        return entry != WonTable.NONE && table.proof(entry) == 0 ? table.move(entry) : -1;
    }

    private Node node(int ply) {
        if (nodes[ply] == null) {
            nodes[ply] = new Node(pass + 1);
        }
        return nodes[ply];
    }

    void play(int move, int ply) {
        lastMoves[ply + 1] = move == pass ? Points.PASS : move;
        board.play(lastMoves[ply + 1]);
        if (!board.isDefenderToMove() && !board.isBlockCaptured()) {
            board.giveUpDoubtfulStones();
        }
    }

    private void search(int ply, int mostProof, int mostDisproof) {
        if (ply >= MOST_PLIES - 1) {
            proof = HOPELESS;
            disproof = 1;
            return;
        }
        Node node = node(ply);
        node.clear(board.keyLow(), board.keyHigh() & ~PASSED);
        long before = effort.nodes();
        int move = board.isDefenderToMove()
                ? searchDefender(node, ply, mostProof, mostDisproof)
                : searchAttacker(node, ply, mostProof, mostDisproof);
        if (proof == 0) {
            node.zone &= ~outer();
            zone = node.zone;
        }
        if (!effort.isOver() || proof == 0) {
            table.store(node.low, node.high, proof, disproof, move, effort.nodes() - before, node.zone);
        }
    }

    /** The attacker's stones that are connected to the wall. They are no part of a zone. */
    long outer() {
        return board.flood(board.attacker() & shape.wallAt(), board.attacker());
    }

    private void setHopeless(boolean isSure) {
        proof = isSure ? INFINITE : HOPELESS;
        disproof = isSure ? 0 : 1;
    }

    private int searchDefender(Node node, int ply, int mostProof, int mostDisproof) {
        long forced = generator.forcedPoints();
        int count = sorted(forced != 0 ? forced : board.empties(), ply, node.moves);
        if (count == 0 && forced != 0) {
            forced = 0;
            count = sorted(board.empties(), ply, node.moves);
        }
        if (forced == 0 && !board.isPassed()) {
            node.moves[count++] = pass;
        }
        for (int i = 0; i < count; i++) {
            addChild(node, node.moves[i], ply, 1 + SPREAD * i / 4);
            if (node.proofs[i] == 0) {
                break;
            }
        }
        while (true) {
            int best = -1;
            int second = INFINITE;
            long sum = 0;
            boolean isSure = true;
            for (int i = 0; i < node.count; i++) {
                int number = node.proofs[i];
                isSure &= number == INFINITE;
                if (best < 0 || number < node.proofs[best]) {
                    second = best < 0 ? INFINITE : node.proofs[best];
                    best = i;
                } else {
                    second = Math.min(second, number);
                }
                sum += node.disproofs[i];
            }
            if (best < 0 || node.proofs[best] >= HOPELESS) {
                setHopeless(isSure && !board.isPassed());
                return pass;
            }
            proof = node.proofs[best];
            disproof = (int) Math.max(1, Math.min(sum, HOPELESS - 1));
            if (proof == 0) {
                disproof = INFINITE;
                node.zone = zones.beforeDefendersMove(node.zones[best], node.moves[best], node.captured[best]);
                return node.moves[best];
            }
            if (proof >= mostProof || disproof >= mostDisproof || effort.isOver()) {
                return node.moves[best];
            }
            int childProof = Math.min(mostProof, second + second / 4 + 1);
            int childDisproof = mostDisproof - disproof + node.disproofs[best];
            play(node.moves[best], ply);
            search(ply + 1, childProof, childDisproof);
            board.undo();
            take(node, best);
        }
    }

    private void take(Node node, int child) {
        node.proofs[child] = proof;
        node.disproofs[child] = disproof;
        node.zones[child] = zone;
    }

    private int searchAttacker(Node node, int ply, int mostProof, int mostDisproof) {
        long near = zones.start();
        long focus = near;
        for (long exterior : shape.blockExteriors()) {
            focus |= exterior;
        }
        focus |= board.around(near);
        focus |= board.around(focus & board.empties());
        int count = sorted(focus & board.empties(), ply, node.moves);
        for (int i = 0; i < count; i++) {
            addChild(node, node.moves[i], ply, 1 + SPREAD * i / 4);
            if (node.proofs[i] >= HOPELESS) {
                setHopeless(node.proofs[i] == INFINITE);
                return node.moves[i];
            }
        }
        boolean isNullOpen = config.zones() && config.nullMoves() && !board.isPassed();
        boolean isNullWon = false;
        int nullProof = 0;
        int nullDisproof = 0;
        if (isNullOpen) {
            node.first = 1;
            play(pass, ply);
            look(node, pass + 1, ply + 1);
            board.undo();
            nullProof = node.proofs[pass + 1];
            nullDisproof = node.disproofs[pass + 1];
            node.nullZone = node.zones[pass + 1];
        }
        boolean isChanged = true;
        while (true) {
            if (isNullOpen && nullProof == 0) {
                isNullOpen = false;
                isNullWon = true;
                isChanged = true;
            } else if (isNullOpen && nullProof >= HOPELESS) {
                isNullOpen = false;
            }
            if (isChanged) {
                if (!findNeeded(node, ply, isNullWon)) {
                    setHopeless(false);
                    return pass;
                }
                isChanged = false;
            }
            int most = isNullOpen ? nullProof : 0;
            long sum = isNullOpen ? nullProof : 0;
            int open = isNullOpen ? 1 : 0;
            int needed = 0;
            int best = -1;
            int second = INFINITE;
            for (int i = 0; i < node.count; i++) {
                if (node.proofs[i] >= HOPELESS) {
                    setHopeless(node.proofs[i] == INFINITE);
                    return node.moves[i];
                }
                if (node.proofs[i] == 0 || isNullWon && isAnsweredByNull(node, i)) {
                    continue;
                }
                most = Math.max(most, node.proofs[i]);
                sum += node.proofs[i];
                open++;
                needed += node.isNeeded[i] ? 1 : 0;
                int number = node.disproofs[i];
                if (best < 0 || number < node.disproofs[best]) {
                    second = best < 0 ? INFINITE : node.disproofs[best];
                    best = i;
                } else {
                    second = Math.min(second, number);
                }
            }
            if (needed == 0) {
                proof = 0;
                disproof = INFINITE;
                return pass;
            }
            int least = best < 0 ? HOPELESS - 1 : node.disproofs[best];
            int others = SUM ? (int) Math.min(sum - most, HOPELESS) : OPEN * (open - 1);
            proof = Math.min(most + others, HOPELESS - 1);
            disproof = best < 0 ? nullDisproof : least;
            int bestMove = best < 0 ? pass : node.moves[best];
            if (proof >= mostProof || disproof >= mostDisproof || effort.isOver()) {
                return bestMove;
            }
            long nullBound = (long) NULL_FACTOR * least + NULL_BASE;
            if (isNullOpen && (nullDisproof < nullBound || best < 0)) {
                play(pass, ply);
                search(ply + 1, SUM ? mostProof - (proof - nullProof) : mostProof - others, (int)
                        Math.min(Math.max(nullBound, nullDisproof + 1L), HOPELESS));
                board.undo();
                nullProof = proof;
                nullDisproof = disproof;
                node.nullZone = zone;
            } else {
                int childProof = SUM ? mostProof - (proof - node.proofs[best]) : mostProof - others;
                int childDisproof = Math.min(mostDisproof, second + second / 4 + 1);
                play(node.moves[best], ply);
                search(ply + 1, childProof, childDisproof);
                board.undo();
                take(node, best);
                isChanged = proof == 0;
            }
            if (effort.isOver()) {
                proof = Math.max(1, Math.min(most + others, HOPELESS - 1));
                disproof = least;
                return bestMove;
            }
        }
    }

    private static boolean isAnsweredByNull(Node node, int child) {
        return ((1L << node.moves[child] | node.captured[child]) & node.nullZone) == 0;
    }

    private boolean findNeeded(Node node, int ply, boolean isNullWon) {
        Arrays.fill(node.isNeeded, 0, node.count, false);
        long preferred = 0;
        for (int i = 0; i < node.count; i++) {
            preferred |= node.proofs[i] == 0 ? 1L << node.moves[i] : 0;
        }
        long grown = config.zones() ? zones.start() | (isNullWon ? node.nullZone : 0) : shape.all();
        long before;
        do {
            before = grown;
            grown = zones.closeAtAttackersTurn(grown, preferred);
            if (grown == Zones.NONE) {
                return false;
            }
            for (long rest = grown & board.empties(); rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (board.isLegal(move)) {
                    int child = node.childOf[move];
                    if (child == Node.NO_CHILD) {
                        addChild(node, move, ply, 1 + SPREAD * node.count / 4);
                        child = node.count - 1;
                    }
                    if (!node.isNeeded[child] && !(isNullWon && isAnsweredByNull(node, child))) {
                        node.isNeeded[child] = true;
                        grown |= node.proofs[child] == 0 ? node.zones[child] : 0;
                    }
                }
            }
        } while (grown != before);
        node.zone = grown;
        return true;
    }

    private void addChild(Node node, int move, int ply, int first) {
        int child = node.count++;
        node.moves[child] = move;
        node.childOf[move] = child;
        node.isNeeded[child] = false;
        node.first = first;
        long stones = board.isDefenderToMove() ? board.attacker() : board.defender();
        play(move, ply);
        node.captured[child] = stones & ~(board.isDefenderToMove() ? board.defender() : board.attacker());
        look(node, child, ply + 1);
        board.undo();
    }

    private void look(Node node, int child, int ply) {
        effort.count();
        long low = board.keyLow();
        long high = board.keyHigh() & ~PASSED;
        int entry = table.find(low, high);
        if (entry != WonTable.NONE) {
            node.proofs[child] = table.proof(entry);
            node.disproofs[child] = table.disproof(entry);
            node.zones[child] = table.zone(entry);
            if (node.proofs[child] == 0 || node.proofs[child] == INFINITE) {
                return;
            }
        }
        for (int i = ply - 1; i >= 0; i--) {
            if (nodes[i].low == low && nodes[i].high == high) {
                node.proofs[child] = HOPELESS;
                node.disproofs[child] = 0;
                return;
            }
        }
        if (entry == WonTable.NONE) {
            lookNew(node, child, low, high);
        }
    }

    private void lookNew(Node node, int child, long low, long high) {
        boolean isAttackersTurn = !board.isDefenderToMove();
        if (board.isBlockCaptured()
                || isAttackersTurn && (board.findBlockInLastEye() || isInAtari() || board.findDoubtfulStones())) {
            node.proofs[child] = INFINITE;
            node.disproofs[child] = 0;
            return;
        }
        if (evaluator.provesSafe()) {
            node.proofs[child] = 0;
            node.disproofs[child] = INFINITE;
            node.zones[child] = evaluator.support();
            table.store(low, high, 0, INFINITE, pass, 1, node.zones[child]);
            return;
        }
        node.proofs[child] =
                isAttackersTurn ? node.first - 1 + Math.max(1, leaves.proof()) : Math.max(1, leaves.proof());
        node.disproofs[child] =
                isAttackersTurn ? Math.max(1, leaves.disproof()) : node.first - 1 + Math.max(1, leaves.disproof());
    }

    /** True if the attacker can capture an essential block at once. */
    private boolean isInAtari() {
        return generator.forcedPoints() != 0;
    }

    private int sorted(long points, int ply, int[] moves) {
        int count = 0;
        int last = lastMoves[ply];
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                int score = orderer.score(move, last);
                int at = count++;
                while (at > 0 && scores[at - 1] < score) {
                    scores[at] = scores[at - 1];
                    moves[at] = moves[at - 1];
                    at--;
                }
                scores[at] = score;
                moves[at] = move;
            }
        }
        return count;
    }
}
