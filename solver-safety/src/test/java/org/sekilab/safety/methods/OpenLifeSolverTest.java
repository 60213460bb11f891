package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.proof.Effort;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Value;

class OpenLifeSolverTest extends SubSolverContract {
    private static final int MOST_ACTIVE_POINTS = 12;
    private static final int MAX_STATES = 20_000;

    /** Says by enumeration that blocks live. The strategy depends on all points of the area. */
    private static LifeJudge.Answer judge(LifeJudge.Question question) {
        PointSet stones = new PointSet(question.area().geometry());
        question.blocks().forEach(block -> stones.unite(block.stones()));
        PointSet active = question.area().copy().subtract(stones);
        Block first = question.blocks().get(0);
        boolean lives = !question.limits().isCancelled().getAsBoolean()
                && active.size() <= MOST_ACTIVE_POINTS
                && RegionEnumerator.solve(
                                new LocalGame(
                                        question.position(),
                                        first.color(),
                                        active,
                                        stones,
                                        new PointSet(active.geometry())),
                                MAX_STATES)
                        .filter(truth -> truth.attackerFirst() == Value.SAFE)
                        .isPresent();
        return new LifeJudge.Answer(
                lives ? Optional.of(new Everywhere(question.area())) : Optional.empty(), Effort.NONE);
    }

    /** A strategy that nobody follows. */
    private record Everywhere(PointSet points) implements OpenLife, OpenLife.Game {
        @Override
        public List<String> lines() {
            return List.of();
        }

        @Override
        public Game begin() {
            return this;
        }

        @Override
        public int answer(int point) {
            return Points.PASS;
        }

        @Override
        public int answerToPass() {
            return Points.PASS;
        }

        @Override
        public boolean isDecided() {
            return false;
        }
    }

    @Override
    SubSolver solver() {
        return new OpenLifeSolver();
    }

    @Override
    Set<String> labels() {
        return Set.of("open-life");
    }

    @Override
    Judges judges() {
        return new Judges(RaceJudge.NONE, question -> {
            asked.add(question.limits());
            return judge(question);
        });
    }
}
