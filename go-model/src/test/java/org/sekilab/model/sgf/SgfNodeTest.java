package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SgfNodeTest {
    private static final SgfNode ROOT = SgfReader.parse(
                    "(;GM[1]AB[aa][bb]C[a\\]b]AB[cc]\n;B[dd](;W[ee])(;W[ff]))", "text")
            .games()
            .get(0)
            .root();

    @Test
    void propertyThatOccursTwiceHasTheValuesOfBoth() {
        assertThat(ROOT.values("AB")).containsExactly("aa", "bb", "cc");
        assertThat(ROOT.findValue("AB")).contains("aa");
        assertThat(ROOT.properties().keySet()).containsExactly("GM", "AB", "C");
    }

    @Test
    void valuesAreWithoutEscapes() {
        assertThat(ROOT.findValue("C")).contains("a]b");
    }

    @Test
    void propertyThatIsNotThereHasNoValues() {
        assertThat(ROOT.values("W")).isEmpty();
        assertThat(ROOT.findValue("W")).isEmpty();
    }

    @Test
    void childrenAreVariationsTheMainLineFirst() {
        SgfNode move = ROOT.children().get(0);
        assertThat(ROOT.children()).hasSize(1);
        assertThat(move.children())
                .extracting(child -> child.findValue("W").orElse(""))
                .containsExactly("ee", "ff");
        assertThat(move.line()).isEqualTo(2);
        assertThat(move.column()).isEqualTo(1);
        assertThatThrownBy(() -> ROOT.children().remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }
}
