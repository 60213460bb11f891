package org.sekilab.life.window;

import java.util.Arrays;
import java.util.Optional;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.search.Jitter;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.ZoneSearch;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.life.zones.KnownZones;
import org.sekilab.life.zones.ZonePatterns;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.search.run.Path;

/**
 * Searches for life in a window of at most 60 points. Mutable, confined to one thread.
 *
 * <p>Source: as {@link ZoneSearch}, with {@link Levels}.
 * <p>Proves: a state is won by a proof on its zone. A state that is hopeless is no proof.
 */
public final class WindowSearch extends ZoneSearch<Node> {
    private static final int MOST_PLIES = 300;
    private static final long PASSED = 1L << 63; // in the second half of the key of a local board
    private static final int MOST_PATTERNS = 1 << 16;
    private static final long PATTERN_NODES = 20; // a state that took less is no pattern
    private static final int MOST_AFTER_PASS = 4; // the most moves of the defender after a pass of the attacker

    private final LocalBoard board;
    private final int pass;
    private final boolean hasZones;
    private final boolean hasPatterns;
    private final boolean isLearned;
    private final boolean simulates;
    private final boolean triesAnswers;
    private final boolean leavesFarMoves; // at first
    private final WonTable table;
    private final Targets targets;
    private final Zones zones;
    private final WindowMoves moves;
    private final Optional<KnownZones> known;
    private final ChoiceListener listener;
    private final Optional<ZonePatterns> patterns;
    private final WindowJudge judge;
    private final AnswerSimulation simulation;
    private final Path path = new Path(MOST_PLIES + 2);
    private final Node root;
    private final int[] sorted;
    private final int nullChild; // the place of the child after a pass of the attacker
    private final int[] jitter; // [move] added to the first numbers
    private final int[] lastMoves = new int[MOST_PLIES + 2]; // [ply]
    private final int[] killers = new int[MOST_PLIES + 2]; // [ply] the answer to a pass there
    private final int[] seconds = new int[MOST_PLIES + 2]; // [ply] the last answer that won there
    private int rootLevel;
    private long zone; // of the last state that was won

    /**
     * A search that has not begun.
     *
     * @param parts sort the moves, without learned weights
     * @param config which features it has
     * @param jitter added to first numbers
     * @param table of this window and this search
     * @param known zones of earlier searches, if there is a store
     * @param listener receives the choices
     */
    public WindowSearch(
            LocalBoard board,
            Targets targets,
            SearchParts parts,
            LifeConfig config,
            Jitter jitter,
            SearchEffort effort,
            WonTable table,
            Optional<KnownZones> known,
            ChoiceListener listener) {
        super(jitter.choice(), effort, board.shape().size(), MOST_PLIES, new Node[MOST_PLIES]);
        this.board = board;
        this.pass = board.shape().size();
        this.sorted = new int[pass + 1];
        this.root = newNode();
        this.nullChild = root.beyond();
        this.hasZones = config.has(LifeFeature.ZONES);
        this.hasPatterns = config.has(LifeFeature.PATTERNS);
        this.isLearned = config.has(LifeFeature.LEARNED_ORDER);
        this.simulates = config.has(LifeFeature.SIMULATION);
        this.triesAnswers = config.has(LifeFeature.ANSWERS);
        this.leavesFarMoves = config.has(LifeFeature.NEAR_MOVES);
        this.table = table;
        this.targets = targets;
        this.zones = new Zones(board, targets);
        this.moves = new WindowMoves(board, targets, parts, config);
        this.listener = listener;
        this.known = known;
        this.patterns = hasZones && (hasPatterns || known.isPresent())
                ? Optional.of(new ZonePatterns(board, targets::left, moves.hottestFirst(), MOST_PATTERNS))
                : Optional.empty();
        patterns.ifPresent(found -> known.ifPresent(zones -> found.addGiven(zones.states())));
        this.judge = new WindowJudge(board, targets, moves, table, patterns, config.has(LifeFeature.EYE_DISTANCE));
        this.simulation = new AnswerSimulation(this, table);
        Arrays.fill(killers, Points.NONE);
        Arrays.fill(seconds, Points.NONE);
        this.jitter = jitter.additions(pass + 1);
        this.rootLevel = config.hasPasses() ? Levels.FIRST : Levels.UNBOUNDED;
        lastMoves[0] = Points.NONE;
    }

    /** True if the defender wins the present state. */
    public boolean isWon() {
        if (!board.isDefenderToMove()) {
            board.giveUpDoubtfulStones();
        }
        targets.update();
        root.begin(0, 0, 0, rootLevel);
        root.first = 1;
        int child = root.add(pass);
        judge.judge(root, child, rootLevel);
        zone = root.zones[child];
        searchFirst(root, child, rootLevel);
        return proof() == 0;
    }

