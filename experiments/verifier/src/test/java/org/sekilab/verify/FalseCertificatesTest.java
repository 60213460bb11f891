package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Claims that are false, or do not follow. One rule of the checker rejects each claim. A checker without the rule
 * accepts the certificate. The test therefore asserts the line and the message of the rule, and not only that there is
 * a message.
 *
 * <p>Each was found by leaving out a rule and searching for what is then accepted. All boards were enumerated. In
 * R-PAIR-3-three-eyes White has three eyes. In R-LEAF-3-room-next-to-lost-block White captures the lost block with two
 * moves, and then the other one in its last eye.
 */
class FalseCertificatesTest {
    private static final String PAIRS = "the pairs do not keep two liberties for each block, or not the territory";
    private static final String CLAIM = "the zones do not prove this claim";

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            R-GAME-1-stones-with-liberties-outside | 10 | doubtful | a defender's stone that may have liberties outside keeps two in the zone
            R-GAME-1-stone-at-the-wall | 10 | doubtful | so does one in a part that touches the wall
            R-CLAIM-2-block-not-alive | 9  | CLAIM    | zones: closed by candidates; territory is founded and closed
            R-ZONE-3-giver-of-another-block | 34 | no zone gives what is assumed of the block at B1 | zones: somebody gives what is assumed
            R-SUM-1-one-eye | 8  | CLAIM    | zones: one eye counts once
            R-SUM-2-giver-not-alive | 19 | CLAIM    | zones: the blocks of a giver live, too
            R-SUM-2-each-by-the-other | 16 | CLAIM    | zones: two zones do not found each other
            R-ZONE-2-game-and-pairs | 12 | the zone has no points, or some of an earlier one | zones: a point is in one of them only
            R-PAIR-1-broken-covered-room | 7  | PAIRS    | pairs: no part is covered where a pair is broken
            R-PAIR-1-broken-bensons-room | 5  | PAIRS    | pairs: Benson's rule needs a part without a broken pair
            R-PAIR-1-broken-piece | 7  | PAIRS    | pairs: no piece of a split part is covered where a pair is broken
            R-PAIR-1-false-eye | 6  | PAIRS    | pairs: eyes that pairs connect
            R-PAIR-1-own-stones-in-room | 5  | PAIRS    | pairs: the defender's stones in a part
            R-PAIR-1-one-liberty-before | 6  | PAIRS    | pairs: the fewer of the liberties before and after
            R-PAIR-1-worse-point | 5  | PAIRS    | pairs: the fewer of the liberties after either answer
            R-PAIR-3-three-eyes | 7  | PAIRS    | pairs: territory can be cleared, as the attacker has one eye at most
            R-PAIR-1-room-at-the-wall | 7  | PAIRS    | pairs: a part next to the wall is not closed
            R-PAIR-1-piece-not-covered | 5  | PAIRS    | pairs: pieces are covered
            R-PAIR-2-outside | 7  | PAIRS    | pairs: there is territory only in a part that is closed
            R-GAME-2-stones-of-lost-block | 16 | the game is over without the goal | games: no stones are connected to a lost block without liberties
            R-GAME-6-stones-beside-taken-block | 13 | the move is not legal | games: attackers beside a taken block cannot be captured
            R-LEAF-3-room-next-to-lost-block | 10 | the pairs do not reach the goal | games: a room next to a lost block is not closed
            R-GAME-2-last-eye | 9  | the game is over without the goal | games: a block in its last eye is captured next
            """)
    void theRuleRejectsIt(String name, int line, String problem, String rule) throws IOException {
        String message = switch (problem) {
            case "PAIRS" -> PAIRS;
            case "CLAIM" -> CLAIM;
            case "doubtful" -> "the attacker captures stones that may have liberties outside";
            default -> problem;
        };
        String certificate =
                Files.readString(Corpus.FOLDER.resolve("bad").resolve(name + ".cert"), StandardCharsets.US_ASCII);
        assertThat(Certificates.problem(certificate)).as(rule).hasValue("test:%d: %s".formatted(line, message));
    }
}
