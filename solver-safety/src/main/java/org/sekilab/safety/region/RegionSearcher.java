package org.sekilab.safety.region;

import java.util.Optional;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.ZoneProblem;

/**
 * Searches local games with the engines of the configuration. Immutable; threads may share it if they may share its
 * meter.
 */
public final class RegionSearcher implements GameSearcher {
    private static final long BYTES_A_NODE = 1 << 8; // of the table for a part

    private final EnginePair engines;
    private final SafetyConfig config;
    private final EnginePair.Meter meter;

    public RegionSearcher(EnginePair engines, SafetyConfig config) {
        this(engines, config, EnginePair.Meter.NONE);
    }

    /** @param meter receives the work of each search; if it changes, the searcher is for one thread */
    public RegionSearcher(EnginePair engines, SafetyConfig config, EnginePair.Meter meter) {
        this.engines = engines;
        this.config = config;
        this.meter = meter;
    }

    @Override
    public Searched search(GameQuestion question) {
        GameMemory.Game game = question.game();
        return switch (question.kind()) {
            case WHOLE ->
                new Searched(game.shape(), prove(game.shape(), game.stones(), game.goal(), question.limits()));
            case LIFE -> proveLife(game.shape(), game.stones(), game.goal(), question.limits());
            case FIRST_ENGINE -> new Searched(game.shape(), proveByFirst(game, question.limits()));
        };
    }

    /**
     * Writes down how the defender wins a local game with the attacker moving first.
     *
     * @param found a search of it that found a win
     * @return empty if there are more states than the maximum, or if a lost part of the proof is not found again
     */
    public Optional<ProofGraph> walk(LocalShape shape, Position position, Goal goal, Result found, int maxStates) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        RegionProblem problem = withParts(RegionProblem.onBoard(board, config));
        return new ProofWalk(
                        problem,
                        goal,
                        Outcome.WIN,
                        state -> engines.prove(state, goal, config.limits(), EnginePair.Hope.ALL, meter),
                        maxStates)
                .graph(found.proof());
    }

    /**
     * Searches whether the defender reaches a goal in a local game with the attacker moving first. {@link Outcome#WIN}
     * is a proof under any rule for repetitions. {@link Outcome#LOSS} says only that the defender fails if endless play
     * counts for the attacker.
     */
    public Result prove(LocalShape shape, Position position, Goal goal, Limits limits) {
        return prove(shape, position, KoThreats.UNLIMITED, goal, limits);
    }

    /** A game, and a search of it. */
    public record Searched(LocalShape shape, Result result) {}

    /**
     * As {@link #prove(LocalShape, Position, Goal, Limits)}, for a game without territory. If the engine finds a win
     * with a zone, a search without zones asks for a win on the zone alone. So no answer rests on the zone.
     *
     * @return the game on the zone if the defender wins it, otherwise the game itself
     */
    public Searched proveLife(LocalShape shape, Position position, Goal goal, Limits limits) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        Result found =
                engines.prove(withParts(RegionProblem.withZones(board, config)), goal, limits, hopeOfLife(), meter);
        if (found.outcome() != Outcome.WIN || found.proof().zone() == ZoneProblem.ALL) {
            return new Searched(shape, found);
        }
        LocalShape zone = shape.within(shape.pointsOf(found.proof().zone()));
        Result onZone = prove(zone, position, goal, limits);
        Statistics spent = found.statistics().plus(onZone.statistics());
        if (onZone.outcome() == Outcome.WIN) {
            return new Searched(zone, onZone.withStatistics(spent));
        }
        Result whole = prove(shape, position, goal, limits);
        return new Searched(shape, whole.withStatistics(spent.plus(whole.statistics())));
    }

    /** Searches a local game with given ko threats of the attacker. */
    public Result prove(LocalShape shape, Position position, KoThreats threats, Goal goal, Limits limits) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite(), threats);
        return engines.prove(withParts(RegionProblem.onBoard(board, config)), goal, limits, hope(), meter);
    }

    /** Searches a local game with the first engine alone. */
    public Result proveByFirst(GameMemory.Game game, Limits limits) {
        LocalShape shape = game.shape();
        LocalBoard board = new LocalBoard(shape, game.stones(), shape.defender().opposite());
        RegionProblem problem = withParts(RegionProblem.onBoard(board, config));
        return engines.prove(problem, game.goal(), limits, EnginePair.Hope.NONE, meter);
    }

    private RegionProblem withParts(RegionProblem problem) {
        return problem.askingParts(this::prove);
    }

    private Result prove(LocalBoard part, long maxNodes) {
        Limits limits = config.limits().withMaxNodes(maxNodes).withTableBytes(BYTES_A_NODE * maxNodes);
        RegionProblem problem = RegionProblem.onBoard(part, config);
        return engines.first().engine().prove(problem, Goal.WIN, limits, SearchListener.NONE);
    }

    /** The second engine wins hardly any game of life that the first one leaves open. */
    private EnginePair.Hope hopeOfLife() {
        return config.has(Feature.EARLY_STOPS) ? EnginePair.Hope.NONE : EnginePair.Hope.ALL;
    }

    private EnginePair.Hope hope() {
        return config.has(Feature.EARLY_STOPS) ? EnginePair.Hope.NUMBERS : EnginePair.Hope.ALL;
    }
}
