package org.sekilab.semeai.lcg;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/**
 * The games of plain liberties.
 *
 * <p>Source: [LCG] 2.6.1.
 */
public final class PlainGames {
    private PlainGames() {}

    /** Outside liberties, P_n: each takes one move of the opponent. */
    public static LibertyCountGame outside(Color owner, int liberties) {
        LibertyCountGame game = LibertyCountGame.ZERO;
        for (int i = 1; i <= liberties; i++) {
            game = LibertyCountGame.of(owner, i, List.of(), always(game));
        }
        return game;
    }

    /** Shared liberties, S_n: each takes one move of either side. */
    public static LibertyCountGame shared(int liberties) {
        LibertyCountGame game = LibertyCountGame.ZERO;
        for (int i = 1; i <= liberties; i++) {
            game = new LibertyCountGame(i, i, always(game), always(game));
        }
        return game;
    }

    private static List<Option<LibertyCountGame>> always(LibertyCountGame result) {
        return List.of(new Option<>(Context.ALWAYS, result));
    }
}
