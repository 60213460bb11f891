package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Effort;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Result;

/** Searches are made once, their work is added to regions, and a limit proves nothing. */
class AreaSearcherTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.M7); // without screening

    /** Four points in a row live, and two do not. */
    private final BoardFixture board = new BoardFixture("""
            O O O O O O O O O
            X X X X X O X X X
            . . . . X O X . .
            """);

    private final BasicRegion four = board.region("A1");
    private final BasicRegion two = board.region("H1");
    private final List<Limit> searches = new ArrayList<>();
    private final Engine counting = (problem, goal, limits, listener) -> {
        Result result = Engines.DFPN_R.prove(problem, goal, limits, listener);
        searches.add(result.limit());
        return result;
    };

    @Test
    void gameIsWonExactlyIfItsBlocksLive() {
        AreaSearcher searcher = board.searcher(CONFIG, counting);
        assertThat(searcher.tryWin(shape("A1", 0), List.of(four))).isTrue();
        assertThat(searcher.tryWin(shape("H1", 0), List.of(two))).isFalse();
        assertThat(searcher.tryWin(shape("H1", SearchArea.SHARED_EYE), List.of(two)))
                .isTrue();
    }

    @Test
    void sameGameIsSearchedOnce() {
        AreaSearcher searcher = board.searcher(CONFIG, counting);
        for (int i = 0; i < 3; i++) {
            assertThat(searcher.tryWin(shape("A1", 0), List.of(four))).isTrue();
            assertThat(searcher.tryWin(shape("H1", 0), List.of(two))).isFalse();
        }
        assertThat(searches).hasSize(2);
        assertThat(searcher.openSearches()).isZero();
    }

    @Test
    void workIsAddedToTheRegion() {
        AreaSearcher searcher = board.searcher(CONFIG, counting);
        searcher.tryWin(shape("H1", 0), List.of(two));
        assertThat(board.result.build().effort(two).nodes()).isPositive();
        assertThat(board.result.build().effort(four)).isEqualTo(Effort.NONE);
    }

    @Test
    void searchThatALimitEndsIsOpenAndProvesNothing() {
        SafetyConfig cancelled = CONFIG.with(Engines.LIMITS.withCancel(() -> true));
        AreaSearcher searcher = board.searcher(cancelled, counting);
        assertThat(searcher.isCancelled()).isTrue();
        assertThat(searcher.tryWin(shape("A1", 0), List.of(four))).isFalse();
        assertThat(searcher.openSearches()).isEqualTo(1);
        assertThat(searches).containsExactly(Limit.CANCELLED);
        searcher.enter(CONFIG);
        assertThat(searcher.isCancelled()).isFalse();
    }

    /** Its proof is too large for a certificate, so no result may use it. It is not searched again. */
    @Test
    void winThatTheRecorderCannotKeepIsNone() {
        ProvedGame.Recorder strict = new ProvedGame.Recorder() {
            @Override
            public void record(ProvedGame game) {}

            @Override
            public boolean tryKeep(LocalShape shape, Position stones, Goal goal, Result found) {
                return false;
            }
        };
        AreaSearcher searcher = new AreaSearcher(
                board.result, CONFIG, new RegionSearcher(EnginePair.of(counting), CONFIG), Judges.NONE, strict);
        assertThat(searcher.tryWin(shape("A1", 0), List.of(four))).isFalse();
        assertThat(searcher.tryWin(shape("A1", 0), List.of(four))).isFalse();
        assertThat(searches).hasSize(1);
        assertThat(board.result.build().effort(four).limit()).isEqualTo(Limit.PROOF.reached());
    }

    @Test
    void shareIsAPartOfTheLimits() {
        AreaSearcher searcher = board.searcher(CONFIG);
        assertThat(searcher.share(10).maxNodes()).isEqualTo(2_000);
        assertThat(searcher.share(10).time()).isEqualTo(Engines.LIMITS.time().dividedBy(10));
        assertThat(searcher.share(100_000).maxNodes()).isEqualTo(1);
    }

    @Test
    void sameQuestionAboutARaceIsAskedOnce() {
        List<RaceJudge.Race> asked = new ArrayList<>();
        RaceJudge judge = race -> {
            asked.add(race);
            return new RaceJudge.Answer(true, Effort.NONE);
        };
        AreaSearcher searcher = new AreaSearcher(
                board.result,
                CONFIG,
                new RegionSearcher(EnginePair.of(counting), CONFIG),
                new Judges(judge, LifeJudge.NONE),
                game -> {});
        Block white = board.board.opponentMap().blocks().get(0);
        assertThat(white.color()).isEqualTo(Color.WHITE);
        for (int i = 0; i < 2; i++) {
            assertThat(searcher.judgeRace(
                            new RaceQuestion(board.block("G1"), white, board.points("A2 B2")), List.of(two)))
                    .isTrue();
        }
        assertThat(asked).singleElement().satisfies(race -> {
            assertThat(race.defender()).isEqualTo(board.block("G1"));
            assertThat(race.attacker()).isEqualTo(white);
            assertThat(race.alive()).isEqualTo(board.points("A2 B2"));
        });
        searcher.judgeRace(new RaceQuestion(board.block("G1"), white, board.points("A2")), List.of(two));
        assertThat(asked).hasSize(2);
    }

    private LocalShape shape(String point, long eye) {
        return board.area(point).shape(new long[] {eye});
    }
}
