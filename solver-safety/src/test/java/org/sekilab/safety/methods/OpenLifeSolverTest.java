package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Effort;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.safety.UnplayedLife;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.search.Limits;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Value;

class OpenLifeSolverTest extends SubSolverContract {
    private static final int MOST_ACTIVE_POINTS = 12;
    private static final int MAX_STATES = 20_000;

    private final List<LifeJudge.Question> questions = new ArrayList<>();
    private LifeJudge judge = OpenLifeSolverTest::enumerate;

    /** Says by enumeration that blocks live. The strategy depends on all points of the area. */
    private static LifeJudge.Answer enumerate(LifeJudge.Question question) {
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
                lives ? Optional.of(new UnplayedLife(question.area())) : Optional.empty(), Effort.NONE);
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
            asked.add(forEachBlock(question));
            questions.add(question);
            return judge.judge(question);
        });
    }

    private static Limits forEachBlock(LifeJudge.Question question) {
        Limits all = question.limits();
        int blocks = question.blocks().size();
        return all.withTime(all.time().dividedBy(blocks)).withMaxNodes(all.maxNodes() / blocks);
    }

    /** No block alone has a window that is small enough, as where each has a large friend beside it. */
    @Test
    void asksAboutBlocksThatShareLibertiesTogether() {
        Position position = Diagram.parse("""
                ..O.X
                .O.X.
                O.XXX
                OOX..
                """);
        judge = question -> question.blocks().size() < 3
                ? LifeJudge.Answer.OPEN
                : new LifeJudge.Answer(Optional.of(new UnplayedLife(question.area())), Effort.NONE);

        Desk desk = solved(position);

        assertThat(desk.result.build().aliveStones(Color.WHITE)).isEqualTo(position.white());
        Duration one = config().limits().time();
        assertThat(questions).extracting(question -> question.limits().time()).containsExactly(one.multipliedBy(3));
    }

    @Test
    void fewStonesBeginNoQuestion() {
        Position position = Diagram.parse("""
                .....
                .OOO.
                .....
                XXXX.
                """);
        judge = question -> LifeJudge.Answer.OPEN;

        solved(position);

        assertThat(questions).isEmpty();
    }

    private Desk solved(Position position) {
        Desk desk = new Desk(new SafetyMapBuilder(position, new FloodRegionFinder()), Color.WHITE, config());
        desk.commitAll(List.of(solver()));
        return desk;
    }
}
