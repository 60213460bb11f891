package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.Effort;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Value;

class RaceSolverTest extends SubSolverContract {
    private static final int MOST_ACTIVE_POINTS = 12;
    private static final int MAX_STATES = 20_000;

    /** Says that a block holds if it is never captured, by enumeration. That is more than a race asks for. */
    private static RaceJudge.Answer judge(RaceJudge.Race race) {
        Block block = race.defender();
        PointSet active =
                block.stones().copy().flood(race.alive().copy().complement()).subtract(block.stones());
        boolean isHeld = active.size() <= MOST_ACTIVE_POINTS
                && RegionEnumerator.solve(
                                new LocalGame(
                                        race.position(),
                                        block.color(),
                                        active,
                                        block.stones(),
                                        new PointSet(active.geometry())),
                                MAX_STATES)
                        .filter(truth -> truth.attackerFirst() == Value.SAFE)
                        .isPresent();
        return new RaceJudge.Answer(isHeld, Effort.NONE);
    }

    @Override
    SubSolver solver() {
        return new RaceSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("semeai");
    }

    @Override
    RaceJudge races() {
        return RaceSolverTest::judge;
    }
}
