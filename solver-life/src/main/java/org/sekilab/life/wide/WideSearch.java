package org.sekilab.life.wide;

import org.sekilab.life.search.ChildChoice;
import org.sekilab.life.search.EyeDistance;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.TurnedSearch;
import org.sekilab.life.search.ZoneSearch;
import org.sekilab.model.Points;
import org.sekilab.model.local.WideBoard;
import org.sekilab.model.local.WideSet;
import org.sekilab.search.run.Path;

/**
 * Searches for life of essential blocks in a window of many points. Mutable, confined to one thread.
 *
 * <p>Source: as {@link ZoneSearch}. Levels are simpler than in the search in windows of one long. A level is the
 * number of passes of the attacker that a proof must stand.
 * <p>Proves: a state is won by a proof on its zone. A state that is hopeless is no proof.
 */
final class WideSearch extends ZoneSearch<WideNode> implements TurnedSearch {
    private static final int MOST_PLIES = 300;
    private static final int FIRST_LEVEL = 1;
    private static final int LAST_NEAR_LEVEL = 3; // up to it, the defender only has the moves near the blocks
    private static final int MOST_PASSES = 5;
    private static final int UNBOUNDED = 15; // the level without an answer to the pass
    private static final int RANKS = 2; // places in the order of moves that cost one
    private static final int FAR = 8; // the cost of a defender's move far from the blocks
    private static final int SCORES = 25; // points of a score that cost one
    private static final int BEST_SCORE = 100;
    private static final int MOST_COST = 8;

    private final WideGame game;
    private final WideBoard board;
    private final int size;
    private final int[] sorted;
    private final int passChild; // the place of the child after a pass of the attacker
    private final WideTable table;
    private final WideZones zones;
    private final Path path = new Path(MOST_PLIES + 2);
    private final WideNode root;
    private final int[] lastMoves = new int[MOST_PLIES + 2]; // [ply]
    private final WideSet zone; // of the last state that was won
    private final WideSet captured;
    private final WideSet other;
    private final WideSet preferred;
    private final WideSet open;
    private int rootLevel = FIRST_LEVEL;

    WideSearch(WideGame game, SearchEffort effort, WideTable table) {
        super(new ChildChoice(), effort, Points.PASS, MOST_PLIES, new WideNode[MOST_PLIES]);
        this.game = game;
        this.board = game.board();
        this.size = board.shape().size();
        this.sorted = new int[size + 1];
        this.table = table;
        this.zones = new WideZones(board);
        int words = board.shape().words();
        this.zone = new WideSet(words);
        this.captured = new WideSet(words);
        this.other = new WideSet(words);
        this.preferred = new WideSet(words);
        this.open = new WideSet(words);
        this.root = newNode();
        this.passChild = root.beyond();
        lastMoves[0] = Points.NONE;
    }

    /** True if the defender wins the present state, which is the first one. */
    @Override
    public boolean isWon() {
        root.begin(0, 0, rootLevel);
        root.first = 1;
        int child = root.add(Points.PASS);
        look(root, child, rootLevel);
        searchFirst(root, child, rootLevel);
        return proof() == 0;
    }

    /** Goes on to the next level if the state seems lost at the present one. */
    @Override
    public boolean goesOn() {
        boolean isHopeless = proof() >= HOPELESS;
        boolean hasLevel = !isHopeless || rootLevel != UNBOUNDED;
        if (isHopeless) {
            rootLevel = rootLevel < MOST_PASSES ? rootLevel + 1 : UNBOUNDED;
        }
        return hasLevel;
    }

    WideGame game() {
        return game;
    }

    WideZones zones() {
        return zones;
    }

    /** Adds the present state to the path. It must not be there. */
    void enter(int ply) {
        path.push(board.keyLow(), game.keyHigh(), ply);
    }

    /** Takes the present state, the last one that was added, from the path. */
    void leave() {
        path.pop(board.keyLow(), game.keyHigh());
    }

    /** True if the table knows that the present state is won. */
    boolean isKnownWon() {
        return readZone(zone);
    }

    /** Reads the zone of the present state from the table. Returns false if it does not know that the state is won. */
    boolean readZone(WideSet found) {
        int entry = table.find(board.keyLow(), game.keyHigh(), rootLevel);
        if (entry == WideTable.NONE || table.proof(entry) != 0) {
            return false;
        }
        table.readZone(entry, found);
        return true;
    }

    /**
     * A winning move of the defender in the present state, which is searched again if the table has lost it; {@link
     * Points#NONE} if there is none.
     */
    int winningMove(int ply) {
        game.look();
        if (game.isDecided() && !board.isPassed()) {
            return Points.PASS;
        }
        if (!isKnownWon()) {
            search(ply, rootLevel, HOPELESS, HOPELESS);
        }
        int entry = table.find(board.keyLow(), game.keyHigh(), rootLevel);
        return entry != WideTable.NONE && table.proof(entry) == 0 ? table.move(entry) : Points.NONE;
    }

    @Override
    protected WideNode newNode() {
        return new WideNode(size, board.shape().words());
    }

    @Override
    protected boolean isProversTurn() {
        return board.isDefenderToMove();
    }

    @Override
    protected WideNode begin(int ply, int level) {
        WideNode node = node(ply);
        node.begin(board.keyLow(), game.keyHigh(), level);
        path.push(node.low, node.high, ply);
        return node;
    }

    @Override
    protected void end(WideNode node) {
        path.pop(node.low, node.high);
    }

    @Override
    protected void play(int move, int ply) {
        lastMoves[ply + 1] = move;
        game.play(move);
    }

    @Override
    protected void undo() {
        board.undo();
    }

