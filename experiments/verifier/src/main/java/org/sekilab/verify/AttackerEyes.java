package org.sekilab.verify;

/**
 * Whether stones of the attacker live by themselves: they are never captured, even if only the defender plays.
 *
 * <p>Rules: the goal {@code seki} of R-GAME-2; R-LEAF-4.
 * <p>Source: Benson, Life in the game of Go (1976). A block lives when it has two vital regions that living blocks
 * close. All empty points of such a region are liberties of the block.
 * <p>Differs: stones connected to the wall live. A region next to an essential block is no eye, because the side that
 * fills it captures that block.
 */
final class AttackerEyes {
    private final WallState state;
    private final WallGame game;

    AttackerEyes(WallState state) {
        this.state = state;
        this.game = state.game();
    }

    boolean liveOnTerritory() {
        long stones = state.attacker();
        long living = stones;
        for (long before = 0; before != living; ) {
            before = living;
            for (long group : game.components(living)) {
                boolean isOutside = (group & game.open()) != 0;
                living &= isOutside || vitalComponents(group, stones & ~living) >= 2 ? -1 : ~group;
            }
        }
        return (living & game.territory()) != 0;
    }

    private int vitalComponents(long group, long dead) {
        long adjacent = game.around(group);
        int vital = 0;
        for (long component : game.components(game.all() & ~state.attacker())) {
            boolean isVital = (component & adjacent) != 0
                    && (component & state.empties() & ~adjacent) == 0
                    && (game.around(component) & dead) == 0;
            for (int block = 0; block < game.essential(); block++) {
                isVital &= (game.nextTo(block) & component) == 0;
            }
            vital += isVital ? 1 : 0;
        }
        return vital;
    }
}
