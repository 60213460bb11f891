package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.PartProblem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** States of the opponent that are won by their parts end a search, and the nodes for the parts count. */
class PartsTest {
    private static final int NODES = 100; // of a search of parts
    private static final int NOWHERE = -1;

    /** A game of one line: the opponent is to move at even plies, and the prover wins at the end. */
    private static final ExplicitGraph LINE = ExplicitGraph.of(
            new boolean[] {false, true, false, true, false},
            new Outcome[] {Outcome.UNKNOWN, Outcome.UNKNOWN, Outcome.UNKNOWN, Outcome.UNKNOWN, Outcome.WIN},
            new int[][] {{1}, {2}, {3}, {4}, {}},
            Outcome.LOSS);

    /** The same game with a state that is won by its parts. Mutable. */
    private static final class Parted extends ForwardingProblem implements PartProblem {
        private final int wonPly;
        private final List<Integer> asked = new ArrayList<>();
        private long mostNodes;
        private int ply;

        Parted(int wonPly) {
            super(LINE.toProblem());
            this.wonPly = wonPly;
        }

        @Override
        public void play(int move) {
            super.play(move);
            ply++;
        }

        @Override
        public void undo() {
            super.undo();
            ply--;
        }

        @Override
        public boolean hasParts() {
            return true;
        }

        @Override
        public boolean isWonByParts(long maxNodes, LongConsumer spent) {
            asked.add(ply);
            mostNodes = Math.max(mostNodes, maxNodes);
            spent.accept(NODES);
            return ply == wonPly;
        }
    }

    private static Result prove(Parted problem, DfpnConfig.Parts parts, long maxNodes) {
        return DfpnEngine.withTwins(DfpnConfig.DEFAULT.withParts(parts))
                .prove(problem, Goal.WIN, Limits.DEFAULT.withMaxNodes(maxNodes), SearchListener.NONE);
    }

    @Test
    void firstStateIsWonByItsPartsAndTheirNodesCount() {
        Result result = prove(new Parted(0), DfpnConfig.Parts.START, Long.MAX_VALUE);
        assertThat(result.outcome()).isEqualTo(Outcome.WIN);
        assertThat(result.statistics().nodes()).isEqualTo(NODES + 1);
    }

    @Test
    void laterStatesAreTakenApartOnlyIfSoAsked() {
        Parted start = new Parted(2);
        assertThat(prove(start, DfpnConfig.Parts.START, Long.MAX_VALUE).outcome())
                .isEqualTo(Outcome.WIN);
        assertThat(start.asked).containsOnly(0);
        Parted all = new Parted(2);
        assertThat(prove(all, DfpnConfig.Parts.ALL, Long.MAX_VALUE).outcome()).isEqualTo(Outcome.WIN);
        assertThat(all.asked).contains(0, 2);
    }

    @Test
    void searchThatFindsNoPartsGoesOnWithTheRestOfItsNodes() {
        assertThat(prove(new Parted(NOWHERE), DfpnConfig.Parts.START, NODES + 50L)
                        .outcome())
                .isEqualTo(Outcome.WIN);
        assertThat(prove(new Parted(NOWHERE), DfpnConfig.Parts.START, NODES).outcome())
                .isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void partHasAShareOfTheNodes() {
        Parted problem = new Parted(0);
        prove(problem, DfpnConfig.Parts.START, 800);
        assertThat(problem.mostNodes).isEqualTo(100);
    }

    @Test
    void noStateIsTakenApartWithoutTheSwitchOrByThePlainEngine() {
        Parted off = new Parted(0);
        prove(off, DfpnConfig.Parts.OFF, Long.MAX_VALUE);
        assertThat(off.asked).isEmpty();
        Parted plain = new Parted(0);
        DfpnEngine.plain(DfpnConfig.DEFAULT.withParts(DfpnConfig.Parts.ALL))
                .prove(plain, Goal.WIN, Limits.DEFAULT, SearchListener.NONE);
        assertThat(plain.asked).isEmpty();
    }
}
