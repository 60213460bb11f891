package org.sekilab.semeai.bounds;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.graph.SingleRace;
import org.sekilab.semeai.lcg.Domination;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;
import org.sekilab.semeai.lcg.RaceState;

/**
 * A race on a sum of liberty count games as a search problem, played until all of it can be counted; black is the
 * prover. Mutable, confined to one thread.
 *
 * <p>Source: [LCG] 2, 3; the rules are those of {@link org.sekilab.semeai.lcg.RaceSearch}, without ko.
 * <p>Proves: {@link #value} holds in every sum. A game counts as liberties or as an eye only if each dominates the
 * other for both sides.
 * <p>Cost: the counts of each position once; a state looks at all games.
 */
final class SumRace implements Problem {
    private static final int PASS = -1;
    private static final int OPTION_BITS = 16;

    private final RaceState state;
    private final List<List<Optional<SingleRace>>> counts; // [game][position] its counts; empty if it cannot be counted
    private final IntArrayList played = new IntArrayList(); // [ply] moves
    private final IntArrayList positionBefore = new IntArrayList(); // [ply] of the game that was played in
    private final IntArrayList passesBefore = new IntArrayList(); // [ply]
    private Color mover;
    private int passes; // in a row, up to now

    SumRace(List<LibertyCountGame> games, Color first) {
        this.state = new RaceState(games, Optional.empty());
        this.mover = first;
        if (state.size() > Long.MAX_VALUE) {
            throw new IllegalArgumentException("a sum of %.0f states has no keys".formatted(state.size()));
        }
        this.counts = games.stream()
                .map(game -> game.positions().stream().map(SumRace::count).toList())
                .toList();
    }

    /** The counts of the race, if it is over or all of its games can be counted. */
    Optional<RaceCounts> value() {
        Color last = mover.opposite();
        if (state.liberties(mover) == 0) {
            return Optional.of(RaceCounts.capture(last, mover));
        }
        if (passes == 2) {
            return Optional.of(RaceCounts.seki(mover));
        }
        SingleRace sum = new SingleRace(0, 0, 0, 0, 0);
        for (int game = 0; game < state.games(); game++) {
            Optional<SingleRace> part = counts.get(game).get(state.position(game));
            if (part.isEmpty() || hasTwoEyes(sum, part.get())) {
                return Optional.empty();
            }
            sum = new SingleRace(
                    sum.blackInner() + part.get().blackInner(),
                    sum.blackOuter() + part.get().blackOuter(),
                    sum.whiteInner() + part.get().whiteInner(),
                    sum.whiteOuter() + part.get().whiteOuter(),
                    sum.shared() + part.get().shared());
        }
        return Optional.of(new RaceCounts(sum, mover));
    }

    /** An upper bound for the outside liberties that a side may ever be counted to have. */
    int mostOutside() {
        return 1 + most(race -> race.blackOuter() + race.whiteOuter());
    }

    /** An upper bound for the shared liberties that may ever be counted. */
    int mostShared() {
        return 2 + most(SingleRace::shared);
    }

    private int most(ToIntFunction<SingleRace> number) {
        return counts.stream()
                .mapToInt(game -> game.stream()
                        .flatMap(Optional::stream)
                        .mapToInt(number)
                        .max()
                        .orElse(0))
                .sum();
    }

    private static boolean hasTwoEyes(SingleRace sum, SingleRace part) {
        return sum.blackInner() > 0 && part.blackInner() > 0 || sum.whiteInner() > 0 && part.whiteInner() > 0;
    }

    private static Optional<SingleRace> count(LibertyCountGame game) {
        Domination domination = new Domination(Budget.unlimited());
        for (SingleRace counts : candidates(game)) {
            LibertyCountGame plain = plain(counts);
            boolean isSame = Arrays.stream(Color.values())
                    .allMatch(color ->
                            domination.dominates(game, plain, color) && domination.dominates(plain, game, color));
            if (isSame) {
                return Optional.of(counts);
            }
        }
        return Optional.empty();
    }

    /** The counts that have as many liberties as a game. */
    private static List<SingleRace> candidates(LibertyCountGame game) {
        int black = game.liberties(Color.BLACK);
        int white = game.liberties(Color.WHITE);
        if (black > 0 && white > 0) {
            return black == white ? List.of(new SingleRace(0, 0, 0, 0, black)) : List.of();
        }
        List<SingleRace> candidates = new ArrayList<>(List.of(new SingleRace(0, black, 0, white, 0)));
        if (black + white > 0 && black + white <= RaceCounts.LARGEST_EYE) {
            candidates.add(new SingleRace(black, 0, white, 0, 0));
        }
        return candidates;
    }

    private static LibertyCountGame plain(SingleRace counts) {
        if (counts.shared() > 0) {
            return PlainGames.shared(counts.shared());
        }
        if (counts.blackInner() + counts.whiteInner() > 0) {
            Color owner = counts.blackInner() > 0 ? Color.BLACK : Color.WHITE;
            return PlainGames.eye(owner, counts.blackInner() + counts.whiteInner(), 0);
        }
        return PlainGames.outside(
                counts.blackOuter() > 0 ? Color.BLACK : Color.WHITE, counts.blackOuter() + counts.whiteOuter());
    }

    @Override
    public int maxMoves() {
        return state.mostMoves() + 1;
    }

    @Override
    public boolean isProverToMove() {
        return mover == Color.BLACK;
    }

    @Override
    public int movesInto(int[] moves) {
        int count = 0;
        for (int game = 0; game < state.games(); game++) {
            int[] options = state.options(game, mover);
            for (int number = 0; number < options.length; number++) {
                if (state.isLegal(game, options[number], mover)) {
                    moves[count++] = game << OPTION_BITS | number;
                }
            }
        }
        moves[count] = PASS;
        return count + 1;
    }

    @Override
    public void play(int move) {
        played.add(move);
        passesBefore.add(passes);
        if (move == PASS) {
            positionBefore.add(0); // of no game
            passes++;
        } else {
            int game = move >>> OPTION_BITS;
            int option = state.options(game, mover)[move & (1 << OPTION_BITS) - 1];
            positionBefore.add(state.position(game));
            state.set(game, RaceState.result(option));
            passes = 0;
        }
        mover = mover.opposite();
    }

    @Override
    public void undo() {
        mover = mover.opposite();
        int move = played.popInt();
        int position = positionBefore.popInt();
        passes = passesBefore.popInt();
        if (move != PASS) {
            state.set(move >>> OPTION_BITS, position);
        }
    }

    @Override
    public long keyLow() {
        return state.key();
    }

    @Override
    public long keyHigh() {
        return 4L * passes + (mover == Color.BLACK ? 1 : 0);
    }

    /** Always unknown: {@link #value} gives the value. */
    @Override
    public Outcome outcome() {
        return Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return state.liberties(Color.BLACK) - state.liberties(Color.WHITE);
    }

    /** Of no meaning: no game leads back to itself, and two passes end the race. */
    @Override
    public Outcome repetition() {
        return Outcome.LOSS;
    }
}
