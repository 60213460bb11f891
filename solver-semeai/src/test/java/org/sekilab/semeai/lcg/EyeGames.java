package org.sekilab.semeai.lcg;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/**
 * The games of plain eyes and protected liberties as the papers define them. The program makes such games from play on
 * the board instead.
 *
 * <p>Source: [LCG] 2.6; the values of eyes as in [M99].
 * <p>Differs: the game of an eye is its filling, with all moves that matter, and not a number of moves.
 */
public final class EyeGames {
    private static final int MAX_EYE = 7;
    private static final int SMALLEST_THAT_SPLITS = 3;

    private EyeGames() {}

    /** An alive group: a game without moves. */
    public static LibertyCountGame twoEyes(Color owner) {
        return LibertyCountGame.of(owner, 2, List.of(), List.of());
    }

    /** A liberty that needs approach moves, unless it is the opponent's last one to fill: G_(n+1) of [LCG] figure 5. */
    public static LibertyCountGame protectedLiberty(Color owner, int approachMoves) {
        LibertyCountGame game = PlainGames.outside(owner, 1);
        for (int i = 0; i < approachMoves; i++) {
            game = LibertyCountGame.of(
                    owner,
                    1,
                    List.of(),
                    List.of(new Option<>(Context.L0, LibertyCountGame.ZERO), new Option<>(Context.ALWAYS, game)));
        }
        return game;
    }

    /**
     * A plain eye: a nakade shape that keeps such a shape with the opponent's stones in it.
     *
     * <p>The opponent fills all points but the last; the last one takes the whole block, in context L0. The owner may
     * capture when all points but one are filled, and then has an eye smaller by one. An empty eye of three points or
     * more becomes two by a move of the owner.
     *
     * @param points 1 to 7
     * @param opponentStones the opponent's stones in the eye, fewer than the points
     */
    public static LibertyCountGame eye(Color owner, int points, int opponentStones) {
        if (points < 1 || points > MAX_EYE || opponentStones < 0 || opponentStones >= points) {
            throw new IllegalArgumentException("an eye of %d points with %d stones".formatted(points, opponentStones));
        }
        LibertyCountGame captured = LibertyCountGame.ZERO; // the empty smaller eye, which a capture leaves
        LibertyCountGame game = LibertyCountGame.ZERO;
        for (int size = 1; size <= points; size++) {
            int last = size == points ? opponentStones : 0;
            game = LibertyCountGame.ZERO;
            for (int stones = size - 1; stones >= last; stones--) {
                Context context = stones == size - 1 ? Context.L0 : Context.ALWAYS;
                game = LibertyCountGame.of(
                        owner,
                        size - stones,
                        ownersMoves(owner, size, stones, captured),
                        List.of(new Option<>(context, game)));
            }
            captured = game;
        }
        return game;
    }

    private static List<Option<LibertyCountGame>> ownersMoves(
            Color owner, int size, int stones, LibertyCountGame captured) {
        List<Option<LibertyCountGame>> moves = new ArrayList<>();
        if (size > 1 && stones == size - 1) {
            moves.add(new Option<>(Context.ALWAYS, captured));
        }
        if (size >= SMALLEST_THAT_SPLITS && stones == 0) {
            moves.add(new Option<>(Context.ALWAYS, twoEyes(owner)));
        }
        return moves;
    }
}
