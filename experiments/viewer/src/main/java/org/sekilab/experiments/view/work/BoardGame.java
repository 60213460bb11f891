package org.sekilab.experiments.view.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.PlayedProof;
import org.sekilab.safety.RegionStrategy.Stage;

/** Play on the whole board against a proof. */
record BoardGame(PlayedProof proof, Geometry geometry) implements ProofGame {
    /** Play against each of some proofs. */
    static List<ProofGame> all(Stream<? extends PlayedProof> proofs, Geometry geometry) {
        return proofs.<ProofGame>map(proof -> new BoardGame(proof, geometry)).toList();
    }

    @Override
    public JobAnswer.Strategy about() {
        return new JobAnswer.Strategy(proof.winner(), null);
    }

    @Override
    public LineAnswer follow(List<Integer> tries) {
        BoardLine line = proof.follow(tries);
        return new LineAnswer(
                BoardNames.moves(geometry, line.moves()),
                AnalysisAnswer.stones(line.position()),
                stage(line),
                BoardNames.points(line.zone()),
                BoardNames.moves(geometry, line.tries()));
    }

    private static Stage stage(BoardLine line) {
        if (line.tries().isEmpty()) {
            int last = line.moves().get(line.moves().size() - 1);
            return last == Points.PASS ? Stage.BOTH_PASSED : Stage.BLOCK_CAPTURED;
        }
        return line.isDecided() ? Stage.DECIDED : Stage.GOES_ON;
    }

    /** All tries in the zone with their answers, the shorter lines first. */
    @Override
    public SearchTreeAnswer tree(int most) {
        Color winner = proof.winner();
        List<SearchTreeAnswer.TreeNode> nodes = new ArrayList<>();
        Deque<Reached> waiting = new ArrayDeque<>();
        BoardLine start = proof.follow(List.of());
        nodes.add(new SearchTreeAnswer.TreeNode(-1, null, winner, null, null, zone(start)));
        waiting.add(new Reached(add(nodes, 0, start, 0), List.of(), start));
        while (!waiting.isEmpty() && nodes.size() < most) {
            Reached reached = waiting.remove();
            for (int attempt : reached.line.tries()) {
                if (attempt != Points.PASS && reached.line.zone().contains(attempt) && nodes.size() < most) {
                    List<Integer> tries = new ArrayList<>(reached.tries);
                    tries.add(attempt);
                    BoardLine line = proof.follow(tries);
                    waiting.add(new Reached(
                            add(nodes, reached.node, line, reached.line.moves().size()), tries, line));
                }
            }
        }
        return new SearchTreeAnswer(winner, waiting.isEmpty(), nodes);
    }

    /** A node of the tree, and how it is reached. */
    private record Reached(int node, List<Integer> tries, BoardLine line) {}

    /** Adds the moves of a line from a place on below a node; the last of the new nodes. */
    private int add(List<SearchTreeAnswer.TreeNode> nodes, int node, BoardLine line, int from) {
        Color winner = proof.winner();
        int parent = node;
        for (int i = from; i < line.moves().size(); i++) {
            boolean isAnswer = i == line.moves().size() - 1 && line.position().toMove() != winner;
            nodes.add(new SearchTreeAnswer.TreeNode(
                    parent,
                    BoardNames.moves(geometry, List.of(line.moves().get(i))).get(0),
                    isAnswer ? winner : winner.opposite(),
                    null,
                    null,
                    zone(line)));
            parent = nodes.size() - 1;
        }
        return parent;
    }

    private static List<String> zone(BoardLine line) {
        return BoardNames.points(line.zone());
    }

    @Override
    public OptionalInt countStates(int most) {
        return proof.states() <= most ? OptionalInt.of(proof.states()) : OptionalInt.empty();
    }
}
