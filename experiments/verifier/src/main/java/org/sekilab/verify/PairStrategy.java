package org.sekilab.verify;

import java.util.ArrayList;
import java.util.List;

/**
 * What the defender keeps by answering with pairs. Pairs are disjoint, and each has two empty points. When the attacker
 * plays one point of a pair, the defender plays the other point. After any other move the defender passes, or clears
 * territory.
 *
 * <p>Source: Müller, Playing it safe (1997), and Benson, Life in the game of Go (1976).
 *
 * <p>Rules: R-PAIR-1, R-PAIR-2, R-PAIR-3, sound by L-4 to L-8, and R-SUPERKO-2. The words chain, room, cover and piece
 * are defined there.
 */
final class PairStrategy {
    private final List<Room> rooms = new ArrayList<>();
    private final int[] pairs; // [2 * pair], [2 * pair + 1] points of the board
    private final WallGame first; // of the areas
    private final long[] chains; // [block] the blocks of the chain that it is the first of, as bits, else 0
    private boolean isTerritoryClosed = true;
    private boolean areTouched = true; // all points of pairs
    private long untouched; // points of pairs, in the first area

    /**
     * @param areas games with stones, with the same essential blocks and no common point
     * @param pairs of points of the board, all in these games
     */
    PairStrategy(List<WallState> areas, int[] pairs) {
        this.pairs = pairs;
        this.first = areas.get(0).game();
        this.chains = new long[first.essential()];
        for (int block = 0; block < chains.length; block++) {
            chains[block] = 1L << block;
        }
        long[] links = new long[pairs.length]; // the blocks next to each point
        areas.forEach(area -> addRooms(area, links));
        for (int i = 0; i < links.length; i++) {
            areTouched &= links[i] != 0;
            untouched |= links[i] == 0 ? first.maskOf(pairs[i]) : 0;
        }
        for (int i = 0; i < links.length; ) {
            i = join(links[i], links[i + 1]) ? 0 : i + 2;
        }
    }

    /**
     * True when all blocks have two liberties at all turns of the attacker, and all territory is the defender's in the
     * end.
     */
    boolean holds() {
        for (long chain : chains) {
            if (chain != 0 && liberties(chain) < 2) {
                return false;
            }
        }
        return isTerritoryClosed && rooms.stream().allMatch(room -> !room.isTerritory || room.isClearable());
    }

    /**
     * True when no stone of the strategy makes a position that was there before, see R-SUPERKO-2.
     *
     * @param earlier the points of the only area where the defender has had a stone before
     */
    boolean isNew(long earlier) {
        long uncovered = rooms.stream()
                .filter(room -> room.isTerritory)
                .mapToLong(Room::uncovered)
                .reduce(0, (all, points) -> all | points);
        return (areTouched || uncovered == 0) && ((untouched | uncovered) & earlier) == 0;
    }

    private void addRooms(WallState area, long[] links) {
        WallGame game = area.game();
        long[] exteriors = new long[game.essential()]; // [block] the points next to its group
        long solid = 0;
        for (int block = 0; block < game.essential(); block++) {
            WallState.Group group = area.groupOf(block);
            exteriors[block] = group.exterior();
            solid |= group.stones();
            join(group.blocks(), -1);
        }
        long[] local = new long[pairs.length / 2]; // what is here of each pair
        for (int i = 0; i < pairs.length; i++) {
            long point = game.maskOf(pairs[i]);
            local[i / 2] |= point;
            for (int block = 0; block < game.essential(); block++) {
                links[i] |= (exteriors[block] & point) != 0 ? 1L << block : 0;
            }
        }
        for (long points : game.components(game.all() & ~solid)) {
            if ((points & game.open()) == 0) {
                rooms.add(new Room(area, points, exteriors, local));
            } else {
                isTerritoryClosed &= (points & game.territory()) == 0;
            }
        }
    }

    /** Makes one chain of all chains that have a block in both masks. Returns whether there were several. */
    private boolean join(long first, long second) {
        int to = -1;
        int joined = 0;
        for (int i = 0; i < chains.length; i++) {
            if ((chains[i] & first) != 0 && (chains[i] & second) != 0) {
                to = joined++ == 0 ? i : to;
                long moved = chains[i];
                chains[i] = 0;
                chains[to] |= moved;
            }
        }
        return joined > 1;
    }

