package org.sekilab.experiments.gtp.fight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Outlook;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Success;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;
import org.sekilab.semeai.SemeaiProblem;

/**
 * Finds capturing races that the next move decides. Immutable.
 *
 * <p>Proves: nothing, as the analyzer of races may guess.
 * <p>Cost: a race begins only within the time; races with few liberties come first.
 */
final class RaceSwings {
    private static final int MOST_LIBERTIES = 8; // of a block; chosen by trial

    private final RaceOutlooks outlooks;
    private final long nanos;

    /** @param nanos of all races together */
    RaceSwings(RaceOutlooks outlooks, long nanos) {
        this.outlooks = outlooks;
        this.nanos = nanos;
    }

    private record Race(Block own, Block other) {
        private int liberties() {
            return own.liberties().size() + other.liberties().size();
        }
    }

    /**
     * What moves of a side are worth that win races, or make sekis of them, in points: the stones and their liberties.
     *
     * @param decided points that need no answer
     */
    Map<Integer, Double> find(SafetyMap safety, Color own, PointSet decided) {
        long start = System.nanoTime();
        Map<Integer, Double> worth = new HashMap<>();
        for (Race race : races(safety, own, decided)) {
            if (System.nanoTime() - start > nanos) {
                break;
            }
            SemeaiProblem problem = SemeaiProblem.between(
                    safety.position(), race.own().anchor(), race.other().anchor());
            Optional<Outlook> first = outlooks.judge(problem, own);
            Optional<Outlook> second = first.filter(outlook -> outlook.move() >= 0)
                    .flatMap(outlook -> outlooks.judge(problem, own.opposite()));
            if (second.isPresent()) {
                double swing = swing(race, first.get(), second.get());
                if (swing > 0) {
                    worth.merge(first.get().move(), swing, Math::max);
                }
            }
        }
        return worth;
    }

    private static double swing(Race race, Outlook first, Outlook second) {
        double saved =
                chance(first.prospects().lives()) + chance(second.prospects().captures()) - 1;
        double captured =
                chance(first.prospects().captures()) + chance(second.prospects().lives()) - 1;
        return saved * OpenBlocks.worth(race.own()) + captured * OpenBlocks.worth(race.other());
    }

    private static double chance(Success success) {
        return switch (success) {
            case CERTAIN -> 1;
            case KO_OPPONENT_FIRST -> KoChance.OPPONENT_NEEDS_THREAT;
            case KO_SELF_FIRST -> KoChance.SELF_NEEDS_THREAT;
            case NONE -> 0;
        };
    }

    private static List<Race> races(SafetyMap safety, Color own, PointSet decided) {
        List<Race> races = new ArrayList<>();
        List<Block> others =
                OpenBlocks.find(safety, own.opposite(), decided, MOST_LIBERTIES).toList();
        OpenBlocks.find(safety, own, decided, MOST_LIBERTIES)
                .forEach(block -> others.stream()
                        .filter(other ->
                                other.stones().intersects(block.stones().exterior()))
                        .forEach(other -> races.add(new Race(block, other))));
        races.sort(Comparator.comparingInt(Race::liberties));
        return races;
    }
}
