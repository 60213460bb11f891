package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule of races rejects what breaks it. The names of the rules are those of the pages on certificates. */
class RaceRulesTest {
    /** Black takes a ko at A3 and then captures at D1; white captures at D1. Local points: D1, A2, A3. */
    private static final List<String> KO = List.of(".OOOO", "OXOOO", "XXX.O");

    private static final String KO_TERMS = "black A1 white E1 first black ko none";
    private static final String KO_CLAIM = "claim race black-wins " + KO_TERMS;
    private static final List<String> KO_STATES = List.of("d 2 1", "a 1", "d 0 1", ".");

    /** Each side has an eye of two points, and D1 is a liberty of both. */
    private static final List<String> SEKI = List.of("OOOOXXXX", "O..OX..X", "OOO.XXXX");

    /** Black has two eyes, A3 and C3. White has the liberty E1. Local points: E1, A3, C3. */
    private static final List<String> EYES = List.of(".X.XO", "XXXXO", "OOOO.");

    private static final String EYES_TERMS = "black B3 white E3 first white ko none";

    @Test
    void raceWithItsStrategyIsAccepted() throws CertificateException {
        VerifiedBoard board = Certificates.verify(ko(KO_CLAIM, "black wins " + KO_TERMS, KO_STATES))
                .get(0);
        assertThat(board.races()).isEqualTo(1);
        assertThat(board.zones()).isEqualTo(1);
        assertThat(board.states()).isEqualTo(4);
        assertThat(board.black().safe()).isEmpty();
    }

    @Test
    void fHead2RacesNeedVersion3() {
        String certificate = ko(KO_CLAIM, "black wins " + KO_TERMS, KO_STATES);
        for (int version = 1; version <= 2; version++) {
            String old = certificate.replace("certificate 3", "certificate " + version);
            assertThat(Certificates.problem(old)).hasValue("test:6: races need version 3 of the format");
        }
    }

    @Test
    void fRace1WordsOfLines() {
        List<String> wrong = List.of(
                "claim race black-wins black A1 white E1 first black ko",
                KO_CLAIM + " none",
                "claim race black-wins white A1 black E1 first black ko none",
                "claim race black-wins black A1 white E1 ko none first black",
                "claim race black-wins black A1 white E1 first none ko none",
                "claim race black-wins black A1 white E1 first black ko both",
                "claim race wins black A1 white E1 first black ko none",
                "claim race black-wins black D1 white E1 first black ko none",
                "claim race black-wins black E1 white A1 first black ko none",
                "claim race black-wins black A1 white Z1 first black ko none");
        for (String claim : wrong) {
            assertThat(Certificates.problem(ko(claim, "black wins " + KO_TERMS, KO_STATES)))
                    .as(claim)
                    .isNotEmpty()
                    .get()
                    .asString()
                    .startsWith("test:6: ");
        }
        for (String race : List.of("both wins " + KO_TERMS, "black seki " + KO_TERMS, "black " + KO_TERMS)) {
            assertThat(Certificates.problem(ko(KO_CLAIM, race, KO_STATES)))
                    .as(race)
                    .isNotEmpty()
                    .get()
                    .asString()
                    .startsWith("test:7: ");
        }
    }

    @Test
    void fRace1BlocksHaveSeveralNames() {
        String terms = "black C1 white B3 first black ko none";
        assertThat(Certificates.problem(ko(KO_CLAIM, "black wins " + terms, KO_STATES)))
                .isEmpty();
    }

    @Test
    void fRace2OneRaceOnEachBoard() {
        String other = "claim race seki black A1 white A2 first black ko none";
        assertThat(problem(KO, lines(List.of(KO_CLAIM, other), "black wins " + KO_TERMS, KO_STATES)))
                .isEqualTo("test:7: the board has another race before");
        assertThat(problem(KO, lines(List.of(KO_CLAIM), "black wins black A1 white A2 first black ko none", KO_STATES)))
                .isEqualTo("test:7: the board has another race before");
    }

    @Test
    void fRace2NoClaimAndNoStrategyTwice() {
        String seki = KO_CLAIM.replace("black-wins", "seki");
        for (String other : List.of(KO_CLAIM, seki)) {
            assertThat(problem(KO, lines(List.of(KO_CLAIM, other), "black wins " + KO_TERMS, KO_STATES)))
                    .isEqualTo("test:7: the same race is claimed before");
        }
        List<String> twice = new ArrayList<>(lines(List.of(KO_CLAIM), "black wins " + KO_TERMS, KO_STATES));
        twice.addAll(lines(List.of(), "black wins " + KO_TERMS, KO_STATES));
        assertThat(problem(KO, twice)).isEqualTo("test:13: there is such a strategy before");
    }

