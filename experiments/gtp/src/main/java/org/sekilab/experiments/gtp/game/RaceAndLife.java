package org.sekilab.experiments.gtp.game;

import java.util.Optional;
import java.util.stream.Stream;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Outlook;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Prospects;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Success;
import org.sekilab.experiments.gtp.game.BlockLife.Life;
import org.sekilab.experiments.gtp.game.StatusJudge.Trust;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/**
 * Tells what the side to move gets out of a race. A guess that a block is captured gives way if the block lives when
 * taken alone.
 *
 * <p>Source: own. The search of a race takes more stones around for alive than the search of one block does.
 * <p>Proves: what the race and the judge of life prove.
 * <p>Differs: a guess that a block lives does not overrule a ko: the search of the race knows more about kos.
 * <p>Cost: that of the race, and of one to three questions to the judge if the race is a guess.
 */
public final class RaceAndLife {
    private final RaceOutlooks outlooks;
    private final BlockLife blocks;

    public RaceAndLife(RaceOutlooks outlooks, BlockLife blocks) {
        this.outlooks = outlooks;
        this.blocks = blocks;
    }

    /** The result for a side that moves first. Empty if it is not known. */
    public Optional<Outlook> judge(SemeaiProblem problem, Color own) {
        return outlooks.judge(problem, own).map(found -> found.isProved() ? found : corrected(found, problem, own));
    }

    private Outlook corrected(Outlook found, SemeaiProblem problem, Color own) {
        int stone = problem.essentialBlock(own).first();
        int other = problem.essentialBlock(own.opposite()).first();
        Success lives = found.prospects().lives();
        Success captures = found.prospects().captures();
        boolean isSpared = captures != Success.NONE && overrules(blocks.life(other, own), captures == Success.CERTAIN);
        Optional<Life> life = lives == Success.CERTAIN ? Optional.empty() : blocks.life(stone, own);
        boolean isSaved = overrules(life, lives == Success.NONE);
        if (!isSpared && !isSaved) {
            return found;
        }
        Prospects prospects = new Prospects(isSaved ? Success.CERTAIN : lives, isSpared ? Success.NONE : captures);
        boolean isLifeAll = prospects.captures() == Success.NONE && prospects.lives() == Success.CERTAIN;
        if (isLifeAll && blocks.life(stone, own.opposite()).isPresent()) {
            return new Outlook(prospects, Points.PASS, false);
        }
        return new Outlook(prospects, isSaved ? life.orElseThrow().move() : found.move(), false);
    }

    /**
     * How the loser of a race lives when its block is taken alone. Empty if it dies, if the race has no loser, or if a
     * proof is about the race.
     */
    public Optional<Life> lifeOfLoser(SemeaiProblem problem, Color first, SemeaiResult result) {
        return Stream.of(Color.values())
                .filter(winner -> result.verdict() == SemeaiVerdict.winOf(winner) && !result.isProved())
                .flatMap(winner ->
                        blocks.life(problem.essentialBlock(winner.opposite()).first(), first).stream())
                .findFirst();
    }

    /** @param isPlain whether the race has its result without a ko */
    private static boolean overrules(Optional<Life> life, boolean isPlain) {
        return life.filter(each -> isPlain || each.trust() == Trust.PROOF).isPresent();
    }
}
