package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Seeds;

/** The search agrees with enumeration on games that are given by their graphs. */
class ZoneSearchTest {
    private static final int STATES = 14;
    private static final int MOST_MOVES = 4;
    private static final int PASS = MOST_MOVES;
    private static final long TURN = 3; // states of the first turn; the next one has twice as many
    private static final int MOST_TURNS = 14;

    @RepeatedTest(300)
    void isRightOnGamesWithoutCycles(RepetitionInfo run) {
        SplittableRandom random = new SplittableRandom(Seeds.next(run));
        ExplicitGraph graph = graphWithoutCycles(random);
        GraphSearch search = new GraphSearch(graph, random.nextBoolean(), random.nextBoolean());
        search.solve();
        assertThat(search.isDecided()).as("%s", graph).isTrue();
        assertThat(search.proof() == 0).as("%s", graph).isEqualTo(isWon(graph));
    }

    /** What is lost on one path may be won on another one: so the search may miss a win. */
    @RepeatedTest(300)
    void whatItDecidesForSureIsRightOnGamesWithCycles(RepetitionInfo run) {
        long seed = Seeds.next(run);
        ExplicitGraph graph = ExplicitGraph.random(seed, STATES, Outcome.LOSS);
        GraphSearch search = new GraphSearch(graph, seed % 2 == 0, seed % 4 < 2);
        search.solve();
        if (search.proof() == 0) {
            assertThat(isWon(graph)).as("%s", graph).isTrue();
        }
        if (search.proof() == GraphSearch.INFINITE) {
            assertThat(isWon(graph)).as("%s", graph).isFalse();
        }
    }

    private static boolean isWon(ExplicitGraph graph) {
        return graph.valueByEnumeration(Goal.WIN) == Outcome.WIN;
    }

    private static ExplicitGraph graphWithoutCycles(SplittableRandom random) {
        boolean[] isProver = new boolean[STATES];
        Outcome[] outcomes = new Outcome[STATES];
        int[][] successors = new int[STATES][];
        for (int state = 0; state < STATES; state++) {
            int first = state + 1;
            isProver[state] = random.nextBoolean();
            boolean isFinal = first == STATES || state > 0 && random.nextInt(5) == 0;
            outcomes[state] = isFinal ? random.nextBoolean() ? Outcome.WIN : Outcome.LOSS : Outcome.UNKNOWN;
            successors[state] = isFinal
                    ? new int[0]
                    : random.ints(random.nextInt(1, MOST_MOVES + 1), first, STATES)
                            .toArray();
        }
        return ExplicitGraph.of(isProver, outcomes, successors, Outcome.LOSS);
    }

    /** Searches a graph in turns. All moves of the opponent need an answer. Mutable. */
    private static final class GraphSearch extends ZoneSearch<NodeChildren> {
        static final int INFINITE = ZoneSearch.INFINITE;

        private record Numbers(int proof, int disproof) {}

        private final Problem problem;
        private final boolean isFirstMovePass; // of the opponent: it is searched before the other moves
        private final boolean looksAfterEnd;
        private final int[] moves = new int[MOST_MOVES];
        private final Map<Long, Numbers> table = new HashMap<>();
        private final Deque<Long> path = new ArrayDeque<>();

        GraphSearch(ExplicitGraph graph, boolean isFirstMovePass, boolean looksAfterEnd) {
            super(new ChildChoice(), new CountedEffort(Long.MAX_VALUE), PASS, STATES + 2, new NodeChildren[STATES + 2]);
            this.problem = graph.toProblem();
            this.isFirstMovePass = isFirstMovePass;
            this.looksAfterEnd = looksAfterEnd;
        }

        void solve() {
            NodeChildren root = newNode();
            for (int turn = 0; turn < MOST_TURNS && !isDecided(); turn++) {
                root.clear(0);
                int child = root.add(0);
                look(root, child);
                effort().beginTurn(TURN << turn);
                searchFirst(root, child, 0);
                effort().endTurn();
            }
            assertThat(path).isEmpty();
        }

        boolean isDecided() {
            return proof() == 0 || proof() >= HOPELESS;
        }

        @Override
        protected NodeChildren newNode() {
            return new NodeChildren(MOST_MOVES);
        }

        @Override
        protected boolean isProversTurn() {
            return problem.isProverToMove();
        }

        @Override
        protected NodeChildren begin(int ply, int level) {
            NodeChildren node = node(ply);
            node.clear(level);
            path.push(problem.keyLow());
            return node;
        }

        @Override
        protected void end(NodeChildren node) {
            path.pop();
        }

        @Override
        protected void play(int move, int ply) {
            problem.movesInto(moves);
            problem.play(moves[move == PASS ? 0 : move]);
        }

        @Override
        protected void undo() {
            problem.undo();
        }

        @Override
        protected void addMoves(NodeChildren node, int ply) {
            addAll(node, ply, 0);
        }

        private void addAll(NodeChildren node, int ply, int first) {
            int count = problem.movesInto(moves);
            for (int move = first; move < count; move++) {
                int child = node.add(move);
                play(move, ply);
                look(node, child);
                undo();
            }
        }

        @Override
        protected void growBeforeMove(NodeChildren node, int child) {
            assertThat(node.isWon(child)).isTrue();
        }

        @Override
        protected int levelAfterPass(NodeChildren node) {
            return isFirstMovePass ? 0 : NO_PASS;
        }

        @Override
        protected void lookAfterPass(NodeChildren node, int level) {
            look(node, node.beyond());
        }

        @Override
        protected boolean findNeeded(NodeChildren node, int ply) {
            if (node.count() == 0) {
                addAll(node, ply, isFirstMovePass ? 1 : 0);
            }
            for (int child = 0; child < node.count(); child++) {
                node.setNeeded(child, true);
            }
            return true;
        }

        @Override
        protected boolean looksAfterEnd() {
            return looksAfterEnd;
        }

        @Override
        protected void takeZone(NodeChildren node, int child) {
            assertThat(node.proof(child)).isEqualTo(proof());
        }

        @Override
        protected void store(NodeChildren node, long spent) {
            table.put(problem.keyLow(), new Numbers(proof(), disproof()));
        }

        private void look(NodeChildren node, int child) {
            effort().count();
            Numbers known = table.get(problem.keyLow());
            boolean isClosed = known != null && (known.proof == 0 || known.proof >= HOPELESS);
            if (!isClosed && path.contains(problem.keyLow())) {
                node.set(child, HOPELESS, 0);
            } else if (known != null) {
                node.set(child, known.proof, known.disproof);
            } else {
                boolean isOpen = problem.outcome() == Outcome.UNKNOWN;
                boolean isWon = problem.outcome() == Outcome.WIN;
                node.set(child, isOpen ? 1 : isWon ? 0 : INFINITE, isOpen ? 1 : isWon ? INFINITE : 0);
            }
        }
    }
}
