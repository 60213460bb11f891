package org.sekilab.verify;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;

/**
 * The defender's strategy by pairs as docs/certificate-rules.md has it, L-8 and L-21. It answers at the other point of
 * a pair, and clears territory when it is free. The essential blocks count, lost ones do not. Mutable, for one game.
 */
final class PairPlay {
    private final LocalBoard board;
    private final List<Long> pairs = new ArrayList<>(); // that are not played
    private final List<Long> rooms = new ArrayList<>(); // closed ones with territory
    private final List<Long> steps = new ArrayList<>(); // covered points, the earliest step first
    private final long touched;

    /** @param points of pairs of the state that is on the board, two for each, as points of the board */
    PairPlay(LocalBoard board, int[] points) {
        this.board = board;
        for (int i = 0; i < points.length; i += 2) {
            pairs.add(
                    1L << board.shape().localOf(points[i]) | 1L << board.shape().localOf(points[i + 1]));
        }
        WallState state = Certificates.state(board);
        WallGame game = state.game();
        long exterior = 0;
        for (int block = 0; block < game.essential(); block++) {
            exterior |= state.groupOf(block).exterior();
        }
        this.touched = exterior;
        for (long room : game.components(game.all() & ~settled())) {
            if ((room & game.open()) == 0 && (room & game.territory()) != 0) {
                rooms.add(room);
                addSteps(room);
            }
        }
    }

    /** A copy for another line of play on the same board. */
    PairPlay(PairPlay other) {
        this.board = other.board;
        this.pairs.addAll(other.pairs);
        this.rooms.addAll(other.rooms);
        this.steps.addAll(other.steps);
        this.touched = other.touched;
    }

    private void addSteps(long room) {
        long covered = touched & room;
        for (long added = covered; added != 0; covered |= added) {
            steps.add(added);
            added = 0;
            for (long pair : pairs) {
                boolean isHeld = (pair & ~touched) == 0 && (pair & board.around(pair)) != 0;
                added |= (pair & ~covered) == 0 ? around(pair) & room : 0;
                added |= (pair & covered) != 0 && isHeld ? pair & room : 0;
            }
            added &= ~covered;
        }
    }

    /** The points next to both points of a pair. */
    private long around(long pair) {
        return board.around(Long.lowestOneBit(pair)) & board.around(Long.highestOneBit(pair));
    }

    private long settled() {
        WallState state = Certificates.state(board);
        long settled = 0;
        for (int block = 0; block < state.game().essential(); block++) {
            settled |= state.groupOf(block).stones();
        }
        return settled;
    }

    /** The defender's move after a move of the attacker, {@link Points#PASS} or a local point. */
    int answer(int last) {
        if (last != Points.PASS) {
            long stone = 1L << last;
            for (long pair : List.copyOf(pairs)) {
                if ((pair & stone) != 0) {
                    pairs.remove(pair);
                    int other = Long.numberOfTrailingZeros(pair & ~stone);
                    if (board.isLegal(other)) {
                        return other;
                    }
                }
            }
        }
        int move = settlingMove(last);
        return move == Points.PASS ? clearingMove() : move;
    }

    /** A stone that is settled, in a component with a stone of the attacker; in the room of the last stone first. */
    private int settlingMove(int last) {
        List<Long> ordered = new ArrayList<>(rooms);
        ordered.sort((one, other) -> last == Points.PASS ? 0 : Long.compare(other >>> last & 1, one >>> last & 1));
        for (long room : ordered) {
            for (long component : componentsWithAttackers(room)) {
                for (long pair : List.copyOf(pairs)) {
                    if ((pair & ~(room & touched)) == 0) {
                        pairs.remove(pair);
                        return Long.numberOfTrailingZeros(pair);
                    }
                }
                for (long step : steps) {
                    long open = step & component & board.empties();
                    if (open != 0) {
                        pairs.removeIf(pair -> (pair & Long.lowestOneBit(open)) != 0);
                        return Long.numberOfTrailingZeros(open);
                    }
                }
            }
        }
        return Points.PASS;
    }

    /** A stone on an uncovered point of a component where all covered points have stones. */
    private int clearingMove() {
        long open = rooms.stream()
                .flatMap(room -> componentsWithAttackers(room).stream())
                .mapToLong(component -> component & board.empties())
                .findFirst()
                .orElse(0);
        return open == 0 ? Points.PASS : Long.numberOfTrailingZeros(open);
    }

    private List<Long> componentsWithAttackers(long room) {
        WallGame game = Certificates.state(board).game();
        return game.components(room & ~settled()).stream()
                .filter(component -> (component & board.attacker()) != 0)
                .toList();
    }
}