    @Test
    void fRace3StatesFollow() {
        assertThat(problem(KO, List.of("race black wins " + KO_TERMS, "points A3")))
                .isEqualTo("test:7: 'points' is not states");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("a 1 1 1 1 1", "."))))
                .isEqualTo("test:8: '1' is a word too many");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 3 1", "."))))
                .isEqualTo("test:8: '3' is not a whole number from 0 to 2");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 2 1", "a 0", "."))))
                .isEqualTo("test:9: '0' is not a whole number from 1 to 1");
    }

    @Test
    void fRace3SixtyPointsAtMost() {
        List<String> rows = new ArrayList<>(Collections.nCopies(6, "..........."));
        rows.set(5, "XO.........");
        String terms = "black A1 white B1 first black ko none";
        assertThat(problem(rows, lines(List.of(), "black holds " + terms, List.of("."))))
                .isEqualTo("test:9: the race has 64 points");
        rows.set(4, "XXXXOO.....");
        assertThat(problem(rows, lines(List.of(), "black holds " + terms, List.of("."))))
                .isEqualTo("test:9: the race has 60 points"
                        .replace("has 60 points", "is not over after a move")
                        .replace("test:9", "test:11"));
    }

    @Test
    void rRace1EndsHaveTheGoal() {
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 2 1", "a 1", "d p 1", "."))))
                .as("two passes")
                .isEqualTo("test:10: a move ends the race without the goal");
        assertThat(problem(KO, lines(List.of(), "black holds " + KO_TERMS, List.of("d 2 1", "a 1", "d p 1", "."))))
                .as("two passes hold")
                .isEqualTo("accepted");
        for (String goal : List.of("wins", "holds")) {
            assertThat(problem(
                            KO,
                            lines(
                                    List.of(),
                                    "black %s %s".formatted(goal, KO_TERMS),
                                    List.of("d p 1", "a 1 1 1", "."))))
                    .as("white captures")
                    .isEqualTo("test:9: a move ends the race without the goal");
        }
        assertThat(problem(KO, lines(List.of(), "black holds " + KO_TERMS, KO_STATES)))
                .as("black captures")
                .isEqualTo("accepted");
    }

    @Test
    void rRace1EndsAreDots() {
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 2 1", "."))))
                .isEqualTo("test:8: the race is not over after a move");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("."))))
                .isEqualTo("test:8: the race is not over after a move");
        assertThat(problem(
                        KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 2 1", "a 1", "d 0 1", "d p 1", "."))))
                .isEqualTo("test:10: the race is over after a move");
    }

    @Test
    void rRace2MovesLeadToOneState() {
        List<String> states = new ArrayList<>(sekiStates('X'));
        for (int line = 0; line < states.size(); line++) {
            String[] words = states.get(line).split(" ");
            int end = states.size() - 1 - line;
            boolean hasTwo = words.length > 2
                    && words[0].equals("a")
                    && !words[1].equals(words[2])
                    && Integer.parseInt(words[1]) < end
                    && Integer.parseInt(words[2]) < end;
            if (hasTwo) {
                words[2] = words[1];
                states.set(line, String.join(" ", words));
                assertThat(problem(SEKI, lines(List.of(), "black holds " + sekiTerms(), states)))
                        .isEqualTo("test:%d: a move leads to another state than that of line %d"
                                .formatted(8 + line, 8 + line + Integer.parseInt(words[1])));
                return;
            }
        }
        throw new AssertionError("no line has two successors");
    }

    @Test
    void rRace3AllMovesOfTheLoserAreThere() {
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 2 1", "a 1 1", "d 0 1", "."))))
                .as("suicide at D1 and the ko at A2 are illegal")
                .isEqualTo("test:9: there are 1 legal moves");
        String ko = KO_TERMS.replace("ko none", "ko white");
        assertThat(problem(KO, lines(List.of(), "black wins " + ko, KO_STATES)))
                .as("white may retake")
                .isEqualTo("test:9: there are 2 legal moves");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS.replace("ko none", "ko black"), KO_STATES)))
                .isEqualTo("accepted");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("a 1 1 1", "."))))
                .isEqualTo("test:8: the other side is to move");
    }

    @Test
    void rRace4MovesOfTheWinnerAreLegal() {
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 1 1", "a 1", "d 0 1", "."))))
                .as("A2 has a stone")
                .isEqualTo("test:8: the move is not legal");
        assertThat(problem(KO, lines(List.of(), "black wins " + KO_TERMS, List.of("d 2 1", "d 0 1", "."))))
                .isEqualTo("test:9: the other side is to move");
        String white = "black A1 white E1 first black ko none";
        assertThat(problem(
                        KO,
                        lines(List.of(), "white holds " + white, List.of("a 1 2 3", "d 0 3", "d 1 2", "d 0 1", "."))))
                .as("white retakes a ko at once")
                .isNotEqualTo("accepted");
    }

    @Test
    void rRace5SettledBlocksNeedNoAnswer() {
        assertThat(problem(EYES, lines(List.of(), "black holds " + EYES_TERMS, List.of("="))))
                .isEqualTo("accepted");
        String problem = "test:8: the block is not settled";
        assertThat(problem(EYES, lines(List.of(), "black holds " + EYES_TERMS, List.of("= 1 2"))))
                .isEqualTo(problem);
        assertThat(problem(EYES, lines(List.of(), "black wins " + EYES_TERMS, List.of("="))))
                .isEqualTo(problem);
        assertThat(problem(EYES, lines(List.of(), "white holds " + EYES_TERMS, List.of("="))))
                .isEqualTo(problem);
    }

    @Test
    void rRace6ClaimsNeedTheirStrategies() {
        List<String> black = sekiStates('X');
        List<String> white = sekiStates('O');
        String claim = "claim race seki " + sekiTerms();
        List<String> both = new ArrayList<>(lines(List.of(claim), "black holds " + sekiTerms(), black));
        both.addAll(lines(List.of(), "white holds " + sekiTerms(), white));
        assertThat(problem(SEKI, both)).isEqualTo("accepted");
        String problem = "test:6: the strategies do not prove this claim";
        assertThat(problem(SEKI, lines(List.of(claim), "black holds " + sekiTerms(), black)))
                .isEqualTo(problem);
        assertThat(problem(SEKI, lines(List.of(claim), "white holds " + sekiTerms(), white)))
                .isEqualTo(problem);
        for (String other : List.of("first white ko none", "first black ko black", "first black ko white")) {
            String wrong = "claim race black-wins " + KO_TERMS.replace("first black ko none", other);
            assertThat(Certificates.problem(ko(wrong, "black wins " + KO_TERMS, KO_STATES)))
                    .as(wrong)
                    .hasValue(problem);
        }
        for (String value : List.of("white-wins", "seki")) {
            assertThat(Certificates.problem(
                            ko(KO_CLAIM.replace("black-wins", value), "black wins " + KO_TERMS, KO_STATES)))
                    .hasValue(problem);
        }
        assertThat(Certificates.problem(ko(KO_CLAIM, "black holds " + KO_TERMS, KO_STATES)))
                .hasValue(problem);
    }

    private static String sekiTerms() {
        return "black E1 white C1 first white ko none";
    }

    private static List<String> sekiStates(char side) {
        return new PlainRace(SEKI, 4, 2)
                .strategy(new PlainRace.Aim(side, false), 'O', '.', 10_000)
                .orElseThrow();
    }

    private static String ko(String claim, String race, List<String> states) {
        return certificate(KO, lines(List.of(claim), race, states));
    }

    private static List<String> lines(List<String> claims, String race, List<String> states) {
        List<String> lines = new ArrayList<>(claims);
        lines.add("race " + race);
        lines.add("states " + states.size());
        lines.addAll(states);
        return lines;
    }

    private static String certificate(List<String> rows, List<String> lines) {
        List<String> all = new ArrayList<>(List.of(
                "sekilab-certificate 3", "board %d %d".formatted(rows.get(0).length(), rows.size())));
        rows.forEach(row -> all.add("row " + row));
        all.addAll(lines);
        all.addAll(Arrays.asList("end", "boards 1"));
        return String.join("\n", all) + "\n";
    }

    private static String problem(List<String> rows, List<String> lines) {
        return Certificates.problem(certificate(rows, lines)).orElse("accepted");
    }
}
