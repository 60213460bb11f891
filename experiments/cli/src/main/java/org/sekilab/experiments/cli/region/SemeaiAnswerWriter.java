package org.sekilab.experiments.cli.region;

import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.SemeaiKoLine;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.experiments.semeai.CertifiedAnswer;
import org.sekilab.experiments.semeai.SemeaiAnswer;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.SemeaiResult;

/**
 * Writes the answers to races: a JSON object on a line for each, or a line of text for each side that moves first.
 * Mutable: counts certificates. For one thread.
 */
public final class SemeaiAnswerWriter {
    private final PrintStream out;
    private final OutputFormat format;
    private int proved;
    private int certified;

    public SemeaiAnswerWriter(PrintStream out, OutputFormat format) {
        this.out = out;
        this.format = format;
    }

    /**
     * Writes an answer.
     *
     * @param row the row of a list that it answers, from 1
     */
    public void write(OptionalInt row, SemeaiAnswer answer) {
        write(row, answer, null);
    }

    /**
     * Writes an answer, and which of its results are certified.
     *
     * @param row the row of a list that it answers, from 1
     */
    public void write(OptionalInt row, CertifiedAnswer answer) {
        Set<Color> sides =
                answer.certificate().map(each -> each.verdicts().keySet()).orElse(Set.of());
        proved += (int) answer.answer().results().values().stream()
                .filter(SemeaiResult::isProved)
                .count();
        certified += sides.size();
        write(row, answer.answer(), sides);
    }

    private void write(OptionalInt row, SemeaiAnswer answer, @Nullable Set<Color> sides) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, SemeaiLine.of(row, answer, sides));
            return;
        }
        String number = row.isPresent() ? row.getAsInt() + ": " : "";
        for (Map.Entry<Color, SemeaiResult> entry : answer.results().entrySet()) {
            SemeaiResult result = entry.getValue();
            String variation = String.join(" ", BoardNames.moves(answer.geometry(), result.principalVariation()));
            out.printf(
                    Locale.ROOT,
                    "%s%s - %s, %s first: %s (%s, %s%s), %d nodes, %.1f ms%s%s%n",
                    number,
                    answer.query().black().text(),
                    answer.query().white().text(),
                    Words.of(entry.getKey()),
                    result.verdict(),
                    result.method(),
                    Words.of(result.certainty()),
                    result.limit() == Limit.NONE ? "" : ", limit: " + Words.of(result.limit()),
                    result.statistics().nodes(),
                    Numbers.millis(result.statistics().elapsedNanos()),
                    variation.isEmpty() ? "" : ", " + variation,
                    sides == null || !result.isProved()
                            ? ""
                            : sides.contains(entry.getKey()) ? ", certificate" : ", no certificate");
        }
        out.flush();
    }

    /** Writes how many verdicts of a list are certified. */
    public void writeCertificates() {
        if (format == OutputFormat.TEXT) {
            out.printf(Locale.ROOT, "certificates: %d of %d proved verdicts%n", certified, proved);
        }
    }

    /**
     * Writes whether a race is decided by a ko.
     *
     * @param row the row of a list that it is about, from 1
     * @param kos by the side that moves first
     */
    public void writeKos(OptionalInt row, SemeaiQuery query, Map<Color, KoOutlook.Ko> kos) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, SemeaiKoLine.of(row, query, kos));
            return;
        }
        kos.forEach((first, ko) -> out.printf(
                Locale.ROOT,
                "%s%s - %s, %s first, ko: %s%n",
                row.isPresent() ? row.getAsInt() + ": " : "",
                query.black(),
                query.white(),
                Words.of(first),
                Words.of(ko).replace('-', ' ')));
        out.flush();
    }

    /** Writes in place of an answer why there is none. */
    public void writeError(int row, String problem) {
        ProblemRows.writeError(out, format, row, problem);
    }
}
