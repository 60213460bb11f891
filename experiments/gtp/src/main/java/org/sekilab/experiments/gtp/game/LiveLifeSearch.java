package org.sekilab.experiments.gtp.game;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.model.Color;
import org.sekilab.search.Limits;

/**
 * Solves life and death of blocks of the game's position, shows GoGui the area of the search, and keeps the last
 * answer. Mutable, for one thread.
 *
 * <p>Proves: each verdict but UNKNOWN.
 */
public final class LiveLifeSearch {
    private static final int PARTS = 8; // of the time of a search, for each first move
    private static final Path BOARD = Path.of("board"); // stands for a file in messages

    private final GtpGame game;
    private final LifeSolver solver;
    private final Limits limits;
    private @Nullable LifeAnswer last;

    public LiveLifeSearch(GtpGame game, GtpSolvers solvers, LiveGraphics live) {
        this.game = game;
        this.solver = new LifeSolver() {
            @Override
            public LifeResult solve(LifeProblem problem, Limits some) {
                return live.during(scene(problem), () -> solvers.life().solve(problem, some));
            }

            @Override
            public LifeResult refine(LifeProblem problem, LifeResult result, Limits some) {
                return live.during(scene(problem), () -> solvers.life().refine(problem, result, some));
            }
        };
        this.limits = solvers.limits();
    }

    /** The block in question, and the area that is searched. */
    public static Graphics scene(LifeProblem problem) {
        Graphics picture = new Graphics(problem.position().geometry());
        problem.groups().forEach(group -> group.forEach(stone -> picture.label(stone, "?")));
        return picture.points("COLOR gray", problem.area());
    }

    /**
     * Solves the block of a stone, and tells of what kind the life or the ko is.
     *
     * @param first the side that moves first
     */
    public LifeAnswer findKind(int stone, Color first) {
        last = new LifeAnswerer(solver, limits).addKind(find(stone, first));
        return last;
    }

    /**
     * Solves the block of a stone.
     *
     * @param first the side that moves first
     */
    public LifeAnswer find(int stone, Color first) {
        return find(stone, first, limits);
    }

    /**
     * Solves the block of a stone within other limits.
     *
     * @param first the side that moves first
     */
    public LifeAnswer find(int stone, Color first, Limits some) {
        LifeAnswer answer = new LifeAnswerer(solver, some)
                .answer(LifeQuery.of(BOARD, game.geometry().name(stone), first), game.position(), 1);
        last = answer;
        return answer;
    }

    /**
     * Solves the block of a stone, and finds the first moves that keep the verdict, each within a part of the limits.
     *
     * @param first the side that moves first
     */
    public LifeAnswer findMoves(int stone, Color first) {
        LifeAnswer answer = findKind(stone, first);
        Limits part = limits.withTime(limits.time().dividedBy(PARTS));
        last = new LifeAnswerer(solver, part).addFirstMoves(answer, Progress.none());
        return last;
    }

    /** The last answer. */
    public Optional<LifeAnswer> findLast() {
        return Optional.ofNullable(last);
    }
}
