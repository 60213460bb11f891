package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.Engines;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.BoardSolver;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.statics.AlternatingPlaySolver;
import org.sekilab.statics.ClaimCheck;
import org.sekilab.statics.EnclosedBoard;

/**
 * The contract of every sub-solver. The test of a sub-solver extends this class, and says which boards it is for. Only
 * the static rules and {@link #before} have looked at a board when the sub-solver gets it.
 */
abstract class SubSolverContract {
    static final RegionMerger MERGER = Engines.config(Preset.BEST).parts().merger();

    private static final int MOST_ACTIVE_POINTS = 12;
    private static final int MOST_CHECKS_OF_TURNED_BOARDS = 30;

    /** The limits of searches, and of questions to judges. */
    final List<Limits> asked = new ArrayList<>();

    /** The sub-solver, as {@link SubSolvers} makes it. */
    abstract SubSolver solver();

    /** The labels of its proofs on the boards, all of which occur. */
    abstract Set<String> labels();

    /** The settings that leave something to prove. */
    SafetyConfig config() {
        return Engines.config(Preset.BEST);
    }

    /** The sub-solvers that prepare a board. */
    List<SubSolver> before() {
        return List.of();
    }

    Judges judges() {
        return Judges.NONE;
    }

    int boards() {
        return 300;
    }

    int maxInside() {
        return 7;
    }

    /** Stones of the color that are taken off the board before its claims are checked: the claims need none of them. */
    PointSet absent(SafetyMap claims, Color color) {
        return new PointSet(claims.position().geometry());
    }

    /** Larger claims are not enumerated. */
    int maxStates() {
        return 50_000;
    }

    /** Boards for what random boards seldom ask for. */
    List<Position> examples() {
        return List.of();
    }

    /** A sub-solver's view of a position for one color, and the labels of the proofs that were committed. */
    final class Desk {
        final SafetyMapBuilder result;
        final BoardProof board;
        final AreaSearcher searcher;
        final Set<String> labels = new TreeSet<>();
        private final BoardSolver committer;

        Desk(SafetyMapBuilder result, Color color, SafetyConfig config) {
            this.result = result;
            PointSet rules =
                    AlternatingPlaySolver.addTo(result, color, config.proofs()).reserved();
            this.board = new BoardProof(
                    result,
                    color,
                    rules,
                    config.proofs(),
                    Set.of(),
                    game -> labels.add(game.method().label()));
            this.searcher = searcher(config, Engines.DFPN_R);
            this.committer = new BoardSolver(board, searcher);
        }

        AreaSearcher searcher(SafetyConfig config, Engine engine) {
            RegionSearcher engines = new RegionSearcher(EnginePair.of(engine), config);
            return new AreaSearcher(result, config, engines, judges(), game -> {});
        }

        boolean commitAll(List<SubSolver> solvers) {
            labels.clear();
            return committer.solve(solvers);
        }
    }

