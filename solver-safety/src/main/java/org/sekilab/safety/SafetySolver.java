package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.search.Engine;
import org.sekilab.statics.AlternatingPlaySolver;
import org.sekilab.statics.SafetyMap;
import org.sekilab.statics.SafetyMapBuilder;
import org.sekilab.statics.StaticSafetySolver;

/**
 * The safety solver: static rules first, then searches of regions, alone and together, at last for seki, and
 * for what capturing races leave alive.
 *
 * <p>Source: [NM04] 3, [NKM] 5.6.
 * <p>Proves: everything it reports, with the attacker moving first and winning all ko fights, whatever
 * {@link KoConfig} says, see {@link LibertySums}. Nothing follows for the rest, which may be safe beyond a limit.
 * <p>Differs: see the sub-solvers that {@link ColorSolver} puts in order.
 * <p>Cost: the time limit for each region that is not solved, twice if there is a second engine, and again when its
 * neighbors turn out to be alive.
 */
public final class SafetySolver implements StaticSafetySolver {
    private final RegionFinder regionFinder;
    private final SafetyConfig config;
    private final RegionSearcher searcher;
    private final RaceJudge races;

    /** With one engine, and without any knowledge of capturing races. */
    public SafetySolver(RegionFinder regionFinder, Engine engine, SafetyConfig config) {
        this(regionFinder, EnginePair.of(engine), config, RaceJudge.NONE);
    }

    /**
     * @param engines what it searches with
     * @param races who is asked about capturing races, where all else has failed
     */
    public SafetySolver(RegionFinder regionFinder, EnginePair engines, SafetyConfig config, RaceJudge races) {
        this.regionFinder = regionFinder;
        this.config = config;
        this.races = races;
        this.searcher = new RegionSearcher(engines, config);
    }

    @Override
    public SafetyMap solve(Position position) {
        return solve(position, game -> {});
    }

    /** The same, and reports the games that the result rests on, as far as they were searched. */
    SafetyMap solve(Position position, ProvedGame.Recorder recorder) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        List<PointSet> reserved = new ArrayList<>();
        for (Color color : Color.values()) {
            reserved.add(AlternatingPlaySolver.addTo(result, color));
        }
        List<ColorState> states = new ArrayList<>();
        for (Color color : Color.values()) {
            states.add(new ColorState(result, color, reserved.get(color.ordinal()), config, searcher, recorder));
        }
        config.stages().forEach(stage -> solve(states, stage));
        return result.build();
    }

    private void solve(List<ColorState> states, SafetyConfig stage) {
        SubSolver solver = new ColorSolver(stage, races);
        states.forEach(state -> state.enter(stage));
        boolean hasFound = true;
        while (hasFound) { // what is in seki for one color is known by what lives of the other
            hasFound = false;
            for (ColorState state : states) {
                hasFound |= solver.solve(state);
            }
        }
    }
}
