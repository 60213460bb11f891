package org.sekilab.life.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;

class WindowGameTest {
    private static final int PLIES = 40;
    private static final int GAMES = 200;

    private final WindowSetup setup = WindowSetup.parse("##########/#OOOOOOOO#/OTTTTTTTTO/O........O");

    private record State(long low, long high, long left, int lastMove) {}

    private WindowGame game() {
        WindowGame game = setup.search(setup.window(), Color.WHITE).game();
        game.begin();
        return game;
    }

    private static State state(WindowGame game, int ply) {
        LocalBoard board = game.board();
        return new State(board.keyLow(), board.keyHigh(), game.targets().left(), game.lastMove(ply));
    }

    @Test
    void undoBringsEachStateBack() {
        WindowGame game = game();
        Random random = new Random(Seeds.of(20_260_001L));
        Deque<State> states = new ArrayDeque<>();
        int captures = 0;
        for (int i = 0; i < GAMES; i++) {
            while (states.size() < PLIES && isOpen(game.board())) {
                int ply = states.size();
                int point = random.nextInt(game.board().shape().size() + 1);
                boolean isPass = point == game.board().shape().size();
                if (isPass || game.board().isLegal(point)) {
                    states.push(state(game, ply));
                    int before = stones(game.board());
                    game.play(point, ply);
                    captures += stones(game.board()) < before ? 1 : 0;
                    assertThat(game.lastMove(ply + 1)).isEqualTo(isPass ? Points.PASS : point);
                }
            }
            while (!states.isEmpty()) {
                game.undo();
                State before = states.pop();
                assertThat(state(game, states.size())).isEqualTo(before);
            }
        }
        assertThat(captures).isPositive();
    }

    private static boolean isOpen(LocalBoard board) {
        return !board.isOver() && !board.isBlockCaptured();
    }

    private static int stones(LocalBoard board) {
        return Long.bitCount(board.attacker() | board.defender());
    }

    @Test
    void theKeyDoesNotTellWhetherTheLastMoveWasAPass() {
        WindowGame game = game();
        game.play(game.board().shape().size(), 0);
        assertThat(game.board().isPassed()).isTrue();
        assertThat(game.keyHigh()).isNotEqualTo(game.board().keyHigh());
        assertThat(game.keyHigh()).isEqualTo(game.board().keyHigh() & Long.MAX_VALUE);
    }

    @Test
    void aStateIsOnThePathUntilItIsLeft() {
        WindowGame game = game();
        assertThat(game.isOnPath()).isFalse();
        game.enter(0);
        assertThat(game.isOnPath()).isTrue();
        game.play(game.board().shape().size(), 0);
        assertThat(game.isOnPath()).isFalse();
        game.undo();
        game.leave();
        assertThat(game.isOnPath()).isFalse();
    }

    @Test
    void onlyTheLastLevelNeedsNoAnswerToAPass() {
        WindowGame game = game();
        assertThat(game.mustAnswerPass(Levels.FIRST)).isTrue();
        assertThat(game.mustAnswerPass(Levels.UNBOUNDED)).isFalse();
    }
}
