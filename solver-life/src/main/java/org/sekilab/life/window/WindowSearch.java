package org.sekilab.life.window;

import java.util.Optional;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.search.Jitter;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.SiblingAnswers;
import org.sekilab.life.search.ZoneSearch;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.life.zones.KnownZones;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.ZoneGrowth;
import org.sekilab.safety.parts.SearchParts;

/**
 * Searches for life in a window of at most 60 points. Mutable, confined to one thread.
 *
 * <p>Source: as {@link ZoneSearch}, with {@link Levels}.
 * <p>Proves: a state is won by a proof on its zone. A state that is hopeless is no proof.
 */
public final class WindowSearch extends ZoneSearch<Node> {
    private static final int MOST_PLIES = 300;
    private static final int MOST_AFTER_PASS = 4; // the most moves of the defender after a pass of the attacker

    private final WindowGame game;
    private final LocalBoard board;
    private final int pass;
    private final boolean hasZones;
    private final boolean isLearned;
    private final boolean simulates;
    private final boolean triesAnswers;
    private final boolean leavesFarMoves; // at first
    private final WonTable table;
    private final Targets targets;
    private final Zones zones;
    private final WindowMoves moves;
    private final ChoiceListener listener;
    private final WonZones wonZones;
    private final WindowJudge judge;
    private final AnswerSimulation simulation;
    private final SiblingAnswers answers = new SiblingAnswers(MOST_PLIES + 2);
    private final Node root;
    private final int[] sorted;
    private final int nullChild; // the place of the child after a pass of the attacker
    private final int[] jitter; // [move] added to the first numbers
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
        this.game = new WindowGame(board, targets, MOST_PLIES + 2);
        this.board = board;
        this.pass = board.shape().size();
        this.sorted = new int[pass + 1];
        this.root = newNode();
        this.nullChild = root.beyond();
        this.hasZones = config.has(LifeFeature.ZONES);
        this.isLearned = config.has(LifeFeature.LEARNED_ORDER);
        this.simulates = config.has(LifeFeature.SIMULATION);
        this.triesAnswers = config.has(LifeFeature.ANSWERS);
        this.leavesFarMoves = config.has(LifeFeature.NEAR_MOVES);
        this.table = table;
        this.targets = targets;
        this.zones = new Zones(board, targets);
        this.moves = new WindowMoves(board, targets, parts, config);
        this.listener = listener;
        this.wonZones = new WonZones(game, moves, config, known);
        this.judge = new WindowJudge(game, moves, table, wonZones, config.has(LifeFeature.EYE_DISTANCE));
        this.simulation = new AnswerSimulation(this, table);
        this.jitter = jitter.additions(pass + 1);
        this.rootLevel = config.hasPasses() ? Levels.FIRST : Levels.UNBOUNDED;
    }

    /** True if the defender wins the present state. */
    public boolean isWon() {
        game.begin();
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

    WindowGame game() {
        return game;
    }

    Zones zones() {
        return zones;
    }

    WonZones wonZones() {
        return wonZones;
    }

    /** Tells the store how often its zones were looked up, and how often they matched. */
    public void countMatches() {
        wonZones.countMatches();
    }

    WindowJudge judge() {
        return judge;
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
        return ply < MOST_PLIES - 1 && !effort().isOver() && !game.isOnPath();
    }

    /** True if the table knows that the present state is won. */
    boolean isKnownWon() {
        return table.findWon(board.keyLow(), game.keyHigh(), targets.bits(), rootLevel);
    }

    /**
     * A winning move of the defender in the present state, or {@link Points#NONE}. A state that the table has lost is
     * searched again.
     */
    int winningMove(int ply) {
        if (judge.isDecided() && !board.isPassed()) {
            return pass;
        }
        if (!isKnownWon() && !judge.isMatched(rootLevel)) {
            search(ply, rootLevel, HOPELESS, HOPELESS);
        }
        return isKnownWon() ? table.move() : Points.NONE;
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
        node.begin(ply, board.keyLow(), game.keyHigh(), level);
        game.enter(ply);
        return node;
    }

    @Override
    protected void end(Node node) {
        game.leave();
    }

    @Override
    protected void play(int move, int ply) {
        game.play(move, ply);
    }

    @Override
    protected void undo() {
        game.undo();
    }

    @Override
    protected void store(Node node, long spent) {
        boolean isWon = proof() == 0;
        if (isWon) {
            node.zone &= ~zones.outer();
            zone = node.zone;
        }
        table.store(node.low, node.high, targets.bits(), node.level(), proof(), disproof(), reply(), spent, node.zone);
        if (isWon) {
            wonZones.keep(node.zone, reply(), spent);
        }
    }

    /** Fills the buffer with the defender's legal moves, the best first. Returns their number. */
    private int sortMoves(int ply) {
        moves.begin(game.lastMove(ply), answers.toPass(ply), answers.toOther(ply));
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
            node.isKiller = !isLearned && move != pass && answers.contains(ply, move);
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

    @Override
    protected int levelAfterPass(Node node) {
        return game.mustAnswerPass(node.level()) ? Levels.afterPass(node.level()) : NO_PASS;
    }

    @Override
    protected void lookAfterPass(Node node, int level) {
        node.first = 1;
        look(node, nullChild, level);
    }

    @Override
    protected void noteAnswers(Node node, int ply) {
        if (triesAnswers) {
            answers.note(ply + 1, node.reply(nullChild), node.lastReply);
        }
    }

    @Override
    protected void noteWin(Node node, int answer) {
        node.lastReply = answer;
        node.lastWon = game.lastMove(node.ply + 1);
    }

    private int addAttack(Node node, int move, int ply) {
        boolean isAnswer = triesAnswers && move == node.reply(nullChild);
        return addChild(node, move, ply, isAnswer ? 1 : moves.firstDisproof(move, game.lastMove(ply)));
    }

    /** True if the answer to a pass of the attacker is an answer to a move, too. */
    private boolean isAnsweredByNull(Node node, int child) {
        return ((1L << node.move(child) | node.captured[child]) & node.zones[nullChild]) == 0;
    }

    @Override
    protected boolean findNeeded(Node node, int ply) {
        boolean isNullWon = game.mustAnswerPass(node.level());
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
            if (grown == ZoneGrowth.NONE) {
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
        game.play(move, ply);
        node.captured[child] = stones & ~(board.isDefenderToMove() ? board.defender() : board.attacker());
        look(node, child, node.level());
        game.undo();
        return child;
    }

    /** Notes what is known of the present state, a child of the state of a node. */
    private void look(Node node, int child, int level) {
        effort().count();
        judge.look(node, child, level);
    }
}
