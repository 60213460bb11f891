package org.sekilab.experiments;

import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.model.text.UnknownPointException;

/**
 * A text of the user's, and the place that messages name. The caller knows the place: an option, a column of a table or
 * a field of a request.
 *
 * @param place such as {@code --at}, for messages
 * @param text as the user gave it
 */
public record Argument(String place, String text) {
    /** The message that this text is wrong. */
    public InputException mistake(String what) {
        return new InputException(place, what);
    }

    /**
     * The point that this text names, or {@link Points#PASS}.
     *
     * @throws InputException if it names neither
     */
    public int point(Geometry geometry) {
        try {
            return GtpPoints.parse(geometry, text);
        } catch (UnknownPointException e) {
            throw mistake(e.description());
        }
    }

    /**
     * The points and passes that this text names, in its order, separated by white space, commas or both.
     *
     * @throws InputException if a name is neither a point of the board nor a pass
     */
    public int[] points(Geometry geometry) {
        try {
            return GtpPoints.parseList(geometry, text);
        } catch (UnknownPointException e) {
            throw mistake(e.description());
        }
    }

    /** The text alone. */
    @Override
    public String toString() {
        return text;
    }
}
