package org.sekilab.life.play;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * The game of a proof about life and death, in which the prover follows the proof. Mutable, confined to one thread.
 *
 * <p>Source: the rules of certificates, Life and death.
 */
final class FollowedProof {
    private final StrategyText text;
    private final ZonePlay inZone;
    private int state;

    FollowedProof(Position start, Color prover, Color first, StrategyText text) {
        this.text = text;
        this.inZone = new ZonePlay(start, prover, first, text.zones().get(0));
    }

    private StrategyText.State state() {
        return text.states().get(state);
    }

    /** The points that the proof still depends on. */
    PointSet zone() {
        return text.zones().get(state().zone());
    }

    /** True if the goal is reached. */
    boolean isReached() {
        return state().kind() == StrategyText.Kind.REACHED;
    }

    /** True if the prover has a move to play in the present state, perhaps a pass. */
    boolean hasMove() {
        return state().kind() == StrategyText.Kind.MOVE;
    }

    /** The prover's move in the present state: a point, or {@link Points#PASS} where none is needed. */
    int move() {
        return hasMove() ? state().move() : Points.PASS;
    }

    /** Plays the prover's move, if there is one. */
    void playMove() {
        if (hasMove()) {
            play(state().move(), state().next().get(0));
        }
    }

    /** The opponent moves. A move that the proof does not know is like a pass for it. */
    void attempt(int move) {
        int number = legal().indexOf(move);
        if (state().kind() == StrategyText.Kind.REPLIES && number >= 0) {
            play(move, state().next().get(number));
        } else if (countsPass()) {
            play(Points.PASS, afterPass());
        }
    }

    /** True if a pass of the opponent leads to a stone of the prover. */
    boolean hasStoneAfterPass() {
        if (!countsPass()) {
            return false;
        }
        StrategyText.State next = text.states().get(afterPass());
        return next.kind() == StrategyText.Kind.MOVE && next.move() != Points.PASS;
    }

    /** True if the opponent is to move, and could play a stone at a point. */
    boolean mayPlay(int point) {
        return state().kind() == StrategyText.Kind.REPLIES && inZone.isLegal(point);
    }

    private boolean countsPass() {
        return state().kind() == StrategyText.Kind.REPLIES && state().next().size() > legal().size();
    }

    private int afterPass() {
        return state().next().get(state().next().size() - 1);
    }

    private List<Integer> legal() {
        return text.points().stream().filter(inZone::isLegal).toList();
    }

    private void play(int move, int next) {
        if (move == Points.PASS) {
            inZone.pass();
        } else {
            inZone.play(move);
        }
        state = next;
        inZone.restrict(zone());
    }
}
