package org.sekilab.semeai;

import java.time.Duration;
import java.util.Map;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.search.EngineFinder;
import org.sekilab.search.EngineSettings;
import org.sekilab.search.Limits;

/**
 * The front door of capturing races. Start with {@link #best}, set limits, and ask about a race:
 *
 * <pre>{@code
 * Races races = Races.best().within(Duration.ofSeconds(1));
 * SemeaiResult result = races.solve(position, black, white, Color.BLACK);
 * }</pre>
 *
 * <p>{@link EngineFinder} finds the engine on the class path. No question here needs Guice. Immutable; threads may
 * share it.
 *
 * <p>Proves: as {@link SemeaiResult#certainty} says. A result with {@link SemeaiResult#isProved} is a proof.
 * <p>Cost: all work for a race ends within the time limit.
 */
public final class Races {
    private static final String ENGINE = "dfpn-r";
    private static final int MAX_CERTIFICATE_STATES = 500_000;

    private final Limits limits;
    private final EngineSettings engineSettings;
    private final KoWinner koWinner;
    private final SemeaiAnalyzer analyzer;

    private Races(Limits limits, EngineSettings engineSettings, KoWinner koWinner) {
        this.limits = limits;
        this.engineSettings = engineSettings;
        this.koWinner = koWinner;
        this.analyzer = AutoAnalyzer.of(EngineFinder.create(ENGINE, engineSettings), SemeaiConfig.of(limits));
    }

    /**
     * All methods, the fastest first, with the limits of {@link Limits#DEFAULT}. Neither side may retake a ko at once.
     *
     * @throws org.sekilab.search.MissingEngineException if the class path lacks the engine
     */
    public static Races best() {
        return new Races(Limits.DEFAULT, EngineSettings.DEFAULT, KoWinner.NONE);
    }

    /**
     * The same with another time limit for each race.
     *
     * @param time positive
     */
    public Races within(Duration time) {
        return with(limits.withTime(time));
    }

    /**
     * The same with another node limit for each search.
     *
     * @param nodes positive
     */
    public Races withinNodes(long nodes) {
        return with(limits.withMaxNodes(nodes));
    }

    /** The same with other limits. The time is that of a race, the nodes and the memory are those of each search. */
    public Races with(Limits newLimits) {
        return new Races(newLimits, engineSettings, koWinner);
    }

    /** The same with another ko model. */
    public Races with(KoWinner newKoWinner) {
        return new Races(limits, engineSettings, newKoWinner);
    }

    /**
     * The same with another number of threads for each search.
     *
     * @param threads positive
     * @throws IllegalArgumentException if the engine cannot have so many
     */
    public Races withThreads(int threads) {
        return new Races(limits, new EngineSettings(threads), koWinner);
    }

    /**
     * Tells which block is captured first.
     *
     * @param black the point of a stone of the black block
     * @param white the point of a stone of the white block
     * @param first the side to move first; a ko of the position is closed only to its own side to move
     * @throws IllegalArgumentException if a point has no stone of its color, or a block has no liberty
     */
    public SemeaiResult solve(Position position, int black, int white, Color first) {
        return analyzer.analyze(problem(position, black, white), first);
    }

    /**
     * Tells which block is captured first, and writes down how, if that is a proof. See {@link RaceCertifier}. A race
     * with more than 500,000 states has no certificate.
     *
     * @param black the point of a stone of the black block
     * @param white the point of a stone of the white block
     * @param first the side to move first; a ko of the position is closed only to its own side to move
     * @throws IllegalArgumentException if a point has no stone of its color, or a block has no liberty
     */
    public CertifiedRace certify(Position position, int black, int white, Color first) {
        SemeaiProblem problem = problem(position, black, white);
        SemeaiResult result = analyzer.analyze(problem, first);
        RaceCertifier certifier = new RaceCertifier(MAX_CERTIFICATE_STATES);
        return new CertifiedRace(result, certifier.certify(problem, Map.of(first, result)));
    }

    private SemeaiProblem problem(Position position, int black, int white) {
        return new SemeaiProblem(position.requireLiberties(), black, white, koWinner);
    }
}
