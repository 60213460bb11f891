package org.sekilab.experiments.learn;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.sekilab.experiments.problems.LargeBlock;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.order.MoveChoice;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.safety.order.MoveWeights;
import org.sekilab.search.SearchListener;

/**
 * Learns the weights of the defender's moves from games. It asks whether some blocks of their positions live, and fits
 * weights to some choices of each search. The result depends on the games, the plan and the limits alone, if the limit
 * is nodes. Immutable.
 */
public final class LearnRun {
    private static final int BLOCKS = 2; // of a position
    private static final int MOST_CHOICES = 150; // of a search

    private final Life life;
    private final Plan plan;

    /**
     * A run.
     *
     * @param life searches with one thread
     */
    public LearnRun(Life life, Plan plan) {
        this.life = life;
        this.plan = plan;
    }

    /**
     * What is searched.
     *
     * @param every the number of moves from one position of a game to the next
     * @param seed of the blocks, of the side that moves first, and of the choices that are kept
     */
    public record Plan(int every, long seed) {}

    /**
     * What was learned.
     *
     * @param searches how many blocks were searched
     * @param choices how many choices the weights were fitted to
     */
    public record Learned(MoveWeights weights, int searches, int choices) {}

    /**
     * Searches blocks of the main lines of games.
     *
     * @param progress is told of each position
     */
    public Learned run(Collection<BoardInput> games, Progress progress) {
        List<MoveChoice> choices = new ArrayList<>();
        int searches = 0;
        Random random = new Random(plan.seed());
        for (BoardInput game : games) {
            List<BoardInput> positions = game.every(plan.every());
            progress.expect(positions.size());
            for (BoardInput each : positions) {
                List<LifeProblem> problems = problems(each.position(), random);
                searches += problems.size();
                choices.addAll(progress.track(game.label(), () -> choices(problems, random)));
            }
        }
        return new Learned(new WeightsFitter(choices).fit(), searches, choices.size());
    }

    /** Questions about some blocks of a position, with either side first. Play takes place on the whole board. */
    private static List<LifeProblem> problems(Position position, Random random) {
        PointSet all = PointSet.board(position.geometry());
        List<LifeProblem> problems = new ArrayList<>();
        for (LargeBlock block : LargeBlock.of(position)) {
            Color defender = block.defender();
            Color first = random.nextBoolean() ? defender : defender.opposite();
            List<List<Integer>> stone = List.of(List.of(block.stones().first()));
            problems.add(new LifeProblem(position, defender, first, stone, all));
        }
        Collections.shuffle(problems, random);
        return problems.subList(0, Math.min(BLOCKS, problems.size()));
    }

    private List<MoveChoice> choices(List<LifeProblem> problems, Random random) {
        List<MoveChoice> choices = new ArrayList<>();
        for (LifeProblem problem : problems) {
            ChoiceSample sample = new ChoiceSample(MOST_CHOICES, random);
            life.with(sample).decide(problem, SearchListener.NONE);
            choices.addAll(sample.kept());
        }
        return choices;
    }
}
