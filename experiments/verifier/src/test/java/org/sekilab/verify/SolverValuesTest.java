package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.RegionLookup;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.EnclosedBoard;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/** Every verdict of the solver on a region, either side first, has a certificate that the checker accepts. */
class SolverValuesTest {
    private static final int MAX_STATES = 100_000;
    private static final RegionSolver SOLVER = new RegionSolver(
            DfpnEngine.withTwins(DfpnConfig.DEFAULT),
            new SafetyConfig(Preset.M7.features(), 30, 14, 14, Limits.DEFAULT.withMaxNodes(20_000)));

    private final Map<Value, Integer> counts = new EnumMap<>(Value.class);

    @RepeatedTest(3)
    void verdictsOnRandomRegionsAreCertified(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        for (int i = 0; i < 150; i++) {
            EnclosedBoard.next(random, 8).ifPresent(board -> {
                RegionMap map = new FloodRegionFinder().find(board.position(), board.defender());
                List<BasicRegion> parts = new ArrayList<>(map.regions());
                parts.removeIf(region -> !board.playground().containsAll(region.points()));
                if (!parts.isEmpty()) {
                    check(board.position(), map.merge(parts));
                }
            });
        }
        assertThat(counts).containsKeys(Value.SAFE, Value.UNSAFE);
    }

    /** The evaluator of the search judges some states by the last move, so its proof has a gap. */
    @Test
    void gapOfAProofIsFilledByAnotherSearch() {
        Position position = Diagram.parse("""
                O O O . O O O O
                O O O O O O O O
                O O O O O O O O
                O O . O O O O O
                X X X X X O O O
                . . . . X O O O
                X . . X X O O O
                """);
        int point = position.geometry().point(0, 1);
        MergedRegion region = new RegionLookup(new FloodRegionFinder()).regionAt(position, Color.BLACK, point);
        assertThat(SOLVER.solve(position, region, Color.WHITE).verdict()).isEqualTo(Verdict.SAFE);
        assertThat(accepted(SOLVER.certify(position, region, Color.WHITE, Verdict.SAFE, MAX_STATES))
                        .kind())
                .isEqualTo(Claim.Kind.REGION_SAFE);
    }

    /** A verdict that depends on endless play has no certificate, though superko gives one. */
    @Test
    void verdictsThatDependOnEndlessPlayAreNotCertified() {
        int checked = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            boolean isSmall = problem.truth().states() <= 3_000;
            for (Color first : isSmall ? Color.values() : new Color[0]) {
                if (value(problem.truth(), problem.region(), first) == Value.AMBIGUOUS) {
                    for (Verdict verdict : List.of(Verdict.SAFE, Verdict.SEKI, Verdict.UNSAFE)) {
                        assertThat(SOLVER.certify(problem.position(), problem.region(), first, verdict, MAX_STATES))
                                .as("problem %d, %s first, %s", problem.index(), first, verdict)
                                .isEmpty();
                    }
                    checked++;
                }
            }
        }
        assertThat(checked).isPositive();
    }

    private void check(Position position, MergedRegion region) {
        Optional<Truth> truth =
                RegionEnumerator.solve(LocalGame.of(position, region, new PointSet(position.geometry())), MAX_STATES);
        if (truth.isEmpty()) {
            return;
        }
        for (Color first : Color.values()) {
            Value value = value(truth.get(), region, first);
            Verdict verdict = SOLVER.solve(position, region, first).verdict();
            if (verdict != Verdict.UNKNOWN) {
                assertThat(verdict.name()).isEqualTo(value.name());
                Optional<Certificate> certificate = SOLVER.certify(position, region, first, verdict, MAX_STATES);
                assertThat(certificate)
                        .as("%s, %s first, at %s%n%s", verdict, first, region.points(), Diagram.format(position))
                        .isPresent();
                Claim claim = accepted(certificate);
                assertThat(claim.kind()).isEqualTo(Claim.Kind.valueOf("REGION_" + verdict));
                assertThat(claim.first()).isEqualTo(first);
                counts.merge(value, 1, Integer::sum);
            }
            Optional<Certificate> notSafe = SOLVER.certifyNotSafe(position, region, first, MAX_STATES);
            if (verdict == Verdict.SEKI || verdict == Verdict.UNSAFE) {
                assertThat(accepted(notSafe).kind()).isEqualTo(Claim.Kind.REGION_NOT_SAFE);
            } else if (verdict == Verdict.SAFE) {
                assertThat(notSafe).isEmpty();
            }
        }
    }

    private static Value value(Truth truth, MergedRegion region, Color first) {
        return first == region.defender() ? truth.defenderFirst() : truth.attackerFirst();
    }

    /** The one claim of a certificate that the checker accepts. */
    private static Claim accepted(Optional<Certificate> found) {
        Certificate certificate = found.orElseThrow();
        String text = Certificates.text(certificate);
        assertThat(Certificates.problem(text)).as(text).isEmpty();
        assertThat(certificate.claims()).hasSize(1);
        return certificate.claims().get(0);
    }
}
