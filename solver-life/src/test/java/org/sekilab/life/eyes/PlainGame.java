package org.sekilab.life.eyes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sekilab.model.Geometry;

/**
 * Play about one block on a plain board, with all moves of both sides. The block has no liberties but in the
 * playable points. The attacker moves as long as there is a move; the defender may pass. Play that never ends is
 * won by the attacker, and no ko is forbidden: so the attacker wins all kos.
 */
final class PlainGame {
    static final char EMPTY = '.';
    static final char DEFENDER = 'O';
    static final char ATTACKER = 'X';
    static final char IMMORTAL = '#'; // stones of the attacker that are never captured

    private final Geometry geometry;
    private final List<Integer> playable;
    private final int wallStone;
    private final Set<String> heldAgainstMove = new HashSet<>();
    private final Set<String> heldByMove = new HashSet<>();
    private final Map<String, Moves> moves = new LinkedHashMap<>();

    /** Boards after one move. An empty text says that the block is captured. */
    private record Moves(List<String> defenses, List<String> attacks) {}

    /**
     * @param wallStone a stone of the block
     */
    PlainGame(Geometry geometry, String board, List<Integer> playable, int wallStone) {
        this.geometry = geometry;
        this.playable = playable;
        this.wallStone = wallStone;
        explore(board);
        solve();
    }

    boolean holdsAgainstMove(String board) {
        return heldAgainstMove.contains(board);
    }

    boolean holdsByMove(String board) {
        return heldByMove.contains(board);
    }

    private void explore(String first) {
        List<String> open = new ArrayList<>(List.of(first));
        while (!open.isEmpty()) {
            String board = open.remove(open.size() - 1);
            if (!board.isEmpty() && !moves.containsKey(board)) {
                Moves next = new Moves(successors(board, DEFENDER), successors(board, ATTACKER));
                moves.put(board, next);
                open.addAll(next.defenses());
                open.addAll(next.attacks());
            }
        }
    }

    private void solve() {
        boolean isChanging = true;
        while (isChanging) {
            isChanging = false;
            for (Map.Entry<String, Moves> state : moves.entrySet()) {
                if (state.getValue().attacks().stream().allMatch(heldByMove::contains)) {
                    isChanging |= heldAgainstMove.add(state.getKey());
                }
                if (holdsAgainstMove(state.getKey())
                        || state.getValue().defenses().stream().anyMatch(heldAgainstMove::contains)) {
                    isChanging |= heldByMove.add(state.getKey());
                }
            }
        }
    }

    private List<String> successors(String board, char color) {
        List<String> found = new ArrayList<>();
        for (int point : playable) {
            if (board.charAt(point) == EMPTY) {
                char[] next = board.toCharArray();
                next[point] = color;
                boolean isCaptured = false;
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = geometry.neighbor(point, direction);
                    if (geometry.isPoint(neighbor) && isOther(next[neighbor], color)) {
                        List<Integer> block = block(next, neighbor);
                        if (!hasLiberty(next, block)) {
                            isCaptured |= block.contains(wallStone);
                            block.forEach(stone -> next[stone] = EMPTY);
                        }
                    }
                }
                if (hasLiberty(next, block(next, point))) {
                    found.add(isCaptured ? "" : String.valueOf(next));
                }
            }
        }
        return found;
    }

    private static boolean isOther(char stone, char color) {
        return stone != EMPTY && side(stone) != color;
    }

    private static char side(char stone) {
        return stone == IMMORTAL ? ATTACKER : stone;
    }

    private List<Integer> block(char[] board, int from) {
        List<Integer> block = new ArrayList<>(List.of(from));
        for (int i = 0; i < block.size(); i++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(block.get(i), direction);
                if (geometry.isPoint(neighbor)
                        && !block.contains(neighbor)
                        && side(board[neighbor]) == side(board[from])) {
                    block.add(neighbor);
                }
            }
        }
        return block;
    }

    private boolean hasLiberty(char[] board, List<Integer> block) {
        for (int stone : block) {
            if (board[stone] == IMMORTAL) {
                return true;
            }
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(stone, direction);
                if (geometry.isPoint(neighbor) && board[neighbor] == EMPTY) {
                    return true;
                }
            }
        }
        return false;
    }
}