    @Override
    protected void store(WideNode node, long spent) {
        if (proof() == 0) {
            zone.set(node.zone);
            zones.removeOuter(zone);
        }
        table.store(node.low, node.high, node.level(), proof(), disproof(), reply(), spent, zone);
    }

    @Override
    protected void addMoves(WideNode node, int ply) {
        boolean areNear = node.level() <= LAST_NEAR_LEVEL;
        int count = game.defendersMoves(areNear, lastMoves[ply], sorted);
        if (!areNear && !board.isPassed() && node.level() == UNBOUNDED) {
            sorted[count++] = Points.PASS;
        }
        for (int i = 0; i < count; i++) {
            int move = sorted[i];
            boolean isFar = move != Points.PASS && !game.isNear(move);
            addChild(node, move, ply, 1 + i / RANKS + (isFar ? FAR : 0));
            if (node.isWon(i)) {
                break;
            }
        }
        node.setComplete(!areNear && !board.isPassed());
    }

    @Override
    protected void growBeforeMove(WideNode node, int child) {
        node.zone.read(node.zones, child);
        captured.read(node.captured, child);
        if (node.move(child) != Points.PASS) {
            zones.growBeforeDefendersMove(node.zone, node.move(child), captured);
        }
    }

    @Override
    protected void takeZone(WideNode node, int child) {
        zone.write(node.zones, child);
    }

    @Override
    protected int levelAfterPass(WideNode node) {
        return node.level() == UNBOUNDED ? NO_PASS : node.level() - 1;
    }

    @Override
    protected void lookAfterPass(WideNode node, int level) {
        node.first = 1;
        look(node, passChild, level);
    }

    @Override
    protected boolean findNeeded(WideNode node, int ply) {
        boolean isNullWon = node.level() != UNBOUNDED;
        node.clearNeeded();
        preferred.clear();
        for (int i = 0; i < node.count(); i++) {
            if (node.isWon(i)) {
                preferred.add(node.move(i));
            }
        }
        if (isNullWon) {
            node.nullZone.read(node.zones, passChild);
            node.zone.set(node.nullZone);
        } else {
            zones.startInto(node.zone);
        }
        boolean isGrown = true;
        while (isGrown) {
            if (!zones.closeAtAttackersTurn(node.zone, preferred)) {
                return false;
            }
            isGrown = false;
            open.set(node.zone);
            open.intersect(board.empties());
            for (int move = open.next(0); move >= 0; move = open.next(move + 1)) {
                if (node.childOf(move) == WideNode.NO_CHILD && board.isLegal(move)) {
                    addAttack(node, move, ply);
                }
                int child = node.childOf(move);
                if (child != WideNode.NO_CHILD
                        && !node.isNeeded(child)
                        && !(isNullWon && isAnsweredByNull(node, child))) {
                    node.setNeeded(child, true);
                    if (node.isWon(child)) {
                        other.read(node.zones, child);
                        isGrown |= !node.zone.containsAll(other);
                        node.zone.unite(other);
                    }
                }
            }
        }
        return true;
    }

    /** True if the answer to a pass of the attacker is an answer to a move, too. */
    private boolean isAnsweredByNull(WideNode node, int child) {
        captured.read(node.captured, child);
        return !node.nullZone.contains(node.move(child)) && !captured.intersects(node.nullZone);
    }

    private void addAttack(WideNode node, int move, int ply) {
        int first = 1;
        if (move != node.reply(passChild)) {
            game.look();
            first = 2 + (BEST_SCORE - game.score(move, lastMoves[ply])) / SCORES;
        }
        addChild(node, move, ply, Math.max(1, Math.min(first, MOST_COST)));
    }

    private void addChild(WideNode node, int move, int ply, int first) {
        int child = node.add(move);
        node.first = first;
        play(move, ply);
        captured.clear();
        board.addCapturedTo(captured);
        captured.write(node.captured, child);
        look(node, child, node.level());
        board.undo();
    }

    /** Notes what is known of the present state, a child of the state of a node. */
    private void look(WideNode node, int child, int level) {
        effort().count();
        long low = board.keyLow();
        long high = game.keyHigh();
        int entry = table.find(low, high, level);
        if (entry != WideTable.NONE) {
            node.set(child, table.proof(entry), table.disproof(entry));
            table.readZone(entry, zone);
            zone.write(node.zones, child);
            node.setReply(child, table.move(entry));
            if (node.isWon(child) || node.proof(child) >= HOPELESS) {
                return;
            }
        }
        if (path.plyOf(low, high) >= 0) {
            node.set(child, HOPELESS, 0);
        } else if (entry == WideTable.NONE) {
            judge(node, child, level, low, high);
        }
    }

    private void judge(WideNode node, int child, int level, long low, long high) {
        boolean isAttackersTurn = !board.isDefenderToMove();
        if (game.isLost()) {
            node.set(child, INFINITE, 0);
            return;
        }
        game.look();
        if (table.find(low, high, 0) == WideTable.NONE && game.isDecided()) {
            node.set(child, 0, INFINITE);
            game.supportInto(zone);
            zone.write(node.zones, child);
            table.store(low, high, 0, 0, INFINITE, Points.PASS, 1, zone);
        } else if (isAttackersTurn && level == 0) {
            node.set(child, HOPELESS, 0);
            table.store(low, high, 0, HOPELESS, 0, Points.PASS, 1, zone);
        } else {
            int eyes = game.eyeDistance();
            int first = EyeDistance.firstProof(eyes, isAttackersTurn);
            int firstDisproof = EyeDistance.firstDisproof(eyes, isAttackersTurn);
            int more = node.first - 1;
            node.set(
                    child,
                    isAttackersTurn ? more + first : first,
                    isAttackersTurn ? firstDisproof : more + firstDisproof);
        }
    }
}
