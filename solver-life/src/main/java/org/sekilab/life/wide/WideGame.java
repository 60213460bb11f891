package org.sekilab.life.wide;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.sekilab.life.search.EyeDistance;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.local.WideBoard;
import org.sekilab.model.local.WideSet;
import org.sekilab.model.local.WideShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.search.run.ScoredMoves;
import org.sekilab.statics.LocalEvaluator;

/**
 * A game in a window of many points. States are judged in the core: at most {@link LocalShape#MAX_POINTS} points around
 * the essential blocks. Mutable, confined to one thread.
 *
 * <p>In the core, all else counts as stones of the attacker that are never captured. So a state that is won there is
 * won in the window.
 */
final class WideGame {
    private static final int FAR_SCORE = -1_000; // of a move beyond the core
    private static final int WEAK = 2; // the most liberties of a weak group

    private final WideQuestion question;
    private final WideBoard board;
    private final WideShape shape;
    private final int size;
    private final LocalBoard core;
    private final int[] toWide; // [core point]
    private final int[] toCore; // [point], or -1
    private final LocalEvaluator evaluator;
    private final EyeDistance distance;
    private final MoveOrderer.OnBoard orderer;
    private final int[] scores;
    private final WideSet near;
    private final WideSet stones;
    private final WideSet around;
    private final WideSet exterior;
    private final WideSet friends;

