package org.sekilab.safety;

import java.util.Arrays;
import java.util.Set;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.statics.LocalEvaluator;

/**
 * A region problem as a search problem: the defender is the prover. {@link Outcome#WIN} is SAFE, {@link Outcome#DRAW} seki and
 * {@link Outcome#LOSS} UNSAFE. Mutable, confined to one thread.
 *
 * <p>Source: [NM04] 2.1, 3.1 (generalized 2-vital solver) and 4.1 (forced moves, attacker wins every ko). Moves are local points;
 * the pass is the number of points.
 * <p>Proves: its outcomes without search are those of the rules, or proofs by {@link LocalEvaluator}.
 * <p>Differs: a boundary block need not have its liberty target after each move of the defender, only never be captured; blocks with an eye
 * elsewhere are captured when all else is taken and the attacker moves. That is the same invariant, without counting.
 */
final class RegionProblem implements Problem {
    private static final int SUBREGION_WORTH = 100; // [NM04] 4.2
    private static final int ATTACKER_WORTH = -50;
    private static final int URGENT = 10_000; // more than any score
    private static final int MAX_SMALL_CHANGE = 2; // [NM04] 4.2

    private final LocalBoard board;
    private final LocalEvaluator sureLiberties;
    private final LocalEvaluator staticSafety;
    private final AttackerLife attackerLife;
    private final MoveOrderer orderer;
    private final Outcome repetition;
    private final boolean isEstimating;
    private final boolean isPruning;
    private final boolean isMotivated;
    private final boolean isDeeplyJudged;
    private final int pass;
    private final int[] scores;
    private int[] path = new int[64]; // [ply] the moves played

    /**
     * @param features how to sort moves and to judge states
     * @param repetition what endless play is worth: LOSS for proofs of safety, WIN for those of the contrary
     */
    RegionProblem(LocalBoard board, Set<Feature> features, Outcome repetition) {
        this.board = board;
        this.isEstimating = features.contains(Feature.ESTIMATE);
        this.isMotivated = features.contains(Feature.MOTIVATION);
        this.isPruning = features.contains(Feature.FORCED_MOVES);
        this.isDeeplyJudged = features.contains(Feature.STATIC_SAFE);
        this.sureLiberties = new LocalEvaluator(board, LocalEvaluator.Rules.NO_ANSWERS);
        this.staticSafety = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS);
        this.orderer = features.contains(Feature.MOVE_ORDERING)
                ? new WeightedOrder(WeightedOrder.Weights.OF_THE_PAPER)
                : new PlainOrder();
        this.attackerLife = new AttackerLife(board);
        this.repetition = repetition;
        this.pass = board.shape().size();
        this.scores = new int[pass + 1];
    }

    LocalBoard board() {
        return board;
    }

    /** The number that stands for a pass. */
    int pass() {
        return pass;
    }

    @Override
    public int maxMoves() {
        return pass + 1;
    }

    @Override
    public boolean isProverToMove() {
        return board.isDefenderToMove();
    }

    @Override
    public int movesInto(int[] moves) {
        long candidates = board.empties();
        if (isPruning && board.isDefenderToMove()) {
            long forced = forcedMoves();
            if (forced != 0) {
                int count = addSorted(forced, moves);
                if (count > 0) {
                    return count;
                }
            }
        }
        int count = addSorted(candidates, moves);
        moves[count] = pass;
        return count + 1;
    }

    @Override
    public void play(int move) {
        if (board.ply() == path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
        }
        path[board.ply()] = move;
        board.play(move == pass ? Points.PASS : move);
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public long keyLow() {
        return board.keyLow();
    }

    @Override
    public long keyHigh() {
        return board.keyHigh();
    }

    @Override
    public Outcome outcome() {
        if (board.isBlockCaptured()) {
            return Outcome.LOSS;
        }
        if (board.isOver()) {
            if ((board.attacker() & board.shape().territory()) == 0) {
                return Outcome.WIN;
            }
            return attackerLife.livesOnTerritory() ? Outcome.LOSS : Outcome.DRAW;
        }
        if (!board.isDefenderToMove() && board.hasBlockInLastEye()) {
            return Outcome.LOSS;
        }
        return isSafe() ? Outcome.WIN : Outcome.UNKNOWN;
    }

    /**
     * The quick test first, and the dear one where it may tell something new: at the start, and where the defender's last move changed the
     * size of a region by more than two points ([NM04] 4.2).
     */
    private boolean isSafe() {
        return sureLiberties.isSafe() || isDeeplyJudged && isRegionChanged() && staticSafety.isSafe();
    }

    private boolean isRegionChanged() {
        if (board.ply() == 0) {
            return true;
        }
        int move = path[board.ply() - 1];
        if (board.isDefenderToMove() || move == pass) {
            return false;
        }
        long open = board.shape().all() & ~board.defender();
        long near = board.shape().neighbors()[move] & open;
        int before = Long.bitCount(board.flood(1L << move, open | 1L << move));
        while (near != 0) {
            long part = board.flood(Long.lowestOneBit(near), open);
            if (before - Long.bitCount(part) > MAX_SMALL_CHANGE) {
                return true;
            }
            near &= ~part;
        }
        return false;
    }

    @Override
    public int estimate() {
        if (!isEstimating) {
            return 0;
        }
        int subregions = 0;
        long open = board.shape().all() & ~board.defender();
        while (open != 0) {
            open &= ~board.flood(Long.lowestOneBit(open), open);
            subregions++;
        }
        int active = 0;
        long empties = board.empties();
        for (long rest = board.attacker(); rest != 0; ) {
            long block = board.flood(Long.lowestOneBit(rest), board.attacker());
            active += Long.bitCount(board.around(block) & empties) > 1 ? 1 : 0;
            rest &= ~block;
        }
        return SUBREGION_WORTH * subregions + ATTACKER_WORTH * active;
    }

    @Override
    public Outcome repetition() {
        return repetition;
    }

    /**
     * Where a boundary group is in atari, the points that can avert its capture: its last liberty, and those of attacker blocks next to
     * it that are in atari themselves; all other moves lose the group. 0 where none is in atari.
     */
    private long forcedMoves() {
        long empties = board.empties();
        long seen = 0;
        for (int block = 0; block < board.shape().blocks().size(); block++) {
            if ((seen >>> block & 1) != 0) {
                continue;
            }
            board.findGroupOfBlock(block);
            seen |= board.groupBlocks();
            if (board.groupEyes() > 0) {
                continue;
            }
            long exterior = board.groupExterior();
            long liberties = exterior & empties;
            if (Long.bitCount(liberties) <= 1) {
                long forced = liberties;
                for (long rest = exterior & board.attacker(); rest != 0; ) {
                    long attackers = board.flood(Long.lowestOneBit(rest), board.attacker());
                    long their = board.around(attackers) & empties;
                    forced |= Long.bitCount(their) == 1 ? their : 0;
                    rest &= ~attackers;
                }
                return forced;
            }
        }
        return 0;
    }

    /** Puts the legal ones of some points in order and returns how many they are. */
    private int addSorted(long points, int[] moves) {
        int lastMove = board.ply() == 0 || path[board.ply() - 1] == pass ? -1 : path[board.ply() - 1];
        boolean isAnswer = isMotivated && board.isDefenderToMove() && lastMove >= 0;
        long urgent = isAnswer ? Motivation.urgentPoints(board, lastMove) : 0;
        int count = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                int score = orderer.score(board, move, lastMove) + ((urgent >>> move & 1) != 0 ? URGENT : 0);
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
