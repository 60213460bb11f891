package org.sekilab.experiments.gtp.game;

import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.StatusMethod;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.CauseFinder;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionSolver;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.statics.groups.StaticAnalyzer;

/**
 * The solvers that an engine asks.
 *
 * @param regionFinder what finds blocks and basic regions
 * @param benson what proves unconditional life
 * @param statics what proves safety by rules alone
 * @param full what the configuration chose to prove safety
 * @param regions what says which regions are small enough to be solved
 * @param prover what solves single regions, and keeps the proofs
 * @param causes what tells why points are not proved
 * @param certificateStates proofs with more states go into no certificate
 * @param engine what it searches with
 * @param limits of a search
 * @param races what tells the outcome of capturing races
 * @param groups what finds groups
 * @param life what solves life and death on open boards
 * @param status the methods that tell the status of blocks
 */
public record GtpSolvers(
        RegionFinder regionFinder,
        SafetySolver benson,
        SafetySolver statics,
        SafetySolver full,
        RegionSolver regions,
        RegionProver prover,
        CauseFinder causes,
        int certificateStates,
        Engine engine,
        Limits limits,
        SemeaiAnalyzer races,
        StaticAnalyzer groups,
        LifeSolver life,
        StatusMethod status) {
    /** The solvers that a laboratory is configured for. */
    public static GtpSolvers of(Laboratory laboratory) {
        return new GtpSolvers(
                laboratory.create(StrategyKind.REGION_FINDERS),
                laboratory.strategies(StrategyKind.SOLVERS).create(SafetyLevel.BENSON.argument()),
                laboratory.strategies(StrategyKind.SOLVERS).create(SafetyLevel.STATIC.argument()),
                laboratory.create(StrategyKind.SOLVERS),
                laboratory.regionSolver(),
                laboratory.regionProver(),
                laboratory.causeFinder(),
                laboratory.settings().get(SafetyKeys.CERTIFICATE_STATES),
                laboratory.create(StrategyKind.ENGINES),
                laboratory.settings().safety().limits(),
                laboratory.create(StrategyKind.SEMEAI_ANALYZERS),
                laboratory.staticAnalyzer(),
                laboratory.lifeSolver(),
                laboratory.settings().get(Keys.STATUS));
    }

    /** These solvers, with another solver of life and death. */
    public GtpSolvers with(LifeSolver newLife) {
        return new GtpSolvers(
                regionFinder,
                benson,
                statics,
                full,
                regions,
                prover,
                causes,
                certificateStates,
                engine,
                limits,
                races,
                groups,
                newLife,
                status);
    }

    /** The solver of a level. */
    public SafetySolver solver(SafetyLevel level) {
        return switch (level) {
            case BENSON -> benson;
            case STATIC -> statics;
            case FULL -> full;
        };
    }
}
