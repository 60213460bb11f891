package org.sekilab.safety.board;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;

/**
 * Finds hopeless games by short searches of easier games. Mutable, confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: nothing, but a game is lost if an easier one is lost. For territory, the easier game has all blocks alive.
 * For life, it has one more eye for all blocks together.
 * <p>Cost: with the first engine only, a share of the limits for territory, and up to {@value #MOST_NODES_FOR_LIFE}
 * nodes for life. The figures are for every third board of the two sets of [NM04], with 20,000 nodes for each search.
 * Each game that was won had an easier game that took at most 5,038 nodes, in most cases less than 100. Many searches
 * that ended at their limit had an easier game that did so too: three in five for territory, six in seven for life.
 */
public final class Screening {
    private static final int SHARE = 8; // of the limits
    private static final long LEAST_NODES = 8192;
    private static final int SHARE_FOR_LIFE = 16; // of the nodes
    private static final long LEAST_NODES_FOR_LIFE = 4096;
    private static final long MOST_NODES_FOR_LIFE = 16_384; // within larger limits, too
    private static final Duration LEAST_TIME = Duration.ofMillis(20);

    private final GameSearcher searcher;
    private final GameMemory memory = new GameMemory(); // separate from others, because these proofs are not checked

    Screening(GameSearcher searcher) {
        this.searcher = searcher;
    }

    /**
     * Searches an easier game, if there is one, and says whether a search of the game itself is not worth its work.
     *
     * @param limits of the search of the game itself
     * @param listener receives the result of the search of the easier game
     */
    boolean rulesOut(GameMemory.Game game, Limits limits, Consumer<Result> listener) {
        return easier(game)
                .filter(easier -> !tryWin(easier, share(game, limits), listener))
                .isPresent();
    }

    private boolean tryWin(GameMemory.Game game, Limits limits, Consumer<Result> listener) {
        if (memory.isWon(game)) {
            return true;
        }
        if (memory.hasFailed(game, limits)) {
            return false;
        }
        Result found = searcher.search(new GameQuestion(GameQuestion.Kind.FIRST_ENGINE, game, limits))
                .result();
        listener.accept(found);
        memory.add(game, found.outcome(), limits);
        return found.outcome() == Outcome.WIN;
    }

    private static Limits share(GameMemory.Game game, Limits limits) {
        boolean isAboutLife = game.shape().territory() == 0;
        long nodes = isAboutLife
                ? Math.min(MOST_NODES_FOR_LIFE, Math.max(LEAST_NODES_FOR_LIFE, limits.maxNodes() / SHARE_FOR_LIFE))
                : Math.max(LEAST_NODES, limits.maxNodes() / SHARE);
        Duration time = limits.time().dividedBy(SHARE);
        return limits.withMaxNodes(Math.min(limits.maxNodes(), nodes))
                .withTime(min(limits.time(), time.compareTo(LEAST_TIME) < 0 ? LEAST_TIME : time));
    }

    private static Duration min(Duration first, Duration second) {
        return first.compareTo(second) < 0 ? first : second;
    }

    private static Optional<GameMemory.Game> easier(GameMemory.Game game) {
        LocalShape shape = game.shape();
        if (shape.territory() != 0 && shape.wallAt() != 0) {
            return Optional.empty(); // open territory is no easier with alive blocks
        }
        long[] more = shape.eyes().clone();
        for (int block = 0; block < more.length; block++) {
            boolean isAlive = shape.territory() != 0 || more[block] == LocalShape.ALIVE;
            more[block] = isAlive ? LocalShape.ALIVE : more[block] | SearchArea.SHARED_EYE;
        }
        return Arrays.equals(more, shape.eyes())
                ? Optional.empty()
                : Optional.of(new GameMemory.Game(shape.withEyes(more), game.stones(), game.goal()));
    }
}
