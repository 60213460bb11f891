package org.sekilab.safety.certify;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.board.LibertySums;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.search.Goal;

/**
 * The results for one color from zones that have no common points: the zones of the static rules, and the latest of the
 * local games.
 *
 * <p>Source: as {@link LibertySums}. Blocks are found in levels: other zones prove the blocks that a zone assumes to be
 * alive.
 * <p>Proves: the blocks and the territory, if the zones keep their promises.
 * <p>Cost: a pass over all blocks and zones for each block that is eliminated, and for each level.
 */
final class ZoneSums {
    private final RegionMap map;
    private final List<Candidate> candidates = new ArrayList<>(); // each after its givers
    private final BitSet alive = new BitSet(); // [block]
    private final PointSet used;

    /**
     * A zone that may hold.
     *
     * @param isLife true if it is no zone of the certificate, but life on the open board
     * @param eyes [place in blocks] the eyes elsewhere
     * @param givers the zones that keep the eyes, bit by bit
     * @param zone makes the zone of a certificate, from the index of each giver there
     */
    private record Candidate(
            boolean isLife,
            List<Block> blocks,
            LongArrayList eyes,
            List<Candidate> givers,
            PointSet territory,
            Function<List<Integer>, Zone> zone) {
        /** The number of liberties that it keeps for a block. */
        int liberties(Block block) {
            int place = blocks.indexOf(block);
            if (place < 0 || eyes.getLong(place) == LocalShape.ALIVE) {
                return 0;
            }
            return eyes.getLong(place) == 0 || !givers.isEmpty() ? 2 : 1;
        }

        /** True when a set contains all blocks that the zone assumes to be alive. */
        boolean isFoundedOn(BitSet others) {
            for (int place = 0; place < eyes.size(); place++) {
                if (eyes.getLong(place) == LocalShape.ALIVE
                        && !others.get(blocks.get(place).index())) {
                    return false;
                }
            }
            return givers.stream().allMatch(giver -> giver.isFoundedOn(others));
        }

        /** True when a set contains all blocks of the zone and of its givers. */
        boolean isClosedBy(BitSet others) {
            return blocks.stream().allMatch(block -> others.get(block.index()))
                    && givers.stream().allMatch(giver -> giver.isClosedBy(others));
        }
    }

    /**
     * @param map of the color
     * @param games in the order of their proofs, including those of the other color
     */
    ZoneSums(RegionMap map, StaticProof statics, List<GameZone> games) {
        this.map = map;
        this.used = statics.reserved().copy();
        new StaticZones(statics).zones().forEach(this::add);
        List<GameZone> latest = new ArrayList<>();
        for (int i = games.size() - 1; i >= 0; i--) {
            PointSet points = games.get(i).points();
            if (games.get(i).game().shape().defender() == map.color() && !points.intersects(used)) {
                used.unite(points);
                latest.add(games.get(i));
            }
        }
        addGames(latest);
        BitSet level = findLevel();
        while (!level.equals(alive)) {
            alive.or(level);
            level = findLevel();
        }
    }

    /** The stones of the alive blocks. */
    PointSet aliveStones() {
        PointSet stones = new PointSet(used.geometry());
        aliveBlocks().forEach(block -> stones.unite(block.stones()));
        return stones;
    }

    /** A stone of each alive block. */
    PointSet aliveAnchors() {
        PointSet anchors = new PointSet(used.geometry());
        aliveBlocks().forEach(block -> anchors.add(block.anchor()));
        return anchors;
    }

    PointSet territory() {
        PointSet territory = new PointSet(used.geometry());
        candidates.stream().filter(this::holds).forEach(zone -> territory.unite(zone.territory()));
        return territory;
    }

    /** Adds the zones of this result to those of a certificate. */
    void addZonesTo(List<Zone> zones) {
        IdentityHashMap<Candidate, Integer> indices = new IdentityHashMap<>();
        for (Candidate candidate : candidates) {
            if (!candidate.isLife() && holds(candidate)) {
                List<Integer> givers = candidate.givers().stream()
                        .map(giver -> Objects.requireNonNull(indices.get(giver)))
                        .toList();
                indices.put(candidate, zones.size());
                zones.add(candidate.zone().apply(givers));
            }
        }
    }

    /** Adds the strategies of life on the open board, which have no givers. */
    void addLivesTo(List<Zone> lives) {
        candidates.stream()
                .filter(candidate -> candidate.isLife() && holds(candidate))
                .forEach(candidate -> lives.add(candidate.zone().apply(List.of())));
    }

    private void add(Zone.Pairs zone) {
        PointSet territory = new PointSet(used.geometry());
        zone.territory().forEach(territory::unite);
        candidates.add(new Candidate(
                false,
                zone.blocks(),
                LongArrayList.wrap(new long[zone.blocks().size()]),
                List.of(),
                territory,
                givers -> zone));
    }

    /** Adds games with givers after the others; a game with a missing giver is left out. */
    private void addGames(List<GameZone> games) {
        IdentityHashMap<ProvedGame, Candidate> givers = new IdentityHashMap<>();
        for (GameZone zone : games) {
            if (zone.game().givers().isEmpty()) {
                Candidate candidate = candidate(zone, List.of());
                givers.put(zone.game(), candidate);
                candidates.add(candidate);
            }
        }
        for (GameZone zone : games) {
            List<ProvedGame> named = zone.game().givers();
            if (!named.isEmpty() && givers.keySet().containsAll(named)) {
                candidates.add(candidate(
                        zone,
                        named.stream()
                                .map(giver -> Objects.requireNonNull(givers.get(giver)))
                                .toList()));
            }
        }
    }

    private static Candidate candidate(GameZone zone, List<Candidate> givers) {
        ProvedGame game = zone.game();
        LocalShape shape = game.shape();
        boolean isWin = game.goal() == Goal.WIN;
        Zone.Goal goal = isWin ? Zone.Goal.SAFE : Zone.Goal.ALIVE;
        PointSet territory = shape.pointsOf(isWin ? shape.territory() : 0);
        return new Candidate(
                zone.isLife(),
                shape.blocks(),
                LongArrayList.wrap(shape.eyes()),
                givers,
                territory,
                indices -> zone.zone(goal, indices));
    }

    private boolean holds(Candidate zone) {
        return zone.isFoundedOn(alive) && zone.isClosedBy(alive);
    }

    private List<Block> aliveBlocks() {
        return map.blocks().stream().filter(block -> alive.get(block.index())).toList();
    }

    /** The blocks that are alive if those of lower levels are. */
    private BitSet findLevel() {
        BitSet level = new BitSet();
        candidates.forEach(zone -> zone.blocks().forEach(block -> level.set(block.index())));
        boolean isEliminated = true;
        while (isEliminated) {
            isEliminated = false;
            for (int block = level.nextSetBit(0); block >= 0; block = level.nextSetBit(block + 1)) {
                if (!alive.get(block) && liberties(map.blocks().get(block), level) < 2) {
                    level.clear(block);
                    isEliminated = true;
                }
            }
        }
        return level;
    }

    private int liberties(Block block, BitSet level) {
        int liberties = 0;
        for (Candidate zone : candidates) {
            if (zone.isFoundedOn(alive) && zone.isClosedBy(level)) {
                liberties += zone.liberties(block);
            }
        }
        return liberties;
    }
}
