package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Seeds;

/** Races are played by the rules of plain enumeration: the same moves are legal, and lead to the same states. */
class RacePlayTest {
    private static final int MOST_MOVES = 60;

    @RepeatedTest(3)
    void randomPlayIsThatOfThePlainGame(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int kos = 0;
        int captures = 0;
        for (int i = 0; i < 2_000; i++) {
            List<String> rows = RaceAreaTest.rows(random, 3 + random.nextInt(3), 3 + random.nextInt(2), "...XO");
            int[] blocks = RaceAreaTest.blocks(rows);
            if (blocks.length == 2) {
                PlainRace plain = new PlainRace(rows, blocks[0], blocks[1]);
                RaceArea area = RaceAreaTest.area(rows, blocks[0], blocks[1]);
                char koWinner = "XO.".charAt(random.nextInt(3));
                PlainRace.State state = plain.first('X');
                RaceSituation situation = RaceSituation.first(area, Player.BLACK);
                for (int move = 0; move < MOST_MOVES; move++) {
                    List<PlainRace.Next> moves = plain.moves(state, koWinner);
                    assertSameMoves(rows, plain, situation, moves, koWinner);
                    PlainRace.Next next = moves.get(random.nextInt(moves.size()));
                    situation = after(plain, situation, next, koWinner).orElseThrow();
                    captures += next.captor() == '.' ? 0 : 1;
                    if (next.after().isEmpty()) {
                        break;
                    }
                    state = next.after().get();
                    kos += state.ko() >= 0 ? 1 : 0;
                }
            }
        }
        assertThat(kos).isGreaterThan(30);
        assertThat(captures).isGreaterThan(100);
    }

    private static void assertSameMoves(
            List<String> rows, PlainRace plain, RaceSituation situation, List<PlainRace.Next> moves, char koWinner) {
        int legal = 1; // the pass
        for (int point = 0; point < plain.area().size(); point++) {
            legal += situation.after(point, player(koWinner)).isPresent() ? 1 : 0;
        }
        assertThat(legal).as("%s%n%s", situation, String.join("\n", rows)).isEqualTo(moves.size());
        for (PlainRace.Next next : moves) {
            RaceSituation after = after(plain, situation, next, koWinner).orElseThrow();
            assertThat(after.isOver()).isEqualTo(next.after().isEmpty());
            assertThat(after.isCaptured(Player.WHITE)).isEqualTo(next.captor() == 'X');
            assertThat(after.isCaptured(Player.BLACK)).isEqualTo(next.captor() == 'O');
            next.after().ifPresent(state -> assertSame(plain, after, state));
        }
    }

    private static void assertSame(PlainRace plain, RaceSituation situation, PlainRace.State state) {
        assertThat(situation.mover()).isEqualTo(player(state.mover()).orElseThrow());
        assertThat(situation.isPassed()).isEqualTo(state.isPassed());
        int ko = situation.ko() == RaceSituation.NO_KO ? -1 : plain.area().get(situation.ko());
        assertThat(ko).isEqualTo(state.ko());
        for (int point = 0; point < plain.area().size(); point++) {
            char letter = state.stones().charAt(plain.area().get(point));
            assertThat(situation.black() >>> point & 1).isEqualTo(letter == 'X' ? 1 : 0);
            assertThat(situation.white() >>> point & 1).isEqualTo(letter == 'O' ? 1 : 0);
        }
    }

    private static Optional<RaceSituation> after(
            PlainRace plain, RaceSituation situation, PlainRace.Next next, char koWinner) {
        return next.move() < 0
                ? Optional.of(situation.afterPass())
                : situation.after(plain.area().indexOf(next.move()), player(koWinner));
    }

    private static Optional<Player> player(char letter) {
        return letter == '.' ? Optional.empty() : Optional.of(letter == 'X' ? Player.BLACK : Player.WHITE);
    }
}
