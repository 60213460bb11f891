package org.sekilab.experiments.problems;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Position;

/**
 * A cut, and the place that it is from.
 *
 * @param game the name of the file of the game
 * @param tree the game tree, from 1
 * @param moves the number of moves before the position
 * @param position the position on the old board
 * @param stone a stone of the block on the old board, in GTP coordinates
 */
record PlannedCut(String game, int tree, int moves, Position position, String stone, BlockCut cut) {
    private static final int MOST_STEPS = 7;
    private static final List<BlockCut.Size> SIZES = sizes();

    private static List<BlockCut.Size> sizes() {
        List<BlockCut.Size> sizes = new ArrayList<>();
        for (int steps = 1; steps <= MOST_STEPS; steps++) {
            sizes.add(new BlockCut.Size(steps, 0));
            sizes.add(new BlockCut.Size(steps, 2));
        }
        return List.copyOf(sizes);
    }

    /**
     * All cuts of games, without those that are equal after a symmetry and an exchange of colors. They are shuffled,
     * but open and enclosed ones take turns.
     *
     * @param every the number of moves from one position of a game to the next
     */
    static List<PlannedCut> of(Collection<BoardInput> games, int every, long seed) {
        Set<String> known = new HashSet<>();
        List<PlannedCut> cuts = new ArrayList<>();
        for (BoardInput game : games) {
            for (BoardInput position : game.every(every)) {
                for (PlannedCut each : of(position)) {
                    if (known.add(CanonicalProblem.text(
                            each.cut().position(), each.cut().stone()))) {
                        cuts.add(each);
                    }
                }
            }
        }
        Collections.shuffle(cuts, new Random(seed));
        return inTurns(cuts);
    }

    private static List<PlannedCut> of(BoardInput input) {
        Position position = input.position();
        String name = String.valueOf(Path.of(input.file()).getFileName());
        List<PlannedCut> cuts = new ArrayList<>();
        for (LargeBlock block : LargeBlock.of(position)) {
            String stone = position.geometry().name(block.stones().first());
            for (BlockCut cut : BlockCut.around(position, block.stones(), block.defender(), SIZES)) {
                cuts.add(new PlannedCut(name, input.index(), input.moves(), position, stone, cut));
            }
        }
        return cuts;
    }

    private static List<PlannedCut> inTurns(List<PlannedCut> cuts) {
        List<PlannedCut> open =
                cuts.stream().filter(each -> !each.cut().isEnclosed()).toList();
        List<PlannedCut> enclosed =
                cuts.stream().filter(each -> each.cut().isEnclosed()).toList();
        List<PlannedCut> inTurns = new ArrayList<>();
        for (int i = 0; i < Math.max(open.size(), enclosed.size()); i++) {
            for (List<PlannedCut> turn : List.of(open, enclosed)) {
                if (i < turn.size()) {
                    inTurns.add(turn.get(i));
                }
            }
        }
        return inTurns;
    }
}
