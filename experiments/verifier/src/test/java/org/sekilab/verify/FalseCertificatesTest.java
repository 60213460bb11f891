package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Claims that are false, or do not follow. One rule of the checker rejects each claim. A checker without the rule
 * accepts the certificate. The test therefore asserts the line and the message of the rule, and not only that there is
 * a message.
 *
 * <p>Each was found by leaving out a rule and searching for what is then accepted. The boards were enumerated, except
 * two. In w24 White has three eyes. In lost-room White captures the lost block with two moves, and then the other one
 * in its last eye.
 */
class FalseCertificatesTest {
    private static final String PAIRS = "the pairs do not keep two liberties for each block, or not the territory";
    private static final String CLAIM = "the zones do not prove this claim";

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            w1  | 10 | doubtful | a defender's stone that may have liberties outside keeps two in the zone
            w2  | 10 | doubtful | so does one in a part that touches the wall
            w44 | 9  | CLAIM    | zones: closed by candidates
            w45 | 34 | no zone gives what is assumed of the block at B1 | zones: somebody gives what is assumed
            w47 | 8  | CLAIM    | zones: one eye counts once
            w48 | 9  | CLAIM    | zones: territory is founded and closed
            w42 | 19 | CLAIM    | zones: the blocks of a giver live, too
            w43 | 16 | CLAIM    | zones: two zones do not found each other
            w50 | 12 | the zone has no points, or some of an earlier one | zones: a point is in one of them only
            w11 | 7  | PAIRS    | pairs: no part is covered where a pair is broken
            w12 | 5  | PAIRS    | pairs: Benson's rule needs a part without a broken pair
            w13 | 7  | PAIRS    | pairs: no piece of a split part is covered where a pair is broken
            w18 | 6  | PAIRS    | pairs: eyes that pairs connect
            w21 | 5  | PAIRS    | pairs: the defender's stones in a part
            w22 | 6  | PAIRS    | pairs: the fewer of the liberties before and after
            w23 | 5  | PAIRS    | pairs: the fewer of the liberties after either answer
            w24 | 7  | PAIRS    | pairs: territory can be cleared, as the attacker has one eye at most
            w25 | 7  | PAIRS    | pairs: a part next to the wall is not closed
            w29 | 5  | PAIRS    | pairs: pieces are covered
            w30 | 7  | PAIRS    | pairs: there is territory only in a part that is closed
            w62 | 16 | the game is over without the goal | games: no stones are connected to a lost block without liberties
            w63 | 13 | the move is not legal | games: attackers beside a taken block cannot be captured
            lost-room | 10 | the pairs do not reach the goal | games: a room next to a lost block is not closed
            w74 | 9  | the game is over without the goal | games: a block in its last eye is captured next
            """)
    void theRuleRejectsIt(String name, int line, String problem, String rule) throws IOException {
        String message = switch (problem) {
            case "PAIRS" -> PAIRS;
            case "CLAIM" -> CLAIM;
            case "doubtful" -> "the attacker captures stones that may have liberties outside";
            default -> problem;
        };
        String certificate = read(name);
        assertThat(Certificates.problem(certificate)).as(rule).hasValue("test:%d: %s".formatted(line, message));
    }

    private static String read(String name) throws IOException {
        try (InputStream in =
                FalseCertificatesTest.class.getResourceAsStream("false-certificates/%s.cert".formatted(name))) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.US_ASCII);
        }
    }
}
