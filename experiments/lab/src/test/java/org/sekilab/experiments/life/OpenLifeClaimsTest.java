package org.sekilab.experiments.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.life.play.LifeOnBoards;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.RandomAttacker;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.BoardStrategy;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.ClaimCheck;

/** What the safety solver makes of life on the open board holds: by enumeration, and in play. */
class OpenLifeClaimsTest {
    private static final int MOST_ACTIVE_POINTS = 16; // that are enumerated
    private static final int MOST_STATES = 100_000; // of a strategy
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(5_000).withTableBytes(1 << 20);
    private static final SafetyMethod OPEN_LIFE = new SafetyMethod("open-life", 97);
    private static final LifeJudge JUDGE = new LifeOnBoards(LifeConfig.DEFAULT);

    /** Eight in a row on the second line live, as the proverb says. No region of them is closed. */
    private static final Position EIGHT = Diagram.parse("""
            . . . . . . . . . . . .
            . . O O O O O O O O . .
            . O X X X X X X X X O .
            . . . . . . . . . . . .
            """);

    /** Only the static rules and the search of single regions are on, so that much is left to open life. */
    private static SearchingSafetySolver solver(LifeJudge judge) {
        return new SearchingSafetySolver(
                        new FloodRegionFinder(),
                        EnginePair.of(DfpnEngine.withTwins(DfpnConfig.DEFAULT)),
                        new SafetyConfig(Set.of(Feature.OPEN_LIFE), 30, 1, 1, LIMITS),
                        RaceJudge.NONE)
                .with(judge);
    }

    @Test
    void blockWithoutAClosedRegionLives() {
        assertThat(solver(LifeJudge.NONE).solve(EIGHT).aliveStones(Color.BLACK).isEmpty())
                .isTrue();
        assertThat(solver(JUDGE).solve(EIGHT).aliveStones(Color.BLACK)).isEqualTo(EIGHT.black());
    }

    @RepeatedTest(1)
    void claimsOnEnclosedBoardsHold(RepetitionInfo run) {
        ClaimCheck check = new ClaimCheck(MOST_STATES);
        check.checkEnclosedBoards(solver(JUDGE), OPEN_LIFE, Seeds.next(run), 1_000, 10, MOST_ACTIVE_POINTS);
        assertThat(check.proved()).isGreaterThan(2);
    }

    @RepeatedTest(10)
    @Tag("slow")
    void claimsOnMoreEnclosedBoardsHold(RepetitionInfo run) {
        claimsOnEnclosedBoardsHold(run);
    }

    static Stream<Position> endsOfGames() {
        return Stream.concat(
                Stream.of(EIGHT, EIGHT.withColorsSwapped()),
                DemoData.finalPositions().stream().limit(3));
    }

    /** Each color follows all zones and all strategies of life at once, against random attackers. */
    @ParameterizedTest
    @MethodSource("endsOfGames")
    void blocksThatAreClaimedToBeAliveSurviveRandomAttacks(Position position) {
        Certificate certificate = solver(JUDGE).certify(position, MOST_STATES).certificate();
        assertThat(certificate.zones()).anyMatch(Zone.Life.class::isInstance);
        Random random = new Random(Seeds.of(20_261_128L));
        for (Color color : Color.values()) {
            BoardStrategy strategy = BoardStrategy.of(certificate, color).orElse(null);
            for (int game = 0; strategy != null && game < 5; game++) {
                attack(strategy, certificate, random);
            }
        }
    }

    /** Threads that run ahead ask about life, too. The solver finds the same, and counts the same nodes. */
    @ParameterizedTest
    @MethodSource("endsOfGames")
    void severalThreadsProveTheSameWithTheSameEffort(Position position) throws IOException {
        CertifiedSafety alone = solver(JUDGE).certify(position, MOST_STATES);
        CertifiedSafety together = solver(JUDGE).withThreads(3).certify(position, MOST_STATES);
        assertThat(nodes(together)).isEqualTo(nodes(alone)).containsKey("open life");
        assertThat(text(together)).isEqualTo(text(alone));
    }

    private static Map<String, Long> nodes(CertifiedSafety solved) {
        Map<String, Long> nodes = new TreeMap<>();
        solved.safety().spent().forEach((searcher, effort) -> nodes.put(searcher, effort.nodes()));
        return nodes;
    }

    private static String text(CertifiedSafety solved) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(text);
        writer.write(solved.certificate(), "board");
        writer.finish();
        return text.toString(StandardCharsets.UTF_8);
    }

    private static void attack(BoardStrategy strategy, Certificate certificate, Random random) {
        RandomAttacker.play(strategy, random, 40, line -> {
            for (Claim claim : certificate.claims()) {
                if (claim.color() == strategy.winner() && claim.kind() == Claim.Kind.ALIVE) {
                    assertThat(line.position().stones(strategy.winner()).containsAll(claim.points()))
                            .as("%s after %s", claim, line.moves())
                            .isTrue();
                }
            }
        });
    }
}
