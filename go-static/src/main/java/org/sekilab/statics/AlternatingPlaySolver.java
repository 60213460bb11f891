package org.sekilab.statics;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;

public final class AlternatingPlaySolver implements StaticSafetySolver {
    private static final long[] NO_LABELS = {};
    private final RegionFinder regionFinder;

    @Inject
    public AlternatingPlaySolver(RegionFinder regionFinder) {
        this.regionFinder = regionFinder;
    }

    @Override
    public SafetyMap solve(Position position) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        for (Color color : Color.values()) {
            new Run(result, color).run();
        }
        return result.build();
    }

    private static final class Run {
        final SafetyMapBuilder result;
        final Color defender;
        final RegionMap map;
        Chains chains;
        final PointSet empties;
        final PointSet free;
        final int[] partner; // [point]
        final BitSet done = new BitSet(); // regions that are territory

        Run(SafetyMapBuilder result, Color defender) {
            this.result = result;
            this.defender = defender;
            this.map = result.regionMap(defender);
            chains = new Chains(map.blocks().size());
            empties = result.position().empties();
            free = empties.copy();
            partner = new int[result.position().geometry().area()];
            Arrays.fill(partner, Points.NONE);
        }

        void run() {
            BensonLife life = BensonSolver.addTo(result, defender);
            BitSet alive = life.aliveBlocks();
            for (int b = alive.nextSetBit(0); b >= 0; b = alive.nextSetBit(b + 1)) {
                chains.makeSafe(b);
            }
            for (BasicRegion r : map.regions()) {
                if (life.isTerritory(r)) {
                    done.set(r.index());
                    free.subtract(r.points());
                }
            }
            boolean changed = true;
            while (changed) {
                changed = findLife(2, 4) || findLife(12, 4) || findLife(12, 10);
                while (findTerritory()) {
                    changed = true;
                }
                changed |= findConnected();
            }
        }

        MiaiPlan committed(LocalArea area) {
            MiaiPlan plan = new MiaiPlan();
            for (int bit = 0; bit < area.size(); bit++) {
                for (int other = bit + 1; other < area.size(); other++) {
                    if (partner[area.point(bit)] == area.point(other)) {
                        plan.add(bit, other);
                    }
                }
            }
            return plan;
        }

        void commit(LocalArea area, MiaiPlan plan, int i) {
            int x = area.point(MiaiPlan.first(plan.pair(i)));
            int y = area.point(MiaiPlan.second(plan.pair(i)));
            partner[x] = y;
            partner[y] = x;
            free.remove(x);
            free.remove(y);
        }

        LocalArea areaOf(BasicRegion r) {
            if (r.points().size() <= LocalArea.MAX_POINTS) {
                return new LocalArea(map, r.points(), map.blocksOf(r), empties);
            }
            return null;
        }

        boolean findLife(int joinWeight, int second) {
            int n = map.regions().size();
            LocalArea[] areas = new LocalArea[n];
            MiaiPlan[] plans = new MiaiPlan[n];
            for (BasicRegion r : map.regions()) {
                if (!done.get(r.index()) && map.blocksOf(r).length > 0) {
                    areas[r.index()] = areaOf(r);
                }
            }
            Chains tentative = chains.copy();
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < n; i++) {
                    if (areas[i] != null) {
                        Chains c = chains.copy();
                        for (boolean more = true; more; ) {
                            more = false;
                            for (int k = 0; k < n; k++) {
                                if (k != i && plans[k] != null) {
                                    more |= MiaiCheck.join(areas[k], plans[k], c);
                                }
                            }
                        }
                        plans[i] = new MiaiPlanner(areas[i], c, areas[i].mask(free), committed(areas[i]), joinWeight, second).best();
                    }
                }
            }
            long[] joining = new long[n];
            for (boolean more = true; more; ) {
                more = false;
                for (int k = 0; k < n; k++) {
                    if (plans[k] != null) {
                        for (int q = 0; q < plans[k].size(); q++) {
                            if (MiaiCheck.joinPair(areas[k], plans[k].pair(q), tentative)) {
                                joining[k] |= 1L << q;
                                more = true;
                            }
                        }
                    }
                }
            }
            int[][] vital = new int[n][];
            for (int i = 0; i < n; i++) {
                if (plans[i] != null) {
                    vital[i] = new int[areas[i].blockCount()];
                    for (int k = 0; k < areas[i].blockCount(); k++) {
                        vital[i][k] = MiaiCheck.vitality(areas[i], plans[i], tentative, tentative.find(areas[i].block(k)));
                    }
                }
            }
            BitSet alive = new BitSet();
            for (Block b : map.blocks()) {
                alive.set(tentative.find(b.index()));
            }
            boolean shrunk = true;
            while (shrunk) {
                shrunk = false;
                for (int c = alive.nextSetBit(0); c >= 0; c = alive.nextSetBit(c + 1)) {
                    if (c == tentative.safe()) {
                        continue;
                    }
                    int sum = 0;
                    for (int i = 0; i < n; i++) {
                        if (plans[i] != null && closed(areas[i], tentative, alive)) {
                            for (int k = 0; k < areas[i].blockCount(); k++) {
                                if (tentative.find(areas[i].block(k)) == c) {
                                    sum += vital[i][k];
                                    break;
                                }
                            }
                        }
                    }
                    if (sum < 2) {
                        alive.clear(c);
                        shrunk = true;
                    }
                }
            }
            boolean found = false;
            for (int i = 0; i < n; i++) {
                if (plans[i] == null) {
                    continue;
                }
                boolean closed = closed(areas[i], tentative, alive);
                boolean territory = false;
                if (closed) {
                    for (int v : vital[i]) {
                        territory |= v > 0;
                    }
                }
                for (int k = 0; k < plans[i].size(); k++) {
                    boolean keep = territory;
                    if ((joining[i] >>> k & 1) != 0) for (int q = 0; q < areas[i].blockCount(); q++) {
                        int c = tentative.find(areas[i].block(q));
                        keep |= alive.get(c) && (areas[i].exteriorOfChain(tentative, c) & plans[i].pair(k)) == plans[i].pair(k);
                    }
                    if (keep) {
                        commit(areas[i], plans[i], k);
                    }
                }
                if (territory) {
                    done.set(i);
                    found = true;
                    free.subtract(map.regions().get(i).points());
                    result.addTerritory(defender, map.regions().get(i).points(), SafetyMethod.STATIC);
                }
            }
            for (Block b : map.blocks()) {
                if (!chains.isSafe(b.index()) && alive.get(tentative.find(b.index()))) {
                    chains.makeSafe(b.index());
                    result.addAlive(b, SafetyMethod.STATIC);
                    found = true;
                }
            }
            return found;
        }

        boolean closed(LocalArea area, Chains c, BitSet alive) {
            for (int k = 0; k < area.blockCount(); k++) {
                if (!alive.get(c.find(area.block(k)))) {
                    return false;
                }
            }
            return true;
        }

        boolean findTerritory() {
            for (BasicRegion r : map.regions()) {
                if (!done.get(r.index()) && tryTerritory(List.of(r))) {
                    return true;
                }
            }
            for (BasicRegion r : map.regions()) {
                if (done.get(r.index())) {
                    continue;
                }
                for (int b : map.blocksOf(r)) {
                    if (chains.isSafe(b)) {
                        continue;
                    }
                    for (int o : map.regionsOf(map.blocks().get(b))) {
                        if (o > r.index() && !done.get(o) && tryTerritory(List.of(r, map.regions().get(o)))) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        boolean tryTerritory(List<BasicRegion> regions) {
            PointSet points = new PointSet(free.geometry());
            BitSet blockSet = new BitSet();
            BitSet rs = new BitSet();
            for (BasicRegion r : regions) {
                points.unite(r.points());
                rs.set(r.index());
                for (int b : map.blocksOf(r)) {
                    blockSet.set(b);
                }
            }
            if (points.size() > 64) {
                return false;
            }
            int[] blocks = blockSet.stream().toArray();
            boolean any = false;
            for (int b : blocks) {
                any |= chains.isSafe(b);
            }
            if (!any) {
                return false;
            }
            LocalArea area = new LocalArea(map, points, blocks, empties);
            Chains trial = chains.copy();
            MiaiPlan plan = committed(area);
            new MiaiPlanner(area, chains, area.mask(free), plan, 12, 4).connect(plan, trial);
            PointSet all = points.copy();
            for (int b : blocks) {
                if (!trial.isSafe(b)) {
                    for (int o : map.regionsOf(map.blocks().get(b))) {
                        if (!rs.get(o)) {
                            return false;
                        }
                    }
                    all.unite(map.blocks().get(b).stones());
                }
            }
            if (all.size() > 64) {
                return false;
            }
            LocalArea whole = new LocalArea(map, all, Arrays.stream(blocks).filter(trial::isSafe).toArray(), empties);
            MiaiPlan plan2 = new MiaiPlan();
            for (int k = 0; k < plan.size(); k++) {
                long m = plan.pair(k);
                long t = whole.mask(PointSet.of(free.geometry(), area.point(MiaiPlan.first(m)), area.point(MiaiPlan.second(m))));
                plan2.add(MiaiPlan.first(t), MiaiPlan.second(t));
            }
            long adjacent = whole.touched();
            new MiaiPlanner(whole, trial, whole.mask(free), plan2, 12, 4).cover(plan2, whole.all(), adjacent, adjacent, NO_LABELS);
            long left = whole.all() & ~MiaiCheck.cover(whole, plan2, whole.all(), adjacent, adjacent);
            int size = Long.bitCount(left);
            if (size > 2 || size == 2 && (whole.neighbors(MiaiPlan.first(left)) & left) == 0) {
                return false;
            }
            for (int b : blocks) {
                if (trial.isSafe(b) && !chains.isSafe(b)) {
                    result.addAlive(map.blocks().get(b), SafetyMethod.CONNECTED);
                }
            }
            result.addTerritory(defender, all, SafetyMethod.ENCLOSED);
            for (int b : blocks) {
                if (trial.isSafe(b)) {
                    chains.makeSafe(b);
                }
            }
            for (int k = 0; k < plan2.size(); k++) {
                commit(whole, plan2, k);
            }
            for (BasicRegion r : regions) {
                done.set(r.index());
            }
            free.subtract(all);
            return true;
        }

        boolean findConnected() {
            boolean found = false;
            boolean more = true;
            PointSet safeExterior = new PointSet(free.geometry());
            while (more) {
                more = false;
                safeExterior.clear();
                for (Block b : map.blocks()) {
                    if (chains.isSafe(b.index())) {
                        safeExterior.unite(b.liberties());
                    }
                }
                safeExterior.intersect(free);
                for (Block b : map.blocks()) {
                    if (!chains.isSafe(b.index()) && b.liberties().intersectionSize(safeExterior) >= 2) {
                        PointSet common = b.liberties().copy().intersect(safeExterior);
                        int x = common.first();
                        int y = common.next(x);
                        partner[x] = y;
                        partner[y] = x;
                        free.remove(x);
                        free.remove(y);
                        chains.makeSafe(b.index());
                        result.addAlive(b, SafetyMethod.CONNECTED);
                        found = true;
                        more = true;
                        break;
                    }
                }
            }
            return found;
        }
    }
}
