package org.sekilab.safety.certificate;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;

/** Where, and how, one side reaches something, whatever is played there. Immutable. */
public sealed interface Zone {
    /** The defender. */
    Color color();

    /**
     * A zone where the defender answers by pairs from the beginning; of any size.
     *
     * @param eyes areas that give liberties
     * @param territory areas that become territory
     * @param blocks those that must not be captured, of which nothing is assumed
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
    }

    /**
     * A local game with the attacker moving first, and how it is won.
     *
     * @param shape its points, blocks and what they have elsewhere
     * @param goal what is reached
     * @param givers the zones that bits of eyes elsewhere stand for, by their index in the certificate; none if they are all the same
     * @param graph how
     */
    record Game(LocalShape shape, Goal goal, List<Integer> givers, ProofGraph graph) implements Zone {
        public Game {
            givers = List.copyOf(givers);
        }

        @Override
        public Color color() {
            return shape.defender();
        }
    }

    /** What a game is played for. */
    enum Goal {
        /** No block is captured, and the territory is the defender's. */
        SAFE("safe"),
        /** No block is captured. */
        ALIVE("alive"),
        /** Likewise, and the attacker does not live on the territory by himself. */
        SEKI("seki"),
        /** The attacker's: the territory is not the defender's. */
        NOT_SAFE("not-safe");

        private final String word;

        Goal(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }
}
