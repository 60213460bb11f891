package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.PlayedProof;
import org.sekilab.proof.StrategyLine;
import org.sekilab.proof.UnplayableException;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.certify.RaceStrategy;
import org.sekilab.semeai.play.SemeaiBoard;

/**
 * The side of a race that has a proof. It answers all tries of the other side in the area of the race. Immutable;
 * threads may share it.
 *
 * <p>Source: the rules of certificates, Races.
 * <p>Proves: nothing new. The claim of the strategy holds after each answer.
 * <p>Differs: nothing.
 * <p>Cost: the text of the strategy, read once; some floods for each move.
 */
public final class RaceAnswers implements PlayedProof {
    private final SemeaiProblem problem;
    private final SemeaiArea area;
    private final Color first;
    private final Color winner;
    private final List<StrategyLine> lines;

    RaceAnswers(SemeaiProblem problem, Color first, RaceStrategy strategy) {
        this.problem = problem;
        this.area = Walls.areaOf(problem);
        this.first = first;
        this.winner = strategy.side();
        List<String> text = strategy.lines();
        this.lines = IntStream.range(0, text.size())
                .mapToObj(state -> StrategyLine.parse(text.get(state), state))
                .toList();
    }

    /** {@inheritDoc} It captures first, or it is not captured in a seki. */
    @Override
    public Color winner() {
        return winner;
    }

    @Override
    public int states() {
        return lines.size();
    }

    /** {@inheritDoc} Moves are legal in the area of the race. */
    @Override
    public BoardLine follow(List<Integer> tries) {
        Game game = new Game();
        game.answer();
        for (int attempt : tries) {
            if (game.isOver() || !game.isLegal(attempt)) {
                throw UnplayableException.at(problem.position().geometry(), attempt);
            }
            game.attempt(attempt);
            game.answer();
        }
        return game.line();
    }

    /** A race in play, and the whole board beside it. */
    private final class Game {
        private final SemeaiBoard race =
                new SemeaiBoard(area, problem.koWinner().banned(), first, SemeaiBoard.End.TWO_PASSES);
        private final List<Integer> moves = new ArrayList<>();
        private Position position = withMover(problem.position(), first);
        private int state;

        /** The winner moves, if it is to move. It passes where static reasons keep its block. */
        void answer() {
            if (!isOver() && race.mover() == winner.ordinal()) {
                StrategyLine line = lines.get(state);
                boolean isMove = line.kind() == StrategyLine.Kind.MOVE;
                play(isMove && line.move() != StrategyLine.PASS ? area.point(line.move()) : Points.PASS);
                state = isMove ? line.numbers().get(0) : state;
            }
        }

        void attempt(int move) {
            StrategyLine line = lines.get(state);
            if (line.kind() == StrategyLine.Kind.REPLIES) {
                int end = move == Points.PASS ? area.size() : area.localOf(move);
                int number = (int) IntStream.range(0, end).filter(race::isLegal).count();
                state = line.numbers().get(number);
            }
            play(move);
        }

        private void play(int move) {
            race.play(localOf(move));
            Board board = new Board(position);
            board.play(move);
            Position after = board.toPosition();
            position = withMover(after, after.toMove());
            moves.add(move);
        }

        boolean isLegal(int move) {
            return move == Points.PASS || area.localOf(move) >= 0 && race.isLegal(area.localOf(move));
        }

        private int localOf(int move) {
            return move == Points.PASS ? Points.PASS : area.localOf(move);
        }

        boolean isOver() {
            return race.isOver() || race.isCaptured(Color.BLACK.ordinal()) || race.isCaptured(Color.WHITE.ordinal());
        }

        BoardLine line() {
            List<Integer> tries = new ArrayList<>();
            if (!isOver()) {
                IntStream.range(0, area.size())
                        .filter(race::isLegal)
                        .map(area::point)
                        .sorted()
                        .forEach(tries::add);
                tries.add(Points.PASS);
            }
            PointSet zone = new PointSet(position.geometry());
            IntStream.range(0, area.size()).map(area::point).forEach(zone::add);
            return new BoardLine(moves, position, zone, lines.get(state).kind() == StrategyLine.Kind.SETTLED, tries);
        }
    }

    /** The same stones without a ban on a ko: the race has its own rule for kos. */
    private static Position withMover(Position position, Color mover) {
        return Position.of(position.black(), position.white(), mover);
    }
}