    /** Goes on to the next level. Returns false if there is none. */
    public boolean raiseLevel() {
        boolean isRaised = rootLevel != Levels.UNBOUNDED;
        rootLevel = isRaised ? Levels.next(rootLevel) : rootLevel;
        return isRaised;
    }

    /** True if the state is lost for sure within the window, or seems so at the present level. */
    public boolean isHopeless() {
        return proof() >= HOPELESS;
    }

    /** The zone of the proof, if the state is won. */
    long zone() {
        return zone;
    }

    public LocalBoard board() {
        return board;
    }

    public Targets targets() {
        return targets;
    }

    Zones zones() {
        return zones;
    }

    /** The zones of earlier searches, if there is a store. */
    Optional<KnownZones> known() {
        return known;
    }

    /** Tells the store how often its zones were looked up, and how often they matched. */
    public void countMatches() {
        known.ifPresent(zones -> patterns.ifPresent(found -> zones.store().count(found.lookUps(), found.matches())));
    }

    WindowJudge judge() {
        return judge;
    }

    /** The second half of the key of a state; a pass before it makes no difference. */
    static long keyHigh(LocalBoard board) {
        return board.keyHigh() & ~PASSED;
    }

    /** What the search knows of states. */
    WonTable table() {
        return table;
    }

    /** Stores that the present state is won at the level of the root. */
    void storeWon(long zone, int move) {
        judge.storeWon(rootLevel, move, zone);
    }

    /** Counts the present state at a ply. True if it is not on the path, and the game and the search may go on. */
    boolean mayEnter(int ply) {
        effort().count();
        return ply < MOST_PLIES - 1 && !effort().isOver() && path.plyOf(board.keyLow(), keyHigh(board)) < 0;
    }

    /** Adds the present state to the path. It must not be there. */
    void enter(int ply) {
        path.push(board.keyLow(), keyHigh(board), ply);
    }

    /** Takes the present state, the last one that was added, from the path. */
    void leave() {
        path.pop(board.keyLow(), keyHigh(board));
    }

    /** True if the table knows that the present state is won. */
    boolean isKnownWon() {
        return table.find(board.keyLow(), keyHigh(board), targets.bits(), rootLevel) && table.proof() == 0;
    }

    /** A winning move of the defender in the present state, which is searched again if the table has lost it; or -1. */
    int winningMove(int ply) {
        if (judge.isDecided() && !board.isPassed()) {
            return pass;
        }
        if (!isKnownWon() && !judge.isMatched(rootLevel, board.keyLow(), keyHigh(board))) {
            search(ply, rootLevel, HOPELESS, HOPELESS);
        }
        return isKnownWon() ? table.move() : -1;
    }

    /** As {@link #winningMove(int)}, with a number of states at most. */
    int winningMove(int ply, long states) {
        effort().beginTurn(states);
        int move = winningMove(ply);
        effort().endTurn();
        return move;
    }

    @Override
    protected Node newNode() {
        return new Node(pass);
    }

    @Override
    protected boolean isProversTurn() {
        return board.isDefenderToMove();
    }

    @Override
    protected Node begin(int ply, int level) {
        Node node = node(ply);
        node.begin(ply, board.keyLow(), keyHigh(board), level);
        path.push(node.low, node.high, ply);
        return node;
    }

    @Override
    protected void end(Node node) {
        path.pop(node.low, node.high);
    }

    /** Plays a move at a ply. Stones that the wall game cannot keep are given up. */
    @Override
    protected void play(int move, int ply) {
        lastMoves[ply + 1] = move == pass ? Points.PASS : move;
        board.play(lastMoves[ply + 1]);
        if (!board.isDefenderToMove() && !board.isBlockCaptured()) {
            board.giveUpDoubtfulStones();
        }
        targets.update();
    }

    @Override
    protected void undo() {
        board.undo();
    }

    @Override
    protected void store(Node node, long spent) {
        boolean isWon = proof() == 0;
        if (isWon) {
            node.zone &= ~zones.outer();
            zone = node.zone;
        }
        table.store(node.low, node.high, targets.bits(), node.level(), proof(), disproof(), reply(), spent, node.zone);
        boolean isPass = board.isDefenderToMove() && reply() == pass; // is none if the attacker has passed
        if (hasPatterns && isWon && spent >= PATTERN_NODES && !isPass) {
            patterns.ifPresent(found -> found.add(node.zone, reply()));
        }
    }

    /** Fills the buffer with the defender's legal moves, the best first. Returns their number. */
    private int sortMoves(int ply) {
        moves.begin(lastMoves[ply], killers[ply], seconds[ply]);
        return moves.sort(sorted);
    }