    private int liberties(long chain) {
        long elsewhere = 0;
        for (int block = 0; block < chains.length; block++) {
            elsewhere |= (chain >>> block & 1) != 0 ? first.eyes(block) : 0;
        }
        int liberties = Long.bitCount(elsewhere);
        for (Room room : rooms) {
            liberties += room.liberties(room.exterior(chain));
        }
        return liberties;
    }

    /** A closed room. The masks are of local points. */
    private final class Room {
        private final WallState area;
        private final WallGame game;
        private final long points;
        private final long[] exteriors; // [block] points next to its group
        private final List<Long> own = new ArrayList<>(); // the pairs in the room
        private final long touched;
        private final boolean isTerritory;
        private long broken; // points of pairs with the other point elsewhere

        Room(WallState area, long points, long[] exteriors, long[] local) {
            this.area = area;
            this.game = area.game();
            this.points = points;
            this.exteriors = exteriors;
            this.touched = exterior(-1);
            this.isTerritory = (points & game.territory()) != 0;
            for (long pair : local) {
                if (Long.bitCount(pair & points) == 2) {
                    own.add(pair);
                } else {
                    broken |= pair & points;
                }
            }
        }

        long exterior(long blocks) {
            long exterior = 0;
            for (int block = 0; block < exteriors.length; block++) {
                exterior |= (blocks >>> block & 1) != 0 ? exteriors[block] & points : 0;
            }
            return exterior;
        }

        /** The liberties that are kept for a chain. */
        int liberties(long adjacent) {
            long empties = area.empties() & points;
            boolean isUntouched = !isTerritory && own.isEmpty() && broken == 0 && (area.defender() & points) == 0;
            boolean isBensons = isUntouched && empties != 0 && (empties & ~adjacent) == 0;
            int most = isBensons || broken == 0 && cover(points, adjacent, touched) == points ? 1 : 0;
            for (long pair : own) {
                if ((pair & ~touched) == 0) {
                    int before = Long.bitCount(pair & adjacent);
                    int after = Math.min(
                            libertiesAfter(pair, Long.lowestOneBit(pair), adjacent),
                            libertiesAfter(pair, Long.highestOneBit(pair), adjacent));
                    most = Math.max(most, Math.min(before, after));
                }
            }
            return most;
        }

        /** The liberties that are left when the defender has got one point of a pair. */
        private int libertiesAfter(long pair, long stone, long adjacent) {
            long around = game.around(stone);
            long reached = adjacent;
            for (long chain : chains) { // the stone connects all that it is next to
                boolean isConnected = (adjacent & stone) != 0 && (exterior(chain) & stone) != 0;
                reached |= isConnected ? exterior(chain) | around : 0;
            }
            int liberties = 0;
            for (long piece : game.components(points & ~stone)) {
                boolean isCut = (piece & broken) != 0 || (piece & ~area.defender()) == 0;
                for (long other : own) {
                    isCut |= other != pair && Long.bitCount(other & piece) == 1;
                }
                liberties += !isCut && cover(piece, reached, touched | around) == piece ? 1 : 0;
            }
            return liberties;
        }

        /**
         * The points that are covered for a chain.
         *
         * @param within where they and the pairs are
         * @param adjacent the points next to the chain
         * @param held the points next to any block
         */
        private long cover(long within, long adjacent, long held) {
            long covered = adjacent & within;
            for (long before = 0; covered != before; ) {
                before = covered;
                for (long pair : own) {
                    if ((pair & ~covered) == 0) {
                        covered |=
                                game.around(Long.lowestOneBit(pair)) & game.around(Long.highestOneBit(pair)) & within;
                    } else if ((pair & covered) != 0 && (pair & ~(held & within)) == 0 && areNeighbors(pair)) {
                        covered |= pair;
                    }
                }
            }
            return covered;
        }

        /** The points where the attacker may have an eye. */
        long uncovered() {
            return points & ~cover(points, touched, touched);
        }

        /** True when the attacker cannot have two eyes. */
        boolean isClearable() {
            long eyes = uncovered();
            return Long.bitCount(eyes) <= 1 || Long.bitCount(eyes) == 2 && areNeighbors(eyes);
        }

        private boolean areNeighbors(long two) {
            return (game.around(Long.lowestOneBit(two)) & two) != 0;
        }
    }
}
