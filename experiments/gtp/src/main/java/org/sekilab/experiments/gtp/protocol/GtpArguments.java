package org.sekilab.experiments.gtp.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.model.text.UnknownPointException;

/**
 * The arguments of a request, read as what a command takes. All failures are syntax errors. Immutable.
 *
 * <p>Source: [GTP2] 2.11.
 *
 * @param words as they were written
 * @param geometry the board that vertices are on
 */
public record GtpArguments(List<String> words, Geometry geometry) {
    private static final Pattern INTEGER = Pattern.compile("\\d{1,9}");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d{1,9}(\\.\\d{0,9})?|\\.\\d{1,9})");

    public GtpArguments {
        words = List.copyOf(words);
    }

    /** The number of arguments. */
    public int count() {
        return words.size();
    }

    /** Fails unless there are as many as the command takes. */
    public void expect(int number) {
        expect(number, number);
    }

    /** Fails unless there are from so many to so many. */
    public void expect(int fewest, int most) {
        if (words.size() < fewest || words.size() > most) {
            throw GtpException.syntaxError();
        }
    }

    /** The argument as it stands. */
    public String word(int index) {
        if (index >= words.size()) {
            throw GtpException.syntaxError();
        }
        return words.get(index);
    }

    /** A number that is not negative, of up to nine digits. */
    public int integer(int index) {
        String word = word(index);
        if (!INTEGER.matcher(word).matches()) {
            throw GtpException.syntaxError();
        }
        return Integer.parseInt(word);
    }

    /** The argument as a number. */
    public double number(int index) {
        String word = word(index);
        if (!NUMBER.matcher(word).matches()) {
            throw GtpException.syntaxError();
        }
        return Double.parseDouble(word);
    }

    /** The argument as a color, by its name or its first letter. */
    public Color color(int index) {
        return colorIfAny(index).orElseThrow(GtpException::syntaxError);
    }

    /** As {@link #color}. Empty if there is no such argument, or if it is no color. */
    public Optional<Color> colorIfAny(int index) {
        if (index >= words.size()) {
            return Optional.empty();
        }
        return switch (words.get(index).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Optional.of(Color.BLACK);
            case "w", "white" -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }

    /** The arguments without the first ones. */
    public GtpArguments from(int index) {
        return new GtpArguments(words.subList(index, words.size()), geometry);
    }

    /** A point of the board, or {@link Points#PASS}. */
    public int vertex(int index) {
        try {
            return GtpPoints.parse(geometry, word(index));
        } catch (UnknownPointException e) {
            throw GtpException.syntaxError();
        }
    }

    /** A point of the board. */
    public int point(int index) {
        int vertex = vertex(index);
        if (vertex == Points.PASS) {
            throw GtpException.syntaxError();
        }
        return vertex;
    }
}
