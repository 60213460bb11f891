package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SearchPurpose;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.OracleProblem;

/** A problem that is made again from its form. */
class RegionFormTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.M7);
    private static final int STEP = 25;
    private static final int PLIES = 5;

    /** The search of a copy enters the same nodes, so shape, state, parts and repetition are the same. */
    @ParameterizedTest
    @EnumSource
    void problemThatIsMadeAgainIsSearchedInTheSameWay(SearchPurpose purpose) {
        SplittableRandom random = new SplittableRandom(Seeds.of(23L));
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % STEP == 0) {
                Outcome repetition = problem.index() % 2 == 0 ? Outcome.LOSS : Outcome.WIN;
                RegionProblem played =
                        new RegionProblem(board(problem, KoThreats.UNLIMITED), CONFIG, purpose, repetition);
                int[] moves = new int[played.maxMoves()];
                for (int ply = 0; ply < PLIES && played.outcome() == Outcome.UNKNOWN; ply++) {
                    RegionProblem again = again(played);
                    assertThat(again.board().shape().blockExteriors())
                            .isEqualTo(played.board().shape().blockExteriors());
                    assertThat(again.line()).isEqualTo(played.line());
                    assertThat(search(again)).as("problem %d", problem.index()).isEqualTo(search(played));
                    played.play(moves[random.nextInt(played.movesInto(moves))]);
                }
            }
        }
    }

    @Test
    void threatsAreThoseOfTheStart() {
        OracleProblem problem = OracleProblem.all().get(0);
        RegionProblem limited =
                new RegionProblem(board(problem, KoThreats.of(3)), CONFIG, SearchPurpose.VERDICT, Outcome.LOSS);
        RegionProblem again = again(limited);
        assertThat(again.board().threatsLeft()).isEqualTo(KoThreats.of(3));
    }

    /** White has just taken a ko at A2. Black may not retake it at A1, in the form as well as in the problem. */
    @Test
    void aKoThatIsClosedAtTheStartStaysClosed() {
        Position position = Diagram.parse("""
                O O O O O O
                X X X X O .
                O X . X O .
                . O . X O .
                """);
        int ko = position.geometry().point(0, 0);
        Position taken = new Position(position.geometry(), position.black(), position.white(), Color.BLACK, ko);
        BasicRegion region = new FloodRegionFinder()
                .find(taken, Color.BLACK).regions().stream()
                        .filter(each -> each.points().contains(ko))
                        .findFirst()
                        .orElseThrow();
        LocalBoard board = new LocalBoard(LocalShape.of(region), taken, Color.BLACK);
        board.closeKo(taken);
        RegionProblem problem = new RegionProblem(board, CONFIG, SearchPurpose.VERDICT, Outcome.LOSS);
        assertThat(again(problem).board().koPoint()).isEqualTo(board.shape().localOf(ko));
    }

    @Test
    void problemsWithAnotherGameHaveNoForm() {
        LocalBoard board = board(OracleProblem.all().get(0), KoThreats.UNLIMITED);
        assertThat(RegionForm.of(RegionProblem.ofRefutation(board, CONFIG))).isEmpty();
        assertThat(RegionForm.of(RegionProblem.withZones(board, CONFIG))).isEmpty();
    }

    @Test
    void anotherStateIsRefused() {
        RegionForm form = RegionForm.of(new RegionProblem(
                        board(OracleProblem.all().get(0), KoThreats.UNLIMITED),
                        CONFIG,
                        SearchPurpose.VERDICT,
                        Outcome.LOSS))
                .orElseThrow();
        RegionForm wrong = new RegionForm(
                form.width(),
                form.height(),
                form.defender(),
                form.mover(),
                form.points(),
                form.territory(),
                form.attackers(),
                form.defenders(),
                form.ko(),
                form.blocks(),
                form.eyes(),
                form.threats(),
                form.threatsOfDefender(),
                form.purpose(),
                form.repetition(),
                form.line(),
                form.keyLow() + 1,
                form.keyHigh());
        assertThatThrownBy(() -> wrong.problem(CONFIG))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("not the state of the form");
    }

    private static RegionProblem again(RegionProblem problem) {
        return (RegionProblem) RegionForm.of(problem).orElseThrow().problem(CONFIG);
    }

    private static LocalBoard board(OracleProblem problem, KoThreats threats) {
        return new LocalBoard(
                LocalShape.of(problem.region()),
                problem.position(),
                problem.map().color().opposite(),
                threats);
    }

    private static String search(RegionProblem problem) {
        Result result = Engines.DFPN_R.prove(
                problem, Goal.AT_LEAST_DRAW, Engines.LIMITS.withMaxNodes(2_000), SearchListener.NONE);
        return "%s %d".formatted(result.outcome(), result.statistics().nodes());
    }
}
