package org.sekilab.statics;

import jakarta.inject.Inject;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.proof.StaticProof;

/**
 * Safety under alternating play by static rules: the defender answers each move of the attacker, by miai strategies.
 *
 * <p>Source: [M97], and the static solver of [NM04] 3.1.
 * <p>Proves: everything it reports, with the attacker moving first and winning all ko fights; the argument stands at
 * {@link MiaiCheck}. Nothing follows for the rest.
 * <p>Differs: the rules of [M97] for single shapes are replaced by one check of a set of pairs, see {@link MiaiCheck}, and a
 * search for good sets, {@link MiaiPlanner}; it covers more shapes.
 * <p>Cost: about half a millisecond for a 19x19 board; regions of more than 64 points are used for connections only.
 */
public final class AlternatingPlaySolver implements SafetySolver {
    private final RegionFinder regionFinder;

    @Inject
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
     * Adds all that this solver can prove safe for a color.
     *
     * @param proofs which are looked for
     * @return what it rests on
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
            // Else these are left to those who can also prove more of the region: an area that is in use cannot be
            // searched.
            found |= state.proofs() == Proofs.ANY && connection.run();
        }
    }
}
