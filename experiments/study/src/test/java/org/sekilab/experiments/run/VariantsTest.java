package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.config.Mistakes;

class VariantsTest {
    @Test
    void runsHaveWhatAllHaveInCommonUnlessTheySayOtherwise() {
        List<Variant> runs = variants("runs = [ { name = A, x.k = 1 }, { name = B } ], settings { x.k = 2, x.m = 3 }");
        assertThat(runs).extracting(Variant::name).containsExactly("A", "B");
        assertThat(runs.get(0).settings().getInt("x.k")).isEqualTo(1);
        assertThat(runs.get(1).settings().getInt("x.k")).isEqualTo(2);
        assertThat(runs.get(0).settings().getInt("x.m")).isEqualTo(3);
    }

    @Test
    void ablationChangesOneThingAtATimeAgainstTheBase() {
        List<Variant> all = variants("""
                settings { x { a = 1, b = 1, c = [] } }
                ablate {
                  x.b = [2, 3]
                  x.a = 2
                  x.c = [u, [u, v]]
                }
                """);
        assertThat(all).extracting(Variant::name).containsExactly("base", "b=2", "b=3", "a=2", "c=u", "c=u+v");
        assertThat(all).extracting(variant -> variant.settings().getInt("x.a")).containsExactly(1, 1, 1, 2, 1, 1);
        assertThat(all).extracting(variant -> variant.settings().getInt("x.b")).containsExactly(1, 2, 3, 1, 1, 1);
    }

    @Test
    void gridHasAllCombinations() {
        assertThat(variants("grid { x.a = [1, 2], x.b = [p, q, r] }"))
                .extracting(Variant::name)
                .containsExactly("a=1 b=p", "a=1 b=q", "a=1 b=r", "a=2 b=p", "a=2 b=q", "a=2 b=r");
    }

    private static List<Variant> variants(String text) {
        Mistakes mistakes = new Mistakes();
        List<Variant> variants = Variants.of(ConfigFactory.parseString(text), Path.of("x.conf"), mistakes);
        mistakes.throwIfAny();
        return variants;
    }
}
