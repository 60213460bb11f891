package org.sekilab.safety.certify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.search.Goal;
import org.sekilab.search.Result;
import org.sekilab.statics.LocalEvaluator;

/**
 * Collects, while a board is solved, how each local game was won, and makes a certificate of what follows from them and from the static
 * rules. Mutable, confined to one thread.
 *
 * <p>Proves: nothing; but it claims only what {@link ZoneSums} says to follow from the zones. A proof that has become superfluous, since a
 * later one took some of its points, is left out.
 * <p>Cost: the memory of all proofs, also of those that in the end are not needed.
 */
public final class CertificateBuilder implements ProvedGame.Recorder {
    private final Position position;
    private final RegionSearcher searcher;
    private final int maxStates;
    private final Map<GameKey, ProofGraph> graphs = new HashMap<>();
    private final List<GameZone> games = new ArrayList<>(); // as they were recorded

    /** What tells a game from others on the same board. */
    private record GameKey(
            PointSet points, List<Block> blocks, List<Block> givenUp, List<Long> eyes, long territory, Goal goal) {
        static GameKey of(LocalShape shape, Goal goal) {
            List<Long> eyes = new ArrayList<>();
            for (long each : shape.eyes()) {
                eyes.add(each);
            }
            PointSet points = shape.pointsOf(shape.all()).freeze();
            return new GameKey(points, shape.blocks(), shape.givenUp(), eyes, shape.territory(), goal);
        }
    }

    /** @param maxStates games whose proofs have more states count for nothing */
    public CertificateBuilder(Position position, RegionSearcher searcher, int maxStates) {
        this.position = position;
        this.searcher = searcher;
        this.maxStates = maxStates;
    }

    @Override
    public boolean canRecord(LocalShape shape, Position stones, Goal goal, Result found) {
        if (!stones.equals(position)) {
            return true; // no zone of this position
        }
        Optional<ProofGraph> graph = searcher.walk(shape, position, goal, found, maxStates);
        graph.ifPresent(whole -> graphs.put(GameKey.of(shape, goal), whole));
        return graph.isPresent();
    }

    @Override
    public void record(ProvedGame game) {
        ProofGraph graph = graphs.get(GameKey.of(game.shape(), game.goal()));
        Optional<ProofGraph> found = graph != null ? Optional.of(graph) : byRules(game.shape());
        found.ifPresent(whole -> games.add(new GameZone(game, whole)));
    }

    /** The proof of what is safe from the beginning. */
    private Optional<ProofGraph> byRules(LocalShape shape) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        LocalEvaluator rules = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        return rules.isSafe() ? Optional.of(ProofGraph.ofPairs(rules.pairs())) : Optional.empty();
    }

    /**
     * The certificate, and what is left of the solver's result.
     *
     * @param statics what the static rules prove of black and white, in this order
     */
    public CertifiedSafety build(SafetyMap found, List<StaticProof> statics) {
        List<Claim> claims = new ArrayList<>();
        List<Zone> zones = new ArrayList<>();
        List<PointSet> alive = new ArrayList<>();
        List<PointSet> safe = new ArrayList<>();
        for (Color color : Color.values()) {
            ZoneSums sums = new ZoneSums(found.regionMap(color), statics.get(color.ordinal()), games);
            PointSet stones = sums.aliveStones();
            PointSet territory = sums.territory();
            sums.addZonesTo(zones);
            alive.add(stones);
            safe.add(stones.copy().unite(territory));
            addClaim(claims, Claim.Kind.ALIVE, color, sums.aliveAnchors());
            addClaim(claims, Claim.Kind.TERRITORY, color, territory);
        }
        return new CertifiedSafety(found.within(alive, safe), new Certificate(position, claims, zones));
    }

    private static void addClaim(List<Claim> claims, Claim.Kind kind, Color color, PointSet points) {
        if (!points.isEmpty()) {
            claims.add(new Claim(kind, color, points));
        }
    }
}
