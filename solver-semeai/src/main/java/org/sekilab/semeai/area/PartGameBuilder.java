package org.sekilab.semeai.area;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;
import org.sekilab.semeai.lcg.Domination;
import org.sekilab.semeai.lcg.LibertyCountGame;

/**
 * Makes the liberty count game of a small part of a race from all play in the part. Mutable: for one part, once.
 *
 * <p>Source: [LCG] 2.4 and 3, and the local search that its section 4 leaves to others.
 * <p>Proves: {@link #exact} games are exact. A part has no exact game if it has a ko, or if play can come back to an
 * earlier position.
 * <p>{@link #bound} games are no better for one side, the pessimist, than the part. The pessimist may not take kos.
 * Where play comes back to a position, the pessimist may not capture from there on. Play then cannot come back again,
 * because the opponent's stones only increase. Where there are too many positions, the pessimist plays here no more.
 * Then each move of the opponent takes at most one liberty, and the opponent's block loses none.
 * <p>In parts of many points plain points are exchanged ({@link PlainPoints}), as long as no large block and no block
 * that they touch is captured. If the opponent captures such a block, the pessimist loses everything here. If the
 * pessimist captures it, the stones stay, without liberties. That is no better for the pessimist, because it applies
 * only where nothing around those stones is captured before the race is over.
 * <p>In {@link #koBound} games the pessimist retakes kos at once, and the part has only one ko. The other side gains
 * nothing by taking it: the position comes back, with the other side to move but barred from the ko.
 * <p>Differs: the paper gives games for plain shapes only, and bounds by example.
 * <p>Cost: each position of the part once, at most the maximum, and the pruning of its moves, which leaves few
 * different games. Each move is a step of the budget; once that is stopped, no game is exact, and bounds have no
 * meaning.
 */
public final class PartGameBuilder {
    /** In a larger part plain points are exchanged. A part with more points even after that has no exact game. */
    public static final int MAX_POINTS = 12;

    private static final int MAX_BOUND_POINTS = 24; // in a larger part only the first position is examined
    private static final int LARGEST_CAPTURE =
            6; // in a nakade shape; after a larger capture, a bound of a part without exact game gives up

    private static final int MAX_DEPTH = 200; // after longer play the pessimist goes on without captures

    private final SemeaiArea area;
    private final long points;
    private final int maxPositions;
    private final PlainPoints plain;
    private final Map<Stones, LibertyCountGame> free = new HashMap<>();
    private final Map<Stones, LibertyCountGame> withoutCaptures = new HashMap<>();
    private final Set<Stones> open = new HashSet<>(); // positions with games that are being made
    private final Budget budget;
    private final Domination domination;
    private final Optional<Color> pessimist; // the side that the bound is for
    private final Optional<Color> koWinner; // the pessimist, if it may retake kos at once
    private boolean isInexact;
    private long retaken; // points of the opponent's captures that the pessimist takes back at once

    /** The captures that the pessimist may make from a position on. */
    private enum Play {
        FREE,
        WITHOUT_CAPTURES
    }

    /** The stones of a position of the part. */
    private record Stones(long black, long white) {
        long of(Color color) {
            return color == Color.BLACK ? black : white;
        }

        static Stones of(Color color, long own, long others) {
            return color == Color.BLACK ? new Stones(own, others) : new Stones(others, own);
        }
    }

    /** Connected stones of a color, and whether the essential block is among them. */
    private record Group(long stones, boolean isEssential) {}

    private PartGameBuilder(
            SemeaiArea area,
            RacePart part,
            int maxPositions,
            Optional<Color> pessimist,
            Optional<Color> koWinner,
            Budget budget) {
        this.area = area;
        this.points = part.points();
        boolean isSmall = Long.bitCount(points) <= MAX_POINTS;
        this.plain = isSmall ? PlainPoints.none() : PlainPoints.of(area, points);
        long empty = points & ~area.stones(Color.BLACK) & ~area.stones(Color.WHITE);
        int maxPoints = pessimist.isPresent() ? MAX_BOUND_POINTS : MAX_POINTS;
        this.maxPositions = plain.count(empty) > maxPoints ? 1 : maxPositions;
        this.pessimist = pessimist;
        this.koWinner = koWinner;
        this.budget = budget;
        this.domination = new Domination(budget);
    }

    /** The game of a part; empty if it has none, or too many positions. */
    public static Optional<PartGame> exact(SemeaiArea area, RacePart part, int maxPositions, Budget budget) {
        PartGameBuilder builder =
                new PartGameBuilder(area, part, maxPositions, Optional.empty(), Optional.empty(), budget);
        PartGame game = builder.build();
        return builder.isInexact ? Optional.empty() : Optional.of(game);
    }

