package org.sekilab.experiments.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.StatusJudge.Trust;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.life.estimate.EyeProblemFinder;
import org.sekilab.life.eyes.EyeProblem;
import org.sekilab.life.eyes.EyeSpaceValue;
import org.sekilab.life.eyes.EyeSums;
import org.sekilab.life.eyes.EyeValue;
import org.sekilab.life.eyes.EyeValueSolver;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * Eye values of spaces, and what several of them give one block.
 *
 * <p>Proves: at least the eyes of the value, if one block is around the space. With several blocks the answer is a
 * guess: their connections elsewhere are taken for granted.
 */
final class EyeValueCommands {
    private static final int MOST_STATES = 500_000;

    private final GtpGame game;
    private final EyeProblemFinder finder = new EyeProblemFinder();
    private final EyeValueSolver solver = new EyeValueSolver(MOST_STATES);

    EyeValueCommands(GtpGame game) {
        this.game = game;
    }

    void addTo(CommandTable table) {
        table.add(
                "sekilab-eye_value [COLOR] VERTEX [VERTEX ...]",
                "the value of an eye space as a game, such as 1 1/2 = {2|1}, and the moves that count; the sum of several spaces",
                this::answer);
    }

    private String answer(GtpArguments arguments) {
        Optional<Color> owner = arguments.colorIfAny(0);
        return answer(owner, owner.isPresent() ? arguments.from(1) : arguments);
    }

    /** @param owner of the spaces; if empty, the color that seems to own each of them */
    private String answer(Optional<Color> owner, GtpArguments arguments) {
        arguments.expect(1, EyeSums.MOST_SPACES);
        List<EyeProblem> problems = new ArrayList<>();
        List<EyeValue> values = new ArrayList<>();
        StringJoiner lines = new StringJoiner("\n");
        for (int i = 0; i < arguments.count(); i++) {
            int point = arguments.point(i);
            Optional<EyeProblem> problem = owner.map(color -> finder.find(game.position(), point, color))
                    .orElseGet(() -> finder.find(game.position(), point));
            Optional<EyeSpaceValue> found = problem.flatMap(solver::solve);
            if (problem.isEmpty() || found.isEmpty()) {
                lines.add("unknown: " + obstacle(problem));
            } else {
                problems.add(problem.get());
                values.add(found.get().value());
                lines.add(describe(found.get()) + ", " + trust(List.of(problem.get())));
            }
        }
        if (arguments.count() > 1) {
            requireOneSum(problems);
            boolean isComplete = values.size() == arguments.count();
            lines.add("sum: " + (isComplete ? sum(values, trust(problems)) : "unknown"));
        }
        return lines.toString();
    }

    private static String obstacle(Optional<EyeProblem> problem) {
        if (problem.isEmpty()) {
            return "no small eye space is there";
        }
        int size = problem.get().points().size();
        return size > EyeValueSolver.MOST_POINTS
                ? "the space has %d points, more than %d".formatted(size, EyeValueSolver.MOST_POINTS)
                : "the space has more than %d states".formatted(MOST_STATES);
    }

    private static String describe(EyeSpaceValue found) {
        EyeValue value = found.value();
        return value.isSettled()
                ? value.text()
                : "%s = %s, attack %s, defense %s"
                        .formatted(
                                value.text(),
                                value.form(),
                                GtpText.points(found.attacks()),
                                GtpText.points(found.defenses()));
    }

    /** What the sum gives. That it gives less is not proved: a value is the least that a space gives. */
    private static String sum(List<EyeValue> values, String trust) {
        EyeSums sums = new EyeSums();
        if (sums.holdsAgainstMove(values)) {
            return "two eyes with either side first, " + trust;
        }
        return sums.holdsByMove(values) ? "two eyes with the defender first, " + trust : "two eyes are not shown";
    }

    private void requireOneSum(List<EyeProblem> problems) {
        PointSet taken = new PointSet(game.geometry());
        for (EyeProblem problem : problems) {
            if (problem.defender() != problems.get(0).defender()) {
                throw new GtpException("the spaces belong to different colors");
            }
            if (problem.points().intersects(taken)) {
                throw new GtpException("two of the spaces have common points");
            }
            taken.unite(problem.points());
        }
    }

    /** A proof is about one block that is the wall of all spaces. */
    private static String trust(List<EyeProblem> problems) {
        PointSet wall = problems.get(0).wall();
        boolean isOneBlock = wall.components().size() == 1
                && problems.stream().allMatch(problem -> problem.wall().equals(wall));
        return Words.of(isOneBlock ? Trust.PROOF : Trust.GUESS);
    }
}
