package org.sekilab.experiments.analyze;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.score.SekiMode;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.model.Color;
import org.sekilab.scoring.Ruleset;
import org.sekilab.semeai.KoWinner;

/** A line of the input of {@code analyze}: a question, or an action. */
@JsonClassDescription("A line of the input: a question about a position, or an action.")
public record AnalyzeQuery(
        @JsonPropertyDescription("The name that answers carry. With the action cancel: that of the question.")
        String id,

        @JsonPropertyDescription("What to do in place of answering a question.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Action action,

        @JsonPropertyDescription("The size of the board: a number, or width and height as in \"17:5\" (default: 19).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Object size,

        @JsonPropertyDescription("Black stones before the first move, such as \"C3\".")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> black,

        @JsonPropertyDescription("White stones before the first move.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> white,

        @JsonPropertyDescription("Moves, each a color and a point or pass: [[\"B\", \"C3\"], [\"W\", \"pass\"]].")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<List<String>> moves,

        @JsonPropertyDescription("The side to move (default: as in a game record).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Color toPlay,

        @JsonPropertyDescription("What to answer, at least one.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        List<Topic> ask,

        @JsonPropertyDescription("The rules of the score (default: japanese).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Ruleset rules,

        @JsonPropertyDescription("The points that white gets in the score (default: 0).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        BigDecimal komi,

        @JsonPropertyDescription("Which regions, if regions are asked (default: all of both colors, attacker first).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        RegionsAsked regions,

        @JsonPropertyDescription("The stones, if life is asked.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        LifeAsked life,

        @JsonPropertyDescription("The two blocks, if race is asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        RaceAsked race,

        @JsonPropertyDescription("How to score, if score is asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        ScoreAsked score,

        @JsonPropertyDescription("The limits of each search.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        SearchLimits limits,

        @JsonPropertyDescription("Keys of the configuration with their values: text, numbers, true, false or lists.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Map<String, Object> settings,

        @JsonPropertyDescription("Questions of higher priority are begun first (default: 0).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Integer priority,

        @JsonPropertyDescription("The time between lines of progress, such as \"500ms\" (default: no such lines).")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String progress) {
    public AnalyzeQuery {
        black = black == null ? null : List.copyOf(black);
        white = white == null ? null : List.copyOf(white);
        moves = moves == null ? null : moves.stream().map(List::copyOf).toList();
        ask = ask == null ? null : List.copyOf(ask);
        settings = settings == null ? null : Map.copyOf(settings);
    }

    /** What a line does that is no question. */
    public enum Action {
        /** Ends the open question of this name. */
        CANCEL,
        /** Tells the version of the program. */
        VERSION,
        /** Ends all open questions, and the program. */
        QUIT
    }

    /** What a question can ask about a position. */
    public enum Topic {
        /** All that is proved of the whole board, as the command {@code solve} tells it. */
        SAFETY,
        /** Regions alone, as the command {@code region} tells them. */
        REGIONS,
        /** Life and death of chosen stones, as the command {@code life} tells it. */
        LIFE,
        /** A capturing race, as the command {@code semeai} tells it. */
        RACE,
        /** The score of a finished game, as the command {@code score} tells it. */
        SCORE,
        /** Groups and estimates, as the command {@code static} tells them. */
        STATIC
    }

    /** Regions, as the options of the command {@code region} name them. */
    public record RegionsAsked(
            @JsonPropertyDescription("Points of a region each, such as \"A1\" or \"A1 C3\" (default: all regions).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            List<String> at,

            @JsonPropertyDescription("The side that owns the regions at these points (default: told from the stones).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Color defender,

            @JsonPropertyDescription("The side that moves first (default: attacker).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            RegionQuery.@Nullable Mover first,

            @JsonPropertyDescription("Whether the whole board may decide a region first (default: false).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Boolean onBoard) {
        public RegionsAsked {
            at = at == null ? null : List.copyOf(at);
        }
    }

    /** Stones, as the options of the command {@code life} name them. */
    public record LifeAsked(
            @JsonPropertyDescription("Groups of stones, such as \"C3,D5\": one stone of each must live. "
                    + "Absent or empty: any block of the defender in the area.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            List<String> at,

            @JsonPropertyDescription("The side that has to live (default: the color of the stones).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Color defender,

            @JsonPropertyDescription("The side that moves first (default: to-move).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            LifeQuery.@Nullable First first,

            @JsonPropertyDescription("The points to play on, all or auto (default: auto).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String area,

            @JsonPropertyDescription("Whether to find all first moves that keep the verdict (default: false).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Boolean allMoves) {
        public LifeAsked {
            at = at == null ? null : List.copyOf(at);
        }
    }

    /** A race, as the options of the command {@code semeai} name it. */
    public record RaceAsked(
            @JsonPropertyDescription("A stone of the black block.")
            String black,

            @JsonPropertyDescription("A stone of the white block.")
            String white,

            @JsonPropertyDescription("The side that moves first (default: both).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            SemeaiQuery.@Nullable Mover first,

            @JsonPropertyDescription("The side that may retake a ko at once (default: none).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            KoWinner koWinner) {}

    /** How to score, as the options of the command {@code score} name it. */
    public record ScoreAsked(
            @JsonPropertyDescription(
                    "The dead stones, one point of each block as in \"C3,Q16\"; or estimate, auto or none, with or "
                            + "without more points as in \"auto,C3\" (default: estimate).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String dead,

            @JsonPropertyDescription("Stones that are alive, one point of each block, whatever the judge says.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String alive,

            @JsonPropertyDescription("The test for seki (default: relaxed).")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            SekiMode seki) {
        static final ScoreAsked DEFAULT = new ScoreAsked(null, null, null);
    }

    /** Limits of each search, in place of those of the command line. */
    public record SearchLimits(
            @JsonPropertyDescription("limits.region-time, such as \"250ms\" or \"10s\".")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String time,

            @JsonPropertyDescription("limits.region-nodes.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer nodes,

            @JsonPropertyDescription("limits.memory, such as \"256 MiB\".")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String memory) {}
}