    WideGame(WideQuestion question, SearchParts parts) {
        this.question = question;
        List<Block> blocks = question.blocks();
        long[] eyes = new long[blocks.size()];
        this.shape = new WideShape(question.defender(), question.points(), question.wall(), blocks, eyes);
        this.board = new WideBoard(shape, question.position(), question.first());
        board.closeKo(question.position());
        this.size = shape.size();
        PointSet points = core(question);
        PointSet wall = points.exterior().subtract(question.stones());
        PointSet none = new PointSet(points.geometry());
        LocalShape coreShape = LocalShape.ofArea(question.defender(), points, none, wall, blocks, eyes);
        this.core = new LocalBoard(coreShape, question.position(), question.first());
        this.toWide = new int[coreShape.size()];
        this.toCore = new int[size];
        Arrays.fill(toCore, -1);
        for (int local = 0; local < toWide.length; local++) {
            toWide[local] = shape.localOf(coreShape.point(local));
            toCore[toWide[local]] = local;
        }
        this.evaluator = new LocalEvaluator(core, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        this.distance = new EyeDistance(core, new DefenderGroups(coreShape), core::groupsInto);
        this.orderer = parts.orderer().on(core);
        this.scores = new int[size + 1];
        this.near = new WideSet(shape.words());
        this.stones = new WideSet(shape.words());
        this.around = new WideSet(shape.words());
        this.exterior = new WideSet(shape.words());
        this.friends = new WideSet(shape.words());
        settle();
    }

    /** The small parts that the blocks enclose, then the points next to the blocks, those next to them, and so on. */
    private static PointSet core(WideQuestion question) {
        PointSet core = new PointSet(question.points().geometry());
        question.points().components().stream()
                .sorted(Comparator.comparingInt(PointSet::size))
                .filter(part -> core.size() + part.size() <= LocalShape.MAX_POINTS)
                .forEach(core::unite);
        PointSet reached = question.stones().unite(core);
        for (int before = -1; core.size() != before; ) {
            before = core.size();
            PointSet ring = reached.exterior().intersect(question.points());
            int[] some = ring.toArray();
            for (int i = 0; i < some.length && core.size() < LocalShape.MAX_POINTS; i++) {
                core.add(some[i]);
            }
            reached.unite(ring);
        }
        return core;
    }

    WideQuestion question() {
        return question;
    }

    WideBoard board() {
        return board;
    }

    /** The state in the core, if it is up to date. */
    LocalBoard core() {
        return core;
    }

    /** Plays a move of the board. Stones that the wall game cannot keep are given up. */
    void play(int move) {
        board.play(move);
        settle();
    }

    private void settle() {
        if (!board.isDefenderToMove() && !board.isBlockCaptured()) {
            board.giveUpDoubtful();
        }
    }

    /** The second half of the key of the state; a pass before it makes no difference. */
    long keyHigh() {
        return board.keyHigh() & Long.MAX_VALUE;
    }

    /** True if the attacker has captured a block, or captures one at once, or stones that may live elsewhere. */
    boolean isLost() {
        return board.isBlockCaptured() || !board.isDefenderToMove() && (isInAtari() || board.findDoubtfulStones());
    }

    private boolean isInAtari() {
        for (int node = size; node < size + shape.blocks().size(); node++) {
            if (!board.hasLiberties(node, 2)) {
                return true;
            }
        }
        return false;
    }

    /** Brings the stones of the core up to date. */
    void look() {
        long attacker = 0;
        long defender = 0;
        for (int local = 0; local < toWide.length; local++) {
            long stone = 1L << local;
            attacker |= board.isAttacker(toWide[local]) ? stone : 0;
            defender |= board.isDefender(toWide[local]) ? stone : 0;
        }
        core.place(
                attacker,
                defender,
                board.isDefenderToMove() ? shape.defender() : shape.defender().opposite());
        core.giveUpDoubtfulStones();
    }

    /** True if the defender wins by pairs of answers in the core, which must be up to date. */
    boolean isDecided() {
        return evaluator.provesSafe() || evaluator.provesSafeWithFriends();
    }

    /** The points of a state that is decided, which its proof rests on. */
    void supportInto(WideSet zone) {
        zone.clear();
        for (long rest = evaluator.support(); rest != 0; rest &= rest - 1) {
            zone.add(toWide[Long.numberOfTrailingZeros(rest)]);
        }
    }

    /** These points as local points of the core. */
    long support() {
        return evaluator.support();
    }

    /** A guess how many stones the blocks lack for two eyes. The core must be up to date. */
    int eyeDistance() {
        return distance.find();
    }

    /** The score of a move for the side to move: larger is better. The core must be up to date. */
    int score(int move, int lastMove) {
        int last = lastMove < 0 ? lastMove : toCore[lastMove] < 0 ? Points.NONE : toCore[lastMove];
        return toCore[move] < 0 ? FAR_SCORE : orderer.score(toCore[move], last);
    }

    /**
     * Fills a buffer with legal moves of the defender, the best first. These are the moves that may save a block in
     * atari. If no block is in atari, they are those near the blocks, or all. Returns their number.
     */
    int defendersMoves(boolean areNear, int lastMove, int[] moves) {
        look();
        WideSet points = findForced() || findNear() && areNear ? near : board.empties();
        int count = 0;
        for (int move = points.next(0); move >= 0; move = points.next(move + 1)) {
            if (board.isLegal(move)) {
                ScoredMoves.insert(moves, scores, count++, move, score(move, lastMove));
            }
        }
        return count;
    }

    /** True if a move is near the blocks: call {@link #defendersMoves} first. */
    boolean isNear(int move) {
        return near.contains(move);
    }

    /** Finds the points that may save a block in atari. */
    private boolean findForced() {
        for (int node = size; node < size + shape.blocks().size(); node++) {
            if (!board.hasLiberties(node, 2)) {
                take(node);
                near.set(around);
                near.intersect(board.empties());
                exterior.set(around);
                addLibertiesOfWeak(1);
                return true;
            }
        }
        return false;
    }

    /** Finds the empty points near the blocks, and the liberties of weak groups near them. */
    private boolean findNear() {
        near.clear();
        exterior.clear();
        for (int node = size; node < size + shape.blocks().size(); node++) {
            take(node);
            exterior.unite(around);
        }
        addBesideEmpties();
        friends.set(exterior);
        friends.intersect(board.defender());
        for (int stone = friends.next(0); stone >= 0; stone = friends.next(stone + 1)) {
            take(stone);
            friends.subtract(stones);
            exterior.unite(around);
        }
        addBesideEmpties();
        near.set(exterior);
        near.intersect(board.empties());
        addLibertiesOfWeak(WEAK);
        return true;
    }

    private void addBesideEmpties() {
        stones.set(exterior);
        stones.intersect(board.empties());
        for (int point = stones.next(0); point >= 0; point = stones.next(point + 1)) {
            board.addNeighborsTo(point, exterior);
        }
    }

    private void take(int node) {
        stones.clear();
        around.clear();
        board.addGroupTo(node, stones, around);
    }

    /** Adds the liberties of groups in the exterior that have few of them. */
    private void addLibertiesOfWeak(int most) {
        for (int stone = exterior.next(0); stone >= 0; stone = exterior.next(stone + 1)) {
            if (!board.empties().contains(stone) && !board.hasLiberties(stone, most + 1)) {
                take(stone);
                around.intersect(board.empties());
                near.unite(around);
            }
        }
    }
}
