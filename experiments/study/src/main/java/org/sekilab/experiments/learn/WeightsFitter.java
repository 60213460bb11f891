package org.sekilab.experiments.learn;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.optim.InitialGuess;
import org.apache.commons.math3.optim.MaxEval;
import org.apache.commons.math3.optim.MaxIter;
import org.apache.commons.math3.optim.SimpleValueChecker;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.optim.nonlinear.scalar.ObjectiveFunction;
import org.apache.commons.math3.optim.nonlinear.scalar.ObjectiveFunctionGradient;
import org.apache.commons.math3.optim.nonlinear.scalar.gradient.NonLinearConjugateGradientOptimizer;
import org.sekilab.life.order.MoveChoice;
import org.sekilab.safety.order.MoveFeature;
import org.sekilab.safety.order.MoveWeights;

/**
 * Finds the weights that make observed choices most likely. The chance of a move is in proportion to e to the power of
 * the sum of its weights. Large weights are penalized. Immutable.
 *
 * <p>Source: conditional logit, McFadden 1974; as in Coulom, Computing Elo Ratings of Move Patterns in the Game of Go,
 * ICGA Journal 2007, 3.
 */
final class WeightsFitter {
    private static final double PENALTY = 3;
    private static final int FEWEST = 5; // a value that fewer moves have gets no weight
    private static final int MOST_ITERATIONS = 200;
    private static final double TOLERANCE = 1e-6;

    private final int[][][] choices; // [choice][move] the numbers of its weights
    private final int[] chosen; // [choice]
    private final int[][] numbers; // [feature][value] a weight's number, or -1
    private final int count; // of weights

    WeightsFitter(List<MoveChoice> observed) {
        int[][] seen = MoveFeature.newTable();
        observed.forEach(choice -> choice.moves().forEach(move -> {
            for (int feature = 0; feature < move.length; feature++) {
                seen[feature][move[feature]]++;
            }
        }));
        this.numbers = MoveFeature.newTable();
        int found = 0;
        for (int feature = 0; feature < seen.length; feature++) {
            for (int value = 0; value < seen[feature].length; value++) {
                numbers[feature][value] = seen[feature][value] < FEWEST ? -1 : found++;
            }
        }
        this.count = found;
        this.choices = observed.stream()
                .map(choice -> choice.moves().stream().map(this::numbersOf).toArray(int[][]::new))
                .toArray(int[][][]::new);
        this.chosen = observed.stream().mapToInt(MoveChoice::chosen).toArray();
    }

    private int[] numbersOf(int[] move) {
        return IntStream.range(0, move.length)
                .map(feature -> numbers[feature][move[feature]])
                .filter(number -> number >= 0)
                .toArray();
    }

    /** The weights, in units of one part of {@link MoveWeights#UNIT}. */
    MoveWeights fit() {
        double[] found = count == 0 ? new double[0] : optimum();
        int[][] weights = MoveFeature.newTable();
        for (int feature = 0; feature < weights.length; feature++) {
            for (int value = 0; value < weights[feature].length; value++) {
                int number = numbers[feature][value];
                weights[feature][value] =
                        number < 0 ? 0 : Math.toIntExact(Math.round(MoveWeights.UNIT * found[number]));
            }
        }
        return MoveWeights.of(weights);
    }

    private double[] optimum() {
        return new NonLinearConjugateGradientOptimizer(
                        NonLinearConjugateGradientOptimizer.Formula.POLAK_RIBIERE,
                        new SimpleValueChecker(TOLERANCE, -1, MOST_ITERATIONS))
                .optimize(
                        MaxEval.unlimited(),
                        MaxIter.unlimited(),
                        GoalType.MINIMIZE,
                        new InitialGuess(new double[count]),
                        new ObjectiveFunction(this::loss),
                        new ObjectiveFunctionGradient(this::gradient))
                .getPoint();
    }

    /** How unlikely the choices are: minus the logarithm of their chance, and the penalty. */
    private double loss(double[] weights) {
        double loss = 0;
        for (int i = 0; i < choices.length; i++) {
            loss -= logChances(choices[i], weights)[chosen[i]];
        }
        for (double weight : weights) {
            loss += PENALTY / 2 * weight * weight;
        }
        return loss;
    }

    private double[] gradient(double[] weights) {
        double[] gradient = new double[count];
        for (int i = 0; i < count; i++) {
            gradient[i] = PENALTY * weights[i];
        }
        for (int i = 0; i < choices.length; i++) {
            double[] logs = logChances(choices[i], weights);
            for (int move = 0; move < logs.length; move++) {
                double more = Math.exp(logs[move]) - (move == chosen[i] ? 1 : 0);
                for (int number : choices[i][move]) {
                    gradient[number] += more;
                }
            }
        }
        return gradient;
    }

    /** The logarithm of the chance of each move. */
    private static double[] logChances(int[][] moves, double[] weights) {
        double[] logs = new double[moves.length]; // first the sums of weights
        for (int move = 0; move < moves.length; move++) {
            for (int number : moves[move]) {
                logs[move] += weights[number];
            }
        }
        double most = Arrays.stream(logs).max().orElse(0); // so that no power is too large
        double all = 0;
        for (double log : logs) {
            all += Math.exp(log - most);
        }
        double logOfAll = most + Math.log(all);
        for (int move = 0; move < logs.length; move++) {
            logs[move] -= logOfAll;
        }
        return logs;
    }
}
