package org.sekilab.life.estimate;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states of the local game of a {@link FightArea} at sight. Mutable buffers, confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: nothing. Won states have pairs of answers, or an exit is reached; both with the attacker to move. They are
 * also won where the block is linked to a friend beyond. Lost states have no two points where the attacker's
 * surroundings allow an eye.
 * <p>Cost: some mask operations for each point; allocates nothing.
 */
final class FightJudge implements EstimateJudge {
    private static final int CORNERS = 4;
    private static final int STEPS_OF_FRIENDS = 2; // chosen by trial
    private static final int WEAK = 3; // the most liberties of a weak block; chosen by trial
    private static final int ATARI = 1; // liberties
    // Nine in place of five stones change no answer, see docs/tried.md, "Weak stones of the attacker".
    private static final int PAIRED = 5; // the most stones to two eyes where pairs of answers are looked for
    private static final int HARD = 2; // stones for a point that the attacker holds; chosen by trial

    private final LocalBoard board;
    private final LocalShape shape;
    private final LocalEvaluator evaluator;
    private final long essential; // points next to the block
    private final long exits;
    private final long links;
    private final long[] neighbors;
    private final long[] diagonals; // [point] local points
    private final int[] badDiagonals; // [point] diagonals beyond the area
    private final int[] allowed; // [point] diagonals that the attacker may hold
    private final int[] points = new int[LocalShape.MAX_POINTS]; // a buffer
    private final int[] costs = new int[LocalShape.MAX_POINTS]; // [index in points] stones that the eye needs
    private int stones; // that two eyes need
    private long eyes; // points where an eye is possible

    FightJudge(LocalBoard board, FightArea area) {
        this.board = board;
        this.shape = board.shape();
        this.evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        this.essential = shape.blockExteriors()[0];
        this.exits = shape.mask(area.exits());
        this.links = shape.mask(area.links());
        this.neighbors = shape.neighbors();
        this.diagonals = new long[shape.size()];
        this.badDiagonals = new int[shape.size()];
        this.allowed = new int[shape.size()];
        PointSet own = area.position().stones(area.block().color());
        Geometry geometry = shape.geometry();
        for (int local = 0; local < shape.size(); local++) {
            int onBoard = 0;
            for (int direction = 0; direction < CORNERS; direction++) {
                int diagonal = geometry.diagonal(shape.point(local), direction);
                if (diagonal < geometry.area()) {
                    onBoard++;
                    int other = shape.localOf(diagonal);
                    if (other >= 0) {
                        diagonals[local] |= 1L << other;
                    } else if (!own.contains(diagonal)) {
                        badDiagonals[local]++;
                    }
                }
            }
            allowed[local] = onBoard == CORNERS ? 1 : 0;
        }
    }

    @Override
    public Sight look() {
        stones = MOST_STONES;
        if (board.isBlockCaptured()) {
            return Sight.LOST;
        }
        long group = board.flood(essential & board.defender(), board.defender());
        if ((group & links) != 0) {
            return Sight.WON;
        }
        boolean isAttackersTurn = !board.isDefenderToMove();
        long exterior = (essential | board.around(group)) & board.empties();
        if (isAttackersTurn && Long.bitCount(exterior) == 1) {
            return board.isLegal(Long.numberOfTrailingZeros(exterior)) ? Sight.LOST : Sight.OPEN;
        }
        if (isAttackersTurn && (group & exits) != 0 && Long.bitCount(exterior) > 1) {
            return Sight.WON;
        }
        long outer = board.flood(board.attacker() & shape.wallAt(), board.attacker());
        eyes = findEyes(outer);
        if (!hasTwo(eyes) && !isExitOpen(exterior)) {
            return Sight.LOST;
        }
        stones = countStones();
        boolean mayLive = isAttackersTurn && stones <= PAIRED;
        return mayLive && (evaluator.provesSafe() || evaluator.provesSafeWithFriends()) ? Sight.WON : Sight.OPEN;
    }

    /**
     * The number of stones that the defender seems to need for two eyes, after the last look; at most
     * {@value #MOST_STONES}.
     */
    @Override
    public int stonesToWin() {
        return stones;
    }

    private int countStones() {
        long empties = board.empties();
        long attacker = board.attacker();
        int count = 0;
        for (long rest = eyes; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            long around = neighbors[point];
            int open = Long.bitCount(diagonals[point] & ~board.defender()) + badDiagonals[point];
            points[count] = point;
            costs[count++] = (int) (attacker >>> point & 1)
                    + Long.bitCount(around & empties)
                    + HARD * Long.bitCount(around & attacker)
                    + Math.max(0, open - allowed[point]);
        }
        int least = MOST_STONES;
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count && costs[i] < least; j++) {
                int sum = costs[i] + costs[j];
                if (sum - 2 < least && (neighbors[points[i]] >>> points[j] & 1) == 0) {
                    least = Math.min(least, sum - Long.bitCount(neighbors[points[i]] & neighbors[points[j]] & empties));
                }
            }
        }
        return least;
    }

    /**
     * The empty points within two steps of the block and its friends, and the liberties of weak blocks beside them.
     * Friends share liberties. A group in atari has only the moves that answer the atari.
     */
    @Override
    public long moves() {
        long empties = board.empties();
        long defender = board.defender();
        long group = board.flood(essential & defender, defender);
        long beside = essential | board.around(group);
        long liberties = beside & empties;
        if (board.isDefenderToMove() && Long.bitCount(liberties) == 1) {
            return liberties | libertiesOfWeak(beside & board.attacker(), board.attacker(), shape.wallAt(), ATARI);
        }
        for (int step = 0; step < STEPS_OF_FRIENDS; step++) {
            group |= board.flood(board.around(liberties) & defender, defender);
            liberties |= board.around(group) & empties;
        }
        long near = liberties | board.around(liberties) & empties;
        if (!isExitOpen(liberties)) {
            long room = findEyes(board.flood(board.attacker() & shape.wallAt(), board.attacker()));
            near &= liberties | room | board.around(room);
        }
        return near
                | libertiesOfWeak(board.attacker(), board.attacker(), shape.wallAt(), WEAK)
                | libertiesOfWeak(defender, defender, essential, WEAK);
    }

    /**
     * The liberties of blocks with few liberties.
     *
     * @param seeds stones of the blocks
     * @param stones all stones of their color
     * @param strong points where no block has a stone
     * @param most liberties of a block
     */
    private long libertiesOfWeak(long seeds, long stones, long strong, int most) {
        long found = 0;
        for (long rest = seeds; rest != 0; ) {
            long block = board.flood(Long.lowestOneBit(rest), stones);
            rest &= ~block;
            long liberties = board.around(block) & board.empties();
            found |= (block & strong) == 0 && Long.bitCount(liberties) <= most ? liberties : 0;
        }
        return found;
    }

    /** The points that stones of the attacker do not spoil as eyes. */
    private long findEyes(long outer) {
        long beside = board.around(outer) | shape.wallAt();
        long found = 0;
        for (long rest = ~beside & ~outer & ~board.defender() & shape.all(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if (badDiagonals[point] + Long.bitCount(diagonals[point] & outer) <= allowed[point]) {
                found |= 1L << point;
            }
        }
        return found;
    }

    /** True if two of the points are not adjacent. */
    private boolean hasTwo(long points) {
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if ((rest & (rest - 1) & ~neighbors[point]) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isExitOpen(long exterior) {
        return exits != 0 && (board.flood(exterior, board.empties() | board.defender()) & exits) != 0;
    }
}
