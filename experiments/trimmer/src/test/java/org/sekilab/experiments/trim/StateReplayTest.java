package org.sekilab.experiments.trim;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Seeds;
import org.sekilab.verify.SampleCertificates;

/** Equal states share one line. */
class StateReplayTest {
    private static final int MOST_STATES = 2_000;

    private int shared; // games where lines became fewer

    @RepeatedTest(2)
    void linesOfEqualStatesBecomeOneLine(RepetitionInfo run) throws IOException {
        Random random = new Random(Seeds.next(run));
        for (int i = 0; i < 150; i++) {
            String certificate = SampleCertificates.next(random).orElse("");
            if (!certificate.isEmpty()) {
                check(certificate);
            }
        }
        assertThat(shared).isGreaterThan(5);
    }

    private void check(String certificate) throws IOException {
        BoardReader reader = new BoardReader("test", new BufferedReader(new StringReader(certificate)));
        reader.next();
        BoardText board = reader.read(reader.next());
        ZoneGame games = new ZoneGame(board.position());
        for (ZoneText zone : board.zones()) {
            if (zone instanceof ZoneText.Game game && isForward(game.lines())) {
                StateLines tree = unfolded(game.lines());
                StateLines merged =
                        StateReplay.of(games.start(game), tree).orElseThrow().merged();
                assertThat(StateReplay.of(games.start(game), merged)
                                .orElseThrow()
                                .size())
                        .isEqualTo(merged.size())
                        .isLessThanOrEqualTo(game.lines().size());
                assertThat(isForward(StateOrder.of(merged))).isTrue();
                shared += merged.size() < tree.size() ? 1 : 0;
            }
        }
    }

    private static boolean isForward(StateLines lines) {
        for (int state = 0; state < lines.size(); state++) {
            int[] numbers = lines.numbers(state);
            for (int i = lines.firstSuccessor(state); i < numbers.length; i++) {
                if (numbers[i] <= state) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The lines with a copy for each move that leads to one, up to a number of lines. */
    private static StateLines unfolded(StateLines lines) {
        IntArrayList originals = IntArrayList.of(0);
        StateLines tree = new StateLines();
        for (int copy = 0; copy < originals.size(); copy++) {
            int original = originals.getInt(copy);
            int[] values = lines.numbers(original).clone();
            for (int i = lines.firstSuccessor(original); i < values.length; i++) {
                int known = originals.size() < MOST_STATES ? -1 : originals.lastIndexOf(values[i]);
                int place = known > copy ? known : originals.size();
                if (place == originals.size()) {
                    originals.add(values[i]);
                }
                values[i] = place;
            }
            tree.add(lines.kind(original), values);
        }
        return tree;
    }
}
