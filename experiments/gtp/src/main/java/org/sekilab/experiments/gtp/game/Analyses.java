package org.sekilab.experiments.gtp.game;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/** The proofs about the position of a game, kept until the position changes. Mutable, for one thread. */
public final class Analyses {
    private final GtpGame game;
    private final GtpSolvers solvers;
    private final Map<SafetyLevel, SafetyMap> known = new EnumMap<>(SafetyLevel.class);
    private @Nullable Position position; // the position that the proofs are about

    public Analyses(GtpGame game, GtpSolvers solvers) {
        this.game = game;
        this.solvers = solvers;
    }

    /** What the solver of a level proves of the present position. */
    public SafetyMap of(SafetyLevel level) {
        Position now = game.position();
        if (!now.equals(position)) {
            known.clear();
            position = now;
        }
        SafetyMap safety = known.get(level);
        if (safety == null) {
            safety = solvers.solver(level).solve(now);
            if (!Thread.currentThread().isInterrupted()) { // an interrupted search finds less
                known.put(level, safety);
            }
        }
        return safety;
    }
}
