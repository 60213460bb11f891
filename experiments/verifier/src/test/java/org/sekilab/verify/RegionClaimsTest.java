package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

    /** White lives with two eyes within a black wall that has room on the other side. */
    private static final String LIFE_INSIDE = """
            sekilab-certificate 4
            board 6 2
            row .O.OX.
            row OOOOX.
            claim region refuted black A1 B1
            zone black game refuted
            points A1 B1 C1 D1 A2 B2 C2 D2
            territory 1
            block E1 alive
            states 3
            d p 1
            a 1
            .
            """;

    @Test
    void refutationNeedsAClosedZoneWithBlocksThatLive() throws CertificateException {
        String good = LIFE_INSIDE + END;
        VerifiedBoard.RegionValue value =
                Certificates.verify(good).get(0).black().values().get(0);
        assertThat(value.value()).isEqualTo("refuted");
        assertThat(value.points()).containsExactly("A1", "B1");
        assertThat(problem(good.replace("block E1 alive\n", ""))).isEqualTo("test:5: " + CLAIM);
        assertThat(problem(good.replace("black A1 B1", "black B1"))).isEqualTo("test:5: " + CLAIM);
        assertThat(problem(good.replace("territory 1", "territory 5"))).isEqualTo("test:5: " + CLAIM);
        assertThat(problem(good.replace("game refuted", "game not-safe"))).isEqualTo("test:5: " + CLAIM);
        assertThat(problem(good.replace("black A1 B1", "black first A1 B1"))).isEqualTo("test:5: " + CLAIM);
        assertThat(problem(good.replace("region refuted", "region not-safe"))).isEqualTo("test:5: " + CLAIM);
    }

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

    private static final String THREE_BOARD = """
            sekilab-certificate 3
            board 5 4
            row ...XO
            row XXXXO
            row OOOOO
            row .....
            """;

    /** The defender makes two eyes by the first move. */
    private static final String FIRST_ZONE = """
            zone black game safe first
            points A4 B4 C4
            territory 7
            block A3 0
            states 4
            d 1 1
            a 1
            d p 1
            .
            """;

    private static final String ONE_EYE_BOARD = """
            sekilab-certificate 3
            board 4 3
            row .X.X
            row XXXX
            row OOO.
            """;

    /** The attacker fills the one eye. */
    private static final String CAPTURE_ZONE = """
            zone black game not-seki
            points A3
            territory 1
            block A2 0
            states 2
            d 0 1
            .
            """;

    private static final String CAPTURE_LATER_ZONE = """
            zone black game not-seki first
            points A3
            territory 1
            block A2 0
            states 3
            a 1
            d 0 1
            .
            """;

    @Test
    void unsafeNeedsTheStrategyOfTheAttackerAgainstSeki() throws CertificateException {
        String good = ONE_EYE_BOARD + "claim region unsafe black A3\n" + CAPTURE_ZONE + END;
        VerifiedBoard board = Certificates.verify(good).get(0);
        assertThat(board.black().values())
                .containsExactly(new VerifiedBoard.RegionValue("unsafe", false, List.of("A3")));
        assertThat(board.black().safe().isEmpty()).isTrue();
        assertThat(problem(good.replace("not-seki", "not-safe"))).isEqualTo("test:6: " + CLAIM);
        assertThat(problem(good.replace("block A2 0", "block A2 1"))).isEqualTo("test:12: the move is not legal");
        for (String value : new String[] {"safe", "seki", "not-safe"}) {
            assertThat(problem(good.replace("region unsafe", "region " + value)))
                    .isEqualTo("test:6: " + CLAIM);
        }
        String seki = (SEKI_BOARD + SEKI_ZONE + NOT_SAFE_ZONE + END)
                .replace("certificate 2", "certificate 3")
                .replace("region seki", "region unsafe");
        assertThat(problem(seki)).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(seki.replace("not-safe", "not-seki"))).endsWith(": the game is over without the goal");
    }

    @Test
    void notSafeNeedsTheStrategyOfTheAttackerAlone() throws CertificateException {
        String good = (SEKI_BOARD + NOT_SAFE_ZONE + END)
                .replace("certificate 2", "certificate 3")
                .replace("region seki", "region not-safe");
        assertThat(Certificates.verify(good).get(0).white().regions()).isEqualTo(1);
        assertThat(problem(good.replace("white A2 C3", "white A2"))).isEqualTo("test:7: " + CLAIM);
        String captured = ONE_EYE_BOARD + "claim region not-safe black A3\n" + CAPTURE_ZONE + END;
        assertThat(problem(captured.replace("game not-seki", "game not-safe"))).isEmpty();
        assertThat(problem(captured)).isEqualTo("test:6: " + CLAIM);
    }

    /** With ways back the attacker may only go on for ever, which some rules count for the defender. */
    @Test
    void sekiWithAWayBackIsOfOldVersionsOnly() {
        String old = SEKI_BOARD + SEKI_ZONE + NOT_SAFE_ZONE + END;
        String back = "a -6 -5 -3";
        assertThat(old).contains(back);
        assertThat(problem(old)).isEmpty();
        assertThat(problem(old.replace("certificate 2", "certificate 3"))).isEqualTo("test:7: " + CLAIM);
        String unreached = ONE_EYE_BOARD
                + "claim region unsafe black A3\n"
                + CAPTURE_ZONE.replace("states 2", "states 3")
                + "%s\n"
                + END;
        assertThat(problem(unreached.formatted("."))).isEmpty();
        assertThat(problem(unreached.formatted("a 0"))).isEqualTo("test:6: " + CLAIM);
        assertThat(problem(unreached.formatted("a -1"))).isEqualTo("test:6: " + CLAIM);
    }

    @Test
    void valueWithTheDefenderFirstNeedsAGameWithTheDefenderFirst() throws CertificateException {
        String safe = THREE_BOARD + "claim region safe black first B4\n" + FIRST_ZONE + END;
        assertThat(Certificates.verify(safe).get(0).black().values())
                .containsExactly(new VerifiedBoard.RegionValue("safe", true, List.of("B4")));
        assertThat(problem(safe.replace("black first B4", "black B4"))).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(safe.replace("safe first\n", "safe\n"))).endsWith(": the other side is to move");
        String unsafe = ONE_EYE_BOARD + "claim region unsafe black A3\n" + CAPTURE_ZONE + END;
        String later = ONE_EYE_BOARD + "claim region unsafe black first A3\n" + CAPTURE_LATER_ZONE + END;
        assertThat(problem(later)).isEmpty();
        assertThat(problem(later.replace("black first A3", "black A3"))).isEqualTo("test:6: " + CLAIM);
        assertThat(problem(unsafe.replace("black A3", "black first A3"))).isEqualTo("test:6: " + CLAIM);
        String twoEyes = TWO_EYES_BOARD.replace("certificate 2", "certificate 3");
        String byPairs = twoEyes + "claim region safe black first A3 C3\nzone black pairs\nterritory A3\nterritory C3\n"
                + "block A2 0\n" + END;
        assertThat(problem(byPairs)).isEqualTo("test:6: " + CLAIM);
        assertThat(problem(byPairs.replace(" first", ""))).isEmpty();
    }

    /** The first move is one for all zones, and perhaps it is the attacker's. */
    @Test
    void gameWithTheDefenderFirstProvesNothingOfTheBoard() {
        String zone = THREE_BOARD + "%s\n" + FIRST_ZONE + END;
        assertThat(problem(zone.formatted("claim region safe black first A4"))).isEmpty();
        assertThat(problem(zone.formatted("claim black alive A3"))).isEqualTo("test:7: " + CLAIM);
        assertThat(problem(zone.formatted("claim black territory A4"))).isEqualTo("test:7: " + CLAIM);
        String alive = "zone black pairs\neye A4\neye C4\nblock A3 0\n";
        String both = THREE_BOARD.replace("row ...X", "row .X.X");
        assertThat(problem(both + alive + "claim black alive A3\n" + END)).isEmpty();
        String twice = "zone black game safe first\npoints A4 C4\nterritory 3\nblock A3 0\nstates 3\nd p 1\nd p 1\n.\n";
        String first = twice.replace("d p 1\nd p 1", "d p 1\na 1");
        assertThat(problem(both + first + END)).isEmpty();
        assertThat(problem(both + first + "claim black alive A3\n" + END)).endsWith(": " + CLAIM);
        assertThat(problem(both + first + "claim black territory A4\n" + END)).endsWith(": " + CLAIM);
        assertThat(problem(both + first + alive + "claim black alive A3\n" + END))
                .isEmpty();
    }

    @Test
    void gameWithTheDefenderFirstGivesNothing() {
        String board = THREE_BOARD.replace("row ...X", "row .X.X");
        String giver = "zone black game safe%s\npoints A4\nterritory 1\nblock A3 1\nstates 3\n%s\n%s\n.\n";
        String zone = "zone black game alive\npoints C4\nblock A3 1\ngivers 1\nstates 3\na 1\nd p 1\n.\n";
        assertThat(problem(board + giver.formatted("", "a 1", "d p 1") + zone + END))
                .isEmpty();
        assertThat(problem(board + giver.formatted(" first", "d p 1", "a 1") + END))
                .isEmpty();
        assertThat(problem(board + giver.formatted(" first", "d p 1", "a 1") + zone + END))
                .endsWith(": a giver is of the other color, has givers, or is named twice");
    }

    @Test
    void newWordsAreOfTheNewVersionOnly() {
        String first = THREE_BOARD + "claim region safe black first A4\n" + FIRST_ZONE + END;
        String unsafe = ONE_EYE_BOARD + "claim region unsafe black A3\n" + CAPTURE_ZONE + END;
        String notSafe =
                ONE_EYE_BOARD + "claim region not-safe black A3\n" + CAPTURE_ZONE.replace("not-seki", "not-safe") + END;
        for (String good : new String[] {first, unsafe, notSafe}) {
            assertThat(problem(good)).isEmpty();
        }
        assertThat(problem(old(first))).isEqualTo("test:7: 'first' is not a point on 5x4");
        assertThat(problem(old(first).replaceFirst("claim.*\n", "")))
                .isEqualTo("test:7: 'game safe first' is not a kind of zone");
        assertThat(problem(old(unsafe))).isEqualTo("test:6: 'unsafe' is not a claim");
        assertThat(problem(old(unsafe).replaceFirst("claim.*\n", "")))
                .isEqualTo("test:6: 'game not-seki' is not a kind of zone");
        assertThat(problem(old(notSafe))).isEqualTo("test:6: 'not-safe' is not a claim");
        assertThat(problem(old(notSafe).replaceFirst("claim.*\n", ""))).isEmpty();
    }

    private static String old(String certificate) {
        return certificate.replace("certificate 3", "certificate 2");
    }

    /** A claim with the defender first is of another kind. */
    @Test
    void aRegionIsClaimedOnceForEachFirstMover() {
        String both = ONE_EYE_BOARD + "claim region unsafe black A3\nclaim region unsafe black first A3\n"
                + CAPTURE_ZONE + CAPTURE_LATER_ZONE + END;
        assertThat(problem(both)).isEmpty();
        String twice = "claim region unsafe black first A3\n";
        assertThat(problem(both.replace(twice, twice + twice))).isEqualTo("test:8: 'A3' is claimed before");
    }

    @Test
    void valueOfARegionNamesNoStoneOfItsDefender() {
        for (String value : new String[] {"safe", "seki", "unsafe", "not-safe"}) {
            for (String first : new String[] {"", "first "}) {
                String claim = "claim region %s black %sA3 %%s\n".formatted(value, first);
                assertThat(problem(ONE_EYE_BOARD + claim.formatted("A2") + END))
                        .isEqualTo("test:6: 'A2' is in no region of BLACK");
                assertThat(problem(ONE_EYE_BOARD + claim.formatted("A1") + END)).isEqualTo("test:6: " + CLAIM);
            }
        }
    }

    /** There are three regions, and so at most three zones aside of each goal and first mover. */
    @Test
    void zonesAsideAreNoMoreThanRegions() {
        for (String zone : new String[] {CAPTURE_ZONE, CAPTURE_LATER_ZONE}) {
            String goal = zone.lines().findFirst().orElseThrow();
            String other = zone.equals(CAPTURE_ZONE) ? CAPTURE_LATER_ZONE : CAPTURE_ZONE;
            String good = ONE_EYE_BOARD
                            .replace("row OOO.", "row OOOO\nrow ....")
                            .replace("board 4 3", "board 4 4")
                    + (zone.repeat(3) + other.repeat(3)).replace("A3", "A4").replace("A2", "A3");
            assertThat(problem(good + END)).as(goal).isEmpty();
            String more = good + zone.replace("A3", "A4").replace("A2", "A3");
            assertThat(problem(more + END)).as(goal).endsWith("there are more zones of the goal not-seki than regions");
        }
    }

    private static String problem(String certificate) {
        return Certificates.problem(certificate).orElse("");
    }
}
