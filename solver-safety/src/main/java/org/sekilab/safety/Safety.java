package org.sekilab.safety;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.EngineFinder;
import org.sekilab.search.EngineSettings;
import org.sekilab.search.Limits;

/**
 * The front door of the safety solver. Start with {@link #best}, set limits, and ask about a position:
 *
 * <pre>{@code
 * SafetyMap map = Safety.best().within(Duration.ofSeconds(1)).solve(position);
 * }</pre>
 *
 * <p>The preset chooses its engines by name. {@link EngineFinder} finds them on the class path. No question here needs
 * Guice. Immutable; threads may share it.
 *
 * <p>Proves: as {@link SearchingSafetySolver} on whole boards, and as {@link RegionSolver} in regions. Capturing races
 * over several regions are not searched. Life on the open board is searched if {@link #with(LifeJudge)} names a judge.
 * <p>Cost: each search has the limits of {@link #within} and {@link #with}, and a board has many searches.
 * {@link #inTotal} limits a whole question.
 */
public final class Safety {
    private static final RegionFinder REGION_FINDER = new FloodRegionFinder();
    private static final int MAX_CERTIFICATE_STATES = 500_000;
    private static final Duration LONGEST = Duration.ofDays(365); // so that a deadline fits a long

    private final Preset preset;
    private final Limits limits;
    private final EngineSettings engineSettings;
    private final Optional<Duration> total;
    private final LifeJudge lives;
    private final EnginePair engines;

    private Safety(
            Preset preset, Limits limits, EngineSettings engineSettings, Optional<Duration> total, LifeJudge lives) {
        this.preset = preset;
        this.limits = limits;
        this.engineSettings = engineSettings;
        this.total = total;
        this.lives = lives;
        List<String> names = preset.engines();
        this.engines = new EnginePair(
                named(names.get(0)), names.stream().skip(1).findFirst().map(this::named), EnginePair.Budget.FULL);
    }

    /**
     * The preset that proves most, with the limits of {@link Limits#DEFAULT}.
     *
     * @throws org.sekilab.search.MissingEngineException if the class path lacks an engine of the preset
     */
    public static Safety best() {
        return of(Preset.BEST);
    }

    /**
     * A preset, with the limits of {@link Limits#DEFAULT}.
     *
     * @throws org.sekilab.search.MissingEngineException if the class path lacks an engine of the preset
     */
    public static Safety of(Preset preset) {
        return new Safety(preset, Limits.DEFAULT, EngineSettings.DEFAULT, Optional.empty(), LifeJudge.NONE);
    }

    /**
     * The same with another time limit for each search. All searches of a single region together have this time.
     *
     * @param time positive
     */
    public Safety within(Duration time) {
        return with(limits.withTime(time));
    }

    /**
     * The same with another node limit for each search. All searches of a single region together have these nodes.
     * With a node limit and a long time, each run has the same result.
     *
     * @param nodes positive
     */
    public Safety withinNodes(long nodes) {
        return with(limits.withMaxNodes(nodes));
    }

    /** The same with other limits for each search. */
    public Safety with(Limits newLimits) {
        return new Safety(preset, newLimits, engineSettings, total, lives);
    }

