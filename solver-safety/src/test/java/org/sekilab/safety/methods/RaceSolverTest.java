package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.Effort;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Value;

class RaceSolverTest extends SubSolverContract {
    private static final int MOST_ACTIVE_POINTS = 12;
    private static final int MAX_STATES = 20_000;

    /** Says that a block holds its race by enumeration, although it may die after it has captured the other block. */
    private static RaceJudge.Answer judge(RaceJudge.Race race) {
        Block block = race.defender();
        PointSet active =
                block.stones().copy().flood(race.alive().copy().complement()).subtract(block.stones());
        PointSet none = new PointSet(active.geometry());
        boolean isHeld = active.size() <= MOST_ACTIVE_POINTS
                && RegionEnumerator.solveRace(
                                new LocalGame(race.position(), block.color(), active, block.stones(), none),
                                race.attacker().stones(),
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
    Judges judges() {
        return new Judges(RaceSolverTest::judge, LifeJudge.NONE);
    }
}
