package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Effort;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;

/** All questions about the races of a board together have the limits of one region, for each color. */
class RaceLimitsTest {
    /** Three blocks with an eye each: white has two races, black has two. */
    private static final String THREE_BLOCKS = """
            O O O O X X X O O O O
            O . . O X . X O . . O
            O O O . X X X . O O O
            """;

    private static final long SPENT = 15_000;

    @Test
    void secondQuestionHasWhatTheFirstLeft() {
        List<RaceJudge.Race> asked = new ArrayList<>();
        RaceJudge judge = race -> {
            asked.add(race);
            return new RaceJudge.Answer(false, new Effort(SPENT, 0, Optional.empty()));
        };
        new SearchingSafetySolver(
                        new FloodRegionFinder(), EnginePair.of(Engines.DFPN_R), Engines.config(Preset.M7), judge)
                .solve(Diagram.parse(THREE_BLOCKS));
        long all = Engines.LIMITS.maxNodes();
        for (Color defender : Color.values()) {
            List<Long> limits = asked.stream()
                    .filter(race -> race.defender().color() == defender)
                    .map(race -> race.limits().maxNodes())
                    .toList();
            assertThat(limits).as("nodes for the races of %s", defender).containsExactly(all, all - SPENT);
        }
    }
}
