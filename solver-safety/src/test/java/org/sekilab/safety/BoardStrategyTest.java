package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.RandomAttacker;
import org.sekilab.proof.UnplayableException;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.Zone;

/** The certificate of a whole board answers whatever the attacker does on it. */
class BoardStrategyTest {
    /** Black needs a search to prove the corner, and answers in it. */
    private static final Position CORNER = Diagram.parse("""
            O O O O O . O
            X X X X O O O
            . . . X X O .
            . . . . X O O
            . X . . X O .
            """);

    /** Black lives, and does not keep all of the corner. */
    private static final Position LIFE = Diagram.parse("""
            . O O O O O . O
            O O X X X O O O
            X X X . X O . O
            . . . . X O O O
            . . O . X X O .
            """);

    /** Both colors have stones inside. */
    private static final Position MIXED = Diagram.parse("""
            . O O O O O . O
            O O X X X O O O
            X X X . X O . O
            . . . O X O O O
            . . X . X X O .
            """);

    @Test
    void eachColorWithClaimsHasAStrategy() {
        Certificate certificate = certificate(CORNER);
        assertThat(certificate.zones()).anyMatch(zone -> zone instanceof Zone.Game game && game.color() == Color.BLACK);
        for (Color color : Color.values()) {
            assertThat(BoardStrategy.of(certificate, color).orElseThrow().winner())
                    .isEqualTo(color);
        }
        assertThat(BoardStrategy.of(certificate(Position.empty(CORNER.geometry())), Color.BLACK))
                .isEmpty();
    }

    @Test
    void moveElsewhereIsAnsweredByAPassAndTwoPassesEndPlay() {
        BoardStrategy strategy =
                BoardStrategy.of(certificate(CORNER), Color.BLACK).orElseThrow();
        int elsewhere = GtpPoints.parse(CORNER.geometry(), "G3");
        BoardLine line = strategy.follow(List.of(elsewhere));
        assertThat(line.moves()).containsExactly(elsewhere, Points.PASS);
        assertThat(line.zone().contains(elsewhere)).isFalse();
        assertThat(line.zone().contains(GtpPoints.parse(CORNER.geometry(), "B1")))
                .isTrue();
        BoardLine end = strategy.follow(List.of(elsewhere, Points.PASS));
        assertThat(end.moves()).endsWith(Points.PASS, Points.PASS);
        assertThat(end.tries()).isEmpty();
        assertThatThrownBy(() -> strategy.follow(List.of(elsewhere, elsewhere)))
                .isInstanceOf(UnplayableException.class)
                .hasMessage("G3 cannot be played here");
    }

    @Test
    void afterAStoneElsewhereTheStrategyAnswersAPassWhereOneNeedsAnAnswer() {
        Position position = Diagram.parse("""
            . . . . . . .
            O O O O O O O
            O X X X X X O
            X . O . . . X
            X . X . X X X
            X . O X . . X
            """);
        BoardStrategy strategy =
                BoardStrategy.of(certificate(position), Color.BLACK).orElseThrow();
        int elsewhere = GtpPoints.parse(position.geometry(), "A6");
        int answer = GtpPoints.parse(position.geometry(), "D3");
        assertThat(strategy.follow(List.of(Points.PASS)).moves()).containsExactly(Points.PASS, answer);
        assertThat(strategy.follow(List.of(elsewhere)).moves()).containsExactly(elsewhere, answer);
    }

    @Test
    void nothingIsPlayedAfterTwoPasses() {
        BoardStrategy strategy =
                BoardStrategy.of(certificate(CORNER), Color.BLACK).orElseThrow();
        int elsewhere = GtpPoints.parse(CORNER.geometry(), "G3");
        assertThat(strategy.follow(List.of(elsewhere, Points.PASS)).moves())
                .containsExactly(elsewhere, Points.PASS, Points.PASS);
    }

    static Stream<Position> positions() {
        return Stream.of(CORNER, LIFE, MIXED, MIXED.withColorsSwapped());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void blocksThatAreClaimedToBeAliveSurviveRandomAttacks(Position position) {
        attack(position, 20);
    }

    @ParameterizedTest
    @MethodSource("positions")
    @Tag("thorough")
    void blocksThatAreClaimedToBeAliveSurviveManyAttacks(Position position) {
        attack(position, 300);
    }

    private static void attack(Position position, int games) {
        Certificate certificate = certificate(position);
        Random random = new Random(Seeds.of(20_260_024L));
        AtomicInteger answers = new AtomicInteger();
        for (Color color : Color.values()) {
            BoardStrategy strategy = BoardStrategy.of(certificate, color).orElse(null);
            for (int game = 0; strategy != null && game < games; game++) {
                RandomAttacker.play(strategy, random, 20, line -> {
                    answers.addAndGet(line.moves().get(line.moves().size() - 1) == Points.PASS ? 0 : 1);
                    for (Claim claim : certificate.claims()) {
                        if (claim.color() == color && claim.kind() == Claim.Kind.ALIVE) {
                            assertThat(line.position().stones(color).containsAll(claim.points()))
                                    .as("%s after %s", claim, line.moves())
                                    .isTrue();
                        }
                    }
                });
            }
        }
        assertThat(answers).hasPositiveValue();
    }

    private static Certificate certificate(Position position) {
        return Safety.best().with(Engines.LIMITS).certify(position).certificate();
    }
}
