package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.search.Limits;
import org.sekilab.statics.enumeration.KoWinner;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;
import org.sekilab.statics.eyespace.EnclosedRegion;
import org.sekilab.statics.eyespace.EyeShape;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.Place;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

/** Regions within one block are worth what enumeration says, whoever wins a ko. */
class EyeSpaceSolverTest {
    private static final int CHECKED_POINTS = 5;
    private static final int MAX_STATES = 2_000_000;
    private static final Limits LIMITS = Engines.LIMITS.withTableBytes(1L << 20).withMaxNodes(1_000_000);

    @ParameterizedTest
    @EnumSource(Place.class)
    void typesAreThoseOfEnumeration(Place place) {
        EyeSpaceSolver solver = new EyeSpaceSolver(
                new RegionSolver(Engines.DFPN_R, new SafetyConfig(Preset.M6.features(), 30, 14, 14, LIMITS)));
        for (int size = 1; size <= CHECKED_POINTS; size++) {
            for (EyeShape shape : EyeShape.all(size, place)) {
                RegionEntry entry = solver.solve(shape).orElseThrow();
                for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
                    assertThat(entry.status(liberties))
                            .as("%s, %d liberties outside", entry, liberties)
                            .isEqualTo(enumerated(shape, liberties));
                }
            }
        }
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
