package org.sekilab.safety.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.Engines;
import org.sekilab.safety.Safety;
import org.sekilab.safety.settings.Preset;
import org.sekilab.scoring.Prisoners;
import org.sekilab.scoring.Ruleset;

/** Scores that can be counted by hand. */
class ScoresTest {
    private static final Scores SCORES = Scores.of(Safety.of(Preset.M7).with(Engines.LIMITS));

    /** White A2 is dead. Black has 16 points of the board, white 12. */
    private static final Position ONE_DEAD_STONE = Diagram.parse("""
            . X . X O . .
            X X X X O O O
            O X . X O . .
            . X X X O O O
            """);

    @Test
    void areaCountsStonesAndTerritory() {
        ProvedScore proved = SCORES.score(ONE_DEAD_STONE, Ruleset.AREA, 0.5);
        assertThat(proved.dead()).hasToString("{A2}");
        assertThat(proved.isProved()).isTrue();
        assertThat(proved.score().points(Color.BLACK)).isEqualTo(16);
        assertThat(proved.score().points(Color.WHITE)).isEqualTo(12.5);
    }

    /** Black has five empty points after A2 is removed, the dead stone, and two prisoners. White has four and one. */
    @Test
    void territoryCountsPrisoners() {
        ProvedScore proved = SCORES.score(ONE_DEAD_STONE, Ruleset.JAPANESE, new Prisoners(1, 2), 0);
        assertThat(proved.score().points(Color.BLACK)).isEqualTo(5 + 1 + 2);
        assertThat(proved.score().points(Color.WHITE)).isEqualTo(4 + 1);
    }

    @Test
    void boardWithACapturedStoneIsRefused() {
        Position captured = Diagram.parse("""
                X O
                O .
                """);
        assertThatThrownBy(() -> SCORES.score(captured, Ruleset.AREA, 0)).hasMessage("the block at A2 has no liberty");
    }
}
