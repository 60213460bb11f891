package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Compares collections. Uses no recursion, because trees may be deep. */
final class SgfTrees {
    private SgfTrees() {}

    /** Writes a collection and reads it again. Trees, sizes and some positions of each main line must be the same. */
    static void assertSameAfterWriting(SgfCollection collection) {
        SgfCollection again = SgfReader.parse(SgfWriter.format(collection), collection.source() + " rewritten");
        assertThat(again.games()).hasSameSizeAs(collection.games());
        for (int i = 0; i < again.games().size(); i++) {
            SgfGame before = collection.games().get(i);
            SgfGame after = again.games().get(i);
            assertThat(after.geometry()).isSameAs(before.geometry());
            assertThat(nodes(after.root())).isEqualTo(nodes(before.root()));
            int moves = before.moveCount();
            IntStream.of(0, moves / 3, moves / 2, moves)
                    .distinct()
                    .forEach(count -> assertThat(after.positionAfter(count))
                            .as(
                                    "%s, game %d, move %d",
                                    collection.source(), before.root().line(), count)
                            .isEqualTo(before.positionAfter(count)));
        }
    }

    /**
     * The nodes in the order of the file, each as its properties and its number of children. FF and CA are left out.
     */
    private static List<Map<String, List<String>>> nodes(SgfNode root) {
        List<Map<String, List<String>>> nodes = new ArrayList<>();
        Deque<SgfNode> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            SgfNode node = open.pop();
            Map<String, List<String>> properties = new LinkedHashMap<>(node.properties());
            properties.remove("FF");
            properties.remove("CA");
            properties.put("children", List.of(Integer.toString(node.children().size())));
            nodes.add(properties);
            for (int i = node.children().size() - 1; i >= 0; i--) {
                open.push(node.children().get(i));
            }
        }
        return nodes;
    }
}
