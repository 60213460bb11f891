package org.sekilab.semeai;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.sekilab.model.Color;
import org.sekilab.proof.CertificateText;
import org.sekilab.semeai.certify.RaceStrategy;

/**
 * Claims about a race, and the strategies that prove them. A checker that trusts no solver reads them. Immutable.
 */
public final class RaceCertificate {
    private final SemeaiProblem problem;
    private final Map<Color, SemeaiVerdict> verdicts;
    private final Map<Color, List<RaceStrategy>> strategies;
    private final List<String> lines;

    /**
     * @param verdicts what is claimed, by the side that moves first
     * @param strategies what proves it, by the side that moves first
     */
    RaceCertificate(
            SemeaiProblem problem, Map<Color, SemeaiVerdict> verdicts, Map<Color, List<RaceStrategy>> strategies) {
        this.problem = problem;
        this.verdicts = Map.copyOf(verdicts);
        this.strategies = Map.copyOf(strategies);
        List<String> text = new ArrayList<>();
        for (Color first : Color.values()) {
            if (verdicts.containsKey(first)) {
                text.add("claim race %s %s".formatted(word(verdicts.get(first)), terms(first)));
            }
        }
        for (Color first : Color.values()) {
            for (RaceStrategy strategy : strategies.getOrDefault(first, List.of())) {
                text.add("race %s %s %s".formatted(word(strategy.side()), word(strategy.goal()), terms(first)));
                text.add("states " + strategy.lines().size());
                text.addAll(strategy.lines());
            }
        }
        this.lines = List.copyOf(text);
    }

    private String terms(Color first) {
        return "black %s white %s first %s ko %s"
                .formatted(
                        problem.position().geometry().name(problem.black()),
                        problem.position().geometry().name(problem.white()),
                        word(first),
                        word(problem.koWinner()));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The verdicts that are proved, by the side that moves first; unmodifiable. */
    public Map<Color, SemeaiVerdict> verdicts() {
        return verdicts;
    }

    /**
     * The sides that can be played against: the winner of the race, or both sides of a seki.
     *
     * @param first the side that moves first
     */
    public List<RaceAnswers> answers(Color first) {
        return strategies.getOrDefault(first, List.of()).stream()
                .map(strategy -> new RaceAnswers(problem, first, strategy))
                .toList();
    }

    /** Adds this certificate to a file of several ones. */
    public void write(CertificateText text, String name) throws IOException {
        text.board(problem.position(), name, lines);
    }

    /**
     * Writes a compressed file with this certificate alone. It replaces a file that is there.
     *
     * @param name the name of the position
     */
    public void write(Path file, String name) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            CertificateText text = new CertificateText(out);
            write(text, name);
            text.finish();
        }
    }
}
