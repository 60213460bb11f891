package org.sekilab.experiments.cli.study;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.eyes.EyeReport;
import org.sekilab.experiments.eyes.EyeReport.Accuracy;
import org.sekilab.experiments.eyes.EyeReport.Count;
import org.sekilab.experiments.output.json.EyeClassifierLine;
import org.sekilab.experiments.output.json.EyeCountLine;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.statics.eyespace.Place;
import org.sekilab.statics.eyespace.RegionDatabase;

/** Writes what a database of empty regions holds, and how often classifiers are right. */
public final class EyeReportWriter {
    private final PrintStream out;

    public EyeReportWriter(PrintStream out) {
        this.out = out;
    }

    /** Writes aligned tables for people. */
    public void writeText(EyeReport report) {
        out.printf("regions by the number of liberties outside%n%-4s  %-6s  %-9s", "size", "place", "status");
        for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
            out.printf("  %5d", liberties);
        }
        out.println();
        for (Count count : report.counts()) {
            out.printf("%4d  %-6s  %-9s", count.size(), name(count.place()), count.status());
            count.regions().forEach(regions -> out.printf("  %5d", regions));
            out.println();
        }
        writeAccuracies("anywhere", report.accuracies());
        for (Place place : Place.values()) {
            writeAccuracies(
                    name(place),
                    report.accuracies().stream()
                            .filter(accuracy -> accuracy.place() == place)
                            .toList());
        }
        out.flush();
    }

    /** Writes one JSON object a line for each count and each classifier, size and place. */
    public void writeJsonLines(EyeReport report) {
        for (Count count : report.counts()) {
            Json.write(
                    out,
                    new EyeCountLine(count.size(), count.place(), count.status().toString(), count.regions()));
        }
        for (Accuracy accuracy : report.accuracies()) {
            Json.write(
                    out,
                    new EyeClassifierLine(
                            accuracy.classifier(),
                            accuracy.size(),
                            accuracy.place(),
                            accuracy.right(),
                            accuracy.total()));
        }
    }

    /** A row for each classifier, a column for each size: how many of a hundred are right, and how many are wrong. */
    private void writeAccuracies(String where, List<Accuracy> accuracies) {
        List<Integer> sizes =
                accuracies.stream().map(Accuracy::size).distinct().sorted().toList();
        List<String> names =
                accuracies.stream().map(Accuracy::classifier).distinct().toList();
        int width = names.stream().mapToInt(String::length).max().orElse(0);
        out.printf("%nright answers by size, %s, %%%n", where);
        out.print(" ".repeat(width));
        sizes.forEach(size -> out.printf("  %6d", size));
        out.printf("  %6s  %6s%n", "all", "wrong");
        for (String name : names) {
            out.print(name + " ".repeat(width - name.length()));
            Predicate<Accuracy> isIts = accuracy -> accuracy.classifier().equals(name);
            for (int size : sizes) {
                out.print(percent(accuracies, isIts.and(accuracy -> accuracy.size() == size)));
            }
            int wrong = accuracies.stream()
                    .filter(isIts)
                    .mapToInt(accuracy -> accuracy.total() - accuracy.right())
                    .sum();
            out.printf("%s  %6d%n", percent(accuracies, isIts), wrong);
        }
    }

    private static String percent(List<Accuracy> accuracies, Predicate<Accuracy> wanted) {
        int right = 0;
        int total = 0;
        for (Accuracy accuracy : accuracies) {
            right += wanted.test(accuracy) ? accuracy.right() : 0;
            total += wanted.test(accuracy) ? accuracy.total() : 0;
        }
        return String.format(Locale.ROOT, "  %6.2f", 100.0 * right / total);
    }

    private static String name(Place place) {
        return Words.of(place);
    }
}
