package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.solve.CauseResult;
import org.sekilab.experiments.solve.CauseTally;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.safety.Cause;
import org.sekilab.safety.Refutations;
import org.sekilab.safety.RefutedRegion;

/** Why points of a board are not proved: a line of {@code causes}. */
@JsonClassDescription("A position, and why points of it are not proved.")
public record CausesLine(
        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,
        @JsonPropertyDescription(Meanings.SIZE) String size,
        @JsonPropertyDescription("The points of the board.") int points,
        @JsonPropertyDescription(Meanings.SAFE_POINTS) int safePoints,

        @JsonPropertyDescription(
                "All causes, those that take nothing too. The cause refuted is there with --refute only.")
        List<CauseLoss> causes,

        @JsonPropertyDescription("What is refuted. Absent without --refute.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Refuted refuted)
        implements JsonObject {
    public CausesLine {
        causes = List.copyOf(causes);
    }

    /** What one cause takes. */
    public record CauseLoss(
            @JsonPropertyDescription("The name of the cause, as the table of the command lists and explains it.")
            String cause,

            @JsonPropertyDescription("Points that are not proved safe for either color.")
            int points,

            @JsonPropertyDescription("Blocks with stones that are not on safe points.")
            int blocks,

            @JsonPropertyDescription("Basic regions of both colors that are not proved as a whole.")
            int regions,

            @JsonPropertyDescription("The points.") List<String> at) {
        public CauseLoss {
            at = List.copyOf(at);
        }

        private static CauseLoss of(CauseResult result, Cause cause) {
            CauseTally.Loss loss = result.tally().loss(cause);
            return new CauseLoss(
                    cause.label(),
                    loss.points(),
                    loss.blocks(),
                    loss.regions(),
                    BoardNames.points(points(result, cause)));
        }

        private static PointSet points(CauseResult result, Cause cause) {
            Geometry geometry = result.input().position().geometry();
            PointSet points = new PointSet(geometry);
            for (int point = 0; point < geometry.area(); point++) {
                if (result.causes().at(point).filter(cause::equals).isPresent()) {
                    points.add(point);
                }
            }
            return points;
        }
    }

    /** What is refuted. */
    public record Refuted(
            @JsonPropertyDescription("Points with the cause refuted where the attacker keeps a stone or captures one.")
            List<String> lost,

            @JsonPropertyDescription("How many points have a move that makes a refuted region safe.")
            int moves,

            List<Region> regions) {
        public Refuted {
            lost = List.copyOf(lost);
            regions = List.copyOf(regions);
        }

        private static Refuted of(Refutations found) {
            return new Refuted(
                    BoardNames.points(found.lost()),
                    found.moves(),
                    found.regions().stream().map(Region::of).toList());
        }

        /** A refuted region. */
        public record Region(
                @JsonPropertyDescription("The side that defends the region.")
                Color color,

                List<String> points,

                @JsonPropertyDescription(
                        "stays: the attacker keeps a stone inside, even if all blocks around are alive. "
                                + "block: it captures a block around. either: it captures one of the blocks around or keeps a stone inside.")
                String reason,

                @JsonPropertyDescription(
                        "A move of the defender after which the region is proved safe. Null if none was found.")
                @JsonInclude(JsonInclude.Include.ALWAYS)
                @Nullable
                String move) {
            public Region {
                points = List.copyOf(points);
            }

            private static Region of(RefutedRegion refuted) {
                PointSet points = refuted.region().points();
                return new Region(
                        refuted.region().color(),
                        BoardNames.points(points),
                        refuted.reason().name().toLowerCase(Locale.ROOT),
                        refuted.isUnsettled() ? points.geometry().name(refuted.move()) : null);
            }
        }
    }

    private static List<Cause> causes(CauseResult result) {
        return result.refutations().isPresent() ? List.of(Cause.values()) : Cause.withoutRefutations();
    }

    /** The line of a position. */
    public static CausesLine of(CauseResult result) {
        return new CausesLine(
                result.input().file(),
                result.input().index(),
                BoardNames.size(result.input().position().geometry()),
                result.tally().points(),
                result.tally().safePoints(),
                causes(result).stream()
                        .map(cause -> CauseLoss.of(result, cause))
                        .toList(),
                result.refutations().map(Refuted::of).orElse(null));
    }
}
