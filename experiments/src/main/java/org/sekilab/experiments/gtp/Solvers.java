package org.sekilab.experiments.gtp;

import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.model.RegionFinder;
import org.sekilab.safety.RegionSolver;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.statics.StaticSafetySolver;
import org.sekilab.statics.groups.StaticAnalyzer;

/**
 * What an engine asks.
 *
 * @param regionFinder what finds blocks and basic regions
 * @param benson what proves unconditional life
 * @param statics what proves safety by rules alone
 * @param full what the configuration chose to prove safety
 * @param regions what solves single regions
 * @param races what tells the outcome of capturing races
 * @param groups what finds groups
 */
record Solvers(
        RegionFinder regionFinder,
        StaticSafetySolver benson,
        StaticSafetySolver statics,
        StaticSafetySolver full,
        RegionSolver regions,
        SemeaiAnalyzer races,
        StaticAnalyzer groups) {
    static final String BENSON = "benson";
    static final String STATIC = "static";

    static Solvers of(Laboratory laboratory) {
        return new Solvers(
                laboratory.create(StrategyKind.REGION_FINDERS),
                laboratory.strategies(StrategyKind.SOLVERS).create(BENSON),
                laboratory.strategies(StrategyKind.SOLVERS).create(STATIC),
                laboratory.create(StrategyKind.SOLVERS),
                laboratory.regionSolver(),
                laboratory.create(StrategyKind.SEMEAI_ANALYZERS),
                laboratory.staticAnalyzer());
    }
}
