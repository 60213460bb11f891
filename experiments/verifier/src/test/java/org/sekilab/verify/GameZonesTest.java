package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The graph of a game holds all moves of the loser and a move of the winner, and ends where the rules or pairs say. */
class GameZonesTest {
    /** Four points in a row live. The state of line 11 is the position, with the attacker to move. */
    private static final String FOUR = """
            sekilab-certificate 2
            board 6 3
            row ....XO
            row XXXXXO
            row OOOOO.
            claim black alive A2
            zone black game safe
            points A3 B3 C3 D3
            territory f
            block A2 0
            states 8
            a 1 2 4 6 7
            = 1 2
            d 2 1
            =
            d 1 1
            =
            = 1 2
            = 1 2
            end
            boards 1
            """;

    /** The attacker has a stone in the row. */
    private static final String STONE = """
            sekilab-certificate 2
            board 6 3
            row O...XO
            row XXXXXO
            row OOOOO.
            claim black alive A2
            claim black territory A3
            zone black game safe
            points A3 B3 C3 D3
            territory f
            block A2 0
            states 7
            a 1 3 5 6
            d 2 1
            =
            d 1 1
            =
            = 1 2
            = 1 2
            end
            boards 1
            """;

    @Test
    void pairsDecideStatesOfAGame() {
        assertThat(problem(FOUR)).isEmpty();
        assertThat(problem(STONE)).isEmpty();
        assertThat(problem(FOUR.replace("states 8\na", "states 9\n= 1 2\na"))).isEmpty();
    }

    @Test
    void pairsOfAStateAreEmptyAndDisjoint() {
        String problem = "a point of a pair is not empty, or in two pairs, or without a partner";
        for (String pairs : new String[] {"1", "1 1", "1 2 3", "1 2 2 3", "1 2 0 1", "0 1", "3 0"}) {
            assertThat(problem(FOUR.replaceFirst("= 1 2", "= " + pairs)))
                    .as(pairs)
                    .isEqualTo("test:13: " + problem);
        }
    }

    @Test
    void pairsThatDoNotReachTheGoalAreRejected() {
        String problem = "the pairs do not reach the goal";
        assertThat(problem(FOUR.replaceFirst("\n= 1 2", "\n="))).isEqualTo("test:13: " + problem);
        assertThat(problem(FOUR.replaceFirst("\n= 1 2", "\n= 1 3"))).isEqualTo("test:13: " + problem);
        assertThat(problem(FOUR.replaceFirst("\n=\n", "\n= 0 3\n"))).isEqualTo("test:15: " + problem);
    }

    /** The attacker passes, too, and the stone stays. */
    @Test
    void pairsClearNothingWhenTheGameEndsNext() {
        String passed = FOUR.replace("""
                states 8
                a 1 2 4 6 7
                = 1 2
                """, """
                states 9
                a 1 3 5 7 8
                d p 1
                = 1 2
                """);
        assertThat(problem(passed)).isEqualTo("test:14: the pairs do not reach the goal");
        assertThat(problem(passed.replace("game safe", "game alive").replace("territory f", "territory 0")))
                .isEmpty();
        assertThat(problem(passed.replace("territory f", "territory e"))).isEmpty();
    }

    /** Pairs are a strategy of the defender. */
    @Test
    void pairsDoNotRefute() {
        String refuted = FOUR.replace("claim black alive A2\n", "")
                .replace("game safe", "game not-safe")
                .replaceFirst("(?s)states 8.*end", "states 1\n= 1 2\nend");
        assertThat(problem(refuted)).isEqualTo("test:11: the pairs do not reach the goal");
        assertThat(problem(refuted.replace("not-safe", "safe"))).isEmpty();
    }

    /** The states after the stone at A3 and after the stone at D3 are two. */
    @Test
    void stateHasOneSetOfStones() {
        String one = FOUR.replace("states 8\na 1 2 4 6 7", "states 7\na 1 2 4 1 6")
                .replaceFirst("= 1 2\n= 1 2\nend", "= 1 2\nend");
        assertThat(problem(one)).isEqualTo("test:12: a move leads to another state than that of line 13");
    }

    /** After the black stone at B3, Black captures at D3 or at C3. The states differ in black stones alone. */
    @Test
    void stateHasOneSetOfStonesOfTheDefender() {
        String played = FOUR.replace("states 8", "states %d").replace("= 1 2\nend", "d 1 1\na %s\nend");
        String two = "1 3 5\nd 3 1\n=\nd 2 1\n=\n=";
        assertThat(problem(played.formatted(14, two))).isEmpty();
        String one = "1 2 4\nd 3 2\nd 2 1\n=\n=";
        assertThat(problem(played.formatted(13, one)))
                .isEqualTo("test:22: a move leads to another state than that of line 23");
    }

