package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.region.ProofWalk;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/**
 * Makes certificates of single regions, with the attacker moving first. A certificate of SAFE shows how the defender
 * wins. A certificate of SEKI shows how each side keeps the other from more. Immutable.
 *
 * <p>Cost: each search once more, since here no moves of a loser may be left out, and the memory of its proof.
 */
final class RegionCertifier {
    private final Engine engine;
    private final SafetyConfig config;
    private final int maxStates;

    /** @param maxStates the number of states at which a proof is abandoned */
    RegionCertifier(Engine engine, SafetyConfig config, int maxStates) {
        this.engine = engine;
        this.config = config.with(config.parts().with(MoveGenerator.ALL)).with(Proofs.CHECKABLE);
        this.maxStates = maxStates;
    }

    /** A certificate of a verdict, SAFE or SEKI; empty if a limit is reached. */
    Optional<Certificate> certify(Position position, Region region, Verdict verdict) {
        LocalShape shape = LocalShape.of(region);
        List<Zone> zones = new ArrayList<>();
        boolean isSafe = verdict == Verdict.SAFE;
        if (isSafe) {
            zone(shape, position, Zone.Goal.SAFE).ifPresent(zones::add);
        } else {
            zone(shape, position, Zone.Goal.SEKI).ifPresent(zones::add);
            zone(shape, position, Zone.Goal.NOT_SAFE).ifPresent(zones::add);
        }
        Claim.Kind kind = isSafe ? Claim.Kind.REGION_SAFE : Claim.Kind.REGION_SEKI;
        Claim claim = new Claim(kind, shape.defender(), region.points());
        return zones.size() == (isSafe ? 1 : 2)
                ? Optional.of(new Certificate(position, List.of(claim), zones))
                : Optional.empty();
    }

    private Optional<Zone> zone(LocalShape shape, Position position, Zone.Goal zoneGoal) {
        boolean isDefender = zoneGoal != Zone.Goal.NOT_SAFE;
        Goal goal = zoneGoal == Zone.Goal.SEKI ? Goal.AT_LEAST_DRAW : Goal.WIN;
        Outcome wanted = isDefender ? Outcome.WIN : Outcome.LOSS;
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        RegionProblem problem = new RegionProblem(board, config, isDefender ? Outcome.LOSS : Outcome.WIN);
        Result result = engine.prove(problem, goal, config.limits(), SearchListener.NONE);
        if (result.limit() != Limit.NONE || result.outcome() != wanted) {
            return Optional.empty();
        }
        return new ProofWalk(
                        problem,
                        goal,
                        wanted,
                        state -> engine.prove(state, goal, config.limits(), SearchListener.NONE),
                        maxStates)
                .graph(result.proof())
                .map(graph -> new Zone.Game(shape, zoneGoal, List.of(), graph));
    }
}
