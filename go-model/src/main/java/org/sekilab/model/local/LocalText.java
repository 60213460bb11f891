package org.sekilab.model.local;

import org.sekilab.model.PointSet;

/** A local game as a line of text, for messages. */
final class LocalText {
    private LocalText() {}

    static String of(LocalForm game, PointSet attacker, PointSet defender) {
        return "attacker %s, defender %s, %s to move%s"
                .formatted(
                        attacker,
                        defender,
                        game.isDefenderToMove() ? "defender" : "attacker",
                        game.isPassed() ? " after a pass" : "");
    }
}
