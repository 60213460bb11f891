package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sekilab.model.RegionMap;

/**
 * The zones that the claims of a board need. Mutable, for one board.
 *
 * <p>Rules: R-SUM-1, R-SUM-2, R-SUM-4, R-CLAIM-1 and R-CLAIM-2 of docs/certificate-rules.md. A side with claims about
 * regions keeps all its zones. A strategy of life counts only if it stands beside all zones that the board has now.
 * <p>Cost: a pass over all zones of a side for each zone, block and level.
 */
final class ZoneChoice {
    private final BoardText board;
    private final ZoneGame games;
    private final Map<String, BitSet> living; // [side] the indices of the blocks that its strategies of life keep
    private final BitSet kept = new BitSet(); // indices of zones

    ZoneChoice(BoardText board, ZoneGame games) {
        this.board = board;
        this.games = games;
        kept.set(0, board.zones().size());
        this.living = board.lives().stream()
                .map(LifeText::side)
                .distinct()
                .collect(Collectors.toMap(side -> side, this::keptByLives));
        List<Integer> largestFirst = IntStream.range(0, board.zones().size())
                .boxed()
                .sorted(Comparator.comparing(zone -> -size(board.zones().get(zone))))
                .toList();
        for (int zone : largestFirst) {
            kept.clear(zone);
            if (isGiver(zone) || !isProved(board.zones().get(zone).side())) {
                kept.set(zone);
            }
        }
    }

    private static int size(ZoneText zone) {
        return zone instanceof ZoneText.Game game ? game.lines().size() : 1;
    }

    /** The board with these zones alone. */
    BoardText chosen() {
        int[] places = new int[board.zones().size()]; // [zone] its new index
        List<ZoneText> zones = new ArrayList<>();
        for (int zone = kept.nextSetBit(0); zone >= 0; zone = kept.nextSetBit(zone + 1)) {
            places[zone] = zones.size();
            ZoneText text = board.zones().get(zone);
            zones.add(
                    text instanceof ZoneText.Game game
                            ? game.withGivers(Arrays.stream(game.givers())
                                    .map(giver -> places[giver])
                                    .toArray())
                            : text);
        }
        return board.with(zones);
    }

    private boolean isGiver(int zone) {
        return kept.stream().anyMatch(other -> IntArrayList.wrap(givers(other)).contains(zone));
    }

    private int[] givers(int zone) {
        return board.zones().get(zone) instanceof ZoneText.Game game ? game.givers() : new int[0];
    }

    /** True if the zones that are kept prove the claims of a side. */
    private boolean isProved(String side) {
        RegionMap map = games.map(side);
        BitSet alive = findAlive(side);
        BitSet territory = new BitSet();
        kept.stream()
                .filter(zone -> isOf(side, zone) && isFoundedOn(zone, alive) && isClosedBy(zone, alive))
                .forEach(zone -> addTerritory(board.zones().get(zone), territory));
        for (BoardText.ClaimText claim : board.claims()) {
            boolean isTerritory = claim.kind().equals("territory");
            if (claim.side().equals(side)
                    && (claim.isOfRegion()
                            || !Arrays.stream(claim.points())
                                    .allMatch(point ->
                                            isTerritory ? territory.get(point) : alive.get(map.blockIndexAt(point))))) {
                return false;
            }
        }
        return true;
    }

    private boolean isOf(String side, int zone) {
        ZoneText text = board.zones().get(zone);
        return text.side().equals(side) && !(text instanceof ZoneText.Game game && game.isAside());
    }

    private static void addTerritory(ZoneText zone, BitSet territory) {
        if (zone instanceof ZoneText.Pairs pairs) {
            pairs.territory().forEach(part -> Arrays.stream(part).forEach(territory::set));
        } else if (zone instanceof ZoneText.Game game && game.goal().equals("safe")) {
            for (long rest = game.territory(); rest != 0; rest &= rest - 1) {
                territory.set(game.points()[Long.numberOfTrailingZeros(rest)]);
            }
        }
    }

