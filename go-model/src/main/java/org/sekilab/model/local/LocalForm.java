package org.sekilab.model.local;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Legality;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A local game between a defender and an attacker, with the rules of {@link LocalBoard}, in a form for its number of
 * points. A search chooses the form once, see {@link #of}. Mutable, confined to one thread.
 *
 * <p>{@link LocalBoard} has one long for each set of points. {@link WideBoard} has three or ten.
 */
public sealed interface LocalForm permits LocalBoard, WideBoard {
    /** The points of the game. */
    LocalPoints shape();

    /** True if a stone of the attacker is on a local point. */
    boolean isAttacker(int local);

    /** True if a stone of the defender is on a local point. */
    boolean isDefender(int local);

    boolean isDefenderToMove();

    /** True when the last move was a pass, so that another one ends the game. */
    boolean isPassed();

    /** True when both sides have passed. */
    boolean isOver();

    /** True when the attacker has captured an essential block. The game is then over. */
    boolean isBlockCaptured();

    /** The point of a ko that may not be retaken at once, or costs a threat; {@link Points#NONE} if there is none. */
    int koPoint();

    /** The ko threats that the attacker has left. */
    KoThreats threatsLeft();

    /** The number of moves that can be undone. */
    int ply();

    /** The first half of a key of the whole state. */
    long keyLow();

    /** The second half of the key. Its highest bit tells whether the last move was a pass. */
    long keyHigh();

    /** True for a move that the side to move may play, {@link Points#PASS} included. */
    boolean isLegal(int move);

    /** Whether the side to move may play a move, and if not, the reason. The game must not be over. */
    Legality legality(int move);

    /** Plays a legal move, a point or {@link Points#PASS}, for the side to move. The game must not be over. */
    void play(int move);

    /** Takes the last move back. There must be a move to undo. */
    void undo();

    /** The number of liberties here of the group that has a stone on a local point. */
    int liberties(int local);

    /** See {@link LocalBoard#findBlockInLastEye}. */
    boolean findBlockInLastEye();

    /** See {@link LocalBoard#findDoubtfulStones}. */
    boolean findDoubtfulStones();

    /** Gives doubtful stones up, see {@link LocalBoard#giveUpDoubtfulStones}. Returns their number. */
    int giveUpDoubtful();

    /**
     * The game on some points of a position, in the form with the fewest longs.
     *
     * @param points where both sides may play
     * @param wall stones of the attacker that can never be captured
     * @param essential the defender's blocks that must not be captured, not among the points
     * @param eyes by essential block, as for {@link LocalShape#of}
     * @param mover the side to move
     * @throws IllegalArgumentException if there are more than {@link WideShape#MAX_POINTS} points
     */
    static LocalForm of(
            Position position,
            Color defender,
            PointSet points,
            PointSet wall,
            List<Block> essential,
            long[] eyes,
            Color mover,
            KoThreats threats) {
        if (points.size() <= threats.maxPoints() && essential.size() <= LocalShape.MAX_BLOCKS) {
            PointSet none = new PointSet(points.geometry());
            LocalShape shape = LocalShape.ofArea(defender, points, none, wall, essential, eyes);
            return new LocalBoard(shape, position, mover, threats);
        }
        return new WideBoard(new WideShape(defender, points, wall, essential, eyes), position, mover, threats);
    }
}
