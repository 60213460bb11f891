package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KnownLinesTest {
    private final KnownLines<String> known = new KnownLines<>();

    @Test
    void aNewStateIsNotMet() {
        assertThat(known.isMet("a")).isFalse();
        assertThat(known.line("a")).isEqualTo(Lines.FAILED);
    }

    @Test
    void aStateOfThePathIsMetAndHasNoLine() {
        known.enter("a");
        assertThat(known.isMet("a")).isTrue();
        assertThat(known.line("a")).isEqualTo(Lines.FAILED);
    }

    @Test
    void aStateKeepsItsLine() {
        known.enter("a");
        known.note("a", 3);
        assertThat(known.isMet("a")).isTrue();
        assertThat(known.line("a")).isEqualTo(3);
        assertThat(known.size()).isEqualTo(1);
    }

    /** It may have failed because of the path to it, and is tried again. */
    @Test
    void aStateThatFailedIsNotMet() {
        known.enter("a");
        known.note("a", Lines.FAILED);
        assertThat(known.isMet("a")).isFalse();
    }
}
