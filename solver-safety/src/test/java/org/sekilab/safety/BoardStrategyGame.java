package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.search.Goal;

/**
 * A whole board on which one color follows all strategies of its safety proofs at the same time. They include merged
 * and weakly dependent regions and areas. The attacker plays anywhere within these games. The eyes elsewhere that a
 * game needs are defended, not assumed. Mutable.
 */
final class BoardStrategyGame {
    private static final int MAX_MOVES = 600;

    private final Position position;
    private final Color defender;
    private final List<LocalStrategy> games = new ArrayList<>();
    private final PointSet points;
    private final Random random;
    private final int[] moves;
    private Board board;

    BoardStrategyGame(Position position, Color defender, List<ProvedGame> proved, Random random) {
        this.position = Position.of(position.black(), position.white(), defender.opposite());
        this.defender = defender;
        this.random = random;
        this.points = new PointSet(position.geometry());
        this.moves = new int[position.geometry().area()];
        this.board = new Board(this.position);
        for (int i = proved.size() - 1; i >= 0; i--) { // a later proof replaces earlier ones
            LocalShape shape = proved.get(i).shape();
            if (!points.intersects(shape.pointsOf(shape.all()))) {
                points.unite(shape.pointsOf(shape.all()));
                games.add(new LocalStrategy(position, shape, proved.get(i).goal()));
            }
        }
    }

    /** The number of proofs that are followed; fails if one of them is no proof. */
    int games() {
        for (LocalStrategy game : games) {
            assertThat(game.isProved()).as("%s%n%s", game.local(), board).isTrue();
        }
        return games.size();
    }

    void play(StrategyGame.Attacker attacker) {
        board = new Board(position);
        for (int count = 0; count < MAX_MOVES; count++) {
            int move = random.nextInt(20) == 0 ? Points.PASS : attack(attacker);
            board.play(move);
            checkBlocks();
            board.play(answerTo(move));
            checkBlocks();
        }
        int cleared = Points.NONE;
        while (cleared != Points.PASS) {
            board.play(Points.PASS);
            cleared = answerTo(Points.PASS);
            board.play(cleared);
        }
        for (LocalStrategy game : games) {
            LocalShape shape = game.local().shape();
            PointSet left = shape.pointsOf(shape.territory()).intersect(stones(defender.opposite()));
            if (game.goal() == Goal.WIN) {
                assertThat(left.toArray()).as("%s%n%s", game.local(), board).isEmpty();
            }
            game.undoAll();
        }
    }

    private PointSet stones(Color color) {
        PointSet stones = new PointSet(position.geometry());
        for (int point = 0; point < position.geometry().area(); point++) {
            if (board.stone(point) == Board.stoneOf(color)) {
                stones.add(point);
            }
        }
        return stones;
    }

    private int attack(StrategyGame.Attacker attacker) {
        int count = 0;
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            if (board.isLegal(point)) {
                moves[count++] = point;
            }
        }
        if (count == 0) {
            return Points.PASS;
        }
        int best = moves[random.nextInt(count)];
        if (attacker == StrategyGame.Attacker.GREEDY) {
            int fewest = Integer.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                int liberties = fewestLibertiesBeside(moves[i]);
                if (liberties < fewest || liberties == fewest && random.nextBoolean()) {
                    fewest = liberties;
                    best = moves[i];
                }
            }
        }
        return best;
    }

    /** The fewest liberties of the defender's blocks next to a point. */
    private int fewestLibertiesBeside(int point) {
        int fewest = Integer.MAX_VALUE - 1;
        PointSet around = PointSet.of(position.geometry(), point).exterior();
        for (int near = around.first(); near != Points.NONE; near = around.next(near)) {
            if (board.stone(near) == Board.stoneOf(defender)) {
                fewest = Math.min(fewest, board.libertyCount(board.blockAt(near)));
            }
        }
        return fewest;
    }

    /** The defender's move on the board after one of the attacker. */
    private int answerTo(int move) {
        for (LocalStrategy game : games) {
            LocalBoard local = game.local();
            if (move == Points.PASS) {
                boolean isClear = (local.attacker() & local.shape().territory()) == 0;
                if (!isClear && game.goal() == Goal.WIN) {
                    return answer(game, game.problem().pass());
                }
            } else if (local.shape().localOf(move) >= 0) {
                // A stone that is alive in the game may have been captured on the board: there is no threat then.
                int localMove = local.shape().localOf(move);
                return local.isLegal(localMove) ? answer(game, localMove) : Points.PASS;
            }
        }
        return Points.PASS;
    }

    private int answer(LocalStrategy game, int move) {
        int pass = game.problem().pass();
        if (move == pass && game.local().isPassed()) {
            throw new AssertionError(
                    "the defender passed with stones to capture: %s%n%s".formatted(game.local(), board));
        }
        game.problem().play(move);
        int answer = game.answer();
        if (answer == pass && move == pass) {
            throw new AssertionError("stones stay: %s%n%s".formatted(game.local(), board));
        }
        game.problem().play(answer);
        return answer == pass ? Points.PASS : game.local().shape().point(answer);
    }

    private void checkBlocks() {
        for (LocalStrategy game : games) {
            for (Block block : game.local().shape().blocks()) {
                assertThat(board.stone(block.anchor()))
                        .as("%s%n%s", game.local(), board)
                        .isEqualTo(Board.stoneOf(defender));
            }
        }
    }
}
