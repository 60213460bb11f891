package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/** Verdicts about races have certificates if they are proofs, and the format has words for them. */
class RaceCertifierTest {
    private static final int MAX_STATES = 500_000;
    private static final RaceCertifier CERTIFIER = new RaceCertifier(MAX_STATES);

    /** Black takes the ko at A3, and then can capture by D1. White captures by D1. */
    private static final Position KO = Diagram.parse("""
            . O O O O
            O X O O O
            X X X . O
            """);

    @Test
    void trueVerdictsOfTheOracleHaveCertificates() {
        assertThat(countCertified(6)).isGreaterThan(150);
    }

    @Test
    @Tag("thorough")
    void allTrueVerdictsOfTheOracleHaveCertificates() {
        assertThat(countCertified(1)).isEqualTo(999);
    }

    /** @param step checks each race with a multiple of it as its index */
    private static int countCertified(int step) {
        int certified = 0;
        for (OracleRace race : OracleRace.all()) {
            if (race.index() % step != 0) {
                continue;
            }
            Map<Color, SemeaiResult> results = new EnumMap<>(Color.class);
            for (Color first : Color.values()) {
                race.truth(first).ifPresent(verdict -> results.put(first, result(verdict, Certainty.CERTAIN)));
            }
            Optional<RaceCertificate> certificate = CERTIFIER.certify(race.problem(), results);
            assertThat(certificate.map(each -> each.verdicts().keySet()))
                    .as(race.describe())
                    .hasValue(results.keySet());
            certified += results.size();
        }
        return certified;
    }

    @Test
    void falseVerdictsOfTheOracleHaveNone() {
        for (OracleRace race : OracleRace.all()) {
            if (race.index() % 10 == 0) {
                for (SemeaiVerdict verdict :
                        List.of(SemeaiVerdict.BLACK_WINS, SemeaiVerdict.WHITE_WINS, SemeaiVerdict.SEKI)) {
                    if (!race.truth(Color.BLACK).equals(Optional.of(verdict))) {
                        Map<Color, SemeaiResult> results = Map.of(Color.BLACK, result(verdict, Certainty.BOUNDED));
                        assertThatThrownBy(() -> CERTIFIER.certify(race.problem(), results))
                                .as("%s %s", verdict, race.describe())
                                .isInstanceOf(IllegalStateException.class);
                    }
                }
            }
        }
    }

    @Test
    void guessesAndOpenRacesHaveNone() {
        SemeaiResult guess = result(SemeaiVerdict.BLACK_WINS, Certainty.HEURISTIC);
        assertThat(CERTIFIER.certify(race(KO), Map.of(Color.BLACK, guess))).isEmpty();
        SemeaiResult open = SemeaiResult.stopped("search", Limit.NODES);
        assertThat(CERTIFIER.certify(race(KO), Map.of(Color.BLACK, open))).isEmpty();
    }

    @Test
    void racesWithMoreStatesThanTheLimitHaveNone() {
        Map<Color, SemeaiResult> results = Map.of(Color.BLACK, result(SemeaiVerdict.BLACK_WINS, Certainty.CERTAIN));
        assertThat(new RaceCertifier(2).certify(race(KO), results)).isEmpty();
        assertThat(CERTIFIER.certify(race(KO), results)).isPresent();
    }

    /** A certificate shows no ko, so that the first move might be a different one. */
    @Test
    void racesThatBeginWithAForbiddenKoHaveNone() {
        Position banned = new Position(KO.geometry(), KO.black(), KO.white(), Color.BLACK, point(KO, "A3"));
        SemeaiResult result = result(SemeaiVerdict.BLACK_WINS, Certainty.CERTAIN);
        assertThat(CERTIFIER.certify(race(banned), Map.of(Color.BLACK, result))).isEmpty();
        SemeaiResult white = result(SemeaiVerdict.WHITE_WINS, Certainty.CERTAIN);
        assertThat(CERTIFIER.certify(race(banned), Map.of(Color.WHITE, white))).isPresent();
        assertThat(CERTIFIER.certify(race(banned).withKoWinner(KoWinner.BLACK), Map.of(Color.BLACK, result)))
                .isPresent();
    }

    /** The format does not tell which stones are alive. */
    @Test
    void racesWithStonesThatAreNamedAliveHaveNone() {
        SemeaiProblem problem = race(KO);
        SemeaiProblem alive = new SemeaiProblem(
                KO, problem.black(), problem.white(), KoWinner.NONE, KO.white().copy());
        SemeaiResult result = result(SemeaiVerdict.SEKI, Certainty.CERTAIN);
        assertThat(CERTIFIER.certify(alive, Map.of(Color.BLACK, result))).isEmpty();
    }

    private static SemeaiProblem race(Position position) {
        return new SemeaiProblem(position, point(position, "A1"), point(position, "E1"), KoWinner.NONE);
    }

    private static int point(Position position, String name) {
        return GtpPoints.parse(position.geometry(), name);
    }

    private static SemeaiResult result(SemeaiVerdict verdict, Certainty certainty) {
        return new SemeaiResult(verdict, "search", certainty, Limit.NONE, List.of(), Statistics.NONE);
    }
}
