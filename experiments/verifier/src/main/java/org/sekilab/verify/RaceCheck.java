package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is claimed of the race of a board, and its strategies. Mutable, confined to one thread.
 *
 * <p>Rules: F-RACE-1, F-RACE-2, F-RACE-3, R-RACE-6.
 */
final class RaceCheck {
    private static final int VERSION = 3; // of the format, the first one with races
    private static final int WORDS = 11; // of a line of a race, from claim or race to the winner of kos

    private final CertificateLines lines;
    private final StoneBoard board;
    private final List<ColorBlocks> colors;
    private final Map<RaceAim.Terms, Claim> claims = new LinkedHashMap<>();
    private final Set<RaceAim> strategies = new HashSet<>();
    private Optional<RaceArea> area = Optional.empty();
    private List<BitSet> essential = List.of(); // by player
    private long states;

    /** What a line says of the race. */
    private record Claim(long line, Value value) {
        enum Value {
            BLACK_WINS,
            WHITE_WINS,
            SEKI
        }
    }

    /** @param colors the blocks of each color, by player */
    RaceCheck(CertificateLines lines, List<ColorBlocks> colors) {
        this.lines = lines;
        this.board = colors.get(0).board();
        this.colors = colors;
    }

    /** Reads a claim. */
    void readClaim() throws CertificateException {
        Claim.Value value = word(Claim.Value.values());
        if (claims.put(readTerms(), new Claim(lines.number(), value)) != null) {
            throw lines.problem("the same race is claimed before");
        }
    }

    /** Reads a strategy, and has it checked. */
    void readStrategy(ProofQueue proofs) throws IOException, CertificateException {
        Player side = lines.side(1);
        RaceAim aim = new RaceAim(side, word(RaceAim.Goal.values()), readTerms());
        if (!strategies.add(aim)) {
            throw lines.problem("there is such a strategy before");
        }
        if (area.isEmpty()) {
            area = Optional.of(RaceArea.of(board, colors, essential));
        }
        RaceArea race = area.get();
        if (race.size() > RaceArea.MAX_POINTS) {
            throw lines.problem("the race has %d points".formatted(race.size()));
        }
        if (!lines.next().equals("states")) {
            throw lines.problem("%s is not states".formatted(lines.quote(0)));
        }
        StateGraph graph = StateGraph.readForward(lines, race.size(), proofs);
        states += graph.size();
        proofs.add(graph.words(), () -> new RaceReplay(lines, race, aim, graph).run());
    }

    /** The value that the third word names, in lower case and with a hyphen. */
    private <E extends Enum<E>> E word(E[] values) throws CertificateException {
        for (E value : values) {
            if (lines.word(2).equals(value.name().toLowerCase(Locale.ROOT).replace('_', '-'))) {
                return value;
            }
        }
        throw lines.problem("%s is not a word of a race".formatted(lines.quote(2)));
    }

    /** The words from the fourth on. All lines of a board name the same blocks. */
    private RaceAim.Terms readTerms() throws CertificateException {
        if (lines.version() < VERSION) {
            throw lines.problem("races need version %d of the format".formatted(VERSION));
        }
        lines.expectWords(WORDS, WORDS);
        List<BitSet> named = new ArrayList<>();
        for (Player color : Player.values()) {
            int index = 3 + 2 * color.ordinal();
            lines.expect(index, color.name().toLowerCase(Locale.ROOT));
            ColorBlocks blocks = colors.get(color.ordinal());
            int block = blocks.blockAt(lines.point(board, index + 1));
            if (block == StoneBoard.NONE) {
                throw lines.problem("%s is not a stone of that color".formatted(lines.quote(index + 1)));
            }
            named.add(blocks.blocks().get(block));
        }
        if (!essential.isEmpty() && !essential.equals(named)) {
            throw lines.problem("the board has another race before");
        }
        essential = named;
        lines.expect(7, "first");
        lines.expect(9, "ko");
        Optional<Player> koWinner = lines.word(10).equals("none") ? Optional.empty() : Optional.of(lines.side(10));
        return new RaceAim.Terms(lines.side(8), koWinner);
    }

    /** Checks that the strategies prove the claims. */
    void check() throws CertificateException {
        for (Map.Entry<RaceAim.Terms, Claim> claim : claims.entrySet()) {
            boolean isProved = switch (claim.getValue().value) {
                case BLACK_WINS -> has(Player.BLACK, RaceAim.Goal.WINS, claim.getKey());
                case WHITE_WINS -> has(Player.WHITE, RaceAim.Goal.WINS, claim.getKey());
                case SEKI ->
                    has(Player.BLACK, RaceAim.Goal.HOLDS, claim.getKey())
                            && has(Player.WHITE, RaceAim.Goal.HOLDS, claim.getKey());
            };
            if (!isProved) {
                throw lines.unproved(claim.getValue().line, "the strategies do not prove this claim");
            }
        }
    }

    private boolean has(Player side, RaceAim.Goal goal, RaceAim.Terms terms) {
        return strategies.contains(new RaceAim(side, goal, terms));
    }

    /** How many claims there are. */
    int claims() {
        return claims.size();
    }

    /** How many strategies were checked. */
    int strategies() {
        return strategies.size();
    }

    /** The states of all strategies. */
    long states() {
        return states;
    }
}