    /**
     * The same with a time limit for each question. After this time no search goes on, and all proofs found before are
     * kept. Regions are searched one after the other. A total near the limit of one search therefore leaves later
     * regions open.
     *
     * @param time positive
     */
    public Safety inTotal(Duration time) {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("total time %s is not positive".formatted(time));
        }
        Duration shorter = time.compareTo(LONGEST) < 0 ? time : LONGEST;
        return new Safety(preset, limits, engineSettings, Optional.of(shorter), lives);
    }

    /**
     * The same with another number of threads for each search. With more than one thread, runs may differ in what they
     * prove within a limit.
     *
     * @param threads positive
     * @throws IllegalArgumentException if an engine of the preset cannot have so many
     */
    public Safety withThreads(int threads) {
        return new Safety(preset, limits, new EngineSettings(threads), total, lives);
    }

    /**
     * The same with a judge that answers the questions of {@link
     * org.sekilab.safety.settings.Feature#OPEN_LIFE}. Only {@link Preset#BEST} has them, and only about whole boards.
     * The module of life and death has a judge.
     */
    public Safety with(LifeJudge newLives) {
        return new Safety(preset, limits, engineSettings, total, newLives);
    }

    /**
     * Proves what it can about a position. The side to move does not matter: all proofs hold even when the attacker
     * moves first.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    public SafetyMap solve(Position position) {
        return solver().solve(position);
    }

    /**
     * Proves what it can about a position by proofs that a checker can follow, and writes these down. A proof with more
     * than 500,000 states is left out.
     *
     * @return the map has only what the certificate proves
     * @throws IllegalArgumentException if a block has no liberty
     */
    public CertifiedSafety certify(Position position) {
        return boardSolver(deadline()).certify(position.requireLiberties(), MAX_CERTIFICATE_STATES);
    }

    /**
     * Solves the union of the basic regions at some points, with the attacker to move first. The region alone is
     * solved: nothing outside helps the defender. {@link RegionLookup#defenderAt} tells the defender from the first
     * point.
     *
     * @param points of the board, at least one
     * @throws IllegalArgumentException if the points name no region, the region is too large, or a block has no liberty
     */
    public RegionResult region(Position position, int... points) {
        if (points.length == 0) {
            throw new IllegalArgumentException("no point is given");
        }
        requirePoints(position, points);
        Color defender = new RegionLookup(REGION_FINDER).defenderAt(position, points[0]);
        return region(position, defender, defender.opposite(), points);
    }

    /**
     * Solves the union of a defender's basic regions at some points. The region alone is solved: nothing outside helps
     * the defender.
     *
     * @param first the side to move first
     * @param points of the board, at least one
     * @throws IllegalArgumentException if the points name no region, the region is too large, or a block has no liberty
     */
    public RegionResult region(Position position, Color defender, Color first, int... points) {
        RegionSolver solver = regionSolver();
        return solver.solve(position, regionAt(position, defender, solver, points), first);
    }

    /**
     * Solves the union of a defender's basic regions at some points, alone, and writes down the proof of the verdict. A
     * proof with more than 500,000 states is left out.
     *
     * @param first the side to move first
     * @param points of the board, at least one
     * @return a certificate with one claim, which says the verdict; empty if there is none
     * @throws IllegalArgumentException if the points name no region, the region is too large, or a block has no liberty
     */
    public Optional<Certificate> certifyRegion(Position position, Color defender, Color first, int... points) {
        RegionSolver solver = regionSolver();
        MergedRegion region = regionAt(position, defender, solver, points);
        Verdict verdict = solver.solve(position, region, first).verdict();
        return verdict == Verdict.UNKNOWN
                ? Optional.empty()
                : solver.certify(position, region, first, verdict, MAX_CERTIFICATE_STATES);
    }

    private static MergedRegion regionAt(Position position, Color defender, RegionSolver solver, int... points) {
        requirePoints(position, points);
        MergedRegion region = new RegionLookup(REGION_FINDER).regionAt(position.requireLiberties(), defender, points);
        if (!solver.fits(region)) {
            throw new IllegalArgumentException("the region has %d points; at most %d can be solved"
                    .formatted(region.points().size(), solver.koThreats().maxPoints()));
        }
        return region;
    }

    /**
     * Solves a position, and tells why the rest is not proved. The map of the result has the proofs.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    public CauseMap causes(Position position) {
        Optional<Deadline> end = deadline();
        return new CauseFinder(enginesUntil(end), config())
                .find(boardSolver(end).solve(position.requireLiberties()));
    }

    /** The solver of whole boards with these settings. A limit of {@link #inTotal} begins with this call. */
    public SafetySolver solver() {
        SearchingSafetySolver solver = boardSolver(deadline());
        return position -> solver.solve(position.requireLiberties());
    }

    /** The solver of single regions with these settings. A limit of {@link #inTotal} begins with this call. */
    public RegionSolver regionSolver() {
        return new RegionSolver(enginesUntil(deadline()).first().engine(), config());
    }

    private SearchingSafetySolver boardSolver(Optional<Deadline> end) {
        SearchingSafetySolver solver =
                new SearchingSafetySolver(REGION_FINDER, enginesUntil(end), config(), RaceJudge.NONE);
        return lives == LifeJudge.NONE ? solver : solver.with(judgeUntil(end));
    }

    private SafetyConfig config() {
        return SafetyConfig.of(preset).with(limits);
    }

    private EnginePair.Named named(String name) {
        return new EnginePair.Named(name, EngineFinder.create(name, engineSettings));
    }

    /** The end of a question that begins now, if it has one. */
    private Optional<Deadline> deadline() {
        return total.map(Deadline::in);
    }

    private EnginePair enginesUntil(Optional<Deadline> end) {
        return end.map(deadline -> new EnginePair(
                        until(deadline, engines.first()),
                        engines.second().map(named -> until(deadline, named)),
                        engines.budget()))
                .orElse(engines);
    }

    private LifeJudge judgeUntil(Optional<Deadline> end) {
        return end.<LifeJudge>map(deadline -> new DeadlineJudge(lives, deadline))
                .orElse(lives);
    }

    private static EnginePair.Named until(Deadline end, EnginePair.Named named) {
        return new EnginePair.Named(named.name(), new DeadlineEngine(named.engine(), end));
    }

    private static void requirePoints(Position position, int... points) {
        for (int point : points) {
            if (!position.geometry().isPoint(point)) {
                throw new IllegalArgumentException("%d is not a point on %s".formatted(point, position.geometry()));
            }
        }
    }
}
