package org.sekilab.experiments.gtp.fight;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;
import org.sekilab.search.Limits;

/**
 * Finds the fights of a board and tells in which of them to move, and where. Immutable.
 *
 * <p>The fight with the largest swing comes first. If fights together are small enough, a threat in one of them may
 * come before a gain in another. Fights that are too large to be played to the end count as {@link LifeSwings} and
 * {@link RaceSwings} tell, the larger one of both for each move. Guesses about a few stones there are left out: such
 * stones are often of no use to either side, and random games see that.
 *
 * <p>Proves: nothing.
 * <p>Cost: the time of one search for small fights, and half of it for lives and for races in large ones.
 */
public final class FightPlanner {
    private static final double STEP = 1.0 / 1024; // between equal moves of different rank
    private static final double POINT = 1.0 / 128; // the larger one of equal fights goes first
    private static final double LEAST_SWING = 20; // points; smaller guesses gain little, see docs/tried.md, "Genmove"

    private final Limits limits;
    private final RaceOutlooks races;

    /** @param limits of each search, and the time of all searches of small fights together */
    public FightPlanner(Limits limits, RaceOutlooks races) {
        this.limits = limits;
        this.races = races;
    }

    /** A fight, and what it is worth. */
    private record Valued(Battlefield field, BestMoves best) {}

    /** What moves of a side are worth. */
    public FightPlan plan(SafetyMap safety, Color own) {
        long start = System.nanoTime();
        PointSet decided = new PointSet(safety.position().geometry());
        List<Valued> open = new ArrayList<>();
        for (Battlefield field : new FightFinder(safety).find()) {
            Optional<BestMoves> best = solver(start).solve(field, own);
            best.ifPresent(moves -> decided.unite(field.points()));
            best.filter(moves -> !moves.moves().isEmpty()).ifPresent(moves -> open.add(new Valued(field, moves)));
        }
        Map<Integer, Double> worth = new HashMap<>();
        for (Valued fight : open) {
            double value = fight.best().swing() + POINT * fight.field().points().size();
            for (int move : fight.best().moves()) {
                worth.put(move, value);
                value -= STEP;
            }
        }
        if (open.size() > 1) {
            Set<Integer> urgent = new HashSet<>(urgent(open, own, start));
            double most = worth.values().stream()
                    .mapToDouble(Double::doubleValue)
                    .max()
                    .orElse(0);
            worth.replaceAll((move, value) -> urgent.contains(move) ? value + most : value);
        }
        Map<Integer, Double> swings =
                new HashMap<>(new LifeSwings(limits.withTime(limits.time().dividedBy(2))).find(safety, own, decided));
        new RaceSwings(races, limits.time().toNanos() / 2)
                .find(safety, own, decided)
                .forEach((move, value) -> swings.merge(move, value, Math::max));
        swings.values().removeIf(value -> value < LEAST_SWING);
        swings.forEach((move, value) -> worth.merge(move, value, Double::sum));
        return new FightPlan(decided, worth);
    }

    /** The moves that are best if all fights go on together. */
    private List<Integer> urgent(List<Valued> fights, Color own, long start) {
        Optional<Battlefield> all = Optional.of(fights.get(0).field());
        List<Integer> moves = new ArrayList<>();
        for (Valued fight : fights) {
            all = all.flatMap(field -> field.equals(fight.field()) ? Optional.of(field) : field.join(fight.field()));
            moves.addAll(fight.best().moves());
        }
        return all.map(field -> solver(start).findBest(field, own, moves)).orElse(List.of());
    }

    private FightSolver solver(long start) {
        return new FightSolver(limits.afterNanos(System.nanoTime() - start));
    }
}
