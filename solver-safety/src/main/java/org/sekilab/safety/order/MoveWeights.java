package org.sekilab.safety.order;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The weight of each value of each {@link MoveFeature}. The sum of a move's weights is its value. Moves of a larger
 * value win more often. Immutable, shared by threads.
 *
 * <p>Source: as {@link MoveFeature}; learned by the command {@code learn-moves}.
 * <p>Proves: nothing. Weights change the time of a search and never its result.
 * <p>Cost: an addition for each feature; allocates nothing.
 */
public final class MoveWeights {
    /** The difference of two values by which the better move wins e times as often. */
    public static final int UNIT = 64;

    private static final String RESOURCE = "move-weights.txt";
    private static final String COMMENT = "#";
    private static final int WORDS = 3; // of a line

    private final int[][] weights; // [feature][value]

    private MoveWeights(int[][] weights) {
        this.weights = weights;
    }

    /** The weights that are part of the library. */
    public static MoveWeights shipped() {
        return Shipped.WEIGHTS;
    }

    /**
     * Weights in units of one part of {@link #UNIT}.
     *
     * @param weights [feature][value], as long as {@link MoveFeature} says
     */
    public static MoveWeights of(int[][] weights) {
        int[][] copy = new int[MoveFeature.COUNT][];
        for (MoveFeature feature : MoveFeature.values()) {
            copy[feature.ordinal()] = weights[feature.ordinal()].clone();
            if (copy[feature.ordinal()].length != feature.size()) {
                throw new IllegalArgumentException(
                        "%d weights of %s".formatted(copy[feature.ordinal()].length, feature));
            }
        }
        return new MoveWeights(copy);
    }

    /**
     * Reads weights from lines such as {@code LINE 2 -17}: a feature, a value, and its weight. Other values have the
     * weight 0. Lines that begin with {@code #} are comments.
     *
     * @throws IllegalArgumentException if a line is not of this form
     */
    public static MoveWeights parse(List<String> lines) {
        int[][] weights = MoveFeature.newTable();
        for (String line : lines) {
            if (!line.startsWith(COMMENT)) {
                String[] words = line.split(" ", -1);
                if (words.length != WORDS) {
                    throw new IllegalArgumentException("'%s' is not a feature, a value and a weight".formatted(line));
                }
                int[] ofFeature = weights[MoveFeature.valueOf(words[0]).ordinal()];
                ofFeature[Objects.checkIndex(Integer.parseInt(words[1]), ofFeature.length)] =
                        Integer.parseInt(words[2]);
            }
        }
        return new MoveWeights(weights);
    }

    /** The lines that {@link #parse} reads, in the order of features and values, without weights of 0. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (MoveFeature feature : MoveFeature.values()) {
            int[] ofFeature = weights[feature.ordinal()];
            for (int value = 0; value < ofFeature.length; value++) {
                if (ofFeature[value] != 0) {
                    lines.add("%s %d %d".formatted(feature, value, ofFeature[value]));
                }
            }
        }
        return lines;
    }

    /**
     * The value of a move.
     *
     * @param features as {@link MoveFeatures#of} gives them
     */
    public int value(int[] features) {
        int value = 0;
        for (int feature = 0; feature < weights.length; feature++) {
            value += weights[feature][features[feature]];
        }
        return value;
    }

    /** Read when first asked for. */
    private static final class Shipped {
        static final MoveWeights WEIGHTS = read();

        private static MoveWeights read() {
            InputStream stream = Objects.requireNonNull(MoveWeights.class.getResourceAsStream(RESOURCE), RESOURCE);
            try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                return parse(reader.lines().toList());
            } catch (IOException e) {
                throw new UncheckedIOException(RESOURCE, e);
            }
        }
    }
}
