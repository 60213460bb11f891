package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.area.PartGame;
import org.sekilab.semeai.area.PartGameBuilder;
import org.sekilab.semeai.area.RacePart;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.ccg.Option;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;
import org.sekilab.semeai.lcg.RaceSearch;

/**
 * Takes races apart into liberty count games, and plays out their sum instead of the board.
 *
 * <p>Source: [LCG] 2 and 3.
 * <p>Proves: a verdict is a proof: each point that alive stones do not separate from the essential blocks belongs to
 * a part. The verdict is certain if all parts have exact games. These games have no ko and never return to an
 * earlier state. So the verdict depends neither on the ko model nor on the rule for repetitions. Otherwise the
 * verdict is bounded. For each side in turn, games that are no better for that side replace the missing ones. A side
 * that retakes kos at once may count on that in one part. Where neither side does, the bounds hold under all ko
 * models.
 * <p>Differs: parts that are no plain liberties have the games of all that can be played in them.
 * <p>Cost: the positions of each part, and the states of the sum, both limited. Time and cancellation limit all of it;
 * nodes do not.
 */
public final class LibertyCountAnalyzer extends AreaAnalyzer {
    private static final String METHOD = "static";
    private static final String BOUNDS = "bounds";

    /** What takes the place of an exact game in an assumed area. */
    private enum Looks {
        NONE,
        COUNTED
    }

    private final SemeaiConfig config;
    private final Looks looks;

    public LibertyCountAnalyzer(SemeaiConfig config) {
        this(config, Looks.NONE);
    }

    private LibertyCountAnalyzer(SemeaiConfig config, Looks looks) {
        this.config = config;
        this.looks = looks;
    }

    /** For large assumed areas: where exact games do not fit, each liberty counts as a plain one. */
    static LibertyCountAnalyzer byLooks(SemeaiConfig config) {
        return new LibertyCountAnalyzer(config, Looks.COUNTED);
    }

    @Override
    Limits limits() {
        return config.limits();
    }

