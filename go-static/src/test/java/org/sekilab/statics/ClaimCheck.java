package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * Compares a solver's claims with enumeration. All claims for a color must hold at once when the opponent moves first.
 * One and the same play must keep every block that is called alive, and leave no stone on territory.
 *
 * <p>Mutable: counts the checks. Confined to one thread.
 */
public final class ClaimCheck {
    private final int maxStates;
    private int proved;
    private int tooLarge;

    /** @param maxStates the largest number of states for one check; larger claims are left out, and counted */
    public ClaimCheck(int maxStates) {
        this.maxStates = maxStates;
    }

    /** The number of positions and colors with claims that the check confirmed. */
    public int proved() {
        return proved;
    }

    /** The number of positions and colors whose claims were too large to check. */
    public int tooLarge() {
        return tooLarge;
    }

    /**
     * Checks the claims for a color on part of a board. Fails with a diagram if one is wrong.
     *
     * @param playground the points of the game; the stones of the opponent elsewhere cannot be captured
     * @param origin a description of how to make the position again, for the message
     */
    public void check(SafetyMap claims, Color defender, PointSet playground, String origin) {
        PointSet essential = new PointSet(playground.geometry());
        for (Block block : claims.regionMap(defender).blocks()) {
            if (claims.isAlive(block)) {
                essential.unite(block.stones());
            }
        }
        PointSet territory =
                claims.safePoints(defender).copy().subtract(essential).intersect(playground);
        if (!essential.intersects(playground) && territory.isEmpty()) {
            return;
        }
        PointSet active = playground.copy().subtract(essential);
        Optional<Truth> truth = RegionEnumerator.solve(
                new LocalGame(claims.position(), defender, active, essential, territory), maxStates);
        if (truth.isEmpty()) {
            tooLarge++;
            return;
        }
        assertThat(truth.get().attackerFirst())
                .as(
                        "%s: for %s, alive %s, territory %s%n%s",
                        origin, defender, essential, territory, Diagram.formatWithFrame(claims.position()))
                .isEqualTo(Value.SAFE);
        proved++;
    }

    /**
     * Checks the claims on random enclosed boards on which a method proves a block alive.
     *
     * @param count of random boards, with those that are left out
     * @param maxInside see {@link EnclosedBoard#next}
     * @param mostActive claims with more active points are left out
     */
    public void checkEnclosedBoards(
            SafetySolver solver, SafetyMethod method, long seed, int count, int maxInside, int mostActive) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            Optional<EnclosedBoard> board = EnclosedBoard.next(random, maxInside);
            if (board.isPresent()) {
                SafetyMap safety = solver.solve(board.get().position());
                if (hasBlockAliveBy(safety, method)) {
                    checkBoard(safety, mostActive, "seed %d, board %d".formatted(seed, i));
                }
            }
        }
    }

    private static boolean hasBlockAliveBy(SafetyMap safety, SafetyMethod method) {
        return Stream.of(Color.values())
                .flatMap(color -> safety.regionMap(color).blocks().stream())
                .anyMatch(block -> safety.isAliveBy(block, method));
    }

    /**
     * Checks the claims for both colors. Everything may be played on but the blocks of the opponent that are
     * unconditionally alive.
     *
     * @param mostActive claims with more active points are left out
     * @param origin as in {@link #check}
     */
    private void checkBoard(SafetyMap claims, int mostActive, String origin) {
        for (Color color : Color.values()) {
            PointSet playground = PointSet.board(claims.position().geometry());
            for (Block block : claims.regionMap(color.opposite()).blocks()) {
                if (claims.isAliveBy(block, SafetyMethod.BENSON)) {
                    playground.subtract(block.stones());
                }
            }
            PointSet active = playground.copy().subtract(claims.aliveStones(color));
            if (active.size() <= mostActive) {
                check(claims, color, playground, origin);
            }
        }
    }
}
