package org.sekilab.semeai.area;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Option;
import org.sekilab.semeai.lcg.Addition;
import org.sekilab.semeai.lcg.Domination;
import org.sekilab.semeai.lcg.LibertyCountGame;

/**
 * The liberty count game of a part of a race, and the points of its first moves. Immutable.
 *
 * @param game the game
 * @param points for each first move a point of the area that plays it
 */
public record PartGame(LibertyCountGame game, Map<Move, Integer> points) {
    public PartGame {
        points = Map.copyOf(points);
    }

    /** A first move: the side that plays it, and the game that it leads to. */
    public record Move(Color color, LibertyCountGame result) {}

    /** The point of the area at which a first move of a side leads to a given game. */
    public int point(Color color, LibertyCountGame result) {
        Integer point = points.get(new Move(color, result));
        if (point == null) {
            throw new IllegalArgumentException("no first move leads to " + result);
        }
        return point;
    }

    /**
     * Adds up as many of the games as possible, one sum for each set of owners; the result in every larger sum is the
     * same. Games in which only one side has liberties stay apart from the others, because their moves can be counted.
     * The result has no meaning once the budget is stopped.
     */
    public static List<PartGame> addedUp(List<PartGame> games, Budget budget) {
        Addition addition = new Addition(budget);
        List<PartGame> kept = new ArrayList<>();
        Map<Set<Color>, PartGame> sums = new LinkedHashMap<>();
        for (PartGame each : games) {
            if (Addition.isAddable(each.game)) {
                sums.merge(each.owners(), each, (sum, next) -> sum.plus(next, addition));
            } else {
                kept.add(each);
            }
        }
        kept.addAll(0, sums.values()); // simple games are best played first
        return kept;
    }

    /** The sides that have liberties in the game. */
    private Set<Color> owners() {
        Set<Color> owners = EnumSet.allOf(Color.class);
        owners.removeIf(color -> game.positions().stream().allMatch(position -> position.liberties(color) == 0));
        return owners;
    }

    /**
     * Plain liberties that are no better for a side than this game, with the moves of that side. Returns the game
     * itself if there is no bound of this kind, or if both sides have liberties in it.
     */
    public PartGame plainBound(Color pessimist, Budget budget) {
        Domination domination = new Domination(budget);
        Set<Color> owners = owners();
        for (Color owner : Color.values()) {
            boolean isOwned = !owners.contains(owner.opposite());
            Optional<LibertyCountGame> plain =
                    isOwned ? domination.findPlainBound(game, owner, pessimist) : Optional.empty();
            if (plain.isPresent()) {
                Map<Move, Integer> moves = new HashMap<>();
                for (Option<LibertyCountGame> wanted : plain.get().options(pessimist)) {
                    points.forEach((move, point) -> {
                        if (move.color == pessimist && domination.dominates(move.result, wanted.result(), pessimist)) {
                            moves.put(new Move(pessimist, wanted.result()), point);
                        }
                    });
                }
                return new PartGame(plain.get(), moves);
            }
        }
        return this;
    }

    private PartGame plus(PartGame other, Addition addition) {
        Map<Move, Integer> moves = new HashMap<>();
        points.forEach((move, point) -> moves.put(new Move(move.color, addition.add(move.result, other.game)), point));
        other.points.forEach((move, point) -> moves.put(new Move(move.color, addition.add(game, move.result)), point));
        return new PartGame(addition.add(game, other.game), moves);
    }
}