    /**
     * UNKNOWN where the bounds differ, or where the position closes a ko: the games of the parts know of no ban. The
     * limit is {@code SIZE} if the area has too many points, and {@code STATES} if a sum of games has too many states.
     */
    @Override
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
        if (!area.fits()) {
            return SemeaiResult.tooLarge(METHOD);
        }
        if (area.koPoint() >= 0 || looks == Looks.COUNTED && !area.isAssumed()) {
            return SemeaiResult.unknown(METHOD);
        }
        return new Race(area, koWinner, first, limits).solve();
    }

    /** One bound is enough where it answers. */
    @Override
    Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        if (!area.fits() || area.koPoint() >= 0 || looks == Looks.COUNTED) {
            return Defense.of(analyze(area, koWinner, attacker, limits), attacker);
        }
        return new Race(area, koWinner, attacker, limits).defend();
    }

    /** One race; mutable. */
    private final class Race {
        private final SemeaiArea area;
        private final KoWinner koWinner;
        private final Color first;
        private final Budget budget;
        private final List<RacePart> parts;
        private final List<Optional<PartGame>> exact; // [part]
        private long states;
        private Limit limit = Limit.NONE;

        private Race(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
            this.area = area;
            this.koWinner = koWinner;
            this.first = first;
            this.budget = Budget.ofTime(limits);
            this.parts = RacePart.withPlainLibertiesJoined(RacePart.of(area));
            this.exact = parts.stream().map(this::findExact).toList();
        }

        private SemeaiResult solve() {
            Optional<Sum> sum = findExactSum();
            if (sum.isPresent()) {
                return result(
                                SemeaiVerdict.of(sum.get().value),
                                METHOD,
                                Certainty.CERTAIN,
                                sum.get().bestMove())
                        .forAllKos();
            }
            SemeaiResult bounded = solveByBounds();
            boolean countsOnNoKo = koWinner.bans(Color.BLACK) && koWinner.bans(Color.WHITE);
            return countsOnNoKo && bounded.verdict() != SemeaiVerdict.UNKNOWN ? bounded.forAllKos() : bounded;
        }

        private SemeaiResult solveByBounds() {
            Sum black = bound(Color.BLACK);
            if (black.value == Outcome.WIN) {
                return result(SemeaiVerdict.BLACK_WINS, BOUNDS, Certainty.BOUNDED, black.bestMoveFor(Color.BLACK));
            }
            Sum white = bound(Color.WHITE);
            if (white.value == Outcome.LOSS) {
                return result(SemeaiVerdict.WHITE_WINS, BOUNDS, Certainty.BOUNDED, white.bestMoveFor(Color.WHITE));
            }
            if (black.value == Outcome.DRAW && white.value == Outcome.DRAW) {
                Sum own = first == Color.BLACK ? black : white;
                return result(SemeaiVerdict.SEKI, BOUNDS, Certainty.BOUNDED, own.bestMove());
            }
            return result(SemeaiVerdict.UNKNOWN, BOUNDS, Certainty.BOUNDED, List.of());
        }

        private Defense defend() {
            Optional<Sum> whole = findExactSum();
            Sum sum = whole.orElseGet(() -> bound(first.opposite()));
            Defense.Answer answer = Defense.Answer.OPEN;
            if (sum.value != Outcome.UNKNOWN && !sum.isWonBy(first)) {
                answer = Defense.Answer.HOLDS;
            } else if (whole.isPresent() || bound(first).isWonBy(first)) {
                answer = Defense.Answer.FAILS;
            }
            return new Defense(answer, answer == Defense.Answer.OPEN ? limit() : Limit.NONE, statistics());
        }

        /** The sum of exact games; empty if one is missing, or it is too large. */
        private Optional<Sum> findExactSum() {
            if (!exact.stream().allMatch(Optional::isPresent)) {
                return Optional.empty();
            }
            Sum sum = new Sum(exact.stream().flatMap(Optional::stream).toList());
            return sum.value == Outcome.UNKNOWN ? Optional.empty() : Optional.of(sum);
        }

        private Optional<PartGame> findExact(RacePart part) {
            int liberties = Long.bitCount(part.points());
            return switch (part.kind()) {
                case OUTSIDE -> Optional.of(plain(part.points(), PlainGames.outside(part.owner(), liberties)));
                case SHARED -> Optional.of(plain(part.points(), PlainGames.shared(liberties)));
                case EYE, OTHER ->
                    PartGameBuilder.exact(area, part, config.maxPartPositions(), budget)
                            .or(() -> findLook(part));
            };
        }

        /** What a large part of an assumed area looks like. */
        private Optional<PartGame> findLook(RacePart part) {
            return looks == Looks.COUNTED && Long.bitCount(part.points()) > PartGameBuilder.MAX_POINTS
                    ? Optional.of(plain(part.libertiesIn(area), part.look(area, budget)))
                    : Optional.empty();
        }

        /**
         * The best of sums that are no better for a side. In each sum the side may count on retaking kos in one part.
         * With kos in two parts, play might never end.
         */
        private Sum bound(Color pessimist) {
            List<PartGame> games = new ArrayList<>();
            for (int i = 0; i < parts.size(); i++) {
                RacePart part = parts.get(i);
                games.add(exact.get(i)
                        .orElseGet(() ->
                                PartGameBuilder.bound(area, part, config.maxBoundPositions(), pessimist, budget)));
            }
            Sum best = bound(games, pessimist);
            for (int i = 0; i < parts.size() && isWorthKos(best, pessimist); i++) {
                if (exact.get(i).isEmpty()) {
                    List<PartGame> others = new ArrayList<>(games);
                    others.set(
                            i,
                            PartGameBuilder.koBound(area, parts.get(i), config.maxBoundPositions(), pessimist, budget));
                    Sum sum = bound(others, pessimist);
                    best = sum.isBetterThan(best, pessimist) ? sum : best;
                }
            }
            return best;
        }

        private boolean isWorthKos(Sum best, Color pessimist) {
            return !koWinner.bans(pessimist) && !best.isWonBy(pessimist) && !budget.isStopped();
        }

        /** The sum of bounds; if it is too large, one of plain games, which is worse. */
        private Sum bound(List<PartGame> games, Color pessimist) {
            Sum sum = new Sum(games);
            return sum.value == Outcome.UNKNOWN && !budget.isStopped()
                    ? new Sum(games.stream()
                            .map(game -> game.plainBound(pessimist, budget))
                            .toList())
                    : sum;
        }

        private SemeaiResult result(
                SemeaiVerdict verdict, String method, Certainty certainty, List<Integer> variation) {
            Limit reason = verdict == SemeaiVerdict.UNKNOWN ? limit() : Limit.NONE;
            return new SemeaiResult(verdict, method, certainty, reason, variation, statistics());
        }

        private Limit limit() {
            return budget.isStopped() ? budget.stop() : limit;
        }

        private Statistics statistics() {
            return new Statistics(states, 0, 0, 0, 0, 0, budget.statistics().elapsedNanos());
        }

        /** A sum of games, and its value. */
        private final class Sum {
            private final List<PartGame> parts;
            private final RaceSearch search;
            private final Outcome value;

            private Sum(List<PartGame> games) {
                this.parts = PartGame.addedUp(games, budget);
                this.search = new RaceSearch(
                        parts.stream().map(PartGame::game).toList(), Optional.empty(), config.maxSumStates(), budget);
                this.value = search.value(first);
                states += search.states();
                if (value == Outcome.UNKNOWN) {
                    limit = Limit.STATES;
                }
            }

            private boolean isWonBy(Color color) {
                return value == (color == Color.BLACK ? Outcome.WIN : Outcome.LOSS);
            }

            /** True when a side surely has more by this sum than by another one. */
            private boolean isBetterThan(Sum other, Color color) {
                boolean isHeld = value == Outcome.DRAW || isWonBy(color);
                boolean isOtherHeld = other.value == Outcome.DRAW || other.isWonBy(color);
                return isHeld && !isOtherHeld || isWonBy(color) && !other.isWonBy(color);
            }

            private List<Integer> bestMove() {
                if (value == Outcome.UNKNOWN) {
                    return List.of();
                }
                Optional<RaceSearch.Move> best = search.findBestMove(first);
                if (budget.isStopped()) { // the value is known, but not yet a move
                    return List.of();
                }
                return List.of(best.map(
                                move -> area.point(parts.get(move.game()).point(first, move.result())))
                        .orElse(Points.PASS));
            }

            /** A bound for one side says nothing about the moves of the other. */
            private List<Integer> bestMoveFor(Color color) {
                return color == first ? bestMove() : List.of();
            }
        }
    }

    /** All liberties are the same. */
    private static PartGame plain(long liberties, LibertyCountGame game) {
        Map<PartGame.Move, Integer> moves = new HashMap<>();
        for (Color color : Color.values()) {
            for (Option<LibertyCountGame> option : game.options(color)) {
                moves.put(new PartGame.Move(color, option.result()), Long.numberOfTrailingZeros(liberties));
            }
        }
        return new PartGame(game, moves);
    }
}
