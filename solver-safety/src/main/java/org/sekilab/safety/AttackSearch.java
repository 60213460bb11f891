package org.sekilab.safety;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.region.ProofWalk;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SearchPurpose;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;

/**
 * Searches one question about closed local games: games with nothing but blocks of the defender around. All searches of
 * the question together keep its limits. Mutable, confined to one thread.
 *
 * <p>Proves: a win of the attacker however endless play counts, and a win of the defender however it counts.
 */
final class AttackSearch {
    private final EnginePair engines;
    private final SafetyConfig config;
    private final Position position;
    private final int maxStates;
    private Statistics spent = Statistics.NONE;

    /** @param kept the points on which the attacker has a stone at all ends of play */
    record Win(LocalShape shape, ProofGraph graph, PointSet kept) {
        Zone.Game game() {
            return new Zone.Game(shape, Zone.Goal.REFUTED, List.of(), graph);
        }
    }

    /**
     * @param config with the limits of the question
     * @param maxStates the number of states at which a proof is abandoned
     */
    AttackSearch(EnginePair engines, SafetyConfig config, Position position, int maxStates) {
        this.engines = engines;
        this.config = config;
        this.position = position;
        this.maxStates = maxStates;
    }

    /** True when the question has used up its limits. */
    boolean isOver() {
        Limits limits = config.limits();
        return spent.nodes() >= limits.maxNodes()
                || spent.elapsedNanos() >= limits.time().toNanos();
    }

    /**
     * The win of the attacker in a game where it moves first. Empty if there is no win, if a limit is reached, or if
     * the value depends on endless play.
     */
    Optional<Win> attack(LocalShape shape) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        RegionProblem problem = RegionProblem.ofRefutation(board, SearchPurpose.CERTIFICATE.of(config));
        Result result = prove(problem);
        if (result.outcome() != Outcome.LOSS) {
            return Optional.empty();
        }
        ProofWalk walk = new ProofWalk(problem, Goal.WIN, Outcome.LOSS, this::prove, maxStates);
        return walk.graph(result.proof()).map(graph -> new Win(shape, graph, shape.pointsOf(walk.kept())));
    }

    /** Whether the defender wins a game after a legal first move of its own. */
    boolean isHeldAfter(LocalShape shape, int point) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender());
        board.closeKo(position);
        RegionProblem problem = new RegionProblem(board, config, SearchPurpose.CERTIFICATE, Outcome.LOSS);
        int move = shape.localOf(point);
        if (!board.isLegal(move)) {
            return false;
        }
        problem.play(move);
        return prove(problem).outcome() == Outcome.WIN;
    }

    private Result prove(Problem problem) {
        Result result = engines.prove(
                problem, Goal.WIN, config.limits().after(spent), EnginePair.Hope.ALL, EnginePair.Meter.NONE);
        spent = spent.plus(result.statistics());
        return result;
    }
}
