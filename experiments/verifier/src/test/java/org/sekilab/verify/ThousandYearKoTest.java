package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.LifeKo;
import org.sekilab.life.LifeResult;
import org.sekilab.model.Seeds;

/**
 * A ko is called a thousand-year ko if, and only if, it is one by enumeration of all play. The defender is white, and
 * black moves first.
 */
class ThousandYearKoTest {
    private static final List<String> KO = List.of(".OOO.", "XXXX.");
    private static final String CLAIM = "life kill black first black ko black ";
    private static final String POINTS = ".XO";
    private static final int MOST_CHANGES = 2;
    private static final int MAX_STATES = 400_000;

    @ParameterizedTest
    @CsvSource({".OOO./XXXX., B2", ".X.X./OO.OO, A1", "XO..X/.OOX., B1"})
    void aKoThatBlackStartsFromASekiIsOne(String rows, String stone) {
        RandomLife life = question(List.of(rows.split("/")), stone);
        assertThat(new LifeFacts(life.question(), MAX_STATES).isThousandYearKo())
                .contains(true);
        assertThat(kind(LifeVerdictTest.solve(life))).contains(LifeKo.Kind.THOUSAND_YEAR);
    }

    @ParameterizedTest
    @CsvSource({
        "a seki without a ko, OOO/XOO/XOO/X.O/X.O, C1",
        "no move of white ends the ko, ..O/XOO/X.O/XXO, C1",
        "white has two eyes, X../.OX/.OO, B1",
        "black keeps no stone, O.O/X.O/X.X, C2",
        "black keeps no stone either, OX..O./.X..OX, E1"
    })
    void whatLacksAFactIsNone(String name, String rows, String stone) {
        RandomLife life = question(List.of(rows.split("/")), stone);
        assertThat(new LifeFacts(life.question(), MAX_STATES).isThousandYearKo())
                .as(name)
                .contains(false);
        assertThat(kind(LifeVerdictTest.solve(life))).as(name).isNotEqualTo(Optional.of(LifeKo.Kind.THOUSAND_YEAR));
    }

    /** Boards that differ from the one above at some points. */
    @RepeatedTest(1)
    void whatDiffersAtSomePointsIsToldByEnumeration(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 30);
    }

    @RepeatedTest(4)
    @Tag("slow")
    void whatDiffersAtSomePointsIsToldOften(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 250);
    }

    private static void check(Random random, int boards) {
        int named = 0;
        int others = 0;
        for (int count = 0; count < boards; ) {
            Optional<RandomLife> changed = changed(random);
            if (changed.isPresent()) {
                count++;
                RandomLife life = changed.get();
                Optional<LifeKo.Kind> kind = kind(LifeVerdictTest.solve(life));
                if (kind.isPresent()) {
                    boolean isNamed = kind.get() == LifeKo.Kind.THOUSAND_YEAR;
                    Optional<Boolean> truth = new LifeFacts(life.question(), MAX_STATES).isThousandYearKo();
                    assertThat(truth).as("%s", life).isNotEqualTo(Optional.of(!isNamed));
                    named += isNamed ? 1 : 0;
                    others += isNamed ? 0 : 1;
                }
            }
        }
        assertThat(named).isPositive();
        assertThat(others).isPositive();
    }

    private static Optional<RandomLife> changed(Random random) {
        List<String> rows = new ArrayList<>(KO);
        for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
            int row = random.nextInt(rows.size());
            StringBuilder points = new StringBuilder(rows.get(row));
            points.setCharAt(random.nextInt(points.length()), POINTS.charAt(random.nextInt(POINTS.length())));
            rows.set(row, points.toString());
        }
        StoneBoard board = new StoneBoard(rows);
        boolean isLegal = !board.findBlockWithoutLiberty(Player.BLACK) && !board.findBlockWithoutLiberty(Player.WHITE);
        boolean isAsked = rows.get(0).charAt(1) == 'O';
        return isLegal && isAsked ? Optional.of(question(rows, "B2")) : Optional.empty();
    }

    private static RandomLife question(List<String> rows, String stone) {
        int points = rows.size() * rows.get(0).length();
        return new RandomLife(rows, CLAIM + stone, (1 << points) - 1);
    }

    private static Optional<LifeKo.Kind> kind(LifeResult result) {
        return result.ko().map(LifeKo::kind);
    }
}
