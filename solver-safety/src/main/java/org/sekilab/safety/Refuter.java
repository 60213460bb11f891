package org.sekilab.safety;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;

/**
 * Tries to refute what a solver of boards leaves open. It proves that the attacker can make a region unsafe, or
 * capture a block. The attacker moves first and owns all kos. Then it looks for one move of the defender that makes
 * the region safe. Immutable; threads may share it.
 *
 * <p>Source: own.
 * <p>Proves: a refutation holds with the best case outside: all blocks that have a neighbor outside the game count
 * as alive. So no help of other regions saves what is refuted. A defender that gives up such a block may still save
 * something else. A move that makes a region safe is proved by the solver of boards.
 * <p>Differs: a verdict UNSAFE is about a region with the worst case outside. It refutes nothing on the board.
 * <p>Cost: each question has limits of its own. There is a question for each weak block, each point of a region and
 * each move of the defender. There are up to two games for each region. After a move that seems to help, the whole
 * board is solved again.
 */
public final class Refuter {
    /** Regions that are no territory even if their blocks live, as far as is known. */
    private static final Set<Cause> MAY_BE_NO_TERRITORY =
            EnumSet.of(Cause.SEKI, Cause.LIMIT, Cause.KO, Cause.ATTACKER_STAYS, Cause.TOO_LARGE);

    private static final int MOST_BOARDS = 3; // that are solved for a region

    private final EnginePair engines;
    private final SafetyConfig config;
    private final RegionFinder regionFinder;
    private final RaceJudge races;

    /**
     * @param config with the limits of each question
     * @param races for the solver of boards, as for {@link SearchingSafetySolver}
     */
    public Refuter(RegionFinder regionFinder, EnginePair engines, SafetyConfig config, RaceJudge races) {
        this.regionFinder = regionFinder;
        this.engines = engines;
        this.config = config;
        this.races = races;
    }

    /** The same with other limits for each question. */
    public Refuter with(Limits limits) {
        return new Refuter(regionFinder, engines, config.with(limits), races);
    }

    /**
     * Refutes regions and blocks that have a cause.
     *
     * @param maxStates the number of states at which a proof is abandoned
     */
    public Refutations refute(CauseMap causes, int maxStates) {
        SafetyMap safety = causes.safety();
        PointSet refuted = new PointSet(safety.position().geometry());
        PointSet lost = refuted.copy();
        List<RefutedRegion> regions = new ArrayList<>();
        for (Color color : Color.values()) {
            List<RefutedRegion> found = new Search(causes, color, maxStates).refute();
            regions.addAll(found);
            addPoints(causes, color, found, refuted, lost);
        }
        List<BasicRegion> all = regions.stream().map(RefutedRegion::region).toList();
        return new Refutations(causes.with(Cause.REFUTED, refuted, all), regions, lost);
    }

    /** Adds the points that count for refuted regions and lie in them, and those of refuted blocks. */
    private static void addPoints(
            CauseMap causes, Color color, List<RefutedRegion> found, PointSet refuted, PointSet lost) {
        SafetyMap safety = causes.safety();
        PointSet inside = refuted.copy().clear();
        PointSet alone = inside.copy();
        for (RefutedRegion each : found) {
            inside.unite(each.region().points());
            each.refutations().forEach(proof -> alone.unite(proof.lost()));
        }
        PointSet own = safety.position().stones(color);
        for (int point = 0; point < safety.position().geometry().area(); point++) {
            boolean isOpen =
                    causes.at(point).filter(cause -> cause != Cause.NEUTRAL).isPresent();
            Optional<BasicRegion> smallest = isOpen
                    ? SmallestRegion.at(
                            safety, point, region -> causes.of(region).isPresent())
                    : Optional.empty();
            if (smallest.filter(region -> region.color() == color).isPresent()) {
                boolean isRefuted = own.contains(point)
                        ? alone.contains(point)
                        : inside.contains(point) && smallest.get().points().contains(point);
                if (isRefuted) {
                    refuted.add(point);
                }
                if (isRefuted && alone.contains(point)) {
                    lost.add(point);
                }
            }
        }
    }

    /** The search for one color on one board. Mutable. */
    private final class Search {
        private final CauseMap causes;
        private final Position position;
        private final Color color;
        private final RefutedGames games;
        private final int maxStates;
        private final SearchingSafetySolver solver = new SearchingSafetySolver(regionFinder, engines, config, races);
        private final Map<Block, Optional<Refutation>> blocks = new HashMap<>();

        private Search(CauseMap causes, Color color, int maxStates) {
            this.causes = causes;
            this.position = causes.safety().position();
            this.color = color;
            this.games = new RefutedGames(causes.safety(), causes.safety().regionMap(color));
            this.maxStates = maxStates;
        }

