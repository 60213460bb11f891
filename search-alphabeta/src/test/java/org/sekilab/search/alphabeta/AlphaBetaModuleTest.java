package org.sekilab.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.search.TicTacToe;

class AlphaBetaModuleTest {
    private final Injector injector = Guice.createInjector(new AlphaBetaModule(AlphaBetaConfig.DEFAULT));

    /** Tic-tac-toe is a draw. */
    @Test
    void moduleBindsAnEngineThatSearches() {
        Map<String, Engine> engines = injector.getInstance(Key.get(new TypeLiteral<Map<String, Engine>>() {}));
        assertThat(engines).containsOnlyKeys("alphabeta");
        assertThat(Objects.requireNonNull(engines.get("alphabeta"))
                        .solve(new TicTacToe(), Limits.DEFAULT, SearchListener.NONE)
                        .outcome())
                .isEqualTo(Outcome.DRAW);
    }

    @Test
    void engineHasALineOfDescription() {
        assertThat(injector.getInstance(Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named("engines"))))
                .containsOnlyKeys("alphabeta")
                .allSatisfy((name, line) -> assertThat(line).contains("alpha-beta"));
    }
}
