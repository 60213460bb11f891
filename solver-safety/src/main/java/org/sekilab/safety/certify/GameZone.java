package org.sekilab.safety.certify;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.certificate.Zone;

/**
 * A local game, and its win.
 *
 * @param graph empty if the game has a strategy of its own, see {@link ProvedGame#life}
 */
record GameZone(ProvedGame game, Optional<ProofGraph> graph) {
    /** The points that no other zone of the color may have. */
    PointSet points() {
        LocalShape shape = game.shape();
        return game.life().map(life -> life.points().copy()).orElseGet(() -> shape.pointsOf(shape.all()));
    }

    /** True if the win is no zone of a certificate, and has no number there. */
    boolean isLife() {
        return game.life().isPresent();
    }

    /**
     * The zone of a certificate.
     *
     * @param givers their indices there
     */
    Zone zone(Zone.Goal goal, List<Integer> givers) {
        return game.life()
                .<Zone>map(life -> new Zone.Life(game.shape().defender(), life))
                .orElseGet(() -> new Zone.Game(game.shape(), goal, givers, graph.orElseThrow()));
    }
}