    /** A game that is no better for a side than the part, under each ko model. */
    public static PartGame bound(SemeaiArea area, RacePart part, int maxPositions, Color pessimist, Budget budget) {
        return new PartGameBuilder(area, part, maxPositions, Optional.of(pessimist), Optional.empty(), budget).build();
    }

    /** A bound for a side that may retake kos at once; useful if the part has exactly one ko. */
    public static PartGame koBound(SemeaiArea area, RacePart part, int maxPositions, Color pessimist, Budget budget) {
        Optional<Color> side = Optional.of(pessimist);
        PartGameBuilder builder = new PartGameBuilder(area, part, maxPositions, side, side, budget);
        PartGame game = builder.build();
        return Long.bitCount(builder.retaken) == 1 ? game : bound(area, part, maxPositions, pessimist, budget);
    }

    private PartGame build() {
        Stones start = new Stones(area.stones(Color.BLACK) & points, area.stones(Color.WHITE) & points);
        LibertyCountGame game = findGame(start, Play.FREE).orElse(LibertyCountGame.ZERO);
        Map<PartGame.Move, Integer> moves = new HashMap<>();
        open.add(start); // so that moves that come back are cut as in the game
        for (Color color : Color.values()) {
            for (long rest = candidates(start); rest != 0; rest &= rest - 1) {
                int point = Long.numberOfTrailingZeros(rest);
                findOption(start, color, point, Play.FREE)
                        .ifPresent(option ->
                                moves.put(new PartGame.Move(color, domination.prune(option.result())), point));
            }
        }
        return new PartGame(game, moves);
    }

    /** The game of a position; empty where it must be cut off. */
    private Optional<LibertyCountGame> findGame(Stones stones, Play play) {
        Map<Stones, LibertyCountGame> known = play == Play.FREE ? free : withoutCaptures;
        LibertyCountGame game = known.get(stones);
        if (game != null) {
            return Optional.of(game);
        }
        boolean isCut = known.size() + open.size() >= maxPositions || isInexact && pessimist.isEmpty();
        boolean isEndless = play == Play.FREE && (open.size() >= MAX_DEPTH || !open.add(stones));
        if (isCut || isEndless) {
            isInexact = true;
            return isCut || pessimist.isEmpty() ? Optional.empty() : findGame(stones, Play.WITHOUT_CAPTURES);
        }
        game = domination.prune(new LibertyCountGame(
                liberties(stones, Color.BLACK),
                liberties(stones, Color.WHITE),
                options(stones, Color.BLACK, play),
                options(stones, Color.WHITE, play)));
        if (play == Play.FREE) {
            open.remove(stones);
        }
        known.put(stones, game);
        return Optional.of(game);
    }

    private List<Option<LibertyCountGame>> options(Stones stones, Color color, Play play) {
        List<Option<LibertyCountGame>> options = new ArrayList<>();
        for (long rest = candidates(stones); rest != 0; rest &= rest - 1) {
            findOption(stones, color, Long.numberOfTrailingZeros(rest), play).ifPresent(options::add);
        }
        return options;
    }

    private long candidates(Stones stones) {
        return plain.candidates(points & ~stones.black & ~stones.white);
    }

    /** The option of a move; empty if it cannot be legal, or is cut off. */
    private Optional<Option<LibertyCountGame>> findOption(Stones stones, Color color, int point, Play play) {
        if (!budget.enter(open.size())) {
            isInexact = true;
            return Optional.empty();
        }
        Color other = color.opposite();
        long stone = 1L << point;
        long own = stones.of(color) | stone;
        long others = stones.of(other);
        long empty = points & ~own & ~others;
        long captured = 0;
        for (long rest = area.neighbors()[point] & others; rest != 0; rest &= rest - 1) {
            Group group = group(others, other, rest & -rest);
            if (!group.isEssential() && !hasLiberty(group, other, empty)) {
                captured |= group.stones();
            }
            rest &= ~group.stones() | rest & -rest;
        }
        long gone = captured & plain.kept();
        if (gone != 0) {
            isInexact = true;
            if (!pessimist.equals(Optional.of(color)) || !isHeldAround(gone, own, color)) {
                return lostFor(color).map(game -> new Option<>(Context.ALWAYS, game));
            }
            captured &= ~gone;
        }
        Group group = group(own, color, stone);
        Stones after = plainest(Stones.of(color, own, others & ~captured));
        if (group.isEssential() || hasLiberty(group, color, empty | captured)) {
            boolean isKo = Long.bitCount(captured) == 1 && isKo(group, color, empty | captured);
            isInexact |= isKo;
            if (isKo && koWinner.equals(Optional.of(other))) {
                retaken |= stone;
                return lastLiberty(after, other); // otherwise the ko is retaken at once, and nothing has changed
            }
            boolean isForbidden = isKo && koWinner.isEmpty() || captured != 0 && play == Play.WITHOUT_CAPTURES;
            if (isForbidden && pessimist.equals(Optional.of(color))) {
                return Optional.empty();
            }
            boolean isCut = pessimist.isPresent()
                    && Long.bitCount(points) > MAX_POINTS
                    && Long.bitCount(captured) > LARGEST_CAPTURE;
            Optional<LibertyCountGame> game = isCut ? Optional.empty() : findGame(after, play);
            return game.or(() -> cutOff(after)).map(result -> new Option<>(Context.ALWAYS, result));
        }
        return lastLiberty(after, other);
    }

