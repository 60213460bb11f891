package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.UnplayableException;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/** The winner of a race, and both sides of a seki, answer whatever the other side does. */
class RaceAnswersTest {
    private static final RaceCertifier CERTIFIER = new RaceCertifier(500_000);

    @Test
    void winnersCaptureAndSidesOfASekiAreNeverCaptured() {
        assertThat(playAll(20, 3)).isGreaterThan(50);
    }

    @Test
    @Tag("thorough")
    void winnersOfAllRacesCaptureAndSidesOfASekiAreNeverCaptured() {
        assertThat(playAll(1, 10)).isGreaterThan(1_000);
    }

    @Test
    void movesOutsideTheRaceAreRefused() {
        OracleRace race = OracleRace.all().get(0);
        RaceAnswers answers = answers(race, Color.BLACK, race.truth(Color.BLACK).orElseThrow())
                .get(0);
        int stone = race.problem().black();
        assertThatThrownBy(() -> answers.follow(List.of(stone)))
                .isInstanceOf(UnplayableException.class)
                .hasMessageEndingWith("cannot be played here");
    }

    /** The number of games. */
    private static int playAll(int step, int games) {
        Random random = new Random(Seeds.of(20_260_024L));
        int played = 0;
        for (OracleRace race : OracleRace.all()) {
            for (Color first : Color.values()) {
                if (race.index() % step == 0 && race.truth(first).isPresent()) {
                    SemeaiVerdict verdict = race.truth(first).get();
                    List<RaceAnswers> all = answers(race, first, verdict);
                    assertThat(all).as(race.describe()).hasSize(verdict == SemeaiVerdict.SEKI ? 2 : 1);
                    for (RaceAnswers answers : all) {
                        for (int game = 0; game < games; game++) {
                            play(race, verdict, answers, random);
                            played++;
                        }
                    }
                }
            }
        }
        return played;
    }

    private static void play(OracleRace race, SemeaiVerdict verdict, RaceAnswers answers, Random random) {
        List<Integer> tries = new ArrayList<>();
        BoardLine line = answers.follow(tries);
        while (!line.tries().isEmpty() && tries.size() < 60) {
            tries.add(line.tries().get(random.nextInt(line.tries().size())));
            line = answers.follow(tries);
            assertThat(isThere(race, answers.winner(), line))
                    .as("%s after %s", race.describe(), line.moves())
                    .isTrue();
        }
        if (line.tries().isEmpty() && verdict != SemeaiVerdict.SEKI) {
            assertThat(isThere(race, answers.winner().opposite(), line))
                    .as("%s after %s", race.describe(), line.moves())
                    .isFalse();
            assertThat(line.moves().get(line.moves().size() - 1)).isNotEqualTo(Points.PASS);
        }
    }

    private static boolean isThere(OracleRace race, Color color, BoardLine line) {
        PointSet block = race.problem().essentialBlock(color);
        return line.position().stones(color).containsAll(block);
    }

    private static List<RaceAnswers> answers(OracleRace race, Color first, SemeaiVerdict verdict) {
        SemeaiResult result =
                new SemeaiResult(verdict, "oracle", Certainty.CERTAIN, Limit.NONE, List.of(), Statistics.NONE);
        return CERTIFIER
                .certify(race.problem(), Map.of(first, result))
                .orElseThrow()
                .answers(first);
    }
}
