package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shapes of [CC99] that it names. */
class BoundaryLengthClassifierTest {
    @ParameterizedTest
    @CsvSource({
        "o, {O|O}", // one point
        "oo, {O|O}",
        "ooo, {T|O}", // a row of three: the move in its middle decides
        "oo/oo, {O|O}", // the square of four
        "oooo, {T|T}" // ten or more around
    })
    void shapeIsWorthWhatThePaperSays(String rows, String status) {
        EyeSpace space = new EyeSpace(EyeShape.parse(rows, Place.CENTRE).region(), 0);
        int length = NumericalFeature.BOUNDARY_LENGTH.value(space);
        EyeStatus expected = EyeStatus.parse(status);
        assertThat(new BoundaryLengthClassifier().classify(space))
                .as("boundary length %d", length)
                .isEqualTo(expected);
    }
}
