package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KnownLinesTest {
    private final KnownLines<String> known = new KnownLines<>();

    @Test
    void aNewStateHasNoLineYet() {
        assertThat(known.line("a")).isEqualTo(KnownLines.TO_FIND);
    }

    @Test
    void aStateOfThePathFails() {
        known.enter("a");
        assertThat(known.line("a")).isEqualTo(Lines.FAILED);
    }

    @Test
    void aStateKeepsItsLine() {
        known.enter("a");
        known.note("a", 3);
        assertThat(known.line("a")).isEqualTo(3);
        assertThat(known.size()).isEqualTo(1);
    }

    /** It may have failed because of the path to it, and is tried again. */
    @Test
    void aStateThatFailedIsTriedAgain() {
        known.enter("a");
        known.note("a", Lines.FAILED);
        assertThat(known.line("a")).isEqualTo(KnownLines.TO_FIND);
        assertThat(known.size()).isEqualTo(1);
    }
}
