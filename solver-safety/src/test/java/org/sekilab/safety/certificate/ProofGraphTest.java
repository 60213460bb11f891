package org.sekilab.safety.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The lines of states, as the page on certificates describes them: numbers of states are relative. */
class ProofGraphTest {
    @Test
    void statesAreLinesWithRelativeNumbers() throws IOException {
        ProofGraph.Builder builder = new ProofGraph.Builder();
        builder.addMove(5, 9, 1);
        builder.addReplies(new int[] {2, 3, 4});
        builder.addMove(9, 9, 4); // the pass
        builder.addPairs(new long[] {0b1001, 0b10100});
        builder.addEnd();
        ProofGraph graph = builder.build();
        assertThat(graph.states()).isEqualTo(5);
        assertThat(text(graph)).isEqualTo("""
                d 5 1
                a 1 2 3
                d p 2
                = 0 3 2 4
                .
                """);
    }

    @Test
    void graphOfPairsHasOneState() throws IOException {
        assertThat(text(ProofGraph.ofPairs(new long[] {1L << 59 | 1}))).isEqualTo("= 0 59\n");
        assertThat(text(ProofGraph.ofPairs(new long[0]))).isEqualTo("=\n");
        assertThat(ProofGraph.ofPairs(new long[0]).states()).isEqualTo(1);
    }

    private static String text(ProofGraph graph) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        graph.writeTo(out);
        return out.toString(StandardCharsets.US_ASCII);
    }
}
