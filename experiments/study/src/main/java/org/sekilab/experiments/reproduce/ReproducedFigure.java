package org.sekilab.experiments.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.reproduce.StudyFigures.Measured;

/**
 * A figure of the documents, and what was found here.
 *
 * @param figure what is counted
 * @param committed the value of the documents; empty for a figure that they do not have
 * @param here the value of this run; empty where it was not computed
 * @param tolerance how far the values may be apart
 * @param outcome whether they agree
 */
public record ReproducedFigure(
        Figure figure, OptionalDouble committed, OptionalDouble here, Tolerance tolerance, Outcome outcome) {
    /** Whether values agree. */
    public enum Outcome {
        PASS,
        DIFFERS,
        /** The data of the set are not here. */
        SKIPPED,
        /** No figure is committed to compare with. */
        NEW
    }

    /** A set of a study. */
    public record StudySet(String study, String set) {}

    /**
     * Compares figures.
     *
     * @param here all figures of this run
     * @param skipped the sets that could not be run
     */
    public static List<ReproducedFigure> compare(
            List<CommittedFigures.Row> committed, Map<Figure, Measured> here, Set<StudySet> skipped) {
        List<ReproducedFigure> compared = new ArrayList<>();
        Map<Figure, Measured> left = new LinkedHashMap<>(here);
        for (CommittedFigures.Row row : committed) {
            Figure figure = row.figure();
            @Nullable Measured value = left.remove(figure);
            boolean isSkipped = skipped.contains(new StudySet(figure.study(), figure.set()));
            Outcome outcome = value != null && row.tolerance().allows(row.value(), value.value())
                    ? Outcome.PASS
                    : value == null && isSkipped ? Outcome.SKIPPED : Outcome.DIFFERS;
            compared.add(new ReproducedFigure(
                    figure,
                    OptionalDouble.of(row.value()),
                    value == null ? OptionalDouble.empty() : OptionalDouble.of(value.value()),
                    row.tolerance(),
                    outcome));
        }
        left.forEach((figure, value) -> compared.add(new ReproducedFigure(
                figure, OptionalDouble.empty(), OptionalDouble.of(value.value()), value.tolerance(), Outcome.NEW)));
        return List.copyOf(compared);
    }

    /** The rows to be committed when these values are right: tolerances stay what they are. */
    public static List<CommittedFigures.Row> rows(List<ReproducedFigure> figures) {
        return figures.stream()
                .flatMap(each ->
                        value(each).stream().map(value -> new CommittedFigures.Row(each.figure, value, each.tolerance)))
                .toList();
    }

    /** What was not computed here stays as it is committed. */
    private static Optional<Double> value(ReproducedFigure figure) {
        if (figure.here.isPresent()) {
            return Optional.of(figure.here.getAsDouble());
        }
        return figure.outcome == Outcome.SKIPPED && figure.committed.isPresent()
                ? Optional.of(figure.committed.getAsDouble())
                : Optional.empty();
    }
}
