package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.model.Color;
import org.sekilab.safety.settings.Verdict;

/** A whole board and what is proved of it: a line of {@code solve}. */
@JsonClassDescription("A position, and what is proved of it.")
public record SolveLine(
        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,
        @JsonPropertyDescription(Meanings.SIZE) String size,
        Blocks blocks,
        Regions regions,
        @JsonPropertyDescription(Meanings.SAFE_POINTS) SafeCounts safePoints,
        @JsonPropertyDescription(Meanings.SAFE) ColorPoints safe,

        @JsonPropertyDescription("The safe stones that live in seki.")
        ColorPoints seki,

        @JsonPropertyDescription("The stones that are proved dead.")
        ColorPoints dead,

        @JsonPropertyDescription("The regions of black, then those of white.")
        List<RegionResult> regionResults,

        @JsonPropertyDescription(Meanings.NODES) long nodes,
        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis,
        @JsonPropertyDescription(Meanings.BASIS) String basis,

        @JsonPropertyDescription("The engines that searched.")
        List<EngineCost> engines)
        implements JsonObject {
    public SolveLine {
        regionResults = List.copyOf(regionResults);
        engines = List.copyOf(engines);
    }

    /** The blocks of both colors. */
    public record Blocks(
            int total,

            @JsonPropertyDescription("Blocks that are alive.")
            int safe,

            @JsonPropertyDescription("Blocks with all stones on safe points, dead or not.")
            int onSafePoints) {}

    /** The basic regions of both colors. */
    public record Regions(
            int total,

            @JsonPropertyDescription("Regions with at least one safe point.")
            int safe) {}

    /** A region and what is proved of it. */
    public record RegionResult(
            @JsonPropertyDescription("The side that defends the region.")
            Color color,

            @JsonPropertyDescription("The kind of region, such as basic.")
            String kind,

            List<String> points,
            @JsonPropertyDescription(Meanings.VERDICT) Verdict verdict,

            @JsonPropertyDescription("The method that proved the last of it, or none.")
            String method,

            @JsonPropertyDescription("The nodes of the region's own search.")
            long nodes,

            @JsonPropertyDescription("Wall time of the region's own search in milliseconds, 0 where rules proved it.")
            BigDecimal millis,

            @JsonPropertyDescription("What stopped a search of a region that is UNKNOWN. Absent if nothing did.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String limit) {
        private static final String BASIC = "basic"; // other kinds are not listed

        public RegionResult {
            points = List.copyOf(points);
        }

        static RegionResult of(RegionOutcome outcome) {
            return new RegionResult(
                    outcome.region().color(),
                    BASIC,
                    BoardNames.points(outcome.region().points()),
                    outcome.verdict(),
                    outcome.method(),
                    outcome.nodes(),
                    Json.millis(outcome.elapsedNanos()),
                    outcome.limit().orElse(null));
        }
    }

    /** What an engine has spent in all. */
    public record EngineCost(
            @JsonPropertyDescription(Meanings.ENGINE) String engine,
            long nodes,
            @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis) {}

    /** The line of a position. */
    public static SolveLine of(BoardResult result) {
        Tally tally = result.tally();
        return new SolveLine(
                result.input().file(),
                result.input().index(),
                BoardNames.size(result.input().position().geometry()),
                new Blocks(tally.blocks(), tally.aliveBlocks(), tally.blocksOnSafePoints()),
                new Regions(tally.regions(), tally.safeRegions()),
                SafeCounts.of(tally.safeBlack(), tally.safeWhite()),
                ColorPoints.of(
                        result.safety().safePoints(Color.BLACK), result.safety().safePoints(Color.WHITE)),
                ColorPoints.of(
                        result.safety().sekiStones(Color.BLACK), result.safety().sekiStones(Color.WHITE)),
                ColorPoints.of(result.deadStones(Color.BLACK), result.deadStones(Color.WHITE)),
                result.regions().stream().map(RegionResult::of).toList(),
                result.nodes(),
                Json.millis(result.elapsedNanos()),
                Basis.ON_BOARD.words(),
                result.safety().spent().entrySet().stream()
                        .map(engine -> new EngineCost(
                                engine.getKey(),
                                engine.getValue().nodes(),
                                Json.millis(engine.getValue().elapsedNanos())))
                        .toList());
    }
}
