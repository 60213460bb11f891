package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.OptionalInt;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.search.ProofTree;

/** Play against the proof of a region alone. */
record RegionGame(RegionStrategy strategy, Geometry geometry) implements ProofGame {
    @Override
    public JobAnswer.Strategy about() {
        return new JobAnswer.Strategy(strategy.winner(), strategy.goal());
    }

    @Override
    public LineAnswer follow(List<Integer> tries) {
        RegionStrategy.Line line = strategy.follow(tries);
        return new LineAnswer(
                BoardNames.moves(geometry, line.moves()),
                AnalysisAnswer.stones(Position.of(line.black(), line.white(), strategy.winner())),
                line.stage(),
                null,
                BoardNames.moves(geometry, line.tries()));
    }

    @Override
    public SearchTreeAnswer tree(int most) {
        List<ProofTree.Node> nodes = strategy.tree(most).nodes();
        ProofTree.Node root = nodes.get(0);
        return new SearchTreeAnswer(
                strategy.defender(),
                root.proof() == 0 || root.disproof() == 0,
                nodes.stream().map(this::node).toList());
    }

    private SearchTreeAnswer.TreeNode node(ProofTree.Node node) {
        Color mover = node.isProverToMove() ? strategy.defender().opposite() : strategy.defender();
        return new SearchTreeAnswer.TreeNode(
                node.parent(),
                node.parent() < 0
                        ? null
                        : BoardNames.moves(geometry, List.of(node.move())).get(0),
                mover,
                node.proof() == ProofTree.INFINITE ? null : node.proof(),
                node.disproof() == ProofTree.INFINITE ? null : node.disproof(),
                null);
    }

    @Override
    public OptionalInt countStates(int most) {
        return strategy.countStates(most);
    }
}
