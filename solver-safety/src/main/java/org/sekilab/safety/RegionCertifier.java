package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.region.ProofWalk;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SearchPurpose;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/**
 * Makes certificates of single regions, with either side moving first. A certificate of SAFE shows how the defender
 * wins, one of UNSAFE how the attacker does. A certificate of SEKI shows how each side keeps the other from more.
 * Immutable.
 *
 * <p>Cost: each search once more, since here no moves of a loser may be left out, and the memory of its proof. An
 * evaluator may judge a state by the last move. The proof of a search then has gaps where other moves lead to the
 * state. In that case the search is made again with an evaluator that does not. If answers of the defender may make a
 * position that was there before, it is made again with an evaluator for which they do not.
 */
final class RegionCertifier {
    private final Engine engine;
    private final SafetyConfig config;
    private final int maxStates;

    /** @param maxStates the number of states at which a proof is abandoned */
    RegionCertifier(Engine engine, SafetyConfig config, int maxStates) {
        this.engine = engine;
        this.config = config;
        this.maxStates = maxStates;
    }

    /**
     * A certificate of a verdict.
     *
     * @param first the side to move
     * @param verdict not UNKNOWN
     * @return empty if a limit is reached, or if the verdict needs a rule for repetitions
     */
    Optional<Certificate> certify(Position position, Region region, Color first, Verdict verdict) {
        return switch (verdict) {
            case SAFE -> certify(position, region, first, Claim.Kind.REGION_SAFE, Zone.Goal.SAFE);
            case SEKI -> certify(position, region, first, Claim.Kind.REGION_SEKI, Zone.Goal.SEKI, Zone.Goal.NOT_SAFE);
            case UNSAFE -> certify(position, region, first, Claim.Kind.REGION_UNSAFE, Zone.Goal.NOT_SEKI);
            case UNKNOWN -> throw new IllegalArgumentException("nothing proves UNKNOWN");
        };
    }

    /** A certificate that the defender cannot make a region SAFE; empty if there is none, or a limit is reached. */
    Optional<Certificate> certifyNotSafe(Position position, Region region, Color first) {
        return certify(position, region, first, Claim.Kind.REGION_NOT_SAFE, Zone.Goal.NOT_SAFE);
    }

    private Optional<Certificate> certify(
            Position position, Region region, Color first, Claim.Kind kind, Zone.Goal... goals) {
        LocalShape shape = LocalShape.of(region);
        List<Zone> zones = new ArrayList<>();
        for (Zone.Goal goal : goals) {
            Optional<Zone> zone = zone(shape, position, first, goal);
            if (zone.isEmpty()) {
                return Optional.empty();
            }
            zones.add(zone.get());
        }
        Claim claim = new Claim(kind, shape.defender(), first, region.points());
        return Optional.of(new Certificate(position, List.of(claim), zones));
    }

    private Optional<Zone> zone(LocalShape shape, Position position, Color first, Zone.Goal zoneGoal) {
        boolean isAttackers = zoneGoal == Zone.Goal.NOT_SAFE || zoneGoal == Zone.Goal.NOT_SEKI;
        boolean isSekiEnough = zoneGoal == Zone.Goal.SEKI || zoneGoal == Zone.Goal.NOT_SEKI;
        Goal goal = isSekiEnough ? Goal.AT_LEAST_DRAW : Goal.WIN;
        Outcome wanted = isAttackers ? Outcome.LOSS : Outcome.WIN;
        LocalBoard board = new LocalBoard(shape, position, first);
        RegionProblem problem = problem(board, SearchPurpose.CERTIFICATE, wanted);
        Optional<Proof> proof = search(problem, goal, wanted);
        Optional<ProofGraph> graph = proof.flatMap(found -> walk(problem, goal, wanted, found, ProofWalk.Leaves.ALL)
                .or(() -> searchAndWalk(
                        problem(board, SearchPurpose.STEADY_CERTIFICATE, wanted), goal, wanted, ProofWalk.Leaves.ALL)));
        return graph.map(lines -> isAttackers || lines.isUnderSuperko()
                        ? lines
                        : searchAndWalk(
                                        problem(board, SearchPurpose.SETTLED_CERTIFICATE, wanted),
                                        goal,
                                        wanted,
                                        ProofWalk.Leaves.SETTLED)
                                .filter(ProofGraph::isUnderSuperko)
                                .orElse(lines))
                .map(lines -> new Zone.Game(shape, first, zoneGoal, List.of(), lines));
    }

    /** A problem in which endless play counts for the side that is not wanted as the winner. */
    private RegionProblem problem(LocalBoard board, SearchPurpose purpose, Outcome wanted) {
        return new RegionProblem(board, config, purpose, wanted == Outcome.WIN ? Outcome.LOSS : Outcome.WIN);
    }

    private Optional<Proof> search(RegionProblem problem, Goal goal, Outcome wanted) {
        Result result = engine.prove(problem, goal, config.limits(), SearchListener.NONE);
        return result.limit() == Limit.NONE && result.outcome() == wanted
                ? Optional.of(result.proof())
                : Optional.empty();
    }

    private Optional<ProofGraph> searchAndWalk(
            RegionProblem problem, Goal goal, Outcome wanted, ProofWalk.Leaves leaves) {
        return search(problem, goal, wanted).flatMap(proof -> walk(problem, goal, wanted, proof, leaves));
    }

    private Optional<ProofGraph> walk(
            RegionProblem problem, Goal goal, Outcome wanted, Proof proof, ProofWalk.Leaves leaves) {
        return new ProofWalk(
                        problem,
                        goal,
                        wanted,
                        state -> engine.prove(state, goal, config.limits(), SearchListener.NONE),
                        maxStates,
                        leaves)
                .graph(proof);
    }
}
