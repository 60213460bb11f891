package org.sekilab.safety.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.safety.Engines;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limits;
import org.sekilab.statics.enumeration.KoWinner;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;
import org.sekilab.statics.eyespace.EnclosedRegion;
import org.sekilab.statics.eyespace.EyeShape;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.Place;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

/**
 * Regions within one block have the values of enumeration, for each winner of kos. The shipped database has the same
 * values.
 */
class EyeSpaceSolverTest {
    private static final int CHECKED_POINTS = 5;
    private static final int MAX_STATES = 5_000_000;
    private static final Limits LIMITS = Engines.LIMITS.withTableBytes(1L << 20).withMaxNodes(1_000_000);
    private static final EyeSpaceSolver SOLVER = solver(LIMITS);

    @ParameterizedTest
    @EnumSource(Place.class)
    void smallRegionsAreWorthWhatEnumerationSays(Place place) {
        int checked = 0;
        for (RegionEntry entry : entries(place, 1, CHECKED_POINTS)) {
            for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
                EyeStatus truth = enumerated(entry.shape(), liberties);
                assertThat(entry.status(liberties))
                        .as("%s, %d liberties outside", entry, liberties)
                        .isEqualTo(truth);
                checked++;
            }
            assertThat(SOLVER.solve(entry.shape())).contains(entry);
        }
        assertThat(checked).isGreaterThan(60);
    }

    @RepeatedTest(5)
    void largerRegionsAreWorthWhatEnumerationSays(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        List<RegionEntry> entries = RegionDatabase.shipped().entries().stream()
                .filter(entry -> entry.shape().size() > CHECKED_POINTS)
                .toList();
        RegionEntry entry = entries.get(random.nextInt(entries.size()));
        assertThat(isAsEnumerated(entry.status(0), enumerated(entry.shape(), 0)))
                .as(entry.toString())
                .isTrue();
    }

    /** All regions that are not simply alive, with each number of liberties outside. */
    @Test
    void specialRegionsAreWorthWhatEnumerationSays() {
        int checked = 0;
        for (RegionEntry entry : RegionDatabase.shipped().entries()) {
            boolean isSpecial = entry.statuses().stream().anyMatch(status -> status.opponentFirst() != EyeType.T);
            for (int liberties = 0; isSpecial && liberties < entry.statuses().size(); liberties++) {
                assertThat(isAsEnumerated(entry.status(liberties), enumerated(entry.shape(), liberties)))
                        .as("%s, %d liberties outside", entry, liberties)
                        .isTrue();
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(100);
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    @Tag("slow")
    void databaseIsWhatTheSolverFinds(Place place) {
        for (RegionEntry entry : entries(place, CHECKED_POINTS + 1, EyeShape.MAX_POINTS)) {
            assertThat(SOLVER.solve(entry.shape())).contains(entry);
        }
    }

    @Test
    void nothingIsSaidWhereALimitWasReached() {
        assertThat(solver(LIMITS.withMaxNodes(3)).solve(EyeShape.parse("oooo/oooo", Place.CORNER)))
                .isEqualTo(Optional.empty());
    }

    private static EyeSpaceSolver solver(Limits limits) {
        return new EyeSpaceSolver(
                new RegionSolver(Engines.DFPN_R, new SafetyConfig(Preset.M6.features(), 30, 14, 14, limits)));
    }

    private static List<RegionEntry> entries(Place place, int minSize, int maxSize) {
        return RegionDatabase.shipped().entries().stream()
                .filter(entry -> entry.shape().place() == place)
                .filter(entry ->
                        entry.shape().size() >= minSize && entry.shape().size() <= maxSize)
                .toList();
    }

    /** Enumeration does not distinguish the types that depend on the rule for repetitions. */
    private static boolean isAsEnumerated(EyeStatus status, EyeStatus truth) {
        boolean isOpen = status.opponentFirst() == EyeType.SR && truth.opponentFirst() == EyeType.R;
        return status.equals(truth) || isOpen && status.groupFirst() == truth.groupFirst();
    }

    private static EyeStatus enumerated(EyeShape shape, int liberties) {
        EnclosedRegion region = EnclosedRegion.of(shape, liberties);
        LocalGame game = new LocalGame(
                Position.of(region.block(), region.wall(), Color.BLACK),
                Color.BLACK,
                region.points().copy().unite(region.outside()),
                region.block(),
                region.points());
        Truth worst =
                RegionEnumerator.solve(game, KoWinner.ATTACKER, MAX_STATES).orElseThrow();
        Truth best = RegionEnumerator.solve(game, KoWinner.DEFENDER, MAX_STATES).orElseThrow();
        return new EyeStatus(
                EyeSpaceSolver.type(verdict(worst.defenderFirst()), verdict(best.defenderFirst())),
                EyeSpaceSolver.type(verdict(worst.attackerFirst()), verdict(best.attackerFirst())));
    }

    private static Verdict verdict(Value value) {
        return value == Value.AMBIGUOUS ? Verdict.UNKNOWN : Verdict.valueOf(value.name());
    }
}