    @Override
    protected void addMoves(Node node, int ply) {
        int count = sortMoves(ply);
        if (!moves.areForced() && !board.isPassed() && node.level() == Levels.UNBOUNDED && !targets.isAnything()) {
            sorted[count++] = pass;
        }
        boolean areAll = true;
        boolean isNear = leavesFarMoves && Levels.isNear(node.level());
        for (int i = 0; i < count; i++) {
            int move = sorted[i];
            boolean isAnswer = move == killers[ply] || move == seconds[ply];
            node.isKiller = !isLearned && move != pass && isAnswer;
            if (move != pass && isNear && !moves.isNear(move)) {
                areAll = false;
                continue;
            }
            int child = addChild(node, move, ply, node.isKiller ? 1 : moves.firstProof(move, i));
            node.isKiller = false;
            if (node.isWon(child)) {
                break;
            }
        }
        boolean isNarrow = node.level() < rootLevel && !Levels.isLast(node.level()) && node.count() > MOST_AFTER_PASS;
        if (isNarrow) {
            node.keepBest(MOST_AFTER_PASS);
        }
        node.setComplete(areAll && !isNarrow && !board.isPassed());
    }

    @Override
    protected void growBeforeMove(Node node, int child) {
        if (listener.isListening() && node.move(child) != pass) {
            int count = sortMoves(node.ply);
            listener.won(moves.choice(sorted, count, node.move(child)));
        }
        node.zone = zones.beforeDefendersMove(node.zones[child], node.move(child), node.captured[child]);
    }

    @Override
    protected void takeZone(Node node, int child) {
        node.zones[child] = zone;
    }

    /** True if a state with the attacker to move must also be won after a pass. */
    boolean mustAnswerPass(int level) {
        return level != Levels.UNBOUNDED || targets.isAnything();
    }

    @Override
    protected int levelAfterPass(Node node) {
        return mustAnswerPass(node.level()) ? Levels.afterPass(node.level()) : NO_PASS;
    }

    @Override
    protected void lookAfterPass(Node node, int level) {
        node.first = 1;
        look(node, nullChild, level);
    }

    @Override
    protected void noteAnswers(Node node, int ply) {
        if (triesAnswers) {
            killers[ply + 1] = node.reply(nullChild);
            seconds[ply + 1] = node.lastReply;
        }
    }

    @Override
    protected void noteWin(Node node, int answer) {
        node.lastReply = answer;
        node.lastWon = lastMoves[node.ply + 1];
    }

    private int addAttack(Node node, int move, int ply) {
        boolean isAnswer = triesAnswers && move == node.reply(nullChild);
        return addChild(node, move, ply, isAnswer ? 1 : moves.firstDisproof(move, lastMoves[ply]));
    }

    /** True if the answer to a pass of the attacker is an answer to a move, too. */
    private boolean isAnsweredByNull(Node node, int child) {
        return ((1L << node.move(child) | node.captured[child]) & node.zones[nullChild]) == 0;
    }

    @Override
    protected boolean findNeeded(Node node, int ply) {
        boolean isNullWon = mustAnswerPass(node.level());
        node.clearNeeded();
        long preferred = 0;
        for (int i = 0; i < node.count(); i++) {
            preferred |= node.isWon(i) ? 1L << node.move(i) : 0;
        }
        long grown = hasZones
                ? isNullWon ? node.zones[nullChild] : zones.start()
                : board.shape().all();
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
                    int known = node.childOf(move);
                    int child = known == Node.NO_CHILD ? addAttack(node, move, ply) : known;
                    if (!node.isNeeded(child) && !(isNullWon && isAnsweredByNull(node, child))) {
                        node.setNeeded(child, true);
                        if (simulates) {
                            simulation.tryAnswers(node, child, ply, isNullWon);
                        }
                        grown |= node.isWon(child) ? node.zones[child] : 0;
                    }
                }
            }
        } while (grown != before);
        node.zone = grown;
        return true;
    }

    /** Adds a child, and returns its number. */
    private int addChild(Node node, int move, int ply, int first) {
        int child = node.add(move);
        node.first = first + jitter[move];
        long stones = board.isDefenderToMove() ? board.attacker() : board.defender();
        play(move, ply);
        node.captured[child] = stones & ~(board.isDefenderToMove() ? board.defender() : board.attacker());
        look(node, child, node.level());
        board.undo();
        return child;
    }

    /** Notes what is known of the present state, a child of the state of a node. */
    private void look(Node node, int child, int level) {
        effort().count();
        judge.look(node, child, level, path);
    }
}
