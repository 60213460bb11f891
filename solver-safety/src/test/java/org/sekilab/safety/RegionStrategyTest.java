package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.RegionStrategy.Line;
import org.sekilab.safety.RegionStrategy.Stage;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.statics.OracleProblem;

/** The side with a proof has an answer to every try, and reaches the proved goal. */
class RegionStrategyTest {
    private static final RegionProver PROVER = new RegionProver(Engines.config(Preset.M6));
    private static final Limits LIMITS = Engines.LIMITS.withMaxNodes(1_000_000);
    private static final int GAMES = 4;
    private static final int MOST_TRIES = 40;

    private final Map<Stage, Integer> ends = new EnumMap<>(Stage.class);

    @RepeatedTest(3)
    void proofsAnswerEveryTry(RepetitionInfo run) {
        check(run, 30);
    }

    @RepeatedTest(3)
    @Tag("thorough")
    void proofsOfMoreProblemsAnswerEveryTry(RepetitionInfo run) {
        check(run, 10);
    }

    /** @param step checks one problem of so many */
    private void check(RepetitionInfo run, int step) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Engine engine =
                List.of(Engines.ALPHA_BETA, Engines.DFPN, Engines.DFPN_R).get(run.getCurrentRepetition() - 1);
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step == 0) {
                for (Color first : Color.values()) {
                    RegionProof proof = PROVER.prove(
                            problem.position(), problem.region(), first, engine, LIMITS, RegionListener.NONE);
                    assertThat(proof.strategies())
                            .hasSize(strategies(proof.result().verdict()));
                    for (RegionStrategy strategy : proof.strategies()) {
                        String description = "seed %d, problem %d, %s first, against %s%n%s"
                                .formatted(
                                        seed,
                                        problem.index(),
                                        first,
                                        strategy.winner(),
                                        Diagram.formatWithFrame(problem.position()));
                        for (int game = 0; game < GAMES; game++) {
                            play(problem.region(), strategy, random, description);
                        }
                    }
                }
            }
        }
        assertThat(ends).containsKeys(Stage.BLOCK_CAPTURED, Stage.BOTH_PASSED);
    }

    private static int strategies(Verdict verdict) {
        return switch (verdict) {
            case UNKNOWN -> 0;
            case SAFE, UNSAFE -> 1;
            case SEKI -> 2;
        };
    }

    private void play(Region region, RegionStrategy strategy, Random random, String description) {
        List<Integer> tries = new ArrayList<>();
        Line line = strategy.follow(tries);
        while (!line.tries().isEmpty() && tries.size() < MOST_TRIES) {
            tries.add(line.tries().get(random.nextInt(line.tries().size())));
            line = strategy.follow(tries);
            assertThat(line.stage()).as("%s%n%s", description, line).isNotEqualTo(Stage.UNANSWERED);
            if (strategy.winner() == region.defender()) {
                assertThat(line.stage()).as("%s%n%s", description, line).isNotEqualTo(Stage.BLOCK_CAPTURED);
            }
        }
        ends.merge(line.stage(), 1, Integer::sum);
        if (line.stage() == Stage.BOTH_PASSED) {
            PointSet invaders = (region.attacker() == Color.BLACK ? line.black() : line.white())
                    .copy()
                    .intersect(region.points());
            boolean isClear = invaders.isEmpty();
            if (strategy.goal() == Goal.WIN || strategy.winner() == region.attacker()) {
                assertThat(isClear).as("%s%n%s", description, line).isEqualTo(strategy.winner() == region.defender());
            }
        }
    }

    /** A straight three: black lives by the middle, and dies if white takes it. */
    @Test
    void straightThreeIsDecidedByItsMiddle() {
        Position position = Diagram.parse("""
                . . . X O
                X X X X O
                O O O O .
                """);
        Region region = region(position, Color.BLACK);
        RegionProof unsafe = prove(position, region, Color.WHITE);
        assertThat(unsafe.result().verdict()).isEqualTo(Verdict.UNSAFE);
        RegionStrategy attack = unsafe.strategies().get(0);
        assertThat(attack.winner()).isEqualTo(Color.WHITE);
        int middle = position.geometry().point(1, 2);
        Line begun = attack.follow(List.of());
        assertThat(begun.moves()).containsExactly(middle);
        assertThat(begun.white().contains(middle)).isTrue();
        assertThat(begun.tries())
                .containsExactlyInAnyOrder(
                        position.geometry().point(0, 2), position.geometry().point(2, 2), Points.PASS);
        assertThat(attack.follow(List.of(Points.PASS)).moves()).hasSize(3);

        RegionProof safe = prove(position, region, Color.BLACK);
        assertThat(safe.result().verdict()).isEqualTo(Verdict.SAFE);
        assertThat(safe.strategies().get(0).follow(List.of()).moves()).containsExactly(middle);
    }

    @Test
    void triesThatAreNotLegalAreRejected() {
        Position position = Diagram.parse("""
                . . . X O
                X X X X O
                O O O O .
                """);
        RegionStrategy attack = prove(position, region(position, Color.BLACK), Color.WHITE)
                .strategies()
                .get(0);
        int occupied = position.geometry().point(1, 2);
        int elsewhere = position.geometry().point(4, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> attack.follow(List.of(occupied)))
                .withMessage("B3 cannot be played here");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> attack.follow(List.of(elsewhere)))
                .withMessage("E1 cannot be played here");
        assertThat(attack.follow(List.of()).moves()).hasSize(1); // unchanged
    }

    @Test
    void wholeStrategyLeadsToItsGoal() {
        Position position = Diagram.parse("""
                . . . X O
                X X X X O
                O O O O .
                """);
        RegionStrategy attack = prove(position, region(position, Color.BLACK), Color.WHITE)
                .strategies()
                .get(0);
        assertThat(attack.countStates(1)).isEmpty();
        assertThat(attack.countStates(10_000)).isPresent();
    }

    private static RegionProof prove(Position position, Region region, Color first) {
        return PROVER.prove(position, region, first, Engines.DFPN_R, LIMITS, RegionListener.NONE);
    }

    private static Region region(Position position, Color defender) {
        RegionMap map = new FloodRegionFinder().find(position, defender);
        return map.regions()
                .get(map.regionIndexAt(
                        position.geometry().point(0, position.geometry().height() - 1)));
    }
}
