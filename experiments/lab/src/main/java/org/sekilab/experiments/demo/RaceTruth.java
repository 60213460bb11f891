package org.sekilab.experiments.demo;

import java.util.Locale;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.semeai.KoWinner;

/**
 * The truth about a capturing race, by enumeration.
 *
 * @param index the game tree, from 1
 * @param black a stone of the black essential block, in GTP coordinates
 * @param white a stone of the white essential block, in GTP coordinates
 * @param koWinner the ko model
 * @param blackFirst what comes out when black moves first: BLACK_WINS, WHITE_WINS, SEKI or AMBIGUOUS. The value is
 *     AMBIGUOUS if the result depends on the rule for long repetitions
 * @param whiteFirst what comes out when white moves first, one of the same four values
 */
public record RaceTruth(
        int index, String black, String white, KoWinner koWinner, String blackFirst, String whiteFirst) {
    static RaceTruth of(CSVRecord cells) {
        return new RaceTruth(
                Integer.parseInt(cells.get("index")),
                cells.get("black"),
                cells.get("white"),
                KoWinner.valueOf(cells.get("ko_winner").toUpperCase(Locale.ROOT)),
                cells.get("black_first"),
                cells.get("white_first"));
    }
}
