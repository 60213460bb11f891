package org.sekilab.verify;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * What the defender keeps by answering with pairs. Pairs are disjoint, and each has two empty points. When the attacker
 * plays one point of a pair, the defender plays the other point. After any other move the defender passes, or clears
 * territory.
 *
 * <p>Source: Müller, Playing it safe (1997), and Benson, Life in the game of Go (1976).
 *
 * <p><b>Chains.</b> Blocks that stones connect are one chain. Blocks next to both points of a pair are one chain too,
 * since either point connects them. Until one of these points is played, each of the blocks has two liberties there. A
 * chain needs two liberties at each turn of the attacker. Liberties are counted in <em>parts</em>. A part is a
 * connected set of points that remains when the essential blocks and the stones connected to them are taken away.
 *
 * <p><b>Cover.</b> A covered point, empty now or later, shows that a chain has a liberty. A defender's stone on a
 * covered point cannot be cut off from the chain. A point is covered for a chain in three cases: (a) It is next to the
 * chain. (b) It is next to both points of a pair that are covered. (c) It is one of two neighbors that form a pair, the
 * other point is covered, and both points are next to blocks. The point then becomes the defender's, or a neighbor of a
 * defender's stone. A stone that is not yet connected has both liberties of a pair. Covered points stay covered when
 * the defender plays on some of them.
 *
 * <p><b>One liberty</b> is in a closed part with all points covered. Such a part never fills up with defender's stones.
 * The defender plays a point only where the attacker has a stone at the other point, or has a stone that is to be
 * cleared. Stones of the attacker inside have a liberty there.
 *
 * <p><b>Two liberties</b> are in a closed part that a pair splits. Until one point of the pair is played, both points
 * are liberties. After that, each piece that the defender's stone leaves with all points covered gives one liberty. No
 * other pair may have just one point in such a piece, because the answer might fill the piece.
 *
 * <p><b>Benson.</b> One liberty is also in a closed part where the defender never plays, and where all empty points are
 * next to the chain.
 *
 * <p><b>Territory.</b> The attacker has eyes only at points that are not covered for all blocks together. If these are
 * one point or two neighbors, the attacker has one eye at most. The defender clears the part whenever it holds stones
 * of the attacker and no move is to be answered. To clear it, the defender first plays a point of the pair that splits,
 * if such a move is needed. Then the defender fills covered points, and in the end the eye. Clearing leaves all
 * liberties but Benson's.
 */
final class PairStrategy {
    private final List<Part> parts = new ArrayList<>();
    private final int[] pairs; // [2 * pair], [2 * pair + 1] points of the board
    private final long[] eyes; // [block]
    private final long[] chains; // [block] the blocks of the chain that it is the first of, as bits, else 0
    private boolean isTerritoryClosed = true;

    /**
     * @param boards local boards with the same essential blocks and no common point
     * @param pairs of points of the board, all on these local boards
     */
    PairStrategy(List<LocalBoard> boards, int[] pairs) {
        this.pairs = pairs;
        this.eyes = boards.get(0).shape().eyes();
        this.chains = new long[eyes.length];
        for (int block = 0; block < chains.length; block++) {
            chains[block] = 1L << block;
        }
        long[] links = new long[pairs.length]; // the blocks next to each point
        boards.forEach(board -> addParts(board, links));
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
        return isTerritoryClosed && parts.stream().allMatch(part -> !part.isTerritory || part.isClearable());
    }

    private void addParts(LocalBoard board, long[] links) {
        LocalShape shape = board.shape();
        long[] exteriors = new long[eyes.length]; // [block] the points next to its group
        DefenderGroups groups = new DefenderGroups(shape);
        int count = board.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            for (int block = 0; block < eyes.length; block++) {
                exteriors[block] |= (groups.blocks(group) >>> block & 1) != 0 ? groups.exterior(group) : 0;
            }
            join(groups.blocks(group), -1);
        }
        long[] local = new long[pairs.length / 2]; // what is here of each pair
        for (int i = 0; i < pairs.length; i++) {
            long point = shape.localOf(pairs[i]) < 0 ? 0 : 1L << shape.localOf(pairs[i]);
            local[i / 2] |= point;
            for (int block = 0; block < eyes.length; block++) {
                links[i] |= (exteriors[block] & point) != 0 ? 1L << block : 0;
            }
        }
        for (long rest = shape.all() & ~groups.allStones(); rest != 0; ) {
            long points = board.flood(Long.lowestOneBit(rest), rest);
            rest &= ~points;
            if ((points & shape.wallAt()) == 0) {
                parts.add(new Part(board, points, exteriors, local));
            } else {
                isTerritoryClosed &= (points & shape.territory()) == 0;
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
        for (int block = 0; block < eyes.length; block++) {
            elsewhere |= (chain >>> block & 1) != 0 ? eyes[block] : 0;
        }
        int liberties = Long.bitCount(elsewhere);
        for (Part part : parts) {
            liberties += part.liberties(part.exterior(chain));
        }
        return liberties;
    }

    /** Connected points that blocks close. The masks are of local points. Confined to one thread, as its board is. */
    private final class Part {
        private final LocalBoard board;
        private final long points;
        private final long[] neighbors; // [point]
        private final long[] exteriors; // [block] points next to its group
        private final List<Long> own = new ArrayList<>(); // the pairs in the part
        private final long touched;
        private final boolean isTerritory;
        private long broken; // points of pairs with the other point elsewhere

        Part(LocalBoard board, long points, long[] exteriors, long[] local) {
            this.board = board;
            this.points = points;
            this.neighbors = board.shape().neighbors();
            this.exteriors = exteriors;
            this.touched = exterior(-1);
            this.isTerritory = (points & board.shape().territory()) != 0;
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
            long empties = board.empties() & points;
            boolean isUntouched = !isTerritory && own.isEmpty() && broken == 0 && (board.defender() & points) == 0;
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
            long around = neighbors[Long.numberOfTrailingZeros(stone)];
            long reached = adjacent;
            for (long chain : chains) { // the stone connects all that it is next to
                boolean isConnected = (adjacent & stone) != 0 && (exterior(chain) & stone) != 0;
                reached |= isConnected ? exterior(chain) | around : 0;
            }
            int liberties = 0;
            for (long rest = points & ~stone; rest != 0; ) {
                long piece = board.flood(Long.lowestOneBit(rest), rest);
                rest &= ~piece;
                boolean isCut = (piece & broken) != 0 || (piece & ~board.defender()) == 0;
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
                    long first = neighbors[Long.numberOfTrailingZeros(pair)];
                    long second = Long.highestOneBit(pair);
                    if ((pair & ~covered) == 0) {
                        covered |= first & neighbors[Long.numberOfTrailingZeros(second)] & within;
                    } else if ((pair & covered) != 0 && (pair & ~(held & within)) == 0 && (first & second) != 0) {
                        covered |= pair;
                    }
                }
            }
            return covered;
        }

        /** True when the attacker cannot have two eyes. */
        boolean isClearable() {
            long eyes = points & ~cover(points, touched, touched);
            long second = eyes & eyes - 1;
            return second == 0
                    || (second & second - 1) == 0 && (neighbors[Long.numberOfTrailingZeros(eyes)] & second) != 0;
        }
    }
}
