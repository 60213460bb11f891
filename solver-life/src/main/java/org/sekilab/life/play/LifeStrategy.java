package org.sekilab.life.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.UnplayableException;

/**
 * The side that has a proof about life and death, on the whole board. It answers all moves of its opponent as the
 * certificate says, and passes where the certificate needs no answer. Immutable; threads may share it.
 *
 * <p>Source: the rules of certificates, L-18 and L-19.
 * <p>Proves: nothing new. The claim of the proof holds after each answer.
 * <p>Differs: nothing.
 * <p>Cost: some floods for each move.
 */
public final class LifeStrategy {
    private static final int PROVER = 2; // words of the claim: life GOAL PROVER first SIDE ko SIDE
    private static final int FIRST = 4;
    private static final int KO = 6;

    private final Position start;
    private final Color winner;
    private final Color first;
    private final StrategyText text;

    /**
     * A line of play.
     *
     * @param moves of both sides, points of the board and {@link Points#PASS}; unmodifiable
     * @param position after the moves
     * @param zone the points that the rest of the proof is about; frozen
     * @param isDecided true if the proof has come to an end: the side with the proof may pass from now on
     * @param tries the next possible moves of the side without the proof, {@link Points#PASS} last; none if both sides
     *     have passed; unmodifiable
     */
    public record Line(List<Integer> moves, Position position, PointSet zone, boolean isDecided, List<Integer> tries) {
        public Line {
            moves = List.copyOf(moves);
            zone = zone.copy().freeze();
            tries = List.copyOf(tries);
        }
    }

    private LifeStrategy(Position start, Color winner, Color first, StrategyText text) {
        this.start = start;
        this.winner = winner;
        this.first = first;
        this.text = text;
    }

    /**
     * The strategy of a proof.
     *
     * @return empty if the side with the proof needs ko threats: then the proof is not about the whole board
     */
    public static Optional<LifeStrategy> of(LifeProblem problem, LifeProof proof) {
        String[] words = proof.claim().split(" ", -1);
        if (words[KO].equals(words[PROVER])) {
            return Optional.empty();
        }
        Position position = problem.position();
        StrategyText text = StrategyText.parse(proof.lines(), position.geometry());
        return Optional.of(new LifeStrategy(position, color(words[PROVER]), color(words[FIRST]), text));
    }

    private static Color color(String word) {
        return word.equals("black") ? Color.BLACK : Color.WHITE;
    }

    /** The side that has the proof. */
    public Color winner() {
        return winner;
    }

    /** The number of states in the proof. */
    public int states() {
        return text.states().size();
    }

    /**
     * Plays some tries against the strategy, from the start of the game. The side without the proof may retake every ko
     * at once.
     *
     * @param tries moves of the side without the proof, in turn, points of the board and {@link Points#PASS}
     * @throws UnplayableException if one of them is not legal, or comes after the end
     */
    public Line follow(List<Integer> tries) {
        Play play = new Play();
        play.answer();
        for (int attempt : tries) {
            if (play.isOver() || !play.isLegal(attempt)) {
                throw new UnplayableException(
                        "%s cannot be played here".formatted(GtpPoints.format(start.geometry(), attempt)));
            }
            play.attempt(attempt);
            play.answer();
        }
        return play.line();
    }

    /** A game on the board, beside the game of the proof. */
    private final class Play {
        private final ZonePlay game = new ZonePlay(start, winner, first, zone(0));
        private final List<Integer> moves = new ArrayList<>();
        private Position position = withMover(start, first);
        private int state;

        private StrategyText.State state() {
            return text.states().get(state);
        }

        /** The side with the proof moves, if it is to move. */
        void answer() {
            if (position.toMove() == winner) {
                boolean isMove = state().kind() == StrategyText.Kind.MOVE;
                int move = isMove ? state().move() : Points.PASS;
                if (!new Board(position).isLegal(move)) {
                    throw new IllegalStateException("the proof plays %s, which is not legal"
                            .formatted(GtpPoints.format(start.geometry(), move)));
                }
                play(move);
                if (isMove) {
                    playInGame(move, state().next().get(0));
                }
            }
        }

        /** The side without the proof moves. A move that the proof does not know is like a pass for it. */
        void attempt(int move) {
            play(move);
            if (state().kind() != StrategyText.Kind.REPLIES) {
                return;
            }
            List<Integer> legal = text.points().stream().filter(game::isLegal).toList();
            List<Integer> next = state().next();
            int number = legal.indexOf(move);
            if (number >= 0) {
                playInGame(move, next.get(number));
            } else if (next.size() > legal.size()) {
                playInGame(Points.PASS, next.get(next.size() - 1));
            }
        }

        private void playInGame(int move, int next) {
            if (move == Points.PASS) {
                game.pass();
            } else {
                game.play(move);
            }
            state = next;
            game.restrict(zone(state));
        }

        private void play(int move) {
            Board board = new Board(position);
            board.play(move);
            Position after = board.toPosition();
            position = after.toMove() == winner ? after : withMover(after, after.toMove());
            moves.add(move);
        }

        boolean isLegal(int move) {
            return new Board(position).isLegal(move);
        }

        boolean isOver() {
            int count = moves.size();
            return count > 1 && moves.get(count - 1) == Points.PASS && moves.get(count - 2) == Points.PASS;
        }

        Line line() {
            List<Integer> tries = new ArrayList<>();
            if (!isOver()) {
                Board board = new Board(position);
                for (int point = 0; point < start.geometry().area(); point++) {
                    if (board.isLegal(point)) {
                        tries.add(point);
                    }
                }
                tries.add(Points.PASS);
            }
            return new Line(moves, position, zone(state), state().kind() == StrategyText.Kind.REACHED, tries);
        }
    }

    private PointSet zone(int state) {
        return text.zones().get(text.states().get(state).zone());
    }

    /** The same stones without a ban on a ko. */
    private static Position withMover(Position position, Color mover) {
        return Position.of(position.black(), position.white(), mover);
    }
}
