package org.sekilab.experiments.score;

import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.PointSet;
import org.sekilab.scoring.Score;
import org.sekilab.scoring.Territory;

/**
 * The score of a position.
 *
 * @param input the position and where it is from
 * @param score what each side has
 * @param dead the stones that were taken off, by what tells that they are dead
 * @param unproved points that the mode {@link SekiMode#EXACT} could only guess, frozen. Empty for other modes,
 *     which prove nothing
 * @param relaxed the territory as {@link SekiMode#RELAXED} has it, to compare with
 */
public record ScoreAnswer(BoardInput input, Score score, JudgedStones dead, PointSet unproved, Territory relaxed) {
    public ScoreAnswer {
        unproved = unproved.copy().freeze();
    }
}