    /** The indices of the blocks that strategies of life of a side keep. */
    private BitSet keptByLives(String side) {
        List<LifeText> lives =
                board.lives().stream().filter(life -> life.side().equals(side)).toList();
        BitSet used = new BitSet();
        BitSet excluded = new BitSet(); // points of zones, and those of two strategies
        kept.stream()
                .filter(zone -> isOf(side, zone))
                .flatMap(zone -> Arrays.stream(board.zones().get(zone).points()))
                .forEach(excluded::set);
        for (LifeText life : lives) {
            BitSet common = (BitSet) life.points().clone();
            common.and(used);
            excluded.or(common);
            used.or(life.points());
        }
        BitSet blocks = new BitSet();
        lives.stream()
                .filter(life -> !life.points().intersects(excluded))
                .forEach(life -> life.groups().forEach(group -> addOnlyBlock(side, group, blocks)));
        return blocks;
    }

    /** Adds the block of a group, if the group has only one. */
    private void addOnlyBlock(String side, int[] group, BitSet blocks) {
        int[] indices = Arrays.stream(group)
                .map(games.map(side)::blockIndexAt)
                .distinct()
                .toArray();
        if (indices.length == 1) {
            blocks.set(indices[0]);
        }
    }

    /** The indices of the blocks of a side that are alive. */
    private BitSet findAlive(String side) {
        BitSet alive = (BitSet) living.getOrDefault(side, new BitSet()).clone();
        BitSet level = findLevel(side, alive);
        while (!level.equals(alive)) {
            alive = level;
            level = findLevel(side, alive);
        }
        return alive;
    }

    private BitSet findLevel(String side, BitSet before) {
        List<Integer> zones = kept.stream()
                .filter(zone -> isOf(side, zone) && isFoundedOn(zone, before))
                .boxed()
                .toList();
        BitSet level = (BitSet) before.clone();
        zones.forEach(zone -> board.zones().get(zone).blocks().forEach(block -> level.set(index(side, block))));
        boolean isEliminated = true;
        while (isEliminated) {
            List<Integer> counting =
                    zones.stream().filter(zone -> isClosedBy(zone, level)).toList();
            BitSet eliminated = (BitSet) level.clone();
            eliminated.andNot(before);
            eliminated.stream()
                    .filter(block -> counting.stream()
                                    .mapToInt(zone -> liberties(zone, block))
                                    .sum()
                            < 2)
                    .forEach(level::clear);
            eliminated.andNot(level);
            isEliminated = !eliminated.isEmpty();
        }
        return level;
    }

    private int index(String side, ZoneText.BlockText block) {
        return games.map(side).blockIndexAt(block.point());
    }

    /** What a zone gives to a block. */
    private int liberties(int zone, int block) {
        ZoneText text = board.zones().get(zone);
        for (ZoneText.BlockText named : text.blocks()) {
            if (index(text.side(), named) == block && named.eyes() != ZoneText.BlockText.ALIVE) {
                return named.eyes() == 0 || givers(zone).length > 0 ? 2 : 1;
            }
        }
        return 0;
    }

    private boolean isFoundedOn(int zone, BitSet alive) {
        ZoneText text = board.zones().get(zone);
        return text.blocks().stream()
                        .allMatch(block ->
                                block.eyes() != ZoneText.BlockText.ALIVE || alive.get(index(text.side(), block)))
                && Arrays.stream(givers(zone)).allMatch(giver -> isFoundedOn(giver, alive));
    }

    private boolean isClosedBy(int zone, BitSet blocks) {
        ZoneText text = board.zones().get(zone);
        return text.blocks().stream().allMatch(block -> blocks.get(index(text.side(), block)))
                && Arrays.stream(givers(zone)).allMatch(giver -> isClosedBy(giver, blocks));
    }
}
