package org.sekilab.experiments.trim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.local.LocalBoard;

/**
 * Makes the graph of a game smaller, and the game itself. Confined to one thread.
 *
 * <p>Source: shrinking zones by replay, after Shih et al., relevance-zone based search (AAAI 2022).
 */
final class GameTrimmer {
    private static final int MOST_STATES = 1 << 20;
    private static final int MOST_WALKS = 60;
    private static final int SLACK = 100; // states that a walk may visit beside twice those of the strategy

    /** The points that a game keeps. */
    enum KeptPoints {
        ALL,
        NEEDED
    }

    private final ZoneGame games;
    private ZoneText.Game best;

    private GameTrimmer(ZoneText.Game zone, ZoneGame games) {
        this.games = games;
        this.best = zone;
    }

    /**
     * A game with the same promises.
     *
     * @param points whether points may be taken out
     */
    static ZoneText.Game trim(ZoneText.Game zone, ZoneGame games, KeptPoints points) {
        if (zone.lines().size() > MOST_STATES) {
            return zone;
        }
        Optional<StateReplay> replay = StateReplay.of(games.start(zone), zone.lines());
        if (replay.isEmpty()) {
            return zone;
        }
        if (zone.isRefutation()) {
            return zone.with(StateOrder.of(replay.get().merged()));
        }
        ZoneText.Game merged =
                ordered(zone, replay.get().merged(), games).map(zone::with).orElse(zone);
        GameTrimmer trimmer = new GameTrimmer(merged, games);
        for (int answers = 0; answers <= ShortProofs.MOST_ANSWERS; answers++) {
            trimmer.tryWalk(merged, answers);
        }
        if (points == KeptPoints.NEEDED) {
            trimmer.shrink();
        }
        return trimmer.best;
    }

    /** Follows the best strategy so far through a game of the same points or fewer. Keeps what is smaller. */
    private boolean tryWalk(ZoneText.Game other, int answers) {
        LocalBoard from = games.start(best);
        LocalBoard to = games.start(other);
        Optional<StateReplay> replay = StateReplay.of(from, best.lines());
        if (replay.isEmpty()) {
            return false;
        }
        Advice advice = new Advice(replay.get(), games.start(best).shape(), to.shape());
        int most = 2 * best.lines().size() + SLACK;
        Optional<StateLines> walked = new AdvisedWalk(to, best, advice, answers, most)
                .lines()
                .flatMap(lines -> ordered(other, lines, games))
                .filter(lines -> lines.size() < best.lines().size());
        walked.ifPresent(lines -> best = other.with(lines));
        return walked.isPresent();
    }

    /** Reached lines of a strategy in the order that the mark of the zone needs, or nothing if there is none. */
    private static Optional<StateLines> ordered(ZoneText.Game zone, StateLines lines, ZoneGame games) {
        return zone.mark() == ZoneText.Mark.NONE
                ? Optional.of(StateOrder.of(lines))
                : StateReplay.of(games.start(zone), StateOrder.of(lines)).flatMap(StateReplay::mergedUnderSuperko);
    }

    private void shrink() {
        long free = (1L << best.points().length) - 1 & ~best.territory();
        List<Integer> points = new ArrayList<>();
        for (long rest = free; rest != 0; rest &= rest - 1) {
            points.add(best.points()[Long.numberOfTrailingZeros(rest)]);
        }
        long played = played(best.lines(), best.points().length);
        List<Integer> quiet = new ArrayList<>(points);
        int[] before = best.points();
        quiet.removeIf(point -> (played >>> Arrays.binarySearch(before, point) & 1) != 0);
        int walks = remove(quiet, MOST_WALKS);
        points.removeAll(quiet);
        for (int point : points) {
            walks = walks > 0 ? remove(List.of(point), walks) : 0;
        }
    }

    /** Takes points out, all at once or in parts. Returns the number of walks that are left. */
    private int remove(List<Integer> points, int walks) {
        if (points.isEmpty() || points.size() == best.points().length || walks == 0) {
            return walks;
        }
        if (tryWalk(best.without(points), ShortProofs.MOST_ANSWERS)) {
            return walks - 1;
        }
        int left = walks - 1;
        if (points.size() > 1) {
            int half = points.size() / 2;
            left = remove(points.subList(0, half), left);
            left = remove(points.subList(half, points.size()), left);
        }
        return left;
    }

    /** The points where the strategy plays, or has pairs. */
    private static long played(StateLines lines, int pass) {
        long played = 0;
        for (int state = 0; state < lines.size(); state++) {
            int[] numbers = lines.numbers(state);
            for (int i = 0; i < lines.firstSuccessor(state); i++) {
                played |= numbers[i] == pass ? 0 : 1L << numbers[i];
            }
        }
        return played;
    }
}
