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
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.search.Goal;
import org.sekilab.search.Result;
import org.sekilab.statics.LocalEvaluator;

/**
 * Collects the wins of local games while a board is solved. Then it makes a certificate from these wins and the static
 * rules. Mutable, confined to one thread.
 *
 * <p>Proves: nothing; but it claims only the results that {@link ZoneSums} finds from the zones. A superfluous proof,
 * which lost points to a later proof, is left out.
 * <p>Cost: the memory of all proofs, including those that are not needed in the end.
 */
public final class CertificateBuilder implements ProvedGame.Recorder {
    private final Position position;
    private final RegionSearcher searcher;
    private final int maxStates;
    private final Map<GameKey, ProofGraph> graphs = new HashMap<>();
    private final List<GameZone> games = new ArrayList<>(); // in the order of the records

    /** The properties that identify a game on a board. */
    private record GameKey(
            PointSet points, List<Block> blocks, List<Block> sacrifices, List<Long> eyes, long territory, Goal goal) {
        static GameKey of(LocalShape shape, Goal goal) {
            List<Long> eyes = new ArrayList<>();
            for (long each : shape.eyes()) {
                eyes.add(each);
            }
            PointSet points = shape.pointsOf(shape.all()).freeze();
            return new GameKey(points, shape.blocks(), shape.sacrifices(), eyes, shape.territory(), goal);
        }
    }

    /** @param maxStates games with proofs of more states are ignored */
    public CertificateBuilder(Position position, RegionSearcher searcher, int maxStates) {
        this.position = position;
        this.searcher = searcher;
        this.maxStates = maxStates;
    }

    @Override
    public boolean tryKeep(LocalShape shape, Position stones, Goal goal, Result found) {
        if (!stones.equals(position)) {
            return true; // the game is no zone of this position
        }
        Optional<ProofGraph> graph = searcher.walk(shape, position, goal, found, maxStates);
        graph.ifPresent(whole -> graphs.put(GameKey.of(shape, goal), whole));
        return graph.isPresent();
    }

    @Override
    public void record(ProvedGame game) {
        if (game.life().isPresent()) {
            games.add(new GameZone(game, Optional.empty()));
            return;
        }
        ProofGraph graph = graphs.get(GameKey.of(game.shape(), game.goal()));
        Optional<ProofGraph> found = graph != null ? Optional.of(graph) : byRules(game.shape());
        found.ifPresent(whole -> games.add(new GameZone(game, Optional.of(whole))));
    }

    /** The proof of a game that is safe from the start. */
    private Optional<ProofGraph> byRules(LocalShape shape) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        LocalEvaluator rules = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        if (!rules.provesSafe()) {
            return Optional.empty();
        }
        ProofGraph graph = ProofGraph.ofPairs(rules.pairs());
        boolean isNew = rules.loosePoints(rules.pairs()) != LocalEvaluator.ANYWHERE;
        return Optional.of(isNew ? graph.underSuperko() : graph);
    }

    /**
     * The certificate, and the part of the solver's result that it proves.
     *
     * @param statics the proofs of the static rules for black and white, in this order
     */
    public CertifiedSafety build(SafetyMap found, List<StaticProof> statics) {
        List<Claim> claims = new ArrayList<>();
        List<Zone> zones = new ArrayList<>();
        List<Zone> lives = new ArrayList<>();
        List<PointSet> alive = new ArrayList<>();
        List<PointSet> safe = new ArrayList<>();
        for (Color color : Color.values()) {
            ZoneSums sums = new ZoneSums(found.regionMap(color), statics.get(color.ordinal()), games);
            PointSet stones = sums.aliveStones();
            PointSet territory = sums.territory();
            sums.addZonesTo(zones);
            sums.addLivesTo(lives);
            alive.add(stones);
            safe.add(stones.copy().unite(territory));
            addClaim(claims, Claim.Kind.ALIVE, color, sums.aliveAnchors());
            addClaim(claims, Claim.Kind.TERRITORY, color, territory);
        }
        zones.addAll(lives); // they have no numbers
        return new CertifiedSafety(found.within(alive, safe), new Certificate(position, claims, zones));
    }

    private static void addClaim(List<Claim> claims, Claim.Kind kind, Color color, PointSet points) {
        if (!points.isEmpty()) {
            claims.add(new Claim(kind, color, points));
        }
    }
}