    /**
     * The option of a move that is useful only if it takes the last liberty of an essential block. Empty if that block
     * has other liberties here.
     */
    private Optional<Option<LibertyCountGame>> lastLiberty(Stones after, Color captured) {
        return liberties(after, captured) == 0
                ? Optional.of(new Option<>(Context.L0, LibertyCountGame.ZERO))
                : Optional.empty();
    }

    /** The representative of all positions that differ only by exchanges of plain points. */
    private Stones plainest(Stones stones) {
        return new Stones(plain.black(stones.black, stones.white), plain.white(stones.black, stones.white));
    }

    /**
     * The replacement for a game that is cut off after a move: nothing if the mover is the pessimist, else a total
     * loss.
     */
    private Optional<LibertyCountGame> lostFor(Color mover) {
        return pessimist
                .filter(side -> side != mover)
                .map(side -> side == Color.BLACK
                        ? LibertyCountGame.ending(0, LibertyCountGame.ALIVE)
                        : LibertyCountGame.ending(LibertyCountGame.ALIVE, 0));
    }

    /**
     * The replacement for the game of a position that is cut off: the pessimist plays here no more. The opponent has
     * all liberties that its block may ever get.
     */
    private Optional<LibertyCountGame> cutOff(Stones stones) {
        return pessimist.map(side -> {
            boolean isOpponentHere = (area.exterior(side.opposite()) & points) != 0;
            return plainWithout(side, liberties(stones, side), isOpponentHere ? LibertyCountGame.ALIVE : 0);
        });
    }

    /**
     * A game in which a side only loses liberties, one by each move of the opponent. The opponent's liberties never
     * change.
     */
    private static LibertyCountGame plainWithout(Color side, int liberties, int others) {
        int left = liberties == LibertyCountGame.ALIVE ? liberties : 0; // liberties that cannot be taken
        LibertyCountGame game =
                side == Color.BLACK ? LibertyCountGame.ending(left, others) : LibertyCountGame.ending(others, left);
        while (game.liberties(side) < liberties) {
            int next = game.liberties(side) + 1;
            List<Option<LibertyCountGame>> taken = List.of(new Option<>(Context.ALWAYS, game));
            game = side == Color.BLACK
                    ? new LibertyCountGame(next, others, List.of(), taken)
                    : new LibertyCountGame(others, next, taken, List.of());
        }
        return game;
    }

    /** True when a stone that has captured one stone has no other liberty, so that the ko rule applies. */
    private boolean isKo(Group group, Color color, long empty) {
        return Long.bitCount(group.stones()) == 1
                && !group.isEssential()
                && (group.stones() & area.wallAt(color)) == 0
                && Long.bitCount(area.around(group.stones()) & empty) == 1;
    }

    /**
     * True when all stones of a color around others are connected to its essential block or to stones that are never
     * captured.
     */
    private boolean isHeldAround(long others, long own, Color color) {
        boolean isHeld = true;
        for (long rest = area.around(others) & own; rest != 0; ) {
            Group group = group(own, color, Long.lowestOneBit(rest));
            isHeld &= group.isEssential() || (group.stones() & area.wallAt(color)) != 0;
            rest &= ~group.stones();
        }
        return isHeld;
    }

    /** The liberties in this part of the group that holds an essential block. */
    private int liberties(Stones stones, Color color) {
        long own = stones.of(color);
        Group group = group(own, color, area.exterior(color) & own);
        if ((group.stones() & area.wallAt(color)) != 0) {
            return LibertyCountGame.ALIVE;
        }
        long exterior = area.around(group.stones()) | area.exterior(color);
        return Long.bitCount(exterior & points & ~stones.black() & ~stones.white());
    }

    private boolean hasLiberty(Group group, Color color, long empty) {
        return (group.stones() & area.wallAt(color)) != 0 || (area.around(group.stones()) & empty) != 0;
    }

    private Group group(long own, Color color, long seed) {
        long stones = 0;
        boolean isEssential = false;
        for (long front = seed; front != 0; ) {
            stones |= front;
            long grown = area.around(front);
            if ((front & area.exterior(color)) != 0) {
                isEssential = true;
                grown |= area.exterior(color);
            }
            front = grown & own & ~stones;
        }
        return new Group(stones, isEssential);
    }
}
