package org.sekilab.safety.attempts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Effort;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.safety.Engines;
import org.sekilab.safety.UnplayedLife;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;

/**
 * Which attempt counts. The judge of life is a script: the block in the middle needs the points between the blocks, and
 * so do the two others.
 */
class BoardAttemptsTest {
    private static final Effort ONE = new Effort(1, 0, Optional.empty());

    private static final Position LARGE_MIDDLE = Diagram.parse("""
            . . . . . . . . . . . . . . . . . . . . .
            . X X X X . X X X X X X X X X . X X X X .
            . . . . . . . . . . . . . . . . . . . . .
            """);
    private static final Position SMALL_MIDDLE = Diagram.parse("""
            . . . . . . . . . . . . . . . . .
            . X X X X . X X X X X . X X X X .
            . . . . . . . . . . . . . . . . .
            """);

    private static final Position FIVE_BARS = Diagram.parse("""
            . . . . . . . . . . .
            . . . X . . . X . . .
            . X . X . X . X . X .
            . X . X . X . X . X .
            . X . X . X . X . X .
            . X . X . X . X . X .
            . . . . . . . . . . .
            """);
    private static final Position EIGHT_APART = Diagram.parse("""
            . . . . . . . . . . . . . . . . . . . . . . . .
            . X X X X . . X X X X . . X X X X . . X X X X .
            . . . . . . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . . . . . . .
            . X X X X . . X X X X . . X X X X . . X X X X .
            . . . . . . . . . . . . . . . . . . . . . . . .
            """);

    private final List<LifeJudge.Question> asked = new ArrayList<>();
    private final AtomicBoolean isCancelled = new AtomicBoolean();
    private Limits limits = Engines.LIMITS.withMaxNodes(100_000_000); // much for further attempts
    private int stepsAfterCancel;

    @Test
    void firstAttemptCountsWithoutTheFeature() {
        BoardAttempt only = best(SMALL_MIDDLE, Feature.OPEN_LIFE);
        assertThat(safeStones(only)).isEqualTo(5);
    }

    @Test
    void blocksOfTheBestAttemptLiveWithoutTheOneThatCameFirst() {
        BoardAttempt best = best(SMALL_MIDDLE, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(safeStones(best)).isEqualTo(8);
        assertThat(best.games())
                .hasSize(2)
                .allSatisfy(game -> assertThat(game.shape().blocks())
                        .allSatisfy(block -> assertThat(block.stones().size()).isEqualTo(4)));
    }

    /** With one of the two long bars, 9 stones live; with both, 10. The three short ones have 12. */
    @Test
    void bestAttemptIsFoundBehindAWorseOne() {
        assertThat(safeStones(best(FIVE_BARS, Feature.OPEN_LIFE))).isEqualTo(10);
        assertThat(safeStones(best(FIVE_BARS, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE)))
                .isEqualTo(12);
    }

    /** Eight blocks have 256 sets to leave out. */
    @Test
    void attemptsEndAfterManyInVain() {
        int ofOne = steps(EIGHT_APART, Feature.OPEN_LIFE);
        int ofAll = steps(EIGHT_APART, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(ofAll).isGreaterThan(10 * ofOne).isLessThanOrEqualTo(26 * ofOne); // others have fewer proofs
    }

    @Test
    void attemptWithFewerSafePointsDoesNotCount() {
        BoardAttempt best = best(LARGE_MIDDLE, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(safeStones(best)).isEqualTo(9);
        assertThat(best.games()).hasSize(1);
    }

    @Test
    void effortsOfAllAttemptsCount() {
        BoardAttempt best = best(SMALL_MIDDLE, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(best.result().build().spent())
                .containsEntry("open life", new Effort(asked.size(), 0, Optional.empty()));
    }

    @Test
    void boardIsSolvedOnceWithSmallLimits() {
        limits = Engines.LIMITS;
        best(SMALL_MIDDLE, Feature.OPEN_LIFE);
        int questions = asked.size();
        asked.clear();
        best(SMALL_MIDDLE, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(asked).hasSize(questions);
    }

    /** A quarter of the nodes of the first attempt is less than the questions about the two small blocks. */
    @Test
    void attemptsEndWhenTheyHaveHadTheirShareOfNodes() {
        limits = Engines.LIMITS.withMaxNodes(2_000_000);
        BoardAttempt best = best(SMALL_MIDDLE, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(asked).hasSizeLessThan(16);
        assertThat(safeStones(best)).isEqualTo(5);
    }

    @Test
    void bestAttemptIsTold() {
        List<Integer> told = new ArrayList<>();
        BoardAttempt best = attempts(SMALL_MIDDLE, this::answer, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE)
                .best(soFar -> told.add(soFar.get().safePoints(Color.BLACK).size()));
        assertThat(told).isSorted().last().isEqualTo(safeStones(best));
    }

    @Test
    void noAttemptBeginsAfterACancel() {
        LifeJudge cancelling = question -> {
            isCancelled.set(true);
            return answer(question);
        };
        BoardAttempt first = best(SMALL_MIDDLE, cancelling, Feature.OPEN_LIFE, Feature.RUIN_AND_RECREATE);
        assertThat(safeStones(first)).isEqualTo(5);
        assertThat(stepsAfterCancel).isEqualTo(1); // the one with the answer
        assertThat(asked).hasSize(1);
    }

    private BoardAttempt best(Position position, Feature... features) {
        return best(position, this::answer, features);
    }

    private BoardAttempt best(Position position, LifeJudge judge, Feature... features) {
        return attempts(position, judge, features).best(soFar -> stepsAfterCancel += isCancelled.get() ? 1 : 0);
    }

    private int steps(Position position, Feature... features) {
        AtomicInteger steps = new AtomicInteger();
        attempts(position, this::answer, features).best(soFar -> steps.incrementAndGet());
        return steps.get();
    }

    private BoardAttempts attempts(Position position, LifeJudge judge, Feature... features) {
        SafetyConfig config = new SafetyConfig(Set.of(features), 1, 1, 1, limits.withCancel(isCancelled::get));
        GameSearcher searcher = new RegionSearcher(EnginePair.of(Engines.DFPN_R), config);
        Judges judges = new Judges(RaceJudge.NONE, judge);
        SafetyMapBuilder efforts = new SafetyMapBuilder(position, new FloodRegionFinder());
        return new BoardAttempts(efforts, config, searcher, judges, game -> {});
    }

    /** The middle block lives with its liberties. The others do with theirs, which are in part the same. */
    private LifeJudge.Answer answer(LifeJudge.Question question) {
        asked.add(question);
        Block first = question.blocks().get(0);
        PointSet points = first.stones().copy().unite(first.liberties());
        boolean lives = question.blocks().size() == 1 && question.area().containsAll(points);
        return new LifeJudge.Answer(lives ? Optional.of(new UnplayedLife(points)) : Optional.empty(), ONE);
    }

    private static int safeStones(BoardAttempt attempt) {
        return attempt.result().safePoints(Color.BLACK).size();
    }
}
