package org.sekilab.semeai.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;

/** Races on graphs by the counts that the literature gives, and what a capture does to a third group. */
class GraphRaceTest {
    private static final Gains NO_GAIN = (captor, inner, captured) -> inner;
    private static final Gains LIFE = (captor, inner, captured) -> RaceGroup.ALIVE;

    /**
     * Races without eyes: the side to move first captures if it has as many outside liberties as the opponent, and one
     * more for each shared liberty but the first. Otherwise it is captured, or lives in seki.
     */
    @Test
    void racesWithoutEyesAreDecidedByCounting() {
        for (int black = 0; black <= 4; black++) {
            for (int white = 0; white <= 4; white++) {
                for (int shared = 0; shared <= 3; shared++) {
                    if (black + shared > 0 && white + shared > 0) {
                        GraphRace race = race(black, white, shared);
                        assertThat(race.value(Color.BLACK))
                                .as("%d, %d, %d", black, white, shared)
                                .isEqualTo(blackFirst(black - white, shared));
                    }
                }
            }
        }
    }

    private static Outcome blackFirst(int more, int shared) {
        if (more >= Math.max(0, shared - 1)) {
            return Outcome.WIN;
        }
        return more <= -Math.max(1, shared) ? Outcome.LOSS : Outcome.DRAW;
    }

    /** A win fills a liberty of the opponent, and a lost race has no move that is better than a pass. */
    @Test
    void bestMoveKeepsTheValue() {
        assertThat(race(2, 2, 0).findBestMove(Color.BLACK)).contains(new GraphRace.Move(GraphRace.Kind.OUTER, 1));
        assertThat(race(2, 2, 0).findBestMove(Color.WHITE)).contains(new GraphRace.Move(GraphRace.Kind.OUTER, 0));
        assertThat(race(1, 0, 1).findBestMove(Color.BLACK)).contains(new GraphRace.Move(GraphRace.Kind.SHARED, 0));
        assertThat(race(1, 3, 0).findBestMove(Color.BLACK)).isEmpty();
    }

    /** "Me ari me nashi": with an eye against none, shared liberties are for the side with the eye. */
    @Test
    void eyeAgainstNoEyeWinsTheSharedLiberties() {
        RaceGroup withEye = new RaceGroup(Color.BLACK, 9, 1, 0);
        RaceGroup without = new RaceGroup(Color.WHITE, 9, 0, 2);
        for (Color first : Color.values()) {
            assertThat(race(List.of(withEye, without), 3, NO_GAIN).value(first)).isEqualTo(Outcome.WIN);
        }
    }

    /** White captures the second black group first. Whether that saves White depends on the gain. */
    @Test
    void captureOfAThirdGroupGivesWhatTheGainsSay() {
        List<RaceGroup> groups = List.of(
                new RaceGroup(Color.BLACK, 9, 0, 3),
                new RaceGroup(Color.WHITE, 9, 0, 1),
                new RaceGroup(Color.BLACK, 9, 0, 1));
        SemeaiGraph graph = new SemeaiGraph(
                groups,
                List.of(
                        new Confrontation(0, 1, Confrontation.Buffer.of(0)),
                        new Confrontation(2, 1, Confrontation.Buffer.of(0))));
        assertThat(new GraphRace(graph, 0, 1, NO_GAIN, Budget.unlimited()).value(Color.WHITE))
                .isEqualTo(Outcome.WIN);
        assertThat(new GraphRace(graph, 0, 1, LIFE, Budget.unlimited()).value(Color.WHITE))
                .isEqualTo(Outcome.LOSS);
        assertThat(new GraphRace(graph, 0, 1, LIFE, Budget.unlimited()).value(Color.BLACK))
                .isEqualTo(Outcome.WIN);
    }

    private static GraphRace race(int black, int white, int shared) {
        return race(
                List.of(new RaceGroup(Color.BLACK, 9, 0, black), new RaceGroup(Color.WHITE, 9, 0, white)),
                shared,
                NO_GAIN);
    }

    private static GraphRace race(List<RaceGroup> groups, int shared, Gains gains) {
        SemeaiGraph graph = new SemeaiGraph(groups, List.of(new Confrontation(0, 1, Confrontation.Buffer.of(shared))));
        return new GraphRace(graph, 0, 1, gains, Budget.unlimited());
    }
}
