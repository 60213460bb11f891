package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.score.JudgedStones;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.model.Color;
import org.sekilab.scoring.Ruleset;
import org.sekilab.scoring.Score;
import org.sekilab.scoring.Territory;

/** The score of a game: a line of {@code score}. */
@JsonClassDescription("A finished game, and its score.")
public record ScoreLine(
        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,
        @JsonPropertyDescription(Meanings.SIZE) String size,
        Ruleset rules,
        BigDecimal komi,

        @JsonPropertyDescription("The score of each side; that of white with komi.")
        ColorScores points,

        @JsonPropertyDescription("The points that count as territory.")
        ColorPoints territory,

        @JsonPropertyDescription("Points of neither side.") List<String> neutral,

        @JsonPropertyDescription("Surrounded points that do not count, as they are in seki.")
        ColorPoints seki,

        @JsonPropertyDescription("Surrounded points that do not count, as they are false eyes.")
        ColorPoints falseEyes,

        @JsonPropertyDescription("Stones on the board.") ColorCounts stones,

        @JsonPropertyDescription("Stones that a color has taken, dead ones too.")
        ColorCounts prisoners,

        @JsonPropertyDescription("What tells that stones are dead. Absent if none is dead or in doubt.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Certainty certainty,

        @JsonPropertyDescription("The stones that were taken off as dead.")
        List<String> dead,

        @JsonPropertyDescription("Points that were guessed, for want of a proof. Absent unless seki is told by proofs.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> unproved,

        @JsonPropertyDescription("Points that the mode relaxed sorts otherwise. Absent unless that was asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<Difference> differences)
        implements JsonObject {
    /** A number for each color. */
    public record ColorCounts(int black, int white) {}

    /** The dead stones by what tells that they are dead, and those in doubt. */
    public record Certainty(
            @JsonPropertyDescription("Dead stones that the user named.")
            List<String> named,

            @JsonPropertyDescription("Stones that are proved dead.")
            List<String> proved,

            @JsonPropertyDescription("Stones that are dead by an estimate, which proves nothing.")
            List<String> estimated,

            @JsonPropertyDescription("Stones whose estimate may well be wrong, dead ones and others.")
            List<String> doubtful) {
        public Certainty {
            named = List.copyOf(named);
            proved = List.copyOf(proved);
            estimated = List.copyOf(estimated);
            doubtful = List.copyOf(doubtful);
        }

        private static @Nullable Certainty of(JudgedStones judged) {
            if (judged.all().isEmpty() && !judged.isEstimate()) {
                return null;
            }
            return new Certainty(
                    BoardNames.points(judged.named()),
                    BoardNames.points(judged.proved()),
                    BoardNames.points(judged.estimated()),
                    BoardNames.points(judged.doubtful()));
        }
    }

    public ScoreLine {
        neutral = List.copyOf(neutral);
        dead = List.copyOf(dead);
        unproved = unproved == null ? null : List.copyOf(unproved);
        differences = differences == null ? null : List.copyOf(differences);
    }

    /** A score for each color. */
    public record ColorScores(BigDecimal black, BigDecimal white) {}

    /** A point that two modes sort differently. */
    public record Difference(String point, String exact, String relaxed) {}

    /**
     * The line of a game.
     *
     * @param unproved the points that were guessed, null if that is not told
     * @param differences the points that another mode sorts differently, null if that is not told
     */
    public static ScoreLine of(
            ScoreAnswer answer, @Nullable List<String> unproved, @Nullable List<Difference> differences) {
        Score score = answer.score();
        Territory territory = score.territory();
        return new ScoreLine(
                answer.input().file(),
                answer.input().index(),
                BoardNames.size(territory.position().geometry()),
                score.rules(),
                Json.number(score.komi()),
                new ColorScores(Json.number(score.points(Color.BLACK)), Json.number(score.points(Color.WHITE))),
                ColorPoints.of(territory.black().territory(), territory.white().territory()),
                BoardNames.points(territory.neutral()),
                ColorPoints.of(territory.black().seki(), territory.white().seki()),
                ColorPoints.of(territory.black().falseEyes(), territory.white().falseEyes()),
                new ColorCounts(score.stones(Color.BLACK), score.stones(Color.WHITE)),
                new ColorCounts(score.prisonersOf(Color.BLACK), score.prisonersOf(Color.WHITE)),
                Certainty.of(answer.dead()),
                BoardNames.points(answer.dead().all()),
                unproved,
                differences);
    }
}
