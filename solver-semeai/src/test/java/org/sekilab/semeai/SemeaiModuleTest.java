package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.search.Engine;

/** Analyzers by their names, each with a line of description. */
class SemeaiModuleTest {
    /** Black has more liberties, and no analyzer may say anything else. */
    @ParameterizedTest
    @EnumSource(BentFour.class)
    void eachAnalyzerHasALineAndCountsAPlainRace(BentFour bentFour) {
        Injector injector = injector(bentFour);
        Map<String, SemeaiAnalyzer> analyzers = analyzers(injector);
        assertThat(analyzers).containsOnlyKeys("graph", "lcg", "bounds", "search", "auto", "life");
        assertThat(injector.getInstance(
                        Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named("semeai-analyzers"))))
                .containsOnlyKeys(analyzers.keySet());
        SemeaiProblem problem = new RaceBoard(4, 2, 0, RaceBoard.NO_EYE, RaceBoard.NO_EYE).problem();
        analyzers.forEach((name, analyzer) -> assertThat(
                        analyzer.analyze(problem, Color.WHITE).verdict())
                .as(name)
                .isEqualTo(SemeaiVerdict.BLACK_WINS));
    }

    @Test
    void settingChoosesTheRuleForBentFours() {
        assertThat(analyzers(injector(BentFour.DEAD)).get("life")).isInstanceOf(BentFourAnalyzer.class);
        assertThat(analyzers(injector(BentFour.PLAY)).get("life")).isInstanceOf(LifeAnalyzer.class);
    }

    private static Injector injector(BentFour bentFour) {
        return Guice.createInjector(
                new SemeaiModule(Engines.CONFIG.with(bentFour)),
                binder -> binder.bind(Engine.class).toInstance(Engines.ALPHA_BETA));
    }

    private static Map<String, SemeaiAnalyzer> analyzers(Injector injector) {
        return injector.getInstance(Key.get(new TypeLiteral<Map<String, SemeaiAnalyzer>>() {}));
    }
}
