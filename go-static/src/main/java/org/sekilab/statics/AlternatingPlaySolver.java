package org.sekilab.statics;

import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.proof.StaticProof;

/**
 * Proves safety under alternating play by static rules. The defender answers each move of the attacker, by miai
 * strategies.
 *
 * <p>Source: [M97], and the static solver of [NM04] 3.1.
 * <p>Proves: everything it reports, with the attacker moving first and winning all ko fights. {@link MiaiCheck} has the
 * argument. The solver says nothing about the rest.
 * <p>Differs: the rules of [M97] for single shapes are replaced by one check of a set of pairs, {@link MiaiCheck}.
 * {@link MiaiPlanner} searches for good sets of pairs. Together they cover more shapes.
 * <p>Cost: about half a millisecond for a 19x19 board; regions of more than 64 points are used for connections only.
 */
public final class AlternatingPlaySolver implements SafetySolver {
    private final RegionFinder regionFinder;

    public AlternatingPlaySolver(RegionFinder regionFinder) {
        this.regionFinder = regionFinder;
    }

    @Override
    public SafetyMap solve(Position position) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        for (Color color : Color.values()) {
            addTo(result, color, Proofs.ANY);
        }
        return result.build();
    }

    /**
     * Adds all points and blocks that this solver can prove safe for a color.
     *
     * @param proofs the kind of proofs to look for
     * @return the facts that the proofs use
     */
    public static StaticProof addTo(SafetyMapBuilder result, Color color, Proofs proofs) {
        DefenderState state = new DefenderState(result, color, proofs);
        solve(state);
        return state.proof();
    }

    private static void solve(DefenderState state) {
        LifeStep life = new LifeStep(state);
        EnclosureStep enclosure = new EnclosureStep(state);
        ConnectionStep connection = new ConnectionStep(state);
        boolean found = true;
        while (found) {
            found = false;
            for (MiaiPlanner.Aim aim : MiaiPlanner.Aim.values()) {
                found = found || life.run(aim);
            }
            found |= enclosure.run();
            // Otherwise, other solvers may prove more of the region. They cannot search an area that a proof here uses.
            found |= state.proofs() == Proofs.ANY && connection.run();
        }
    }
}
