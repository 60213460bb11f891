package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** The cases of tenuki, the program of [AP], with its scores. */
class TenukiTest {
    /** Two single stones. Neither side surrounds anything. */
    private static final Position TWO_STONES = Diagram.parse("""
            . . . . .
            . X . . .
            . . . . .
            . . . O .
            . . . . .
            """);

    @Test
    void sekiCasesHaveTheScoresOfTheProgram() throws IOException {
        List<TenukiCase> cases = TenukiCase.all();
        assertThat(cases).hasSize(18);
        for (TenukiCase one : cases) {
            Territory territory = new RelaxedSekiRule(Filling.CHECKERED).territory(one.position());
            Score score = new Score(Ruleset.JAPANESE, territory, Prisoners.NONE, one.dead(), 0);
            for (Color color : Color.values()) {
                assertThat(territory.of(color).territory().size())
                        .as("territory of %s in%n%s", color, one)
                        .isEqualTo(one.territory(color));
                assertThat(score.points(color))
                        .as("score of %s in%n%s", color, one)
                        .isEqualTo(one.score(color));
            }
        }
    }

    /** "Marking dead: 1-1 under territory scoring"; and "two lone opposed stones: 0-0". */
    @Test
    void deadStonesCountWhereNobodySurroundsAnything() {
        Position empty = Position.empty(TWO_STONES.geometry());
        SekiRule rule = new RelaxedSekiRule(Filling.CHECKERED);
        Score alive = new Score(Ruleset.JAPANESE, rule.territory(TWO_STONES), Prisoners.NONE, Prisoners.NONE, 0);
        Score dead = new Score(Ruleset.JAPANESE, rule.territory(empty), Prisoners.NONE, new Prisoners(1, 1), 0);
        for (Color color : Color.values()) {
            assertThat(alive.points(color)).isZero();
            assertThat(dead.points(color)).isEqualTo(1);
        }
    }

    /**
     * A board of 19x19 split between ten columns of Black and nine of White. It gives 190 to 171 by area, 171 to 152 by
     * territory.
     */
    @Test
    void splitBoardHasTheScoresOfTheProgram() {
        Position position = Diagram.parse((".".repeat(9) + "XO" + ".".repeat(8) + "\n").repeat(19));
        Territory territory = new RelaxedSekiRule(Filling.CHECKERED).territory(position);
        Score area = new Score(Ruleset.AREA, territory, Prisoners.NONE, Prisoners.NONE, 0);
        assertThat(area.points(Color.BLACK)).isEqualTo(190);
        assertThat(area.points(Color.WHITE)).isEqualTo(171);
        Score japanese = new Score(Ruleset.JAPANESE, territory, Prisoners.NONE, Prisoners.NONE, 6.5);
        assertThat(japanese.points(Color.BLACK)).isEqualTo(171);
        assertThat(japanese.points(Color.WHITE)).isEqualTo(158.5);
    }

    /**
     * Two connections exclude each other in this seki. Grey stones let both sides connect; a checkered pattern does
     * not.
     */
    @Test
    void greyStonesMissSekiThatTheCheckeredPatternTells() throws IOException {
        List<TenukiCase> cases = TenukiCase.all().stream()
                .filter(one -> one.name().startsWith("T11"))
                .toList();
        assertThat(cases).hasSize(2);
        for (TenukiCase one : cases) {
            Territory checkered = new RelaxedSekiRule(Filling.CHECKERED).territory(one.position());
            Territory grey = new RelaxedSekiRule(Filling.GREY).territory(one.position());
            for (Color color : Color.values()) {
                assertThat(checkered.of(color).seki().isEmpty()).isFalse();
                assertThat(grey.of(color).seki().isEmpty()).isTrue();
            }
        }
    }
}
