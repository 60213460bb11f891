package org.sekilab.experiments.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.score.BoardScorer.TerritorySolver;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.Ruleset;

/**
 * The default judge of dead stones, on the 40 games that ship. Their root comments have the dead stones by GNU Go. Only
 * proofs without search are allowed here, so that most stones are estimated.
 */
class DeadStonesTest {
    private static final Pattern DEAD = Pattern.compile("dead: ([^;]*);");
    private static final int GAMES = 40;

    private final Mistakes mistakes = new Mistakes();
    private final Laboratory laboratory =
            Laboratory.open(new Layers(mistakes).addOption("test", SafetyKeys.SOLVER, "static"), mistakes);

    /** The games that random games alone are least sure about, and one that they are sure about. */
    @ParameterizedTest
    @ValueSource(ints = {0, 7, 15, 21, 29})
    void finishedGameHasTheDeadStonesAndTheResultOfGnuGo(int game) {
        BoardInput input = DemoData.games().get(game).read().boards().iterator().next();
        DeadStones judge = DeadStones.of(DeadStoneQuery.of(Optional.empty(), Optional.empty()), laboratory);
        ScoreAnswer answer = new BoardScorer(
                        Ruleset.AREA, judge, TerritorySolver.of(SekiMode.RELAXED, Filling.CHECKERED, laboratory))
                .score(input);
        assertThat(names(answer.dead().all())).isEqualTo(deadByGnuGo(input.game()));
        assertThat(answer.dead().proved().intersects(answer.dead().estimated())).isFalse();
        double lead = answer.score().points(Color.BLACK) - answer.score().points(Color.WHITE);
        assertThat((lead > 0 ? "B+" : "W+") + Math.abs(lead))
                .isEqualTo(input.game().root().findValue("RE").orElseThrow());
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("allGames")
    void eachFinishedGameHasThem(int game) {
        finishedGameHasTheDeadStonesAndTheResultOfGnuGo(game);
    }

    private static IntStream allGames() {
        return IntStream.range(0, GAMES);
    }

    private static Set<String> deadByGnuGo(SgfGame game) {
        Matcher matcher = DEAD.matcher(game.root().findValue("C").orElseThrow());
        assertThat(matcher.find()).isTrue();
        return new TreeSet<>(List.of(matcher.group(1).strip().split(" ")));
    }

    private static Set<String> names(PointSet points) {
        Geometry geometry = points.geometry();
        Set<String> names = new TreeSet<>();
        for (int point : points.toArray()) {
            names.add(geometry.name(point));
        }
        return names;
    }
}
