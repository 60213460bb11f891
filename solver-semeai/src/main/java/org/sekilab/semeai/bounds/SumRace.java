package org.sekilab.semeai.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;
import org.sekilab.semeai.graph.SingleRace;
import org.sekilab.semeai.lcg.Domination;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;

/**
 * A race of a sum of liberty count games as a game for engines, played until all of it can be counted; black is the prover. Mutable,
 * confined to one thread.
 *
 * <p>Source: [LCG] 2, 3; the rules are those of {@link org.sekilab.semeai.lcg.RaceSearch}, without ko.
 * <p>Proves: {@link #value} holds in every sum: a game is counted as liberties or as an eye only if each dominates the other for both sides.
 * <p>Cost: a number for each game and state; a move looks at the liberties of all games.
 */
final class SumRace implements Problem {
    private static final int PASS = -1;
    private static final int OPTION_BITS = 16;

    private final List<List<LibertyCountGame>> positions = new ArrayList<>(); // [game]
    private final List<List<Optional<SingleRace>>> counts =
            new ArrayList<>(); // [game][position] where it can be counted
    private final LibertyCountGame[] state; // [game]
    private final List<LibertyCountGame[]> saved = new ArrayList<>(); // [ply] states before each move
    private final List<Integer> savedPasses = new ArrayList<>(); // [ply]
    private final int mostMoves;
    private Color mover;
    private int passes; // in a row, just now

    SumRace(List<LibertyCountGame> games, Color first) {
        this.state = games.toArray(LibertyCountGame[]::new);
        this.mover = first;
        int most = 1;
        double states = 1;
        for (LibertyCountGame game : games) {
            List<LibertyCountGame> all = game.positions();
            positions.add(all);
            counts.add(all.stream().map(SumRace::count).toList());
            most += all.stream()
                    .mapToInt(each -> Math.max(
                            each.options(Color.BLACK).size(),
                            each.options(Color.WHITE).size()))
                    .max()
                    .orElse(0);
            states *= all.size();
        }
        if (states > Long.MAX_VALUE) {
            throw new IllegalArgumentException("a sum of %.0f states has no keys".formatted(states));
        }
        this.mostMoves = most;
    }

    /** What the race comes to, if it is over or all of its games can be counted. */
    Optional<RaceCounts> value() {
        Color last = mover.opposite();
        if (liberties(mover) == 0) {
            return Optional.of(RaceCounts.capture(last, mover));
        }
        if (passes == 2) {
            return Optional.of(RaceCounts.seki(mover));
        }
        SingleRace sum = new SingleRace(0, 0, 0, 0, 0);
        for (int game = 0; game < state.length; game++) {
            Optional<SingleRace> part = counts.get(game).get(positions.get(game).indexOf(state[game]));
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

    /** As many liberties outside as a side may ever be counted to have, at least. */
    int mostOutside() {
        return 1 + most(race -> race.blackOuter() + race.whiteOuter());
    }

    /** As many shared liberties as there may ever be counted, at least. */
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
        Domination domination = new Domination();
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
        return mostMoves;
    }

    @Override
    public boolean isProverToMove() {
        return mover == Color.BLACK;
    }

    @Override
    public int movesInto(int[] moves) {
        int count = 0;
        for (int game = 0; game < state.length; game++) {
            List<Option<LibertyCountGame>> options = state[game].options(mover);
            for (int option = 0; option < options.size(); option++) {
                if (isLegal(game, options.get(option))) {
                    moves[count++] = game << OPTION_BITS | option;
                }
            }
        }
        moves[count] = PASS;
        return count + 1;
    }

    /** Its context holds, and the own block keeps a liberty or captures. */
    private boolean isLegal(int game, Option<LibertyCountGame> option) {
        Color other = mover.opposite();
        int elsewhere = liberties(other) - state[game].liberties(other);
        boolean isInContext = option.context() == Context.ALWAYS || option.context() == Context.L0 && elsewhere == 0;
        int own = liberties(mover)
                - state[game].liberties(mover)
                + option.result().liberties(mover);
        return isInContext && (own > 0 || elsewhere + option.result().liberties(other) == 0);
    }

    @Override
    public void play(int move) {
        saved.add(state.clone());
        savedPasses.add(passes);
        if (move == PASS) {
            passes++;
        } else {
            int game = move >>> OPTION_BITS;
            int option = move & (1 << OPTION_BITS) - 1;
            state[game] = state[game].options(mover).get(option).result();
            passes = 0;
        }
        mover = mover.opposite();
    }

    @Override
    public void undo() {
        mover = mover.opposite();
        System.arraycopy(saved.remove(saved.size() - 1), 0, state, 0, state.length);
        passes = savedPasses.remove(savedPasses.size() - 1);
    }

    @Override
    public long keyLow() {
        long key = 0;
        for (int game = 0; game < state.length; game++) {
            key = key * positions.get(game).size() + positions.get(game).indexOf(state[game]);
        }
        return key;
    }

    @Override
    public long keyHigh() {
        return 4L * passes + (mover == Color.BLACK ? 1 : 0);
    }

    /** Open: what it is worth is asked of {@link #value}. */
    @Override
    public Outcome outcome() {
        return Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return liberties(Color.BLACK) - liberties(Color.WHITE);
    }

    /** Of no meaning: no game leads back to itself, and two passes end the race. */
    @Override
    public Outcome repetition() {
        return Outcome.LOSS;
    }

    private int liberties(Color color) {
        int sum = 0;
        for (LibertyCountGame game : state) {
            sum += game.liberties(color);
        }
        return sum;
    }
}
