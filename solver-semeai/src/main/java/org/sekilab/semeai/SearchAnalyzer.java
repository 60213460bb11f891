package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.bounds.BoundedRace;
import org.sekilab.semeai.play.CaptureValue;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/**
 * Plays races out on the board, by search.
 *
 * <p>Source: the rules of {@link SemeaiProblem}; alive blocks bound the area, see {@link Walls}.
 * <p>Proves: a certain verdict is a proof under any rule for repetitions, because a proof for one side counts endless
 * play for the other. Without a proof, stones around that look safe are treated as alive. Such a result is a guess.
 * <p>Differs: no paper describes it.
 * <p>Cost: up to four searches, together within the time, and each within the other limits. Where captures do not end
 * the race, as many nodes again.
 */
public final class SearchAnalyzer extends AreaAnalyzer {
    /** The aim that wins a race. */
    private enum Aim {
        CAPTURE,
        LIFE
    }

    /** How far a race is played. */
    private enum Play {
        TO_THE_END("search"),
        UNTIL_COUNTED(BoundsAnalyzer.METHOD);

        private final String method; // its name in results

        Play(String method) {
            this.method = method;
        }
    }

    private final Engine engine;
    private final SemeaiConfig config;
    private final Aim aim;
    private final Play play;

    /** An analyzer of races that end with the first capture of an essential block. */
    public SearchAnalyzer(Engine engine, SemeaiConfig config) {
        this(engine, config, Aim.CAPTURE, Play.TO_THE_END);
    }

    private SearchAnalyzer(Engine engine, SemeaiConfig config, Aim aim, Play play) {
        this.engine = engine;
        this.config = config;
        this.aim = aim;
        this.play = play;
    }

    /** An analyzer of races that are played only until counts answer the question: see {@link BoundedRace}. */
    static SearchAnalyzer withBounds(Engine engine, SemeaiConfig config) {
        return new SearchAnalyzer(engine, config, Aim.CAPTURE, Play.UNTIL_COUNTED);
    }

    /**
     * An analyzer of races that a side wins only if its own block lives after the capture: see {@link
     * LifeAfterCapture}. A pass of a side that may not retake a ko does not count as the end of its play.
     */
    static SearchAnalyzer forLife(Engine engine, SemeaiConfig config) {
        return new SearchAnalyzer(engine, config, Aim.LIFE, Play.TO_THE_END);
    }

    @Override
    Limits limits() {
        return config.limits();
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return analyzeOrGuess(problem, first, limits);
    }

    /** UNKNOWN with limit {@code SIZE} if the area is too large. */
    @Override
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
        return area.fits() ? new Race(area, koWinner, first, limits).solve() : SemeaiResult.tooLarge(play.method);
    }

    /** Runs one search, within the limits. */
    @Override
    Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        if (!area.fits()) {
            return Defense.of(SemeaiResult.tooLarge(play.method), attacker);
        }
        Race race = new Race(area, koWinner, attacker, limits);
        Result result = attacker == Color.WHITE
                ? race.ask(Goal.AT_LEAST_DRAW, Outcome.LOSS, 1)
                : race.ask(Goal.WIN, Outcome.WIN, 1);
        Defense.Answer answer = Defense.Answer.OPEN;
        if (result.outcome() != Outcome.UNKNOWN) {
            answer = result.outcome() == proofFor(attacker.opposite()) ? Defense.Answer.HOLDS : Defense.Answer.FAILS;
        }
        return new Defense(answer, race.limit, race.statistics);
    }

    /** The questions about one race; mutable. */
    private final class Race {
        private final SemeaiArea area;
        private final KoWinner koWinner;
        private final Color first;
        private final TimeLeft time;
        private Statistics statistics = Statistics.NONE;
        private Limit limit = Limit.NONE;

        private Race(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
            this.time = new TimeLeft(limits);
            this.area = area;
            this.koWinner = koWinner;
            this.first = first;
        }

        /** Asks for the side to move first, because it wins more often. */
        private SemeaiResult solve() {
            List<Color> winners = List.of(first, first.opposite());
            for (int i = 0; i < winners.size() && limit != Limit.CANCELLED; i++) {
                Color winner = winners.get(i);
                Result win = askForWin(winner, winners.size() - i);
                if (win.outcome() == proofFor(winner)) {
                    return answer(SemeaiVerdict.winOf(winner), win);
                }
            }
            if (limit == Limit.NONE) {
                Result blackHolds = ask(Goal.AT_LEAST_DRAW, Outcome.LOSS, 2);
                Result whiteHolds = ask(Goal.WIN, Outcome.WIN, 1);
                if (blackHolds.outcome() == Outcome.WIN && whiteHolds.outcome() == Outcome.LOSS) {
                    return answer(SemeaiVerdict.SEKI, first == Color.BLACK ? blackHolds : whiteHolds);
                }
            }
            Limit reason = limit == Limit.NONE ? Limit.REPETITION : limit;
            return new SemeaiResult(
                    SemeaiVerdict.UNKNOWN, play.method, Certainty.CERTAIN, reason, List.of(), statistics);
        }

        /** Endless play counts for the other side. */
        private Result askForWin(Color winner, int questions) {
            return winner == Color.BLACK
                    ? ask(Goal.WIN, Outcome.LOSS, questions)
                    : ask(Goal.AT_LEAST_DRAW, Outcome.WIN, questions);
        }

        /** @param questions the number of questions left, this one included */
        private Result ask(Goal goal, Outcome repetition, int questions) {
            Limits share = time.share(questions);
            return switch (aim) {
                case CAPTURE -> prove(goal, repetition, CaptureValue.WIN, share);
                case LIFE -> askForLife(goal, repetition, share);
            };
        }

        private Result askForLife(Goal goal, Outcome repetition, Limits share) {
            LifeAfterCapture life = new LifeAfterCapture(area, koWinner, engine, share);
            Result result = prove(goal, repetition, life, share);
            statistics = statistics.plus(life.statistics());
            if (!life.isComplete() && limit == Limit.NONE) {
                limit = Limit.NODES;
            }
            return result;
        }

        private Result prove(Goal goal, Outcome repetition, CaptureValue captureValue, Limits share) {
            SemeaiBoard board = new SemeaiBoard(area, koWinner.banned(), first, end());
            Problem game = play == Play.UNTIL_COUNTED
                    ? BoundedRace.of(board, goal, repetition)
                    : new SemeaiGame(board, goal, repetition, captureValue);
            Result result = engine.prove(game, goal, share, SearchListener.NONE);
            statistics = statistics.plus(result.statistics());
            if (result.outcome() == Outcome.UNKNOWN && limit == Limit.NONE) {
                limit = result.limit();
            }
            return result;
        }

        private SemeaiBoard.End end() {
            return switch (aim) {
                case CAPTURE -> SemeaiBoard.End.TWO_PASSES;
                case LIFE -> SemeaiBoard.End.TWO_FREE_PASSES;
            };
        }

        private SemeaiResult answer(SemeaiVerdict verdict, Result result) {
            List<Integer> variation = new ArrayList<>();
            for (int move : result.principalVariation()) {
                variation.add(move == area.size() ? Points.PASS : area.point(move));
            }
            return new SemeaiResult(verdict, play.method, Certainty.CERTAIN, Limit.NONE, variation, statistics);
        }
    }

    private static Outcome proofFor(Color winner) {
        return winner == Color.BLACK ? Outcome.WIN : Outcome.LOSS;
    }
}
