package org.sekilab.safety.certificate;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;

/** A place where one side reaches a goal against all play, and the strategy for it. Immutable. */
public sealed interface Zone {
    /** The defender. */
    Color color();

    /**
     * A zone in which the defender answers by pairs from the start; of any size.
     *
     * @param eyes areas that give liberties
     * @param territory areas that become territory
     * @param blocks blocks that must not be captured; nothing is assumed about them
     * @param pairs two points each
     */
    record Pairs(Color color, List<PointSet> eyes, List<PointSet> territory, List<Block> blocks, List<PointSet> pairs)
            implements Zone {
        public Pairs {
            eyes = List.copyOf(eyes);
            territory = List.copyOf(territory);
            blocks = List.copyOf(blocks);
            pairs = List.copyOf(pairs);
        }

        /**
         * True if each stone of the defender is connected to a block as soon as it is played. Then none makes a
         * position that was there before.
         */
        boolean settles() {
            if (blocks.isEmpty()) {
                return false;
            }
            PointSet held = new PointSet(blocks.get(0).stones().geometry());
            blocks.forEach(block -> held.unite(block.stones().exterior()));
            PointSet covered = held.copy();
            for (PointSet pair : pairs) {
                int[] points = pair.toArray();
                PointSet beside = PointSet.of(pair.geometry(), points[0]).exterior();
                covered.unite(
                        beside.intersect(PointSet.of(pair.geometry(), points[1]).exterior()));
            }
            return pairs.stream().allMatch(held::containsAll)
                    && territory.stream().allMatch(covered::containsAll);
        }
    }

    /**
     * A local game, and its win.
     *
     * @param shape its points, its blocks and their eyes elsewhere
     * @param first the side that moves first. If it is the defender, the zone proves only a value of a region
     * @param goal the goal of the winner
     * @param givers the zones that bits of eyes elsewhere stand for, by their index in the certificate; none if all
     *     eyes are the same
     * @param graph the win
     */
    record Game(LocalShape shape, Color first, Goal goal, List<Integer> givers, ProofGraph graph) implements Zone {
        public Game {
            givers = List.copyOf(givers);
        }

        /** A game with the attacker moving first. */
        public Game(LocalShape shape, Goal goal, List<Integer> givers, ProofGraph graph) {
            this(shape, shape.defender().opposite(), goal, givers, graph);
        }

        @Override
        public Color color() {
            return shape.defender();
        }
    }

    /** Blocks that live on the open board. In a file it is no zone, and follows all zones. */
    record Life(Color color, OpenLife strategy) implements Zone {}

    /** The goal of a game. */
    enum Goal {
        /** No block is captured, and the territory is the defender's. */
        SAFE("safe"),
        /** No block is captured. */
        ALIVE("alive"),
        /** No block is captured, and the attacker does not live independently on the territory. */
        SEKI("seki"),
        /** A goal of the attacker: the territory is not the defender's. */
        NOT_SAFE("not-safe"),
        /** A goal of the attacker: a block is captured, or the attacker lives independently on the territory. */
        NOT_SEKI("not-seki"),
        /** A goal of the attacker: it captures a block or keeps a stone on the territory, whatever happens outside. */
        REFUTED("refuted");

        private final String word;

        Goal(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }
}
