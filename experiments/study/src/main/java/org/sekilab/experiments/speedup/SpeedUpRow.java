package org.sekilab.experiments.speedup;

/**
 * One region, solved by one thread and by several.
 *
 * @param board the file, and the game tree where there are several
 * @param at a point of the region
 * @param points how many it has
 * @param one the median of the tries with one thread
 * @param several the median of the tries with several threads
 */
public record SpeedUpRow(String board, String at, int points, AnswerCost one, AnswerCost several) {
    /** How many times sooner several threads were done. */
    public double speedUp() {
        return one.millis() / several.millis();
    }

    public boolean isSameVerdict() {
        return one.verdict() == several.verdict();
    }
}