    /** The desks of black and white, after the static rules and the sub-solvers that prepare the board. */
    private List<Desk> desks(Position position) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, new FloodRegionFinder());
        List<Desk> desks = new ArrayList<>();
        for (Color color : Color.values()) {
            desks.add(new Desk(result, color, config()));
        }
        desks.forEach(desk -> desk.commitAll(before()));
        return desks;
    }

    private List<Position> positions() {
        Random random = new Random(Seeds.of(20_260_001L));
        List<Position> positions = new ArrayList<>(examples());
        for (int i = 0; i < boards(); i++) {
            EnclosedBoard.next(random, maxInside()).ifPresent(board -> positions.add(board.position()));
        }
        return positions;
    }

    @Test
    void whatItProvesIsTrueByEnumeration() {
        ClaimCheck check = new ClaimCheck(maxStates());
        Set<String> seen = new TreeSet<>();
        for (Position position : positions()) {
            seen.addAll(proveAndCheck(position, check, "as it is"));
        }
        assertThat(seen).isEqualTo(new TreeSet<>(labels()));
        assertThat(check.proved()).isPositive();
    }

    /** What is proved depends on the order of blocks and regions, but it holds in each. */
    @Test
    void whatItProvesIsTrueOfTurnedBoardsAndOtherColors() {
        ClaimCheck check = new ClaimCheck(maxStates());
        for (Position position : positions()) {
            int before = check.proved();
            if (before < MOST_CHECKS_OF_TURNED_BOARDS) {
                proveAndCheck(position, check, "as it is");
            }
            for (int symmetry = 0; symmetry < Geometry.SYMMETRIES && check.proved() > before; symmetry++) {
                Position turned = position.transformed(symmetry);
                proveAndCheck(turned, check, "symmetry " + symmetry);
                proveAndCheck(turned.withColorsSwapped(), check, "other colors, symmetry " + symmetry);
            }
        }
        assertThat(check.proved()).isGreaterThanOrEqualTo(Geometry.SYMMETRIES);
    }

    /** Lets the sub-solver prove what it can for both colors. Returns the labels of its proofs. */
    private Set<String> proveAndCheck(Position position, ClaimCheck check, String origin) {
        Set<String> seen = new TreeSet<>();
        for (Desk desk : desks(position)) {
            if (desk.commitAll(List.of(solver()))) {
                assertThat(desk.labels).as(origin).isNotEmpty();
                seen.addAll(desk.labels);
                check(desk.result.build(), desk.board.color(), check, origin);
            }
        }
        return seen;
    }

    /** All claims for a color must hold, with all stones of the opponent in play that are not alive by themselves. */
    private void check(SafetyMap claims, Color color, ClaimCheck check, String origin) {
        PointSet absent = absent(claims, color);
        PointSet playground =
                unconditional(claims, color.opposite()).complement().subtract(absent);
        PointSet own = claims.position().stones(color).copy().subtract(absent);
        playground = own.flood(playground);
        if (playground.copy().subtract(claims.aliveStones(color)).size() <= MOST_ACTIVE_POINTS) {
            List<PointSet> alive = new ArrayList<>();
            List<PointSet> safe = new ArrayList<>();
            for (Color each : Color.values()) {
                alive.add(claims.aliveStones(each).copy().subtract(absent));
                safe.add(claims.safePoints(each).copy().subtract(absent));
            }
            check.check(claims.within(alive, safe), color, playground, origin);
        }
    }

    /** The stones of blocks that are alive by Benson's rule. */
    static PointSet unconditional(SafetyMap claims, Color color) {
        PointSet stones = new PointSet(claims.position().geometry());
        for (Block block : claims.regionMap(color).blocks()) {
            if (claims.isAliveBy(block, SafetyMethod.BENSON)) {
                stones.unite(block.stones());
            }
        }
        return stones;
    }

    @Test
    void attemptReturnsItsProofAndChangesNothing() {
        int proofs = 0;
        for (Position position : positions()) {
            for (Desk desk : desks(position)) {
                List<Object> facts = facts(desk);
                for (SubSolver.Attempt attempt : solver().attempts(desk.board, desk.searcher)) {
                    Optional<JointProof> proof = attempt.tryProve();
                    assertThat(facts(desk)).isEqualTo(facts);
                    proofs += proof.isPresent() ? 1 : 0;
                }
            }
        }
        assertThat(proofs).isPositive();
    }

    /** All that a sub-solver can learn of a board without a search. */
    private static List<Object> facts(Desk desk) {
        BoardProof board = desk.board;
        SafetyMap map = desk.result.build();
        List<Object> facts = new ArrayList<>(List.of(
                board.settledPoints(),
                board.lastProvedBlocks(),
                board.walls(),
                board.openRegions(),
                board.disputedRegions(),
                board.atLeastSekiRegionsOfOpponent(),
                board.aliveWithout(new PointSet(map.position().geometry())),
                map.position()));
        for (Color color : Color.values()) {
            facts.add(map.safePoints(color));
            facts.add(map.aliveStones(color));
            for (BasicRegion region : map.regionMap(color).regions()) {
                facts.add(map.isAtLeastSeki(region));
                facts.add(board.aliveWithout(region.points()));
                facts.add(board.isReserved(region.points()));
            }
        }
        for (int point = 0; point < map.position().geometry().area(); point++) {
            facts.add(map.methodAt(point));
        }
        return facts;
    }

    /** The static rules still find liberties, and these may be enough together. */
    @Test
    void nothingIsProvedByASearchThatALimitEnds() {
        SafetyConfig cancelled = config().with(Engines.LIMITS.withCancel(() -> true));
        for (Position position : positions()) {
            for (Desk desk : desks(position)) {
                AreaSearcher searcher = desk.searcher(cancelled, Engines.DFPN_R);
                for (SubSolver.Attempt attempt : solver().attempts(desk.board, searcher)) {
                    List<AreaResult> areas =
                            attempt.tryProve().map(JointProof::areas).orElse(List.of());
                    assertThat(areas).noneMatch(AreaResult::isSolved);
                }
            }
        }
    }

    /** A sub-solver may give a search less than the caller allows, but not more, and each search can be cancelled. */
    @Test
    void eachSearchIsWithinTheLimitsOfTheCaller() {
        Limits few = Engines.LIMITS.withMaxNodes(500).withTime(Duration.ofSeconds(77));
        AtomicBoolean isCancelled = new AtomicBoolean();
        Engine watching = (problem, goal, limits, listener) -> {
            asked.add(limits);
            return Engines.DFPN_R.prove(problem, goal, limits, listener);
        };
        for (Position position : positions()) {
            for (Desk desk : desks(position)) {
                AreaSearcher searcher = desk.searcher(config().with(few.withCancel(isCancelled::get)), watching);
                solver().attempts(desk.board, searcher).forEach(SubSolver.Attempt::tryProve);
            }
        }
        isCancelled.set(true);
        assertThat(asked)
                .isNotEmpty()
                .allMatch(limits -> limits.maxNodes() <= few.maxNodes())
                .allMatch(limits -> limits.time().compareTo(few.time()) <= 0)
                .allMatch(limits -> limits.isCancelled().getAsBoolean());
    }
}
