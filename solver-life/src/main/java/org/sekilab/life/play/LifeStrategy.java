package org.sekilab.life.play;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.BoardPlay;
import org.sekilab.proof.PlayedProof;
import org.sekilab.proof.UnplayableException;

/**
 * The side that has a proof about life and death, on the whole board. It answers all moves of its opponent as the
 * certificate says, and passes where the certificate needs no answer. Immutable; threads may share it.
 *
 * <p>Source: the rules of certificates, L-18 and L-19.
 * <p>Proves: nothing new. The claim of the proof holds after each answer.
 * <p>Differs: nothing.
 * <p>Cost: some floods for each move.
 */
public final class LifeStrategy implements PlayedProof {
    private static final int PROVER = 2; // words of the claim: life GOAL PROVER first SIDE ko SIDE
    private static final int FIRST = 4;
    private static final int KO = 6;

    private final Position start;
    private final Color winner;
    private final Color first;
    private final StrategyText text;

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

    @Override
    public Color winner() {
        return winner;
    }

    @Override
    public int states() {
        return text.states().size();
    }

    /** {@inheritDoc} The side without the proof may retake every ko at once. */
    @Override
    public BoardLine follow(List<Integer> tries) {
        Game game = new Game();
        game.answer();
        for (int attempt : tries) {
            if (game.play.isOver() || !game.play.isLegal(attempt)) {
                throw UnplayableException.at(start.geometry(), attempt);
            }
            game.attempt(attempt);
            game.answer();
        }
        return game.play.line(game.inProof.zone(), game.inProof.isReached());
    }

    /** A game on the board, beside the game of the proof. */
    private final class Game {
        private final FollowedProof inProof = new FollowedProof(start, winner, first, text);
        private final BoardPlay play = new BoardPlay(start, winner, first);

        /** The side with the proof moves, if it is to move. */
        void answer() {
            if (play.position().toMove() == winner) {
                int move = inProof.move();
                if (!play.isLegal(move)) {
                    throw new IllegalStateException("the proof plays %s, which is not legal"
                            .formatted(GtpPoints.format(start.geometry(), move)));
                }
                play.play(move);
                inProof.playMove();
            }
        }

        /** The side without the proof moves. */
        void attempt(int move) {
            play.play(move);
            inProof.attempt(move);
        }
    }
}
