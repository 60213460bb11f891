package org.sekilab.semeai.lcg;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.ConditionalGame;
import org.sekilab.semeai.ccg.Option;

/**
 * A conditional game with the number of liberties of each essential block in it. Immutable.
 *
 * <p>Source: [LCG] 2.4. There is one essential block of each color.
 */
public final class LibertyCountGame extends ConditionalGame<LibertyCountGame> {
    /** The count of a block that is connected to alive stones and cannot be captured any more. */
    public static final int ALIVE = 1 << 16;

    /** The game without moves and without liberties. */
    public static final LibertyCountGame ZERO = ending(0, 0);

    private final int blackLiberties;
    private final int whiteLiberties;

    /**
     * A game.
     *
     * @param blackLiberties the liberties of the black essential block in it, at most {@link #ALIVE}
     * @param whiteLiberties the liberties of the white essential block in it, at most {@link #ALIVE}
     * @param black the options of black
     * @param white the options of white
     */
    public LibertyCountGame(
            int blackLiberties,
            int whiteLiberties,
            List<Option<LibertyCountGame>> black,
            List<Option<LibertyCountGame>> white) {
        super(black, white);
        if (blackLiberties < 0 || whiteLiberties < 0 || blackLiberties > ALIVE || whiteLiberties > ALIVE) {
            throw new IllegalArgumentException("%d and %d liberties".formatted(blackLiberties, whiteLiberties));
        }
        this.blackLiberties = blackLiberties;
        this.whiteLiberties = whiteLiberties;
    }

    /** A game without moves. */
    public static LibertyCountGame ending(int blackLiberties, int whiteLiberties) {
        return new LibertyCountGame(blackLiberties, whiteLiberties, List.of(), List.of());
    }

    /** A game in which only one color has liberties. */
    static LibertyCountGame of(
            Color owner,
            int liberties,
            List<Option<LibertyCountGame>> owners,
            List<Option<LibertyCountGame>> opponents) {
        return owner == Color.BLACK
                ? new LibertyCountGame(liberties, 0, owners, opponents)
                : new LibertyCountGame(0, liberties, opponents, owners);
    }

    /** The liberties of an essential block in this game. */
    public int liberties(Color color) {
        return color == Color.BLACK ? blackLiberties : whiteLiberties;
    }

    /** All games that play can lead to, this one first, each once. */
    public List<LibertyCountGame> positions() {
        List<LibertyCountGame> found = new ArrayList<>();
        Set<LibertyCountGame> seen = new HashSet<>();
        found.add(this);
        seen.add(this);
        for (int i = 0; i < found.size(); i++) {
            for (Color color : Color.values()) {
                for (Option<LibertyCountGame> option : found.get(i).options(color)) {
                    if (seen.add(option.result())) {
                        found.add(option.result());
                    }
                }
            }
        }
        return found;
    }

    @Override
    public String toString() {
        return "%d-%d, options %d and %d"
                .formatted(
                        blackLiberties,
                        whiteLiberties,
                        options(Color.BLACK).size(),
                        options(Color.WHITE).size());
    }
}