    @Test
    void allMovesOfTheLoserAreThere() {
        assertThat(problem(FOUR.replace("a 1 2 4 6 7", "a 1 2 4 6"))).isEqualTo("test:12: there are 5 legal moves");
        assertThat(problem(STONE.replace("a 1 3 5 6", "a 1 1 3 5 6"))).isEqualTo("test:13: there are 4 legal moves");
    }

    @Test
    void movesOfTheWinnerAreLegalAndInTurn() {
        assertThat(problem(FOUR.replace("d 2 1", "d 1 1"))).isEqualTo("test:14: the move is not legal");
        assertThat(problem(FOUR.replace("a 1 2 4 6 7", "d 1 1"))).isEqualTo("test:12: the other side is to move");
        assertThat(problem(FOUR.replace("d 2 1", "a 1 1 1"))).isEqualTo("test:14: the other side is to move");
    }

    @Test
    void endsOfGamesAreWhatTheRulesSay() {
        assertThat(problem(FOUR.replaceFirst("\n=\n", "\n.\n"))).isEqualTo("test:15: the game is not over");
        String end = """
                sekilab-certificate 2
                board 4 3
                row .X.X
                row XXXX
                row OOO.
                zone black game safe
                points A3 C3
                territory 3
                block A2 0
                states 3
                a 1
                d p 1
                .
                end
                boards 1
                """;
        assertThat(problem(end)).isEmpty();
        assertThat(problem(end.replace("\n.\n", "\n=\n"))).isEqualTo("test:13: the game is over");
        assertThat(problem(end.replace("\n.\n", "\na 1\n"))).startsWith("test:13: ");
        String refuted = end.replace("game safe", "game not-safe").replaceFirst("(?s)states 3.*end", """
                        states 7
                        d p 1
                        a 2 4 1
                        .
                        d 1 1
                        .
                        d 0 1
                        .
                        end""");
        assertThat(problem(refuted)).isEqualTo("test:13: the game is over without the goal");
    }

    /** D points forward. Only the goal not-safe, where play may be endless, has ways back. */
    @Test
    void statesFollowInOrder() {
        assertThat(problem(FOUR.replace("d 2 1", "d 2 -1")))
                .isEqualTo("test:14: '-1' is not a whole number from 1 to 5");
        assertThat(problem(FOUR.replace("d 2 1", "d 2 0"))).isEqualTo("test:14: '0' is not a whole number from 1 to 5");
        assertThat(problem(FOUR.replace("d 2 1", "d 2 6"))).isEqualTo("test:14: '6' is not a whole number from 1 to 5");
        assertThat(problem(FOUR.replace("game safe", "game not-safe").replace("d 2 1", "d 2 -3")))
                .isEqualTo("test:14: '-3' is not a whole number from -2 to 5");
    }

    @Test
    void wordsOfAStateAreThoseOfItsKind() {
        assertThat(problem(FOUR.replace("d 2 1", "d 2"))).isEqualTo("test:14: the line ends too early");
        assertThat(problem(FOUR.replace("d 2 1", "d 2 1 1"))).isEqualTo("test:14: '1' is a word too many");
        assertThat(problem(FOUR.replace("a 1 2 4 6 7", "a"))).isEqualTo("test:12: the line ends too early");
        assertThat(problem(FOUR.replace("a 1 2 4 6 7", "a 1 2 4 6 7 7"))).isEqualTo("test:12: '7' is a word too many");
        assertThat(problem(FOUR.replaceFirst("= 1 2", "= 1 2 0 3 1"))).isEqualTo("test:13: '1' is a word too many");
        assertThat(problem(FOUR.replaceFirst("\n=\n", "\n. 1\n"))).isEqualTo("test:15: '1' is a word too many");
        assertThat(problem(FOUR.replaceFirst("= 1 2", "= 1 4")))
                .isEqualTo("test:13: '4' is not a whole number from 0 to 3");
        assertThat(problem(FOUR.replaceFirst("= 1 2", "= 1 p")))
                .isEqualTo("test:13: 'p' is not a whole number from 0 to 3");
        assertThat(problem(FOUR.replace("d 2 1", "d 4 1"))).isEqualTo("test:14: '4' is not a whole number from 0 to 3");
        assertThat(problem(FOUR.replace("states 8", "states 8 8"))).isEqualTo("test:11: '8' is a word too many");
        assertThat(problem(FOUR.replace("states 8", "states 0")))
                .isEqualTo("test:11: '0' is not a whole number from 1 to 4194304");
        assertThat(problem(FOUR.replace("territory f", "territory f f"))).isEqualTo("test:9: 'f' is a word too many");
    }

    private static String problem(String certificate) {
        return Certificates.problem(certificate).orElse("");
    }
}
