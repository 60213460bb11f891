package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/**
 * States in which pairs keep all blocks, and states in which they do not: rules R-PAIR-1, R-PAIR-2 and R-PAIR-3. Each
 * part of these rules decides at least one state.
 *
 * <p>Enumeration confirms each state: with accepted pairs the defender wins. Pairs that are "rejected, lost" belong to
 * a state that the defender loses, so a checker that accepts them accepts a false claim. Pairs that are only "rejected"
 * break a rule, but the defender wins in another way.
 */
class PairRulesTest {
    /** A case of the resource: its diagram, and the words of each of its other lines by the first word. */
    private record Case(String diagram, Map<String, List<String>> words) {
        static Case parse(String text) {
            StringBuilder diagram = new StringBuilder();
            Map<String, List<String>> words = new HashMap<>();
            for (String line : text.split("\n")) {
                List<String> all = Arrays.asList(line.split(" "));
                if (all.get(0).length() == 1) {
                    diagram.append(line).append('\n');
                } else {
                    words.put(all.get(0), all.subList(1, all.size()));
                }
            }
            return new Case(diagram.toString(), words);
        }

        List<String> line(String word) {
            return words.getOrDefault(word, List.of());
        }

        Color defender() {
            return words.containsKey("black") ? Color.BLACK : Color.WHITE;
        }

        boolean isAccepted() {
            return words.containsKey("accepted");
        }

        boolean isLost() {
            return words.containsKey("rejected,");
        }

        Position position() {
            return Diagram.parse(diagram);
        }

        int[] points(String word) {
            return line(word).stream()
                    .mapToInt(name -> GtpPoints.parse(position().geometry(), name))
                    .toArray();
        }

        PointSet set(String word) {
            return PointSet.of(position().geometry(), points(word));
        }

        /** The state after the moves. */
        LocalBoard board() {
            Position position = position();
            RegionMap map = new FloodRegionFinder().find(position, defender());
            List<String> named = line(defender() == Color.BLACK ? "black" : "white");
            List<Block> blocks = new ArrayList<>();
            List<Long> eyes = new ArrayList<>();
            for (int i = 1; i < named.size(); i += 2) { // the first word is "blocks"
                blocks.add(block(map, GtpPoints.parse(position.geometry(), named.get(i))));
                eyes.add(named.get(i + 1).equals("alive") ? LocalShape.ALIVE : Long.parseLong(named.get(i + 1)));
            }
            List<Block> lost = new ArrayList<>();
            for (int point : points("lost")) {
                lost.add(block(map, point));
            }
            PointSet wall = set("points").exterior();
            Stream.concat(blocks.stream(), lost.stream()).forEach(block -> wall.subtract(block.stones()));
            long[] assumed = eyes.stream().mapToLong(Long::longValue).toArray();
            LocalShape shape = LocalShape.ofArea(defender(), set("points"), set("territory"), wall, blocks, assumed)
                    .sacrificing(lost);
            List<String> moves = line("moves"); // the first word is the side to move first
            LocalBoard board =
                    new LocalBoard(shape, position, moves.get(0).equals("black") ? Color.BLACK : Color.WHITE);
            for (String move : moves.subList(1, moves.size())) {
                board.play(
                        move.equals("pass") ? Points.PASS : shape.localOf(GtpPoints.parse(position.geometry(), move)));
            }
            return board;
        }

        private static Block block(RegionMap map, int point) {
            return map.blocks().get(map.blockIndexAt(point));
        }
    }

    static Stream<Case> cases() throws IOException {
        try (InputStream in = PairRulesTest.class.getResourceAsStream("pair-cases.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII);
            return Arrays.stream(text.split("\n\n")).map(Case::parse);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void pairsAreAcceptedByTheRulesAlone(Case state) {
        LocalBoard board = state.board();
        PairStrategy pairs = new PairStrategy(List.of(Certificates.state(board)), state.points("pairs"));
        assertThat(pairs.holds()).as("%s%n%s", state, board).isEqualTo(state.isAccepted());
        boolean isWon =
                LocalTruth.of(board, Integer.MAX_VALUE).map(LocalTruth::isWon).orElseThrow();
        assertThat(isWon).as("%s%n%s", state, board).isEqualTo(!state.isLost());
    }
}
