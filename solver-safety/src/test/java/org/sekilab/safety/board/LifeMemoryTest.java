package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Effort;
import org.sekilab.safety.Engines;
import org.sekilab.safety.UnplayedLife;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.settings.LifeJudge;

/** Which questions about life the judge is asked. The judge says that a block lives in an area with two columns. */
class LifeMemoryTest {
    private static final Position POSITION = Diagram.parse("""
            . . . .
            X . . X
            . . . .
            """);
    private static final Block LEFT =
            new FloodRegionFinder().find(POSITION, Color.BLACK).blocks().get(0);

    private final List<LifeJudge.Question> asked = new ArrayList<>();
    private final LifeMemory memory = new LifeMemory(POSITION, question -> {
        asked.add(question);
        boolean lives = question.area().containsAll(columns(2));
        return new LifeJudge.Answer(lives ? Optional.of(new UnplayedLife(columns(2))) : Optional.empty(), Effort.NONE);
    });

    @Test
    void strategyIsTheAnswerInEachAreaWithItsPoints() {
        assertThat(find(columns(4))).map(OpenLife::points).contains(columns(2));
        assertThat(find(columns(3))).map(OpenLife::points).contains(columns(2));
        assertThat(find(columns(2))).map(OpenLife::points).contains(columns(2));
        assertThat(asked).hasSize(1);
    }

    @Test
    void areaWithoutAllPointsOfTheStrategyIsANewQuestion() {
        assertThat(find(columns(3))).isPresent();
        assertThat(find(columns(1))).isEmpty();
        assertThat(asked).hasSize(2);
    }

    @Test
    void partOfAnAreaWithoutLifeIsNoNewQuestion() {
        PointSet right = columns(2).complement();
        assertThat(find(right)).isEmpty();
        assertThat(find(right.copy().subtract(columns(3)))).isEmpty();
        assertThat(asked).hasSize(1);
    }

    @Test
    void otherPointsFarAwayMakeNoNewQuestion() {
        PointSet last = columns(3).complement();
        assertThat(find(columns(1))).isEmpty();
        assertThat(find(columns(1).unite(last))).isEmpty();
        assertThat(asked).hasSize(1);
        assertThat(find(columns(2).unite(last))).isPresent();
    }

    private Optional<OpenLife> find(PointSet area) {
        return memory.find(List.of(LEFT), area, Engines.LIMITS, effort -> {});
    }

    /** The points of the first columns. */
    private static PointSet columns(int count) {
        PointSet points = new PointSet(POSITION.geometry());
        for (int column = 0; column < count; column++) {
            for (int row = 0; row < 3; row++) {
                points.add(POSITION.geometry().point(column, row));
            }
        }
        return points;
    }
}
