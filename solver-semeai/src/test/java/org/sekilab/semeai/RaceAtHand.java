package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * The race on a board that matters most to the side to move. Only races count that the side wins or holds if it moves
 * first, but not otherwise. Of these it is the race with the most stones at stake: stones that live or die by the side
 * that moves first.
 *
 * @param problem the race
 * @param mover the side to move
 * @param value its value
 * @param variation best play, as far as it is known
 */
record RaceAtHand(SemeaiProblem problem, Color mover, SemeaiVerdict value, List<Integer> variation) {
    static Optional<RaceAtHand> find(Position position, Color mover, SemeaiAnalyzer analyzer) {
        RaceAtHand largest = null;
        int most = 0;
        for (SemeaiProblem problem : races(position, mover)) {
            if (stones(problem) <= most) {
                break; // the later races have no more at stake
            }
            SemeaiResult first = analyzer.analyze(problem, mover);
            SemeaiVerdict second = analyzer.analyze(problem, mover.opposite()).verdict();
            int atStake = stonesAtStake(problem, first.verdict(), second);
            if (isKnown(first.verdict())
                    && isKnown(second)
                    && worth(first.verdict(), mover) > worth(second, mover)
                    && atStake > most) {
                most = atStake;
                largest = new RaceAtHand(problem, mover, first.verdict(), first.principalVariation());
            }
        }
        return Optional.ofNullable(largest);
    }

    private static boolean isKnown(SemeaiVerdict verdict) {
        return verdict != SemeaiVerdict.UNKNOWN;
    }

    private static int stonesAtStake(SemeaiProblem problem, SemeaiVerdict one, SemeaiVerdict other) {
        int stones = 0;
        for (Color color : Color.values()) {
            SemeaiVerdict death = SemeaiVerdict.winOf(color.opposite());
            if ((one == death) != (other == death)) {
                stones += problem.essentialBlock(color).size();
            }
        }
        return stones;
    }

    /**
     * The first move of best play, or the first liberty that keeps the value of the race; {@link Points#NONE} if there
     * is none.
     */
    int bestMove(SemeaiAnalyzer analyzer) {
        if (!variation.isEmpty()) {
            return variation.get(0);
        }
        PointSet liberties = problem.essentialBlock(Color.BLACK)
                .exterior()
                .unite(problem.essentialBlock(Color.WHITE).exterior())
                .intersect(problem.position().empties());
        for (int move : liberties.toArray()) {
            if (isKeptBy(move, analyzer)) {
                return move;
            }
        }
        return Points.NONE;
    }

    /** True if the race keeps its value for the mover after a move. */
    private boolean isKeptBy(int move, SemeaiAnalyzer analyzer) {
        Position position = problem.position();
        Board board =
                new Board(new Position(position.geometry(), position.black(), position.white(), mover, Points.NONE));
        if (!board.isLegal(move)) {
            return false;
        }
        board.play(move);
        Position after = board.toPosition();
        int others = mover == Color.BLACK ? problem.white() : problem.black();
        if (!after.stones(mover.opposite()).contains(others)) {
            return true;
        }
        SemeaiProblem next = new SemeaiProblem(after, problem.black(), problem.white(), KoWinner.NONE);
        return worth(analyzer.analyze(next, mover.opposite()).verdict(), mover) >= worth(value, mover);
    }

    /** The races of adjacent blocks that cannot run away, the largest first. */
    private static List<SemeaiProblem> races(Position position, Color mover) {
        List<Block> own = new FloodRegionFinder().find(position, mover).blocks();
        List<Block> others =
                new FloodRegionFinder().find(position, mover.opposite()).blocks();
        List<SemeaiProblem> races = new ArrayList<>();
        for (Block block : own) {
            for (Block other : others) {
                if (block.stones().exterior().intersects(other.stones())) {
                    races.add(problem(position, mover, block.anchor(), other.anchor()));
                }
            }
        }
        return races.stream()
                .filter(RaceAtHand::isOpen)
                .sorted(Comparator.comparingInt(RaceAtHand::stones).reversed())
                .toList();
    }

    private static int stones(SemeaiProblem problem) {
        return problem.essentialBlock(Color.BLACK).size()
                + problem.essentialBlock(Color.WHITE).size();
    }

    private static SemeaiProblem problem(Position position, Color mover, int own, int other) {
        return mover == Color.BLACK
                ? new SemeaiProblem(position, own, other, KoWinner.NONE)
                : new SemeaiProblem(position, other, own, KoWinner.NONE);
    }

    /** True if neither block can run away. */
    private static boolean isOpen(SemeaiProblem problem) {
        Position position = problem.position();
        PointSet open = new PointSet(position.geometry());
        for (PointSet region : position.empties().components()) {
            if (region.size() >= 20) {
                open.unite(region);
            }
        }
        for (Color color : Color.values()) {
            if (problem.essentialBlock(color).exterior().intersectionSize(open) > 2) {
                return false;
            }
        }
        return true;
    }

    private static int worth(SemeaiVerdict verdict, Color color) {
        if (verdict == SemeaiVerdict.winOf(color)) {
            return 2;
        }
        return verdict == SemeaiVerdict.SEKI ? 1 : verdict == SemeaiVerdict.UNKNOWN ? -1 : 0;
    }
}
