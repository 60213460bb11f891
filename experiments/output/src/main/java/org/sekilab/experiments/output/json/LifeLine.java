package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.life.FirstMoves;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.life.LifeKo;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.life.report.SearchReport;
import org.sekilab.life.report.WindowReport;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;

/** The answer to a question about life and death: a line of {@code life}. */
@JsonClassDescription("Stones on an open board, and whether they live.")
public record LifeLine(
        @JsonPropertyDescription(Meanings.ROW) @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer row,

        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,

        @JsonPropertyDescription(
                "The stones that must live. One block of each group must live; the sign & is between groups. ANY: any block.")
        String stones,

        @JsonPropertyDescription("The side that has to live.")
        Color defender,

        @JsonPropertyDescription("The side that moves first.")
        Color first,

        @JsonPropertyDescription(Meanings.VERDICT) LifeVerdict verdict,

        @JsonPropertyDescription("The expected verdict, as a list names it.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        LifeVerdict expected,

        @JsonPropertyDescription(
                "What is proved of the ko with few threats. Absent if no ko decides, or nothing more is proved.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Ko ko,

        @JsonPropertyDescription("The winning first move. Null if the other side moves first or nothing is proved.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        @Nullable
        String bestMove,

        @JsonPropertyDescription("All first moves that are proved to keep the verdict. Absent if that was not asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> winningMoves,

        @JsonPropertyDescription("The first moves that are not decided. Absent if that was not asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> openMoves,

        @JsonPropertyDescription(Meanings.PV) List<String> pv,

        @JsonPropertyDescription("The name of the area: the one with the proof, or the last that was tried.")
        String areaName,

        @JsonPropertyDescription("The points of the area.") List<String> area,

        @JsonPropertyDescription("The points that the proof depends on.")
        List<String> zone,

        @JsonPropertyDescription(Meanings.NODES) long nodes,
        @JsonPropertyDescription(Meanings.MILLIS) BigDecimal millis,
        @JsonPropertyDescription(Meanings.LIMIT) Limit limit,

        @JsonPropertyDescription("How far the search for life came in its last area. Absent if there is a verdict.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Search search,

        @JsonPropertyDescription("The number of states in the proofs.")
        long states,

        @JsonPropertyDescription(
                "The number of the board in the file of certificates, from 1. Absent without the option --certificate.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Integer certificate)
        implements JsonObject {
    /** A ko that decides about life, with few ko threats. */
    @JsonClassDescription("A ko with few threats. A threat is one retake at once.")
    public record Ko(
            @JsonPropertyDescription("The side that succeeds without threats of either side.")
            Color winner,

            @JsonPropertyDescription("The most threats with which the other side is proved to fail.")
            int tooFew,

            @JsonPropertyDescription("The fewest threats with which the other side succeeds. Null if not proved.")
            @JsonInclude(JsonInclude.Include.ALWAYS)
            @Nullable
            Integer enough,

            @JsonPropertyDescription("Whether it is a direct ko.")
            boolean direct,

            @JsonPropertyDescription("The fewest threats that the winner may not ignore. Null if not proved.")
            @JsonInclude(JsonInclude.Include.ALWAYS)
            @Nullable
            Integer ahead,

            @JsonPropertyDescription("The name of the ko, as the page on verdicts defines it.")
            LifeKo.Kind kind) {
        private static Ko of(LifeKo ko) {
            return new Ko(
                    ko.winner(),
                    ko.tooFew(),
                    ko.enough().isPresent() ? ko.enough().getAsInt() : null,
                    ko.kind() == LifeKo.Kind.DIRECT,
                    ko.ahead().isPresent() ? ko.ahead().getAsInt() : null,
                    ko.kind());
        }
    }

    /** How far a search for life came that found no proof. */
    @JsonClassDescription("The windows around the stones that were searched for life.")
    public record Search(
            @JsonPropertyDescription("How many of 100 entries of the table are in use.")
            int tablePercent,

            @JsonPropertyDescription("The windows, the smallest first.")
            List<Window> windows) {
        public Search {
            windows = List.copyOf(windows);
        }

        private static Search of(SearchReport report) {
            List<Window> windows = report.windows().stream()
                    .map(window -> new Window(window.points(), window.nodes(), window.state()))
                    .toList();
            return new Search(report.tablePercent(), windows);
        }
    }

    /** How far the search of a window came. */
    @JsonClassDescription("A window around the stones.")
    public record Window(
            @JsonPropertyDescription("The number of its points.")
            int points,

            @JsonPropertyDescription("The nodes that were searched in it.")
            long nodes,

            @JsonPropertyDescription(
                    "Waiting: no search. Open: a limit came first. Hopeless: searched to the end without a proof. Unwritten: won, but the proof could not be written.")
            WindowReport.State state) {}

    public LifeLine {
        winningMoves = winningMoves == null ? null : List.copyOf(winningMoves);
        openMoves = openMoves == null ? null : List.copyOf(openMoves);
        pv = List.copyOf(pv);
        area = List.copyOf(area);
        zone = List.copyOf(zone);
    }

    /**
     * The line of an answer.
     *
     * @param row the row of a list that it answers, from 1
     * @param certificate the number of its board in the file of certificates, from 1
     */
    public static LifeLine of(OptionalInt row, LifeAnswer answer, OptionalInt certificate) {
        LifeResult result = answer.result();
        LifeQuery query = answer.query();
        Geometry geometry = answer.problem().position().geometry();
        @Nullable FirstMoves moves = answer.firstMoves().orElse(null);
        return new LifeLine(
                row.isPresent() ? row.getAsInt() : null,
                query.file().toString(),
                answer.index(),
                query.stones(),
                answer.problem().defender(),
                answer.problem().first(),
                result.verdict(),
                query.expected().orElse(null),
                result.ko().map(Ko::of).orElse(null),
                result.move() == Points.NONE ? null : GtpPoints.format(geometry, result.move()),
                moves == null ? null : BoardNames.moves(geometry, moves.winning()),
                moves == null ? null : BoardNames.moves(geometry, moves.open()),
                BoardNames.moves(geometry, result.line()),
                answer.area().name(),
                BoardNames.points(answer.area().points()),
                BoardNames.points(answer.zone()),
                result.statistics().nodes(),
                Json.millis(result.statistics().elapsedNanos()),
                result.limit(),
                result.report().map(Search::of).orElse(null),
                answer.states(),
                certificate.isPresent() ? certificate.getAsInt() : null);
    }
}
