package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A claim of a region needs a game at exactly its points, for exactly that value, that assumes nothing. */
class RegionClaimsTest {
    private static final String CLAIM = "the zones do not prove this claim";

    /** The white regions at A2 and C3 are a seki: neither side wants to play. */
    private static final String SEKI_BOARD = """
            sekilab-certificate 2
            board 5 4
            row .XOO.
            row .O.OX
            row .OOOX
            row OOOOX
            claim region seki white A2 C3
            """;

    private static final String SEKI_ZONE = """
            zone white game seki
            points A2 A3 C3 A4 B4
            territory 1f
            block A1 0
            states 28
            a 24 7 3 1
            d p 1
            .
            d 0 1
            a 1
            d p 1
            .
            d p 1
            a 5 2 1
            .
            d p 1
            a 1
            .
            d 3 1
            a 7 3 1
            d p 1
            .
            d 0 1
            a 1
            d p 1
            .
            d p 1
            a 1
            .
            d 1 1
            a 1
            d p 1
            .
            """;

    private static final String NOT_SAFE_ZONE = """
            zone white game not-safe
            points A2 A3 C3 A4 B4
            territory 1f
            block A1 0
            states 10
            d 1 1
            a 1 2 3 4
            d 2 4
            d 0 4
            d 4 4
            d p 4
            .
            .
            a -6 -5 -3
            .
            """;

    private static final String END = "end\nboards 1\n";

    private static final String TWO_EYES_BOARD = """
            sekilab-certificate 2
            board 4 3
            row .X.X
            row XXXX
            row OOO.
            """;

    private static final String TWO_EYES_ZONE = """
            zone black game safe
            points A3 C3
            territory 3
            block A2 0
            states 3
            a 1
            d p 1
            .
            """;

    @Test
    void sekiNeedsAStrategyOfEitherSide() throws CertificateException {
        String good = SEKI_BOARD + SEKI_ZONE + NOT_SAFE_ZONE + END;
        VerifiedBoard board = Certificates.verify(good).get(0);
        assertThat(board.white().regions()).isEqualTo(1);
        assertThat(board.white().safe().isEmpty()).isTrue();
        assertThat(board.black().regions()).isZero();
        assertThat(problem(SEKI_BOARD + NOT_SAFE_ZONE + END)).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(SEKI_BOARD + SEKI_ZONE + END)).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(SEKI_BOARD + END)).isEqualTo("test:7: " + CLAIM);
    }

    @Test
    void sekiIsNotSafe() {
        String good = SEKI_BOARD + SEKI_ZONE + NOT_SAFE_ZONE + END;
        assertThat(problem(good.replace("region seki", "region safe"))).isEqualTo("test:7: " + CLAIM);
        String claimed = SEKI_BOARD.replace("region seki white A2 C3", "white territory A2");
        assertThat(problem(claimed + SEKI_ZONE + NOT_SAFE_ZONE + END)).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(good.replace("game seki", "game safe"))).endsWith(": the game is over without the goal");
    }

    @Test
    void safeRegionIsNoSeki() throws CertificateException {
        String safe = TWO_EYES_BOARD + "claim region safe black A3 C3\n" + TWO_EYES_ZONE + END;
        VerifiedBoard board = Certificates.verify(safe).get(0);
        assertThat(board.black().regions()).isEqualTo(1);
        assertThat(board.black().aliveBlocks()).isZero();
        assertThat(problem(safe.replace("region safe", "region seki"))).isEqualTo("test:6: " + CLAIM);
    }

    @Test
    void regionsOfAClaimAreThoseOfTheGame() {
        String safe = TWO_EYES_BOARD + "claim region safe black A3 C3\n" + TWO_EYES_ZONE + END;
        assertThat(problem(safe)).isEmpty();
        assertThat(problem(safe.replace("black A3 C3", "black A3"))).isEqualTo("test:6: " + CLAIM);
        assertThat(problem(safe.replace("black A3 C3", "black A3 A1"))).isEqualTo("test:6: " + CLAIM);
        String good = SEKI_BOARD + SEKI_ZONE + NOT_SAFE_ZONE + END;
        assertThat(problem(good.replace("white A2 C3", "white A2"))).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(good.replace("white A2 C3", "white C3"))).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(good.replace("white A2 C3", "white A2 A4 B4 C3"))).isEmpty();
    }

    /** The game has the points of two regions, and the territory of one. Alone, that region is one eye. */
    @Test
    void gameWithMorePointsThanTheRegionProvesNothingOfIt() {
        String safe =
                TWO_EYES_BOARD + "claim region safe black A3\n" + TWO_EYES_ZONE.replace("territory 3", "territory 1");
        assertThat(problem(safe + END)).isEqualTo("test:6: " + CLAIM);
    }

    @Test
    void allOfTheRegionIsTerritoryOfTheGame() {
        String claim = TWO_EYES_BOARD + "claim region safe black A3 C3\n";
        for (String less : new String[] {"0", "1", "2"}) {
            String zone = TWO_EYES_ZONE.replace("territory 3", "territory " + less);
            assertThat(problem(TWO_EYES_BOARD + zone + END)).isEmpty();
            assertThat(problem(claim + zone + END)).isEqualTo("test:6: " + CLAIM);
        }
    }

    /** One eye, with a liberty elsewhere, or with a block that lives elsewhere. */
    @Test
    void gameOfARegionAssumesNothing() {
        String claim = TWO_EYES_BOARD + "claim region safe black A3\n";
        for (String eyes : new String[] {"1", "alive"}) {
            String zone = TWO_EYES_ZONE
                    .replace("A3 C3", "A3")
                    .replace("territory 3", "territory 1")
                    .replace("block A2 0", "block A2 " + eyes);
            assertThat(problem(TWO_EYES_BOARD + zone + END)).isEmpty();
            assertThat(problem(claim + zone + END)).isEqualTo("test:6: " + CLAIM);
        }
    }

    /** The stone at A3 is next to both regions of the claim and to no other. */
    @Test
    void interiorBlocksBelongToTheRegion() {
        String certificate = """
                sekilab-certificate 2
                board 4 3
                row X.XO
                row .XXO
                row XXX.
                claim region safe black A2 B3
                zone black game safe
                points A2 A3 B3
                territory 7
                block A1 0
                states 3
                a 1
                d p 1
                .
                end
                boards 1
                """;
        assertThat(problem(certificate)).isEmpty();
        String asBlock = certificate
                .replace("points A2 A3 B3", "points A2 B3")
                .replace("territory 7", "territory 3")
                .replace("block A1 0", "block A1 0\nblock A3 0");
        assertThat(problem(asBlock.replace("claim region safe black A2 B3\n", "")))
                .isEmpty();
        assertThat(problem(asBlock)).isEqualTo("test:6: " + CLAIM);
    }

    private static String problem(String certificate) {
        return Certificates.problem(certificate).orElse("");
    }
}