        private List<RefutedRegion> refute() {
            List<RefutedRegion> found = new ArrayList<>();
            for (BasicRegion region : causes.safety().regionMap(color).regions()) {
                if (causes.of(region)
                        .filter(cause -> cause != Cause.OPEN_BOUNDARY)
                        .isPresent()) {
                    stays(region)
                            .or(() -> byBlock(region))
                            .or(() -> byEither(region))
                            .ifPresent(found::add);
                }
            }
            return found;
        }

        /** The attacker keeps a stone inside. */
        private Optional<RefutedRegion> stays(BasicRegion region) {
            if (!MAY_BE_NO_TERRITORY.contains(causes.of(region).orElseThrow())) {
                return Optional.empty();
            }
            return games.ofRegion(region)
                    .flatMap(shape -> question()
                            .attack(shape)
                            .map(win -> finish(region, RefutedRegion.Reason.STAYS, refutations(region, win), shape)));
        }

        /** The win, if it leaves open where the stones stay, or else a proof for each point on which they stay. */
        private List<Refutation> refutations(BasicRegion region, AttackSearch.Win win) {
            List<Refutation> proofs = new ArrayList<>();
            PointSet none = new PointSet(position.geometry());
            AttackSearch question = question();
            PointSet points = region.points();
            for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
                PointSet single = PointSet.of(position.geometry(), point);
                LocalShape shape = win.shape().withTerritory(win.shape().mask(single));
                Optional<AttackSearch.Win> found = win.kept().contains(point)
                        ? Optional.of(new AttackSearch.Win(shape, win.graph(), win.kept()))
                        : question.isOver() ? Optional.empty() : question.attack(shape);
                found.ifPresent(each -> proofs.add(new Refutation(color, single, single, each.game())));
            }
            if (proofs.isEmpty()) {
                proofs.add(new Refutation(color, territory(win.shape()), none, win.game()));
            }
            return proofs;
        }

        /** The attacker captures a block around. */
        private Optional<RefutedRegion> byBlock(BasicRegion region) {
            for (Block block : games.weakBlocksAround(region)) {
                Optional<LocalShape> shape = games.ofRegion(region, List.of(block));
                Optional<Refutation> proof = blocks.computeIfAbsent(block, this::capture);
                if (shape.isPresent() && proof.isPresent()) {
                    return Optional.of(finish(region, RefutedRegion.Reason.BLOCK, List.of(proof.get()), shape.get()));
                }
            }
            return Optional.empty();
        }

        private Optional<Refutation> capture(Block block) {
            return games.ofBlock(block)
                    .flatMap(shape -> question().attack(shape))
                    .map(win -> new Refutation(color, block.stones(), block.stones(), win.game()));
        }

        /** The attacker captures one of several blocks around, or keeps a stone inside. */
        private Optional<RefutedRegion> byEither(BasicRegion region) {
            List<Block> weak = games.atStakeTogether(region);
            if (weak.isEmpty()) {
                return Optional.empty();
            }
            return games.ofRegion(region, weak)
                    .flatMap(shape -> question().attack(shape).map(win -> {
                        PointSet points = territory(shape);
                        weak.forEach(block -> points.unite(block.stones()));
                        PointSet none = new PointSet(position.geometry());
                        return finish(
                                region,
                                RefutedRegion.Reason.EITHER,
                                List.of(new Refutation(color, points, none, win.game())),
                                shape);
                    }));
        }

        private RefutedRegion finish(
                BasicRegion region, RefutedRegion.Reason reason, List<Refutation> proofs, LocalShape shape) {
            return new RefutedRegion(region, reason, proofs, move(region, shape));
        }

        /** A move of the defender after which the game is won, and the region is safe on the board. */
        private int move(BasicRegion region, LocalShape shape) {
            AttackSearch question = question();
            PointSet empties = shape.pointsOf(shape.all()).intersect(position.empties());
            int boards = 0;
            for (int point = empties.first();
                    point != Points.NONE && boards < MOST_BOARDS && !question.isOver();
                    point = empties.next(point)) {
                if (question.isHeldAfter(shape, point)) {
                    boards++;
                    if (isSafeAfter(region, point)) {
                        return point;
                    }
                }
            }
            return Points.NONE;
        }

        private boolean isSafeAfter(BasicRegion region, int move) {
            Board board = new Board(position.withToMove(color));
            if (!board.isLegal(move)) {
                return false;
            }
            board.play(move);
            return solver.solve(board.toPosition()).safePoints(color).containsAll(region.points());
        }

        private AttackSearch question() {
            return new AttackSearch(engines, config, position, maxStates);
        }

        private static PointSet territory(LocalShape shape) {
            return shape.pointsOf(shape.territory());
        }
    }
}
