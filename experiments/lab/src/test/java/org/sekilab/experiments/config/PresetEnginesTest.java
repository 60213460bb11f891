package org.sekilab.experiments.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.life.play.LifeOnBoards;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.Safety;
import org.sekilab.safety.settings.Preset;

/** The command line and the front door of the library search the same. */
class PresetEnginesTest {
    private static final List<String> BOARDS = List.of("""
            O O X X X X X
            . O X . O . X
            O O X . O . X
            O O X O . X X
            O O X X X X X
            """, """
            . X . X O . . . .
            X X X X O . O O .
            . . . X O O . . O
            . . . X O . . . .
            X X X X O . . . .
            . . . . . . . . .
            . X X X . . . . .
            . . . . . . . . .
            """);

    @ParameterizedTest
    @EnumSource
    void enginesAreThoseOfThePreset(Preset preset) {
        Settings settings = laboratory(preset).settings();
        List<String> names = new ArrayList<>(List.of(settings.engine().name()));
        settings.secondEngine().ifPresent(second -> names.add(second.name()));
        assertThat(names).isEqualTo(preset.engines());
    }

    @Test
    void frontDoorProvesWhatTheConfiguredSolverDoes() {
        Laboratory laboratory = laboratory(Preset.BEST);
        Safety safety =
                Safety.best().with(laboratory.settings().safety().limits()).with(new LifeOnBoards(LifeConfig.DEFAULT));
        for (String board : BOARDS) {
            Position position = Diagram.parse(board);
            SafetyMap configured = laboratory.create(StrategyKind.SOLVERS).solve(position);
            SafetyMap map = safety.solve(position);
            for (Color color : Color.values()) {
                assertThat(map.safePoints(color)).isEqualTo(configured.safePoints(color));
                assertThat(map.aliveStones(color)).isEqualTo(configured.aliveStones(color));
            }
            for (int point = 0; point < position.geometry().area(); point++) {
                assertThat(map.methodAt(point)).isEqualTo(configured.methodAt(point));
            }
            assertThat(nodes(map)).isEqualTo(nodes(configured));
        }
    }

    private static Map<String, Long> nodes(SafetyMap map) {
        Map<String, Long> nodes = new HashMap<>();
        map.spent().forEach((engine, effort) -> nodes.put(engine, effort.nodes()));
        return nodes;
    }

    private static Laboratory laboratory(Preset preset) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addAssignment(
                        "--set",
                        "safety.preset="
                                + preset.name().toLowerCase(Locale.ROOT).replace("m", "M"))
                .addAssignment("--set", "limits.region-time=10m")
                .addAssignment("--set", "limits.region-nodes=2000");
        return Laboratory.open(layers, mistakes);
    }
}
