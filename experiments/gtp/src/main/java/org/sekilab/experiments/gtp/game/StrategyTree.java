package org.sekilab.experiments.gtp.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.gtp.game.LiveRegionSearch.Finding;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.search.Goal;

/**
 * The stored proof of a region as indented lines: each try of the loser, and the winner's answer. Mutable, for one use.
 */
public final class StrategyTree {
    public static final int DEFAULT_DEPTH = 2;

    private static final int MOST_LINES = 200;
    private static final long MOST_NANOS = 5_000_000_000L; // where the proof has ended each answer is a search

    private final Finding finding;
    private final Geometry geometry;
    private final List<String> lines = new ArrayList<>();
    private final long start = System.nanoTime();

    public StrategyTree(Finding finding) {
        this.finding = finding;
        this.geometry = finding.position().geometry();
    }

    /** @param depth how many tries one after the other */
    public String format(int depth) {
        lines.add("%s, defender %s, %s first"
                .formatted(
                        finding.proof().result().verdict(),
                        GtpText.name(finding.region().defender()),
                        GtpText.name(finding.first())));
        for (RegionStrategy strategy : finding.proof().strategies()) {
            lines.add("%s: %s".formatted(GtpText.name(strategy.winner()), goal(strategy)));
            RegionStrategy.Line line = strategy.follow(List.of());
            if (!line.moves().isEmpty()) {
                lines.add("plays " + GtpText.moves(geometry, line.moves()));
            }
            add(strategy, List.of(), line, depth);
        }
        if (isFull()) {
            lines.add("and so on");
        }
        return String.join("\n", lines);
    }

    private boolean isFull() {
        return lines.size() >= MOST_LINES
                || System.nanoTime() - start > MOST_NANOS
                || Thread.currentThread().isInterrupted();
    }

    private String goal(RegionStrategy strategy) {
        boolean isDefender = strategy.winner() == finding.region().defender();
        if (isDefender) {
            return strategy.goal() == Goal.WIN ? "keeps the territory" : "keeps the blocks";
        }
        return strategy.goal() == Goal.WIN ? "survives inside" : "captures a block, or lives inside";
    }

    private void add(RegionStrategy strategy, List<Integer> tries, RegionStrategy.Line line, int depth) {
        if (depth == 0) {
            return;
        }
        for (int attempt : line.tries()) {
            if (isFull()) {
                return;
            }
            List<Integer> further = new ArrayList<>(tries);
            further.add(attempt);
            RegionStrategy.Line after = strategy.follow(further);
            lines.add("  ".repeat(further.size())
                    + "%s: %s".formatted(GtpPoints.format(geometry, attempt), answer(line, after)));
            add(strategy, further, after, depth - 1);
        }
    }

    /** The move after the try, if there is one, and how far the game is then. */
    private String answer(RegionStrategy.Line before, RegionStrategy.Line after) {
        List<Integer> answers =
                after.moves().subList(before.moves().size() + 1, after.moves().size());
        String stage = after.stage().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return (GtpText.moves(geometry, answers) + ", " + stage).replaceFirst("^, ", "");
    }
}
