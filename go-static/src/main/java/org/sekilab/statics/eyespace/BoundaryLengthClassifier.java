package org.sekilab.statics.eyespace;

/**
 * Gives the number of eyes from the boundary length and a few shapes.
 *
 * <p>Source: [CC99]. A length up to 6 is one eye; 7 is one and a half. 8 is one eye for the square of four, two for the
 * curved four, and else one and a half. 9 is one and a half with a square, and else two. 10 or more is two.
 * <p>Proves: nothing: corners and liberties outside do not count.
 * <p>Differs: nothing.
 * <p>Cost: that of two features.
 */
public final class BoundaryLengthClassifier implements EyeClassifier {
    private static final EyeStatus ONE_AND_A_HALF = new EyeStatus(EyeType.T, EyeType.O);
    private static final EyeStatus TWO = new EyeStatus(EyeType.T, EyeType.T);
    private static final int FOUR = 4;
    private static final int MOST_FOR_ONE = 6;

    @Override
    public EyeStatus classify(EyeSpace space) {
        int length = NumericalFeature.BOUNDARY_LENGTH.value(space);
        if (length <= MOST_FOR_ONE) {
            return EyeStatus.ONE_EYE;
        }
        boolean hasSquare = NumericalFeature.SQUARES.value(space) > 0;
        return switch (length) {
            case 7 -> ONE_AND_A_HALF;
            case 8 -> ofEight(space, hasSquare);
            case 9 -> hasSquare ? ONE_AND_A_HALF : TWO;
            default -> TWO;
        };
    }

    private static EyeStatus ofEight(EyeSpace space, boolean hasSquare) {
        if (space.points().size() != FOUR) {
            return ONE_AND_A_HALF;
        }
        boolean isCurved = NumericalFeature.MAX_NEIGHBORS.value(space) == 2;
        return hasSquare ? EyeStatus.ONE_EYE : isCurved ? TWO : ONE_AND_A_HALF;
    }
}
