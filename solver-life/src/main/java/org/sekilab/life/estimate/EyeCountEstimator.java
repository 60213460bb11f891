package org.sekilab.life.estimate;

import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

/**
 * Guesses how many eyes an eye space gives, with either side moving first. Immutable; threads may share it.
 *
 * <p>Source: own. GNU Go counts eyes by graphs and patterns.
 * <p>Proves: nothing. An eye space gives two eyes if the blocks around it live by it alone. It gives one eye if they
 * need one eye elsewhere, too. {@link EyeArea} says which blocks are around it. A ko is fought without threats.
 * <p>Cost: up to four searches.
 */
public final class EyeCountEstimator {

    private final Limits limits;
    private final SearchListener listener;

    /**
     * An estimator.
     *
     * @param limits of each search
     * @param listener receives the progress of each search
     */
    public EyeCountEstimator(Limits limits, SearchListener listener) {
        this.limits = limits;
        this.listener = listener;
    }

    /** Guesses the eyes of the eye space around a point. Empty if there is no small one, or a limit comes first. */
    public Optional<EyeCount> estimate(Position position, int point) {
        return EyeArea.around(position, point).flatMap(this::count);
    }

    private Optional<EyeCount> count(EyeArea area) {
        Color attacker = area.owner().opposite();
        int fewest = area.mostEyes();
        int most = area.mostEyes();
        int attack = Points.NONE;
        int defense = Points.NONE;
        for (int eyes = area.mostEyes(); eyes > 0 && fewest == eyes; eyes--) {
            FightSearch attacked = search(area, attacker, EyeArea.TWO_EYES - eyes);
            FightSearch defended = search(area, area.owner(), EyeArea.TWO_EYES - eyes);
            if (!attacked.isDecided() || !defended.isDecided()) {
                return Optional.empty();
            }
            if (!defended.isAlive()) { // then the attacker need not move
                fewest--;
                most--;
            } else if (!attacked.isAlive()) {
                fewest--;
                attack = attacked.bestMove();
                defense = defense == Points.NONE ? defended.bestMove() : defense;
            }
        }
        boolean isOpen = fewest < most;
        return Optional.of(new EyeCount(fewest, most, isOpen ? attack : Points.NONE, isOpen ? defense : Points.NONE));
    }

    private FightSearch search(EyeArea area, Color first, int eyesElsewhere) {
        LocalBoard board = area.board(first, KoThreats.of(0), eyesElsewhere);
        FightSearch search =
                new FightSearch(board, new EyeSpaceJudge(board, area.suicides(first)), limits.tableBytes());
        search.run(new Budget(limits, listener, TableCounts.NONE));
        return search;
    }
}
