package org.sekilab.semeai.ccg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;

/** Options of both sides, without those that another one makes superfluous: [LCG] 2.1 and 2.3. */
class ConditionalGameTest {
    private static final class Plain extends ConditionalGame<Plain> {
        Plain(List<Option<Plain>> black, List<Option<Plain>> white) {
            super(black, white);
        }
    }

    private final Plain end = new Plain(List.of(), List.of());
    private final Plain other = new Plain(List.of(), List.of());

    @Test
    void sidesHaveOptionsOfTheirOwn() {
        Plain game = new Plain(List.of(new Option<>(Context.ALWAYS, end)), List.of(new Option<>(Context.KO, other)));
        assertThat(game.options(Color.BLACK)).containsExactly(new Option<>(Context.ALWAYS, end));
        assertThat(game.options(Color.WHITE)).containsExactly(new Option<>(Context.KO, other));
    }

    /** An option that is always there makes one with the same result under a condition superfluous, in each order. */
    @Test
    void optionUnderAConditionIsSuperfluousWhereItIsAlwaysThere() {
        for (Context context : Context.values()) {
            Option<Plain> always = new Option<>(Context.ALWAYS, end);
            Option<Plain> conditional = new Option<>(context, end);
            assertThat(new Plain(List.of(always, conditional), List.of()).options(Color.BLACK))
                    .containsExactly(always);
            assertThat(new Plain(List.of(conditional, always), List.of()).options(Color.BLACK))
                    .containsExactly(always);
        }
    }

    @Test
    void optionsWithOtherResultsOrConditionsStay() {
        Option<Plain> capture = new Option<>(Context.L0, end);
        Option<Plain> ko = new Option<>(Context.KO, end);
        Option<Plain> always = new Option<>(Context.ALWAYS, other);
        assertThat(new Plain(List.of(), List.of(capture, ko, always)).options(Color.WHITE))
                .containsExactly(capture, ko, always);
    }

    @Test
    void optionsNeverChange() {
        List<Option<Plain>> options = new ArrayList<>();
        Plain game = new Plain(options, options);
        options.add(new Option<>(Context.ALWAYS, end));
        assertThat(game.options(Color.BLACK)).isEmpty();
        assertThatThrownBy(() -> game.options(Color.BLACK).add(options.get(0)))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
